"""Two similarities no affine gauge changes, while it changes the plain cosine at will."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.maths.spaces.centring import centred
from tests.oracles.centring import correlation_of_centred_logits, whitened_cosines
from tests.oracles.linear import moved, moved_embeddings

SEEDS = st.integers(0, 2**32 - 1)


@given(SEEDS, st.integers(2, 5))
def test_both_similarities_are_the_same_in_every_gauge(seed: int, d: int) -> None:
    rng = np.random.default_rng(seed)
    W, X = rng.normal(size=(d + 4, d)), rng.normal(size=(60, d))
    A, v = rng.normal(size=(d, d)), rng.normal(size=d) * 3
    if np.linalg.cond(A) > 1e3:
        return
    after, X_after = moved(W, A, v), moved_embeddings(X, A)
    assert np.abs(whitened_cosines(after) - whitened_cosines(W)).max() <= 1e-10
    before = correlation_of_centred_logits(W, X)
    assert np.abs(correlation_of_centred_logits(after, X_after) - before).max() <= 1e-10


@given(SEEDS)
def test_centring_undoes_any_shift(seed: int) -> None:
    rng = np.random.default_rng(seed)
    W, v = rng.normal(size=(7, 3)), rng.normal(size=3) * 10
    assert np.abs(centred(W).sum(axis=0)).max() <= 1e-14
    assert np.abs(centred(W + v) - centred(W)).max() <= 1e-13
