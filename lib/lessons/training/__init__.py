"""Training: what a loss that sees only cosines does to lengths, and a temperature to cosines."""

from lib.lessons.training.state import TrainingState, default, fitting
from lib.lessons.training.surface import surface

__all__ = ["TrainingState", "default", "fitting", "surface"]
