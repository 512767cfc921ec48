"""What is shipped computed of the Norms page: neighbours, spreads, agreement with people."""

from cosine_lab.lessons.norms.model import counts, rated, spread, story_words

__all__ = ["counts", "rated", "spread", "story_words"]
