"""What the Pooling page computes: panels, and the cosines of all pairs of their rows."""

from cosine_lab.lessons.pooling.model.measured import Found, Measured, solve
from cosine_lab.lessons.pooling.model.panels import Wanted, panels

__all__ = ["Found", "Measured", "Wanted", "panels", "solve"]
