"""What the Words page draws below its live part."""

from lib.lessons.words.figures import charts, compared, labels, tables, views

__all__ = ["charts", "compared", "labels", "tables", "views"]
