"""One pair by a linear map, three labels by an affine one: any cosines, the same probabilities."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.maths.vectors import cosine, cosines, lengths, norm
from tests.oracles.linear import linear_for, moved, moved_embeddings, triple_gauge
from tests.oracles.softmax import compare, probabilities

SEEDS = st.integers(0, 2**32 - 1)
ANGLES = st.floats(0, 2 * np.pi)


@given(SEEDS, st.integers(2, 5), st.floats(-0.999, 0.999))
def test_any_two_independent_vectors_take_any_cosine(seed: int, d: int, c: float) -> None:
    a, b = np.random.default_rng(seed).normal(size=(2, d))
    if abs(cosine(a, b)) > 0.9999:
        return
    A = linear_for(a, b, c)
    after = moved([a, b], A)
    assert abs(cosine(*after) - c) <= 1e-14 * np.linalg.cond(A) + 1e-14
    assert np.allclose(lengths(after), [norm(a), norm(b)], rtol=1e-10)


@given(SEEDS, ANGLES, ANGLES)
def test_three_labels_take_the_cosines_of_any_three_directions_and_stay_one_model(
    seed: int, first: float, second: float
) -> None:
    rng = np.random.default_rng(seed)
    W, X = rng.normal(size=(3, 2)), rng.normal(size=(20, 2))
    wanted = np.cos([first, second, second - first])
    turns = np.abs(np.sin(np.array([first, second, second - first]) / 2))
    # Directions that nearly agree need nearly singular gauges: those are left to the unit tests.
    source = W[1:] - W[0]
    if turns.min() < 0.05 or np.linalg.cond(source) > 50:
        return
    gauge = triple_gauge(W, wanted)
    assert gauge is not None
    after = moved(W, gauge.A, gauge.v)
    found = cosines(after)
    condition = np.linalg.cond(gauge.A)
    assert np.abs(found[[0, 0, 1], [1, 2, 2]] - wanted).max() <= 1e-12 * condition
    same = compare(probabilities(W, X), probabilities(after, moved_embeddings(X, gauge.A)))
    assert same.max_dp <= 1e-13 * condition
