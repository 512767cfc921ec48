"""Training: what a loss that sees only cosines does to lengths, and a temperature to cosines."""

from lib.lessons.training import growth, told
from lib.lessons.training.state import TrainingState, default, fitting
from lib.lessons.training.surface import surface
from lib.lessons.training.temperature import (
    CHOICES,
    CONSTANT,
    SEED,
    TAUS,
    Judged,
    Shift,
    at,
    shifted,
    sweep,
)

__all__ = [
    "CHOICES",
    "CONSTANT",
    "SEED",
    "TAUS",
    "Judged",
    "Shift",
    "TrainingState",
    "at",
    "default",
    "fitting",
    "growth",
    "shifted",
    "surface",
    "sweep",
    "told",
]
