"""What the Words page draws below its live part."""

from cosine_lab.lessons.words.figures import compared, tables

__all__ = ["compared", "tables"]
