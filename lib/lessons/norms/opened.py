"""The Norms page as any link finds it: what is told on the tables that all readers have."""

from lib.lessons.norms.state import default
from lib.lessons.norms.story import story
from lib.lessons.norms.surface import surface
from lib.prose import Text
from lib.surfaces.opened import Opened


def opened(text: Text) -> Opened:
    """Every remedy of every table."""
    return Opened(surface(default(), text, story()))
