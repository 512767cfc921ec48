"""Why a label set is impossible in the plane: at most three signed unembeddings that balance."""

from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.vectors import norm

_PLANE = 2


_ROUNDING = 1e-9


class Obstruction(NamedTuple):
    """Labels whose signed rows, with these weights > 0, Σ = 1, sum to zero."""

    labels: list[int]
    weights: list[float]


def obstruction(W: ArrayLike, pattern: str) -> Obstruction | None:
    """Labels and weights λ with Σ λ_i s_i w_i = 0, or None where the pattern can occur.

    Then the signed logits s_i w_i·x have the mean 0 under λ for every x, and are not all positive.
    Gordan's theorem says that this is the only way to fail, and Carathéodory's that three rows are
    enough in the plane. Pairs are tried before triples, both in lexicographic order.

    Parameters
    ----------
    W : (n, 2) array
        Unembeddings, none of them zero.
    pattern : str
        One "+" or "-" for each row.

    Raises
    ------
    ValueError
        For input that is not of the plane, or a pattern of another size.
    """
    W = checks.matrix("obstruction", W, "unembeddings")
    if W.shape[1] != _PLANE or len(pattern) != len(W):
        raise ValueError(f"obstruction needs a sign for each row of two, got {len(pattern)} signs")
    rows = W * np.array([1.0 if sign == "+" else -1.0 for sign in pattern])[:, np.newaxis]
    for i, j in combinations(range(len(rows)), 2):
        a, b = rows[i], rows[j]
        if abs(_cross(a, b)) <= _ROUNDING * norm(a) * norm(b) and a @ b < 0:
            return _balanced([i, j], [norm(b), norm(a)])
    for i, j, k in combinations(range(len(rows)), 3):
        a, b, c = rows[i], rows[j], rows[k]
        weights = [_cross(b, c), _cross(c, a), _cross(a, b)]
        if min(weights) > 0 or max(weights) < 0:
            return _balanced([i, j, k], weights)
    return None


def _balanced(labels: list[int], weights: list[float]) -> Obstruction:
    total = sum(weights)
    return Obstruction(labels, [weight / total for weight in weights])


def _cross(a: Vector, b: Vector) -> float:
    return float(a[0] * b[1] - a[1] * b[0])
