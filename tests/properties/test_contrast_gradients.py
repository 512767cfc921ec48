"""The loss sees differences of cosines alone, and its gradients are tangents."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab.maths.learning.contrast import candidate_weights, contrast, info_nce

SEEDS = st.integers(0, 2**32 - 1)


@given(seed=SEEDS, tau=st.floats(0.01, 10.0), shift=st.floats(-5.0, 5.0))
@settings(max_examples=60)
def test_a_constant_added_to_the_cosines_of_a_query_is_invisible(seed: int, tau: float, shift: float) -> None:
    cosines = np.random.default_rng(seed).uniform(-1, 1, size=(6, 6))
    shifts = shift * np.arange(6)[:, None]
    assert np.isclose(info_nce(cosines, tau), info_nce(cosines + shifts, tau), rtol=1e-9)
    np.testing.assert_allclose(candidate_weights(cosines, tau), candidate_weights(cosines + shifts, tau), atol=1e-9)


@given(seed=SEEDS, tau=st.floats(0.01, 10.0), scale=st.floats(0.1, 10.0))
@settings(max_examples=60)
def test_the_loss_knows_no_lengths_and_its_gradients_are_tangents(seed: int, tau: float, scale: float) -> None:
    queries, keys = np.random.default_rng(seed).normal(size=(2, 6, 4))
    of, longer = contrast(queries, keys, tau), contrast(scale * queries, keys, tau)
    assert np.isclose(of.loss, longer.loss, rtol=1e-9)
    bound = 1e-12 / tau
    assert np.abs((of.queries * queries).sum(axis=1)).max() <= bound
    assert np.abs((of.keys * keys).sum(axis=1)).max() <= bound
    np.testing.assert_allclose(longer.queries * scale, of.queries, atol=bound)
