"""The Pooling page as any link finds it."""

from lib.lessons.pooling.state import default
from lib.lessons.pooling.story import story
from lib.lessons.pooling.surface import surface
from lib.prose import Text
from lib.surfaces.opened import Opened


def opened(text: Text) -> Opened:
    """The noise of every reader."""
    return Opened(surface(default(), text, story()))
