"""Pooling: what max and mean do to cosines, measured beside predicted."""

from lib.lessons.pooling import figures, model, sentences, state

__all__ = ["figures", "model", "sentences", "state"]
