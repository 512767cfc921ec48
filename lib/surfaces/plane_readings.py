"""Readings that recur beside planes, as Python computes them (assets/plane/panels)."""

from collections.abc import Callable, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import ArrayLike

from lib.maths.checks import Matrix
from lib.maths.classifier.effects import HEADS, Head, effect
from lib.maths.classifier.hull import hull
from lib.maths.classifier.measures import MEASURES, measure
from lib.maths.classifier.winners import winning_length
from lib.maths.rankings.patterns import TieError, sign_patterns, sign_strings
from lib.maths.vectors import lengths
from lib.surfaces.fields import Translated

Known = dict[str, float | None]
"""Readings that are computed, by name."""
Group = Callable[[], Known]
Model = tuple[ArrayLike, ArrayLike]
"""Unembeddings (n, 2) and embeddings (N, 2)."""


def translated(rows: ArrayLike, shift: ArrayLike) -> Matrix:
    """Rows w + v, shape (n, d)."""
    return np.asarray(rows, dtype=np.float64) + np.asarray(shift, dtype=np.float64)


def of_move(before: Model, after: Model, pair: tuple[int, int], head: Head = "softmax") -> Known:
    """Readings of the pair and of the meter."""
    found = effect(before, after, pair, head)
    return {
        "cos-before": found.before,
        "cos": found.after,
        "max-dp": found.max_dp,
        "changed": float(found.changed),
        "max-dcos": found.max_dcos,
    }


def of_translation(state: Translated, X: ArrayLike) -> tuple[Group, Group, Group]:
    """All that is beside the planes of a softmax under a translation, for embeddings X, (N, 2).

    In groups, cheap ones first: of the move, of the probe, of the measures.
    """
    rows, reference = translated(state.unembeddings, state.shift), np.array(state.reference)
    x = np.array([state.probe])
    return (
        lambda: of_move((reference, X), (rows, X), state.pair),
        lambda: of_probe(state.labels, (reference, x), (rows, x)),
        lambda: of_measures(reference, rows, state.pair),
    )


def of_probe(labels: Sequence[str], before: Model, after: Model, head: Head = "softmax") -> Known:
    """Probabilities of one embedding, given as a table of one row, before and after."""
    chances, _ = HEADS[head]
    both = {"p-before": chances(*before)[0], "p": chances(*after)[0]}
    return {
        f"{name}:{label}": float(p)
        for name, row in both.items()
        for label, p in zip(labels, row, strict=True)
    }


def of_measures(before: Matrix, after: Matrix, pair: tuple[int, int]) -> Known:
    """Every measure of the pair, and how much it changes at most over all pairs."""
    found: Known = {}
    pairs = list(combinations(range(len(before)), 2))
    for key in MEASURES:
        changes = [
            abs(b - a)
            for a, b in (_both(key, before, after, each) for each in pairs)
            if a is not None and b is not None
        ]
        was, now = _both(key, before, after, pair)
        found |= {
            f"{key}:before": was,
            f"{key}:after": now,
            f"{key}:largest": max(changes, default=0.0),
        }
    return found


def of_lengths(rows: Matrix) -> Known:
    """The length of each row, the one it must exceed to win, and how many labels can win."""
    found: Known = {f"length:{k}": float(each) for k, each in enumerate(lengths(rows))}
    found |= {f"winning-length:{k}": winning_length(rows, k) for k in range(len(rows))}
    return found | {"winners": float(len(hull(rows)))}


def of_sets(before: ArrayLike, after: ArrayLike) -> Known:
    """How many label sets can occur, how many cannot, and how many differ from those before."""
    was, now = label_sets(before), label_sets(after)
    return {
        "sets-now": float(len(now)),
        "sets-other": float(len(set(was) ^ set(now))),
        "feasible-count": float(len(now)),
        "impossible-count": float(2 ** len(np.asarray(after)) - len(now)),
    }


def label_sets(rows: ArrayLike) -> list[str]:
    """The label sets of a sigmoid, "+-+" with labels 0 and 2 on; none where a row is zero."""
    try:
        return sign_strings(sign_patterns(rows).rows)
    except TieError:
        return []


def _both(
    key: str, before: Matrix, after: Matrix, pair: tuple[int, int]
) -> tuple[float | None, float | None]:
    i, j = pair
    return _measured(key, before[i], before[j]), _measured(key, after[i], after[j])


def _measured(key: str, a: ArrayLike, b: ArrayLike) -> float | None:
    try:
        return measure(key, a, b)
    except ValueError:  # a zero vector
        return None
