"""What the Word2Vec page computes: models of few and of many words, and words looked up."""

from cosine_lab.lessons.word2vec.model.learned import (
    STORY_WORD,
    Compared,
    Learned,
    Lists,
    at_hand,
    learn,
    nearest,
    places,
    story_lists,
)
from cosine_lab.lessons.word2vec.model.pocket import Pocket, pocket
from cosine_lab.lessons.word2vec.model.words import chosen, known_words, looked_up

__all__ = [
    "STORY_WORD",
    "Compared",
    "Learned",
    "Lists",
    "Pocket",
    "at_hand",
    "chosen",
    "known_words",
    "learn",
    "looked_up",
    "nearest",
    "places",
    "pocket",
    "story_lists",
]
