"""The paper's configurations, two of ours, and four words of a real model, as rows of numbers."""

from math import cos, radians, sin
from typing import NamedTuple

import numpy as np

from lib.data.classifiers import PAPER_UNEMBEDDINGS
from lib.data.words import load_words
from lib.once import once
from lib.parameters import Points

H1_DEGREES = (0, 45, 90, 135, 180, 225, 315)
HEXAGON_DEGREES = (0, 60, 120, 180, 240, 300)
WORDS = ("cat", "dog", "car", "house")
MODEL = "GloVe-50"
MANY = 12


class Configuration(NamedTuple):
    """Labels, their original unembeddings, and those shown: the same ones, or resized."""

    key: str
    labels: tuple[str, ...]
    original: Points
    shown: Points


@once
def configurations() -> tuple[Configuration, ...]:
    """Fig. 1 (C.1), H.1 without and with a short row, the centred hexagon twice, twelve labels."""
    h1, short = ring(H1_DEGREES, (5,) * 7), ring(H1_DEGREES, (5, 5, 2, 5, 5, 5, 5))
    hexagon = ring(HEXAGON_DEGREES, (1,) * 6)
    uneven = ring(HEXAGON_DEGREES, (1, 0.4) * 3)
    twelve = _many()
    sevens, sixes = tuple("1234567"), tuple("ABCDEF")
    return (
        Configuration("C1", tuple("01234"), PAPER_UNEMBEDDINGS, PAPER_UNEMBEDDINGS),
        Configuration("H1", sevens, h1, h1),
        Configuration("H1-2", sevens, h1, short),
        Configuration("hexagon", sixes, hexagon, hexagon),
        Configuration("hexagon-2", sixes, hexagon, uneven),
        Configuration("twelve", tuple("ABCDEFGHIJKL"), twelve, twelve),
    )


def ring(degrees: tuple[int, ...], lengths: tuple[float, ...]) -> Points:
    """Rows of these directions and lengths."""
    return tuple(
        (r * cos(radians(a)), r * sin(radians(a))) for a, r in zip(degrees, lengths, strict=True)
    )


@once
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
