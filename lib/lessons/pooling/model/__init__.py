"""What the Pooling page computes: panels, and the cosines of all pairs of their rows."""

from lib.lessons.pooling.model.measured import Found, Measured, solve
from lib.lessons.pooling.model.panels import Wanted, panels

__all__ = ["Found", "Measured", "Wanted", "panels", "solve"]
