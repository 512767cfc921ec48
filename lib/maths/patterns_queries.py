"""Single questions at any size: whether a pattern can occur, and why a label never wins."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.arrangements.cells import TOLERANCE
from lib.maths.arrangements.mixtures import mixture_of
from lib.maths.checks import Matrix, Vector

_ROUNDING = 1e-13


class Answer(NamedTuple):
    """Answer of `feasible`.

    ok : True with a witness; False with a proof; None where floats cannot tell
    margin : distance from the witness to the nearest wall per unit length, in [0, 1]
    point : the witness, an embedding; None without one
    """

    ok: bool | None
    margin: float
    point: Vector | None


def feasible(
    W: ArrayLike,
    bias: ArrayLike | None = None,
    *,
    signs: Sequence[int] | None = None,
    ranking: Sequence[int] | None = None,
    top: Sequence[int] | None = None,
) -> Answer:
    """Whether some embedding has this label set, this ranking, or these labels above all others.

    Each asks for a_k·x > 0 for some rows a_k (of W, or differences); by Gordan's theorem that is
    possible iff 0 is no convex combination of them. One non-negative least-squares problem gives
    the witness or the combination.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings.
    bias : (n,) array, optional
        One bias for each label.
    signs, ranking, top : sequence of int
        Exactly one of them: n signs ±1; all n labels from best to worst; labels that are to be
        above all others, in any order.

    Raises
    ------
    ValueError
        For input that is no classifier, and for other than exactly one well-formed question.
    """
    W = checks.matrix("feasible", W, "unembeddings")
    n = len(W)
    rows = W if bias is None else np.c_[W, checks.vector("feasible", bias, "a bias", n)]
    if sum(question is not None for question in (signs, ranking, top)) != 1:
        raise ValueError("feasible needs exactly one of signs, ranking and top, got none or more")
    if signs is not None:
        if len(signs) != n or not all(s in (-1, 1) for s in signs):
            raise ValueError(f"feasible needs {n} signs −1 or +1, got {list(signs)}")
        demands = rows * np.asarray(signs, dtype=np.float64)[:, None]
    elif ranking is not None:
        if sorted(ranking) != list(range(n)):
            raise ValueError(f"feasible needs a ranking of {n} labels, got {list(ranking)}")
        order = np.asarray(ranking)
        demands = rows[order[:-1]] - rows[order[1:]]
    else:
        demands = _above(rows, list(top or ()))
    return _solved(demands, biased=bias is not None)


def mixture(W: ArrayLike, label: int, bias: ArrayLike | None = None) -> dict[int, float] | None:
    """Why a label never wins: weights λ ≥ 0, Σλ = 1, of other labels with Σ λ_j w_j = w_label.

    Its logit is then the same mean of theirs (with biases, at most that mean), so that it cannot
    exceed them all. None for a label that can win.

    Raises
    ------
    ValueError
        For input that is no classifier, or a label that is not one of its rows.
    """
    W = checks.matrix("mixture", W, "unembeddings")
    n = len(W)
    if not 0 <= label < n:
        raise ValueError(f"mixture needs a label below {n}, got {label}")
    rows = W if bias is None else np.c_[W, checks.vector("mixture", bias, "a bias", n)]
    rows = rows - rows[label]
    rows = rows / np.where(np.abs(rows).max(axis=0) > 0, np.abs(rows).max(axis=0), 1.0)
    others = np.delete(np.arange(n), label)
    if not len(others):
        return None
    whole = np.c_[rows, np.ones(n)]
    weights, direction = mixture_of(whole, label, others, upward=bias is not None)
    if direction is not None:
        return None
    used = np.flatnonzero(weights > TOLERANCE)
    return {int(others[k]): float(weights[k] / weights[used].sum()) for k in used}


def _above(rows: Matrix, top: list[int]) -> Matrix:
    """Each of the labels `top` minus each of the others."""
    n = len(rows)
    if not 0 < len(set(top)) == len(top) < n or not all(0 <= i < n for i in top):
        raise ValueError(f"feasible needs 1 to {n - 1} different labels below {n}, got {top}")
    rest = np.setdiff1d(np.arange(n), top)
    return np.asarray((rows[top][:, None] - rows[rest]).reshape(-1, rows.shape[1]))


def _solved(demands: Matrix, *, biased: bool) -> Answer:
    """X with demands·x > 0, for a bias with a positive last coordinate."""
    d = demands.shape[1]
    if biased:
        demands = np.concatenate([demands, np.eye(d)[-1:]])
    lengths = np.linalg.norm(demands, axis=1)
    if not len(demands):
        return Answer(ok=True, margin=1.0, point=np.eye(d)[0])
    if lengths.min() == 0:
        return Answer(ok=False, margin=0.0, point=None)
    unit = demands / lengths[:, None]
    whole = np.c_[np.concatenate([unit, np.zeros((1, d))]), np.ones(len(unit) + 1)]
    _, direction = mixture_of(
        whole, len(unit), np.arange(len(unit)), upward=False, tolerance=_ROUNDING
    )
    if direction is None:
        return Answer(ok=False, margin=0.0, point=None)
    x = -direction[:-1] / np.linalg.norm(direction[:-1])
    margin = float((unit @ x).min())
    if margin <= TOLERANCE:
        return Answer(ok=None, margin=max(0.0, margin), point=None)
    return Answer(ok=True, margin=margin, point=x[:-1] / x[-1] if biased else x)
