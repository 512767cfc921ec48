"""No gauge of the softmax is noticed by any probability."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from cosine_lab.maths.vectors import lengths
from tests.oracles.linear import moved, moved_embeddings
from tests.oracles.softmax import compare, predictions, probabilities, softmax
from tests.oracles.vectors import translate

SIZES = st.tuples(st.integers(1, 8), st.integers(1, 6))
SEEDS = st.integers(0, 2**32 - 1)
BOUNDED = st.floats(-5, 5)


@st.composite
def models(draw: st.DrawFn) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """W, X and v with entries in [-5, 5]."""
    n, d = draw(SIZES)
    return (
        draw(arrays(np.float64, (n, d), elements=BOUNDED)),
        draw(arrays(np.float64, (6, d), elements=BOUNDED)),
        draw(arrays(np.float64, d, elements=BOUNDED)),
    )


@given(models())
def test_a_shift_of_all_rows_changes_no_probability(model: tuple[np.ndarray, np.ndarray, np.ndarray]) -> None:
    W, X, v = model
    found = compare(probabilities(W, X), probabilities(translate(W, v), X))
    assert found.max_dp <= 1e-12
    assert found.changed == 0


@given(models(), SEEDS)
def test_an_affine_gauge_changes_probabilities_by_rounding_alone(
    model: tuple[np.ndarray, np.ndarray, np.ndarray], seed: int
) -> None:
    """|Δp| ≤ 1e-14 κ(A) max(1, max‖w + v‖ max‖x‖): rounding errors, times the condition number."""
    W, X, v = model
    A = np.random.default_rng(seed).normal(size=(len(v), len(v)))
    condition = np.linalg.cond(A)
    if condition > 1e6:
        return
    P = probabilities(W, X)
    Q = probabilities(moved(W, A, v), moved_embeddings(X, A))
    logits = max(1.0, lengths(W + v).max() * lengths(X).max())
    assert compare(P, Q).max_dp <= 1e-14 * condition * logits


@given(models())
def test_probabilities_sum_to_one_and_predict_the_largest_logit(
    model: tuple[np.ndarray, np.ndarray, np.ndarray],
) -> None:
    W, X, _ = model
    P = probabilities(W, X)
    assert np.abs(P.sum(axis=1) - 1).max() <= 1e-14
    for x, p, label in zip(X, P, predictions(P), strict=True):
        assert np.allclose(softmax(W, x), p, atol=1e-14)
        assert p[np.argmax(W @ x)] >= p[label] - 1e-12
