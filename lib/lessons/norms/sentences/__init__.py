"""What the Norms page says: answers and tables made from its numbers."""

from lib.lessons.norms.sentences import agreements, answers, evidence, tables

__all__ = ["agreements", "answers", "evidence", "tables"]
