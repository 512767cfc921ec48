"""What the page begins with: the paper's configurations, ours, and four words of a real model."""

from typing import Any

import numpy as np

from cosine_lab.data.configurations import PAPER, RESIZED, Configuration
from cosine_lab.data.words import load_words
from cosine_lab.parameters import Points
from cosine_lab.shared_cache import shared_cache

WORDS = ("cat", "dog", "car", "house")
MODEL = "GloVe-50"
MANY = 12


@shared_cache
def configurations() -> tuple[Configuration, ...]:
    """Fig. 1 (C.1), H.1 without and with a short row, the centred hexagon twice, twelve labels."""
    twelve = _many()
    labels = tuple("ABCDEFGHIJKL")
    return (PAPER, *RESIZED, Configuration("twelve", labels, twelve, twelve))


def start(configuration: Configuration) -> dict[str, Any]:
    """The fields that show a configuration, with no move made."""
    return configuration.fields() | {"turn": 0.0, "size": 1.0}


@shared_cache
def four_words() -> Configuration:
    """GloVe vectors of four words on their two leading singular directions, to three decimals.

    The best picture of them in the plane (Eckart and Young 1936), with the origin where it was.
    """
    table = load_words()
    V = table.vectors[MODEL][[table.rows[word] for word in WORDS]].astype(np.float64)
    U, s, _ = np.linalg.svd(V, full_matrices=False)
    W = U[:, :2] * s[:2]
    W *= np.sign(W.sum(axis=0))
    rows = tuple((round(float(x), 3), round(float(y), 3)) for x, y in W)
    return Configuration("words", WORDS, rows, rows)


def _many() -> Points:
    drawn = np.random.default_rng(MANY).standard_normal((MANY, 2)).round(2)
    return tuple((float(x), float(y)) for x, y in drawn)
