"""Word2Vec: a sigmoid classifier, whose cosines do say something of co-occurrence."""

from lib.lessons.word2vec.about import (
    FACTS,
    about_learned,
    about_pocket,
    correlation_table,
    nearest_table,
)
from lib.lessons.word2vec.figures import against, loss, loss_table, pair_table
from lib.lessons.word2vec.learned import Learned, learn
from lib.lessons.word2vec.pocket import Pocket, pocket
from lib.lessons.word2vec.settings import FIELDS, Settings, defaults, settings_of
from lib.lessons.word2vec.state import Word2VecState, default, fitting
from lib.lessons.word2vec.surface import surface
from lib.lessons.word2vec.words import LISTED, LONGEST, PLANE, chosen, found, looked_up

__all__ = [
    "FACTS",
    "FIELDS",
    "LISTED",
    "LONGEST",
    "PLANE",
    "Learned",
    "Pocket",
    "Settings",
    "Word2VecState",
    "about_learned",
    "about_pocket",
    "against",
    "chosen",
    "correlation_table",
    "default",
    "defaults",
    "fitting",
    "found",
    "learn",
    "looked_up",
    "loss",
    "loss_table",
    "nearest_table",
    "pair_table",
    "pocket",
    "settings_of",
    "surface",
]
