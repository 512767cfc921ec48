"""Norms and remedies: what each remedy does to neighbours, hubs, frequency and agreement."""

from lib.lessons.norms import figures, model, sentences, state, surface
from lib.lessons.norms.challenges import CHALLENGES
from lib.lessons.norms.model.link import readings
from lib.lessons.norms.story import story, strip

__all__ = [
    "CHALLENGES",
    "figures",
    "model",
    "readings",
    "sentences",
    "state",
    "story",
    "strip",
    "surface",
]
