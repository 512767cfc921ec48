"""What the Word2Vec page computes: models of few and of many words, and words looked up."""

from cosine_lab.lessons.word2vec.model.learned import (
    TOLD,
    Compared,
    Learned,
    Lists,
    at_hand,
    learn,
    nearest,
    places,
    told,
)
from cosine_lab.lessons.word2vec.model.pocket import Pocket, pocket
from cosine_lab.lessons.word2vec.model.words import chosen, found, looked_up

__all__ = [
    "TOLD",
    "Compared",
    "Learned",
    "Lists",
    "Pocket",
    "at_hand",
    "chosen",
    "found",
    "learn",
    "looked_up",
    "nearest",
    "places",
    "pocket",
    "told",
]
