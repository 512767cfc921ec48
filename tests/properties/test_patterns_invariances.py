"""What leaves sign patterns and rankings alone, and counts that hold for any input."""

from itertools import combinations

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from cosine_lab.maths.rankings.cosines import differences, rankings_of_signs
from cosine_lab.maths.rankings.counting import max_rankings, max_sign_patterns
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns
from cosine_lab.maths.rankings.winning import argmaxable, tie_for_top

LATTICE = st.integers(-3, 3).map(float)


@st.composite
def matrices(draw: st.DrawFn, most: int = 6) -> np.ndarray:
    """Small integer rows, often degenerate, distinct and not zero."""
    n, d = draw(st.integers(2, most)), draw(st.integers(1, 3))
    W = draw(arrays(float, (n, d), elements=LATTICE))
    assume(W.any(axis=1).all())
    assume(len(np.unique(W, axis=0)) == n)
    return W


def zaslavsky(A: np.ndarray) -> int:
    """Number of cells by Whitney's sum over all sets of rows: Σ (−1)^(|S| − rank S)."""
    total = 1
    for size in range(1, len(A) + 1):
        ranks = [int(np.linalg.matrix_rank(A[list(S)])) for S in combinations(range(len(A)), size)]
        total += sum((-1) ** (size - rank) for rank in ranks)
    return total


def same(a: np.ndarray, b: np.ndarray) -> bool:
    return {tuple(r) for r in a.tolist()} == {tuple(r) for r in b.tolist()}


@given(matrices(5))
@settings(max_examples=60)
def test_the_number_of_sign_patterns_is_whitneys_sum(W: np.ndarray) -> None:
    found = sign_patterns(W)
    assert len(found.rows) == zaslavsky(W) <= found.bound
    assert found.bound <= max_sign_patterns(*W.shape)
    assert found.exact


@given(matrices(4))
@settings(max_examples=60)
def test_the_number_of_rankings_is_whitneys_sum_over_the_differences(W: np.ndarray) -> None:
    found = rankings(W)
    assert len(found.rows) == zaslavsky(differences(W)) <= found.bound
    assert found.bound <= max_rankings(*W.shape)


@given(matrices())
@settings(max_examples=60)
def test_opposite_embeddings_show_opposite_patterns(W: np.ndarray) -> None:
    signs, orders = sign_patterns(W).rows, rankings(W).rows
    assert same(signs, -signs)
    assert same(orders, orders[:, ::-1])


@given(matrices(), st.lists(st.integers(1, 50), min_size=6, max_size=6))
@settings(max_examples=60)
def test_lengths_do_not_matter_to_sign_patterns(W: np.ndarray, lengths: list[int]) -> None:
    scaled = W * np.array(lengths[: len(W)])[:, None]
    assert np.array_equal(sign_patterns(scaled).rows, sign_patterns(W).rows)


@given(matrices(), arrays(float, 3, elements=LATTICE))
@settings(max_examples=60)
def test_translation_does_not_matter_to_rankings_winners_and_ties(W: np.ndarray, v: np.ndarray) -> None:
    moved = W + v[: W.shape[1]]
    assert np.array_equal(rankings(moved).rows, rankings(W).rows)
    assert argmaxable(moved).labels == argmaxable(W).labels
    assert tie_for_top(moved) == tie_for_top(W)


@given(matrices(), st.integers(0, 2**32 - 1))
@settings(max_examples=60)
def test_an_invertible_map_changes_nothing(W: np.ndarray, seed: int) -> None:
    d = W.shape[1]
    mixed = W @ (np.random.default_rng(seed).standard_normal((d, d)) + 3 * np.eye(d))
    assert np.array_equal(sign_patterns(mixed).rows, sign_patterns(W).rows)
    assert np.array_equal(rankings(mixed).rows, rankings(W).rows)
    assert argmaxable(mixed).labels == argmaxable(W).labels


@given(matrices())
@settings(max_examples=60)
def test_a_ranking_is_a_sign_pattern_of_the_differences(W: np.ndarray) -> None:
    signs = sign_patterns(differences(W)).rows
    assert same(rankings_of_signs(signs, len(W)), rankings(W).rows)


@given(matrices())
@settings(max_examples=60)
def test_the_winners_are_the_heads_of_the_rankings(W: np.ndarray) -> None:
    assert argmaxable(W).labels == sorted(set(rankings(W).rows[:, 0].tolist()))


@given(matrices(5))
@settings(max_examples=40)
def test_a_bias_that_the_embedding_can_take_over_only_moves_the_origin(W: np.ndarray) -> None:
    b = W @ np.arange(1.0, W.shape[1] + 1)
    assert np.array_equal(rankings(W, b).rows, rankings(W).rows)
    assert np.array_equal(sign_patterns(W, b).rows, sign_patterns(W).rows)
    assert argmaxable(W, b).labels == argmaxable(W).labels


@given(matrices())
@settings(max_examples=60)
def test_every_witness_shows_its_pattern(W: np.ndarray) -> None:
    b = np.arange(len(W)) - 1.0
    signs, orders = sign_patterns(W, b), rankings(W, b)
    assert np.array_equal(np.sign(signs.points @ W.T + b), signs.rows)
    assert np.array_equal(np.argsort(-(orders.points @ W.T + b), axis=1), orders.rows)
    assert signs.margins.min() > 0
    assert orders.margins.min() > 0
