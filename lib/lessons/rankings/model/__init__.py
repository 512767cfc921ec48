"""What the Rankings page computes beside its surface."""

from lib.lessons.rankings.model import checks, digits, many

__all__ = ["checks", "digits", "many"]
