"""What the Training page draws below the surface: charts, tables, the parts they stand in."""

from cosine_lab.lessons.training.figures import charts, views

__all__ = ["charts", "views"]
