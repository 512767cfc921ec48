"""What the Rankings page computes beside its surface."""

from cosine_lab.lessons.rankings.model import checks, digits, many

__all__ = ["checks", "digits", "many"]
