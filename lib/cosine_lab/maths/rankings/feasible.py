"""Can this one answer come out, and if a label never wins, why: single questions at any size."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.rankings.arrangements.witnesses import demands
from cosine_lab.maths.rankings.decisions.cone_feasibility import decide
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel


class Answer(NamedTuple):
    """Answer of `feasible`.

    ok : True with a witness; False with a proof; None for computed numbers within `TOLERANCE` of a
        change, and for a question too large for integers
    margin : distance from the witness to the nearest wall per unit length of (x, 1 with a bias),
        in [0, 1]; 0 without one
    point : the witness, an embedding; None without one, as where no float shows a typed "yes"
    why : the proof of a "no": demands that the first logit exceed the second (n is a logit that is
        always 0), with weights λ > 0, Σλ = 1; the mixture of their differences is never positive
    """

    ok: bool | None
    margin: float
    point: Vector | None
    why: tuple[tuple[int, int, float], ...] = ()


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
    possible iff 0 is no convex combination of them. The witness or the combination is checked.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings.
    bias : (n,) array, optional
        One bias for each label.
    signs, ranking, top : sequence of int
        Exactly one of them: n signs ±1; all n labels from best to worst; labels that are to be
        above all others, in any order.
    """
    W = checks.matrix("feasible", W, "unembeddings")
    n = len(W)
    b = None if bias is None else checks.vector("feasible", bias, "a bias", n)
    if sum(question is not None for question in (signs, ranking, top)) != 1:
        raise ValueError("feasible needs exactly one of signs, ranking and top, got none or more")
    if signs is not None:
        if len(signs) != n or not all(_is_int(s) and s in (-1, 1) for s in signs):
            raise ValueError(f"feasible needs {n} signs −1 or +1, got {list(signs)}")
        pairs = demands("sign patterns", np.asarray(signs))
    elif ranking is not None:
        if not all(map(_is_int, ranking)) or sorted(ranking) != list(range(n)):
            raise ValueError(f"feasible needs a ranking of {n} labels, got {list(ranking)}")
        pairs = demands("rankings", np.asarray(ranking))
    else:
        pairs = _above(list(top or ()), n)
    reading = NumericModel(W, b, differences=signs is None)
    answer = decide(reading, *pairs)
    if not answer.ok or answer.point is None:
        why = _why(answer.weights, *pairs) if answer.ok is False else ()
        return Answer(ok=answer.ok, margin=0.0, point=None, why=why)
    return Answer(ok=True, margin=_margin(W, b, answer.point, *pairs), point=answer.point)


def mixture(W: ArrayLike, label: int, bias: ArrayLike | None = None) -> dict[int, float] | None:
    """Why a label never wins: weights λ ≥ 0, Σλ = 1, of other labels with Σ λ_j w_j = w_label.

    Its logit is then the same mean of theirs (with biases, at most that mean), so that it cannot exceed them all.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings.
    label : int
        0 … n − 1.
    bias : (n,) array, optional
        One bias for each label.

    Returns
    -------
    dict or None
        The labels with positive weight; None for a label that can win, or of which nothing is
        known (`argmaxable` says "tie" or "undecided").
    """
    W = checks.matrix("mixture", W, "unembeddings")
    n = len(W)
    label = checks.label("mixture", label, n)
    b = None if bias is None else checks.vector("mixture", bias, "a bias", n)
    others = np.delete(np.arange(n), label)
    if not n > 1:
        return None
    answer = decide(NumericModel(W, b), np.full(n - 1, label), others)
    if answer.ok is not False or answer.weights is None:
        return None
    weights = answer.weights
    return {int(others[k]): float(weights[k]) for k in np.flatnonzero(weights > 0)}


def above(top: Integers, n: int) -> tuple[Integers, Integers]:
    """The demands of labels `top`: each is above each of the others.

    top : shape (k,); both answers k(n − k) long.
    """
    rest = np.setdiff1d(np.arange(n), top)
    return np.repeat(top, len(rest)), np.tile(rest, len(top))


def _why(weights: Vector | None, plus: Integers, minus: Integers) -> tuple[tuple[int, int, float], ...]:
    """The demands of positive weight, heaviest first."""
    if weights is None:
        return ()
    heavy = [k for k in np.argsort(-weights, kind="stable").tolist() if weights[k] > 0]
    return tuple((int(plus[k]), int(minus[k]), float(weights[k])) for k in heavy)


def _is_int(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def _above(top: list[int], n: int) -> tuple[Integers, Integers]:
    """Each of the labels `top` above each of the others."""
    inside = all(_is_int(i) and 0 <= i < n for i in top)
    if not inside or not 0 < len(set(top)) == len(top) < n:
        raise ValueError(f"feasible needs 1 to {n - 1} different labels below {n}, got {top}")
    return above(np.array(top), n)


def _margin(W: Matrix, b: Vector | None, point: Vector, plus: Integers, minus: Integers) -> float:
    """Least distance to a wall, in units of the length of (x, 1) or x; 1 without any."""
    rows = np.r_[W if b is None else np.c_[W, b], np.zeros((1, W.shape[1] + (b is not None)))]
    x = point if b is None else np.append(point, 1.0)
    steps = rows[plus] - rows[minus]
    tops = np.abs(steps).max(axis=1, initial=0.0)
    steps = steps / np.where(tops > 0, tops, 1.0)[:, None]
    x = x / np.abs(x).max()
    lengths = np.linalg.norm(steps, axis=1) * np.linalg.norm(x)
    return float(min(1.0, max(0.0, (steps @ x / lengths).min(initial=1.0))))
