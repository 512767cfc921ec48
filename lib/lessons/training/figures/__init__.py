"""What the Training page draws below the surface: charts, tables, the parts they stand in."""

from lib.lessons.training.figures import charts, views

__all__ = ["charts", "views"]
