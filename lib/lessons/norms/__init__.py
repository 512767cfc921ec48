"""Norms and remedies: what each remedy does to neighbours, hubs, frequency and agreement."""

from lib.lessons.norms import figures, model, sentences, state

__all__ = ["figures", "model", "sentences", "state"]
