"""Rows made round: the frame in which most labels win in their own direction."""

import numpy as np
import pytest

from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.decisions.whitening import Space


def made(n: int, d: int, *, biased: bool, flat: bool = False) -> Space:
    rng = np.random.default_rng([n, d])
    W = rng.standard_normal((n, d))
    b = W @ rng.standard_normal(d) if flat else rng.standard_normal(n)
    return Space(NumericModel(W, b if biased else None), np.arange(n))


def test_rows_are_round() -> None:
    Z = made(40, 5, biased=False).Z[:]
    assert np.allclose(Z.mean(axis=0), 0)
    assert np.allclose(Z.T @ Z / len(Z), np.eye(5))


def test_up_is_as_long_as_a_row_and_every_own_direction_rises() -> None:
    space = made(40, 5, biased=True)
    assert space.upward is not None
    assert np.linalg.norm(space.upward) == pytest.approx(np.sqrt(space.Z.shape[1]))
    labels = np.arange(40)
    turned, own = space.outward(labels), space.Z[labels]
    up = space.upward / np.linalg.norm(space.upward)
    assert (turned @ up >= 0.1 * np.linalg.norm(own, axis=1) - 1e-12).all()
    across = np.eye(len(up)) - np.outer(up, up)
    assert np.allclose(turned @ across, own @ across)


def test_a_bias_that_embeddings_can_take_over_has_a_free_direction() -> None:
    space = made(40, 5, biased=True, flat=True)
    assert space.upward is None
    assert space.free[-1] == pytest.approx(1)
    assert (space.directions(space.Z[:])[:, -1] > 0).all()


def test_typed_rows_of_full_rank_leave_nothing_out() -> None:
    rows = np.round(np.random.default_rng(1).standard_normal((30, 4)), 3)
    assert Space(NumericModel(rows, None), np.arange(30)).whole
    flat = rows @ np.diag([1, 1, 1, 0])
    assert not Space(NumericModel(np.round(flat, 3), None), np.arange(30)).whole
