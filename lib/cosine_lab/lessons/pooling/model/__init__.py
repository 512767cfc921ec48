"""What the Pooling page computes: panels, and the cosines of all pairs of their rows."""

from cosine_lab.lessons.pooling.model.measured import Measured, Measurements, solve
from cosine_lab.lessons.pooling.model.panels import Wanted, panels

__all__ = ["Measured", "Measurements", "Wanted", "panels", "solve"]
