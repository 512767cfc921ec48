"""What is shipped computed of the Norms page: neighbours, spreads, agreement with people."""

from cosine_lab.lessons.norms.model import counts, rated, spread, told

__all__ = ["counts", "rated", "spread", "told"]
