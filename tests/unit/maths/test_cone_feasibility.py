"""One question in floats: witnesses, proofs that rounding cannot take back, and neither."""

from fractions import Fraction

import numpy as np
import pytest

from cosine_lab.maths.rankings.decisions.cone_feasibility import Hull, decide
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.feasible import mixture
from cosine_lab.maths.rankings.winning import argmaxable


def against_all(n: int, label: int) -> tuple[np.ndarray, np.ndarray]:
    return np.full(n - 1, label), np.delete(np.arange(n), label)


def inner(n: int, d: int, off: float = 0.0) -> np.ndarray:
    """Corners of [−1, 1]^d and noise, and a last row as far beyond a face as asked (−1: within)."""
    rng = np.random.default_rng([n, d])
    face = np.c_[rng.uniform(-0.5, 0.5, (n, d - 1)), np.ones(n)]
    rows = np.r_[face, np.c_[rng.uniform(-0.5, 0.5, (n, d - 1)), rng.uniform(-1, 0, n)]]
    return np.r_[rows, np.append(face[:, :-1].mean(axis=0), 1.0 + off)[None]]


@pytest.mark.parametrize("biased", [False, True])
def test_floats_alone_find_an_embedding_with_and_without_a_bias(*, biased: bool) -> None:
    rng = np.random.default_rng(5)
    W, b, x = rng.standard_normal((8, 3)), rng.standard_normal(8), rng.standard_normal(3)
    order = np.argsort(-(W @ x + (b if biased else 0)))
    hull = Hull(NumericModel(W, b if biased else None), order[:-1], order[1:], None)
    assert hull.point is not None
    logits = (W @ hull.point + (b if biased else 0))[order]
    assert (np.diff(logits) < 0).all()
    assert not hull.holds_origin()


@pytest.mark.parametrize("d", [2, 6, 20])
def test_a_row_well_inside_is_proved_to_be_and_one_near_the_edge_is_not(d: int) -> None:
    for off, proved in ((-0.3, True), (-1e-4, True), (0.0, False), (1e-14, False), (0.3, False)):
        W = inner(2 * d, d, off)
        hull = Hull(NumericModel(W, None), *against_all(len(W), len(W) - 1), None)
        assert hull.holds_origin() == proved


@pytest.mark.parametrize("d", [2, 6, 20])
def test_the_weights_of_a_proof_mix_to_the_row(d: int) -> None:
    W = inner(2 * d, d, -0.3)
    weights = mixture(W, len(W) - 1)
    assert weights is not None
    mixed = sum(share * W[k] for k, share in weights.items())
    assert np.allclose(mixed, W[-1], rtol=0, atol=1e-13)
    assert sum(weights.values()) == pytest.approx(1)
    assert len(weights) <= d + 1


@pytest.mark.parametrize(("off", "status"), [(1e-8, "yes"), (0.0, "no"), (-1e-8, "no")])
def test_typed_rows_beyond_a_face_by_their_last_digit_win_however_many_there_are(off: float, status: str) -> None:
    rng = np.random.default_rng(3)
    corners = np.r_[np.eye(12), -np.eye(12)]
    W = np.r_[corners, np.round(0.02 * rng.standard_normal((6, 12)), 3), corners[:1] / 2]
    W[-1, 1] = 0.5 + off
    assert NumericModel(W, None).typed
    found = argmaxable(W)
    assert found.status[-1] == status
    assert found.status[:24] == ("yes",) * 24
    if status == "yes":
        point = [Fraction(v) for v in found.points[-1].tolist()]
        rows = [[Fraction(repr(v)) for v in row] for row in W.tolist()]
        logits = [sum(w * x for w, x in zip(row, point, strict=True)) for row in rows]
        assert max(logits[:-1]) < logits[-1]


def test_two_labels_tie_only_where_no_others_are_between() -> None:
    W = np.random.default_rng(4).standard_normal((15, 14))
    rest = np.arange(2, 15)

    def tie() -> bool | None:
        return decide(NumericModel(W, None), np.zeros(13, int), rest, tie=(0, 1)).ok

    assert tie() is True
    W[14] = W[0] + W[1] - W[13]  # a parallelogram: its diagonals meet
    assert tie() is not True
    W[14] = (W[0] + W[1]) / 2
    assert tie() is not True


def test_labels_with_the_same_row_tie_wherever_they_are_on_top() -> None:
    W = np.random.default_rng(6).standard_normal((30, 20))
    for off in (0.0, 1e-14):
        W[1] = W[0] + off
        assert decide(NumericModel(W, None), np.zeros(28, int), np.arange(2, 30), tie=(0, 1)).ok is True
