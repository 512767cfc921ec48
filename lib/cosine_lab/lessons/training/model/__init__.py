"""What the Training page computes: how norms grow, and encoders at several temperatures."""

from cosine_lab.data.temperatures import JOBS, Judged, Shift, at, at_hand, shifted, sweep
from cosine_lab.lessons.training.model.growth import Count, Counts, Run, counts, grown

__all__ = ["JOBS", "Count", "Counts", "Judged", "Run", "Shift", "at", "at_hand", "counts", "grown", "shifted", "sweep"]
