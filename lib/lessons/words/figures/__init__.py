"""What the Words page draws below its live part."""

from lib.lessons.words.figures import charts, labels, tables, views

__all__ = ["charts", "labels", "tables", "views"]
