"""What questions about scores are answered from: all pairs of the shipped words, in each model."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import computed
from cosine_lab.data.words import every_word, load_words
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.spaces.neighbours import cosines_to
from cosine_lab.maths.vectors import cosine

TASK, NEAREST = "ask", 10
WHOLE = 200_000
"""Shares of all pairs are counted in this many parts: half of the smallest digit that is shown, 0.001%."""
SPANS = ((20, 200, 1), (200, 2000, 10), (2000, 198_000, 100), (198_000, 199_800, 10), (199_800, 199_981, 1))
"""Where the last digit of a share changes, and where it is met exactly: from, to, step.

Twin of assets/lab/maths/scores.js."""
Place = tuple[int, float]
"""Of a word in another's list: its place, 1 the nearest; the tenth best cosine of the list."""
Lists = tuple[str, int, float]
"""The word in most of all words' lists of the ten nearest, in how many, and the share of words in none."""
Queries = tuple[str, float, str, float, int]


class Facts(NamedTuple):
    """A model's cosines over all pairs of the counted words.

    cuts : the greatest cosine, those that each share of `shares` reaches, the least: decreasing
    negative : share of negative cosines once the mean vector is subtracted
    mean, low, high : shape (d,), of the rows as they are: mean, least and greatest of each dimension
    base : squared length of the mean direction
    by_cosine, by_dot, by_centred : lists of the nearest by each
    by_query : the word of the smallest tenth best cosine, that; the one of the largest median, that; how many reach it
    rho : Spearman's ρ of length and place by frequency; None where every length is 1
    """

    cuts: Vector
    negative: float
    mean: Vector
    low: Vector
    high: Vector
    base: float
    by_cosine: Lists
    by_dot: Lists
    by_centred: Lists
    by_query: Queries
    rho: float | None


def shares() -> NDArray[np.int64]:
    """Of all pairs, in parts of `WHOLE`: each share at which a figure changes."""
    return np.concatenate([np.arange(*span) for span in SPANS])


def facts(model: str) -> Facts:
    """What all pairs come to in that model; shipped, like the table."""
    return computed.shipped(TASK, model, Facts)


def place(model: str, word: str, other: str) -> Place:
    """Where `other` stands in the list of `word` among all counted words, 1 the nearest; both are in the table."""
    table, counted = every_word(), load_words()
    rows = table.vectors[model]
    mine, theirs = rows[table.rows[word]], rows[table.rows[other]]
    ranks = [at for name, at in counted.rows.items() if name != word]
    scores = cosines_to(counted.vectors[model][ranks], mine)
    before = int((scores > cosine(mine, theirs) + 1e-12).sum())
    return 1 + before, float(sorted(scores)[-NEAREST])
