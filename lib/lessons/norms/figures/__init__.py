"""What the Norms page draws."""

from lib.lessons.norms.figures import charts, neighbours, toy, views

__all__ = ["charts", "neighbours", "toy", "views"]
