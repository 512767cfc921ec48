"""Centring undoes any shift."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.maths.spaces.centring import centred

SEEDS = st.integers(0, 2**32 - 1)


@given(SEEDS)
def test_centring_undoes_any_shift(seed: int) -> None:
    rng = np.random.default_rng(seed)
    W, v = rng.normal(size=(7, 3)), rng.normal(size=3) * 10
    assert np.abs(centred(W).sum(axis=0)).max() <= 1e-14
    assert np.abs(centred(W + v) - centred(W)).max() <= 1e-13
