"""What the Words page computes: a list of words under every model there is."""

from cosine_lab.lessons.words.model import compared, encoding, lists, lookup, models, spread

__all__ = ["compared", "encoding", "lists", "lookup", "models", "spread"]
