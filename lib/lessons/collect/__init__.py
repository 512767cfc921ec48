"""Collect: work handed in, every goal computed again from the state."""

from lib.lessons.collect import figures, model, sentences

__all__ = ["figures", "model", "sentences"]
