"""Training: what a loss that sees only cosines does to lengths, and a temperature to cosines."""

from lib.lessons.training import figures, model, sentences, state
from lib.lessons.training.opened import opened
from lib.lessons.training.story import story
from lib.lessons.training.surface import surface

__all__ = [
    "figures",
    "model",
    "opened",
    "sentences",
    "state",
    "story",
    "surface",
]
