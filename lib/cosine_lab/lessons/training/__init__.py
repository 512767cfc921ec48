"""Training: what a loss that sees only cosines does to lengths, and a temperature to cosines."""

from cosine_lab.lessons.training import figures, model, sentences, state
from cosine_lab.lessons.training.state import LABELS, default
from cosine_lab.lessons.training.story import story
from cosine_lab.lessons.training.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import Opened

__all__ = ["figures", "model", "opened", "sentences", "state", "story", "surface"]


def opened(text: Text) -> Opened:
    """Two vectors, always by the same names."""
    return Opened(surface(default(), text, story()), {"labels": (LABELS, LABELS)})
