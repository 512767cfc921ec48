"""The sigmoid's gauge is linear: angles decide the sign patterns, and no shift is free."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles.linear import moved, moved_embeddings
from tests.oracles.sigmoid import sigmoid
from tests.oracles.softmax import logits


@given(st.floats(-1e308, 1e308))
def test_on_and_off_are_certain_together(z: float) -> None:
    assert abs(sigmoid(z) + sigmoid(-z) - 1) <= 1e-15
    assert 0 <= sigmoid(z) <= 1


@given(st.integers(0, 2**32 - 1), st.integers(2, 5))
def test_a_linear_gauge_keeps_the_sign_pattern(seed: int, d: int) -> None:
    rng = np.random.default_rng(seed)
    W, X, A = (rng.normal(size=(6, d)), rng.normal(size=(1, d)), rng.normal(size=(d, d)) + 4 * np.eye(d))
    if np.abs(W @ X[0]).min() < 1e-9 or np.linalg.cond(A) > 1e3:
        return
    signs = np.sign(logits(W, X[0]))
    assert (np.sign(logits(moved(W, A), moved_embeddings(X, A)[0])) == signs).all()
    assert (np.sign(logits(W * rng.uniform(0.1, 9, (6, 1)), X[0])) == signs).all()
