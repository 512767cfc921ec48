"""Heads up to 64 × 64: nothing is undecided, programmes agree, no report contradicts itself."""

from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from scipy.optimize import linprog

from cosine_lab.data.heads.head import Head
from cosine_lab.lessons.audit.model import Ground
from cosine_lab.lessons.audit.model.whole import OfLayer, of_layer
from cosine_lab.maths.rankings.feasible import mixture
from cosine_lab.maths.rankings.winning import Argmaxable, argmaxable, tie_for_top

Instance = tuple[np.ndarray, np.ndarray | None]
KINDS = ("gaussian", "integers", "low rank", "repeated", "nearly repeated", "near", "between")
_CLEAR = 1e-6
_ASKED = 2
_FEW = 30


def drawn(kind: str, n: int, d: int, *, biased: bool) -> Instance:
    """Rows of a kind, and biases of the same."""
    rng = np.random.default_rng([KINDS.index(kind), n, d, biased])
    m = d + biased
    rows = rng.standard_normal((n, m))
    if kind == "integers":
        rows = rng.integers(-2, 3, (n, m)).astype(float)
    elif kind == "low rank":
        rank = min(m, 4)
        rows = rng.standard_normal((n, rank)) @ rng.standard_normal((rank, m))
    elif kind in ("repeated", "nearly repeated", "near"):
        off = {"repeated": 0.0, "nearly repeated": 1e-13, "near": 1e-4}[kind]
        rows[n // 2 :] = rows[: n - n // 2] + off * rows[n // 2 :]
    elif kind == "between" and n > 2:
        rows = np.round(rows, 2)
        rows[-(n // 3) :] = np.round((rows[: n // 3] + rows[1 : n // 3 + 1]) / 2, 3)
    return rows[:, :d], rows[:, -1] if biased else None


def shapes() -> list[tuple[str, int, int, bool]]:
    rng = np.random.default_rng(23)
    return [
        (kind, int(rng.integers(2, 61)), int(rng.integers(1, 65)), biased)
        for kind in KINDS
        for biased in (False, True)
        for _ in range(5)
    ]


FOUND_UNDECIDED = [(20, 18), (20, 30), (19, 18), (25, 30), (30, 16), (30, 20), (48, 13), (40, 64)]
HEADS = [("gaussian", n, d, biased) for n, d in FOUND_UNDECIDED for biased in (False, True)]


def margin(demands: np.ndarray, equal: np.ndarray | None = None) -> float:
    """How clearly all demands can be met at once, by a linear programme."""
    sizes = np.abs(demands).max(axis=1, keepdims=True)
    if not sizes.all():
        return 0.0
    m = demands.shape[1]
    wall = equal is not None and equal.any()
    result = linprog(
        np.r_[np.zeros(m), -1.0],
        A_ub=np.c_[-demands / sizes, np.ones(len(demands))],
        b_ub=np.zeros(len(demands)),
        A_eq=np.r_[equal / np.abs(equal).max(), 0.0][None] if wall else None,  # type: ignore[operator]
        b_eq=[0.0] if wall else None,
        bounds=[(-1, 1)] * m + [(None, 1)],
    )
    return float(-result.fun)


def whole(head: Instance) -> tuple[np.ndarray, np.ndarray]:
    """Rows with their biases, and what else must be positive."""
    W, b = head
    if b is None:
        return W, np.zeros((0, W.shape[1]))
    return np.c_[W, b], np.eye(W.shape[1] + 1)[-1:]


def leads(head: Instance, label: int, point: np.ndarray) -> bool:
    """Whether a label's logit is above all others at an embedding, in fractions."""
    rows, more = whole(head)
    x = [*map(Fraction, point.tolist()), *[Fraction(1)] * len(more)]
    logits = [sum(v * Fraction(w) for v, w in zip(x, row, strict=True) if w) for row in rows.tolist()]
    return all(logits[label] > value for k, value in enumerate(logits) if k != label)


def winners_are_right(head: Instance, found: Argmaxable, kind: str) -> None:
    rows, more = whole(head)
    n = len(rows)
    assert "undecided" not in found.status
    if np.linalg.matrix_rank(rows[1:] - rows[0]) == n - 1 and kind != "nearly repeated":
        assert set(found.status) <= {"yes"} or (more.size and "no" in found.status)
    for label in np.random.default_rng(n).permutation(n)[:_ASKED].tolist():
        others = np.delete(rows, label, axis=0)
        if found.status[label] == "yes":
            assert leads(head, label, found.points[label])
            continue
        if kind != "nearly repeated":  # there a programme tells what rounding has made
            assert margin(np.r_[rows[label] - others, more]) < _CLEAR
        weights = mixture(head[0], label, head[1])
        assert weights is not None or found.status[label] == "tie"
        if weights is not None:
            mixed = sum(w * rows[k] for k, w in weights.items()) - rows[label]
            assert np.abs(mixed[: head[0].shape[1]]).max() < _CLEAR
            assert not more.size or mixed[-1] > -_CLEAR
        if kind in ("integers", "between"):
            assert (found.status[label] == "tie") <= bool((others == rows[label]).all(axis=1).any())


def pairs_are_right(head: Instance, found: Argmaxable, pairs: list[tuple[int, int]], kind: str) -> None:
    rows, more = whole(head)
    n = len(rows)
    for i, j in pairs:  # who ties strictly for the top can win, but for one of the same row
        assert "no" not in (found.status[i], found.status[j])
        assert found.status[i] == found.status[j]
    if set(found.status) == {"yes"} and np.linalg.matrix_rank(head[0][1:] - head[0][0]) == n - 1:
        assert len(pairs) == n * (n - 1) // 2
    general = kind in ("gaussian", "low rank", "near")
    if general and len(found.labels) > 1:  # a region has a neighbour
        assert {i for pair in pairs for i in pair} == set(found.labels)
    every = [*combinations(range(n), 2)]
    for k in np.random.default_rng(n).permutation(len(every))[:_ASKED]:
        i, j = every[k]
        others = np.delete(rows, [i, j], axis=0)
        if not len(others):
            continue
        clear = margin(np.r_[rows[i] - others, more], rows[i] - rows[j])
        assert ((i, j) in pairs) == (clear > _CLEAR) or kind == "nearly repeated"


@pytest.mark.parametrize(("kind", "n", "d", "biased"), HEADS + shapes())
def test_every_label_and_pair_is_decided_as_a_linear_programme_says(kind: str, n: int, d: int, *, biased: bool) -> None:
    head = drawn(kind, n, d, biased=biased)
    found = argmaxable(*head)
    winners_are_right(head, found, kind)
    if n <= _FEW:
        pairs_are_right(head, found, tie_for_top(*head), kind)


def test_the_largest_heads_are_decided() -> None:
    for kind in KINDS:
        head = drawn(kind, 64, 64, biased=True)
        winners_are_right(head, argmaxable(*head), kind)


def audit(kind: str, n: int, d: int, *, biased: bool) -> OfLayer:
    W, b = drawn(kind, n, d, biased=biased)
    return of_layer(Ground(Head("m", tuple(map(str, range(n))), W, b), sigmoid=False))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("n", "d"), [(5, 1), (3, 64), (8, 3), (20, 18), (20, 30), (30, 16)])
def test_no_report_contradicts_itself(kind: str, n: int, d: int) -> None:
    found = audit(kind, n, d, biased=True)
    won, made = found.winning, found.producing
    assert won is not None
    assert won.biased is not None
    assert "undecided" not in {*won.plain.status, *won.biased.status}
    # Far out biases do not matter: who wins without them wins with them.
    assert set(won.plain.labels) <= set(won.biased.labels)
    assert {each.label for each in won.never} == {k for k, word in enumerate(won.verdict.status) if word == "no"}
    assert all(each.mixture and each.off < 1e-9 for each in won.never)
    assert made.ties is not None
    pairs_are_right(drawn(kind, n, d, biased=True), won.verdict, list(made.ties), kind)
    if made.listed is not None and not made.tied:
        assert {int(row[0]) for row in made.listed.rows} == set(won.verdict.labels)
