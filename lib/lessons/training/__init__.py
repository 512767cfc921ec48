"""Training: what a loss that sees only cosines does to lengths, and a temperature to cosines."""

from lib.lessons.training import figures, model, sentences, state
from lib.lessons.training.state import LABELS, default
from lib.lessons.training.story import story
from lib.lessons.training.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened

__all__ = ["figures", "model", "opened", "sentences", "state", "story", "surface"]


def opened(text: Text) -> Opened:
    """Two vectors, always by the same names."""
    return Opened(surface(default(), text, story()), {"labels": (LABELS, LABELS)})
