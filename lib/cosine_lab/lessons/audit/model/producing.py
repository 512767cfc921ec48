"""Which rankings and label sets a layer can produce: how many, and all where they are few."""

from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.maths.checks import Done
from cosine_lab.maths.rankings.arrangements.incremental import part
from cosine_lab.maths.rankings.counting import log10_rankings, log10_sign_patterns, max_rankings
from cosine_lab.maths.rankings.decisions.integers import MOST
from cosine_lab.maths.rankings.feasible import Answer, feasible
from cosine_lab.maths.rankings.patterns import Cells, TieError, TooManyError, rankings, sign_patterns
from cosine_lab.maths.rankings.winning import tie_for_top
from cosine_lab.refusals import Refused

MOST_LISTED = 300_000
MOST_PROOFS = 12
_MOST_SETS = 1_500
_GREATEST_SET = 3
_READABLE = 15.0


class Producing(NamedTuple):
    """What can come out of a layer.

    rank : dimensions in which its logits (for a softmax their differences) vary
    power : log₁₀ of the most that rows of this rank can produce
    most : that number, where it has at most 15 digits
    free : log₁₀ of what n labels could produce in as many dimensions
    listed : all of them, where they are few enough to be listed
    tied : why none is listed: two labels that always tie
    ties : pairs that can tie for the top; None where they are too many to ask
    impossible : of a sigmoid, sets of up to three labels that cannot be exactly those that are on;
        None where they are too many to ask
    proofs : of the first of them, why
    """

    rank: int
    power: float
    most: int | None
    free: float
    listed: Cells | None
    tied: bool
    ties: tuple[tuple[int, int], ...] | None
    impossible: tuple[tuple[int, ...], ...] | None
    proofs: tuple[Answer, ...]


def producing(ground: Ground, progress: Done | None = None) -> Producing:
    """Count by rank (Cover 1965, 1967; with a bias Good & Tideman 1977), and list what is few."""
    head, sigmoid = ground.head, ground.sigmoid
    n, biased, rank = len(head.W), head.bias is not None, ground.spread.rank
    count = log10_sign_patterns if sigmoid else log10_rankings
    power = count(n, rank, bias=biased) if rank or biased else 0.0
    free = count(n, n, bias=biased)
    listed, tied = None, False
    kind = sign_patterns if sigmoid else rankings
    try:
        if head.W.size * n <= MOST_LISTED * 100:
            listed = kind(head.W, head.bias, limit=MOST_LISTED, progress=part(progress, 0.0, 0.5))
    except TooManyError:
        pass
    except TieError:
        tied = True
    rest = part(progress, 0.5, 0.5)
    never = _impossible(ground, listed, rest) if sigmoid and not tied else None
    return Producing(
        rank,
        power,
        round(10**power) if power < _READABLE and sigmoid else _most(n, rank, power, biased=biased),
        free,
        listed,
        tied,
        None if sigmoid else _ties(ground, rest),
        never,
        tuple(_on(ground, each) for each in (never or ())[:MOST_PROOFS]),
    )


def _most(n: int, rank: int, power: float, *, biased: bool) -> int | None:
    return max_rankings(n, rank, bias=biased) if power < _READABLE and n <= 2000 else None  # noqa: PLR2004


def _ties(ground: Ground, progress: Done | None) -> tuple[tuple[int, int], ...] | None:
    """Who can tie with whom for the top."""
    if len(ground.head.W) > MOST:
        return None
    return tuple(tie_for_top(ground.head.W, ground.head.bias, progress=progress))


def _impossible(ground: Ground, listed: Cells | None, progress: Done | None) -> tuple[tuple[int, ...], ...] | None:
    """Small sets that no embedding turns on alone, read off the list or asked one by one."""
    n = len(ground.head.W)
    if question_count(n) > _MOST_SETS:
        return None
    sets = [chosen for size in range(_GREATEST_SET + 1) if size <= n for chosen in combinations(range(n), size)]
    if listed is not None:
        small = listed.rows[(listed.rows > 0).sum(axis=1) <= _GREATEST_SET]
        known = {tuple(np.flatnonzero(row > 0).tolist()) for row in small}
        return tuple(chosen for chosen in sets if chosen not in known)
    impossible = []
    for count, chosen in enumerate(sets):
        if progress is not None:
            progress(count / len(sets))
        if _on(ground, chosen).ok is False:
            impossible.append(chosen)
    return tuple(impossible)


def question_count(n: int) -> int:
    """How many sets of up to three labels there are."""
    return sum(comb(n, size) for size in range(min(n, _GREATEST_SET) + 1))


def ask(ground: Ground, labels: tuple[int, ...]) -> Answer:
    """Whether labels can be exactly those that are on (sigmoid), or on top in any order (softmax).

    A full order of all labels of a softmax asks for that ranking.

    Raises
    ------
    Refused
        For a question that is too large.
    """
    head = ground.head
    if head.W.size > 2_000_000:  # noqa: PLR2004 - a second of integers or floats
        raise Refused("audit.large")
    if ground.sigmoid:
        return _on(ground, labels)
    if len(labels) == len(head.W):
        return feasible(head.W, head.bias, ranking=labels)
    return feasible(head.W, head.bias, top=labels)


def _on(ground: Ground, labels: tuple[int, ...]) -> Answer:
    signs = np.full(len(ground.head.W), -1)
    signs[list(labels)] = 1
    return feasible(ground.head.W, ground.head.bias, signs=signs.tolist())
