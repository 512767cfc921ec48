"""What each remedy leaves fixed, on tables nobody chose."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab.maths.spaces.anisotropy import pair_histogram
from cosine_lab.maths.spaces.neighbours import nearest
from cosine_lab.maths.spaces.remedies import pair_scores, whitened, without_top
from cosine_lab.maths.spaces.similarity import spearman
from cosine_lab.maths.vectors import cosines
from tests.makers.spaces import k_occurrence, mean_cosine, mean_direction_norm

SEEDS = st.integers(0, 2**32 - 1)


def drawn(seed: int, n: int = 30, d: int = 5) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.normal(1, 1, size=(n, d)), rng.integers(0, n, size=(40, 2))


@given(seed=SEEDS)
@settings(max_examples=40)
def test_scaling_a_querys_scores_keeps_every_rank_correlation_within_that_query(seed: int) -> None:
    W, pairs = drawn(seed)
    pairs[:, 0] = pairs[0, 0]
    people = np.random.default_rng(seed).uniform(0, 10, size=40)
    raw, *scaled = (pair_scores(remedy, W, pairs) for remedy in ("raw", "min-max", "normalised"))
    for each in scaled:
        assert np.isclose(spearman(raw, people), spearman(each, people))


@pytest.mark.parametrize("remedy", ["centred", "top-removed", "whitened", "standardised"])
@given(seed=SEEDS)
@settings(max_examples=25)
def test_remedies_that_centre_do_not_see_a_shift(remedy: str, seed: int) -> None:
    W, pairs = drawn(seed)
    shift = np.random.default_rng(seed).normal(size=5)
    np.testing.assert_allclose(pair_scores(remedy, W + shift, pairs), pair_scores(remedy, W, pairs), atol=1e-8)


@given(seed=SEEDS)
@settings(max_examples=25)
def test_whitened_cosines_do_not_see_an_invertible_map(seed: int) -> None:
    W, pairs = drawn(seed)
    A = np.eye(5) + 0.1 * np.random.default_rng(seed).uniform(-1, 1, size=(5, 5))
    np.testing.assert_allclose(pair_scores("whitened", W @ A, pairs), pair_scores("whitened", W, pairs), atol=1e-7)


@given(seed=SEEDS)
@settings(max_examples=25)
def test_whitening_is_done_once(seed: int) -> None:
    once = whitened(drawn(seed)[0])
    np.testing.assert_allclose(whitened(once), once, atol=1e-8)


@given(seed=SEEDS, k=st.integers(0, 4))
@settings(max_examples=25)
def test_what_is_removed_is_gone(seed: int, k: int) -> None:
    rest = without_top(drawn(seed)[0], k)
    assert np.linalg.matrix_rank(rest, tol=1e-8) == 5 - k


@given(seed=SEEDS)
@settings(max_examples=40)
def test_the_summary_of_pairs_is_that_of_the_table_of_cosines(seed: int) -> None:
    W = drawn(seed)[0]
    exact = cosines(W)[np.triu_indices(30, 1)]
    found = pair_histogram(W)
    assert found.counts.sum() == 435
    np.testing.assert_allclose(found[1:], (exact.min(), exact.max(), exact.mean(), exact.std()), atol=1e-12)
    assert np.isclose(mean_cosine(W), exact.mean())
    assert np.isclose(mean_direction_norm(W) ** 2, (29 * exact.mean() + 1) / 30)


@given(seed=SEEDS, k=st.integers(1, 29))
@settings(max_examples=40)
def test_every_row_gives_k_votes_to_its_nearest(seed: int, k: int) -> None:
    W = drawn(seed)[0]
    counts = k_occurrence(W, k)
    assert counts.sum() == 30 * k
    votes = [nearest(W, row, k + 1).rows[1:] for row in W]  # the first is the row itself
    np.testing.assert_array_equal(np.bincount(np.concatenate(votes), minlength=30), counts)


@given(seed=SEEDS)
@settings(max_examples=25)
def test_neighbours_do_not_see_lengths(seed: int) -> None:
    W = drawn(seed)[0]
    lengths = np.random.default_rng(seed).uniform(0.1, 10, size=(30, 1))
    assert k_occurrence(lengths * W, 3).tolist() == k_occurrence(W, 3).tolist()
