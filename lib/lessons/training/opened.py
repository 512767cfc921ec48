"""The Training page as any link finds it."""

from lib.lessons.training.state import LABELS, default
from lib.lessons.training.story import story
from lib.lessons.training.surface import surface
from lib.prose import Text
from lib.surfaces.opened import Opened


def opened(text: Text) -> Opened:
    """Two vectors, always by the same names."""
    return Opened(surface(default(), text, story()), {"labels": (LABELS, LABELS)})
