"""What the Rankings page draws beside its surface, one module a section."""

from cosine_lab.lessons.rankings.figures import checks, digits, two_points

__all__ = ["checks", "digits", "two_points"]
