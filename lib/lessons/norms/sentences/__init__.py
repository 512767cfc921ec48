"""What the Norms page says: answers and tables made from its numbers."""

from lib.lessons.norms.sentences import answers, evidence, tables

__all__ = ["answers", "evidence", "tables"]
