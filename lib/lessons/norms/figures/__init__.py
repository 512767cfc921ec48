"""What the Norms page draws."""

from lib.lessons.norms.figures import above, charts, neighbours, toy, views

__all__ = ["above", "charts", "neighbours", "toy", "views"]
