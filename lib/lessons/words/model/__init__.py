"""What the Words page computes: a list of words under every model there is."""

from lib.lessons.words.model import encoding, found, lists, models, spread

__all__ = ["encoding", "found", "lists", "models", "spread"]
