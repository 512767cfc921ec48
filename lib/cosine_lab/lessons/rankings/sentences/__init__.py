"""What the Rankings page says of what it computed."""

from cosine_lab.lessons.rankings.sentences import checks, digits, two_points

__all__ = ["checks", "digits", "two_points"]
