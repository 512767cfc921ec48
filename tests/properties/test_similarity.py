"""Rescaling a query's scores changes no order, and so no rank correlation."""

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy.stats import rankdata

from cosine_lab.maths.spaces.similarity import min_max, percentiles, spearman

COSINES = st.lists(st.integers(-1000, 1000), min_size=2, max_size=30).map(
    lambda thousandths: np.array(thousandths) / 1000
)


@given(COSINES)
@settings(max_examples=50)
def test_min_max_keeps_every_order_and_every_tie(scores: np.ndarray) -> None:
    assume(np.ptp(scores) > 0)
    rescaled = min_max(scores)
    np.testing.assert_array_equal(rankdata(rescaled), rankdata(scores))
    assert np.isclose(spearman(rescaled, scores), 1)


@given(COSINES)
@settings(max_examples=50)
def test_min_max_ends_at_exactly_zero_and_one_and_is_done_once(scores: np.ndarray) -> None:
    assume(np.ptp(scores) > 0)
    once = min_max(scores)
    assert once.min() == 0
    assert once.max() == 1
    np.testing.assert_allclose(min_max(once), once, atol=1e-15)


@given(COSINES, st.floats(0.01, 100), st.floats(-10, 10))
@settings(max_examples=50)
def test_an_affine_map_of_the_scores_is_undone(scores: np.ndarray, a: float, b: float) -> None:
    assume(np.ptp(scores) > 0)
    np.testing.assert_allclose(min_max(a * scores + b), min_max(scores), atol=1e-9)


@given(COSINES, st.lists(st.integers(0, 9), min_size=1, max_size=20))
@settings(max_examples=50)
def test_percentiles_rise_with_the_score(scores: np.ndarray, counts: list[int]) -> None:
    assume(sum(counts) > 0)
    edges = np.linspace(-1, 1, len(counts) + 1)
    found = percentiles(np.sort(scores), edges, counts)
    assert (np.diff(found) >= 0).all()
    assert found.min() >= 0
    assert found.max() <= 100
