"""How similar people find pairs of words, and how far a model's cosines agree with them.

The ratings themselves are never part of this project: gensim carries WordSim-353 and SimLex-999 among its test data,
where tests/makers/make_agreement.py reads them. What we computed from them is ours and is shipped.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.data.words import FOLDER
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.spaces.remedies import REMEDIES, pair_scores
from cosine_lab.maths.spaces.similarity import spearman

FILES = {"WordSim-353": "wordsim353.tsv", "SimLex-999": "simlex999.txt"}
FEWEST = 3
"""Rated pairs that begin with the same word, for a correlation within its scores."""


@dataclass(frozen=True, eq=False)
class Ratings:
    """Pairs of lower-case words with the mean of people's ratings, 0 to 10, shape (m,)."""

    name: str
    pairs: tuple[tuple[str, str], ...]
    scores: Vector


class Agreement(NamedTuple):
    """Spearman's ρ of scores with ratings, over the pairs whose two words the table has."""

    rho: float | None
    """Across queries, in [−1, 1]; None with fewer than two pairs, or where one side is constant."""
    pairs: int
    within: float | None = None
    """Mean of ρ within a query: over the pairs that begin with one word, word by word; of words
    with three such pairs that differ on both sides, None where there is none."""
    queries: int = 0
    """How many such words there are."""


class OfWord(NamedTuple):
    """Spearman's ρ over the rated pairs that begin with one word."""

    pairs: int
    rho: float


class Shipped(NamedTuple):
    """One line of our own table of agreements."""

    ratings: str
    model: str
    remedy: str
    k: int
    """Components removed, where the remedy is "top-removed"; else 0."""
    rho: float
    pairs: int
    within: float
    queries: int


def agreement(ratings: Ratings, rows: Mapping[str, int], W: ArrayLike, remedy: str, k: int = 1) -> Agreement:
    """Spearman's ρ of the ratings with the cosines after a remedy (`remedies.pair_scores`).

    Parameters
    ----------
    ratings
        m rated pairs; those with a word that is not in `rows` are left out.
    rows
        Row number of each word.
    W
        Shape (n, d): the whole table, whose mean and components the remedies use.
    remedy, k
        As `remedies.pair_scores`.

    Raises
    ------
    ValueError
        "agreement needs one of …, got …" for an unknown remedy.
    """
    if remedy not in REMEDIES:
        raise ValueError(f"agreement needs one of {', '.join(REMEDIES)}, got {remedy}")
    known = [i for i, pair in enumerate(ratings.pairs) if all(word in rows for word in pair)]
    if len(known) < 2:  # noqa: PLR2004 - a correlation
        return Agreement(None, len(known))
    pairs = np.array([[rows[word] for word in ratings.pairs[i]] for i in known])
    try:
        scores = pair_scores(remedy, W, pairs, k)
        rho = spearman(scores, ratings.scores[known])
    except ValueError:
        return Agreement(None, len(known))
    each = list(by_query(pairs[:, 0], scores, ratings.scores[known]).values())
    within = float(np.mean([one.rho for one in each])) if each else None
    return Agreement(rho, len(known), within, len(each))


def by_query(queries: NDArray[np.intp], scores: Vector, ratings: Vector) -> dict[int, OfWord]:
    """Spearman's ρ of each query that has enough rated pairs, where it is defined."""
    results = {}
    for query in np.unique(queries):
        at = queries == query
        if at.sum() >= FEWEST and np.ptp(scores[at]) > 0 and np.ptp(ratings[at]) > 0:
            results[int(query)] = OfWord(int(at.sum()), spearman(scores[at], ratings[at]))
    return results


def shipped_agreements() -> tuple[str, tuple[Shipped, ...]]:
    """The version of gensim whose ratings our own table was computed from, and its lines."""
    table = json.loads((FOLDER / "agreement.json").read_text(encoding="utf-8"))
    return table["gensim"], tuple(Shipped(**line) for line in table["lines"])


def shipped_words(ratings: str, model: str) -> dict[str, dict[str, OfWord]]:
    """Our own agreements word by word, by remedy ("top-removed" with its k behind a colon)."""
    table = json.loads((FOLDER / "agreement_words.json").read_text(encoding="utf-8"))
    ranks = table[ratings].get(model, {})
    return {
        remedy: {
            word: OfWord(pairs, rho)
            for word, pairs, rho in zip(ranks["words"], ranks["pairs"], rhos, strict=True)
            if rho is not None
        }
        for remedy, rhos in ranks.get("rho", {}).items()
    }


def shipped_order(ratings: str, word: str) -> tuple[tuple[str, ...], ...]:
    """The words that people have rated with this one, the most related first; few words have theirs shipped.

    Words that are rated alike stand together.
    """
    table = json.loads((FOLDER / "agreement_order.json").read_text(encoding="utf-8"))
    return tuple(map(tuple, table[ratings].get(word, ())))
