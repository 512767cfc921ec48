"""Single questions: witnesses for yes, proofs for no, honesty in between."""

import math

import numpy as np
import pytest

from cosine_lab.maths.rankings.feasible import feasible, mixture
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns

SQUARE = [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]]


def drawn(n: int, d: int) -> np.ndarray:
    return np.random.default_rng([n, d]).standard_normal((n, d))


def test_a_feasible_ranking_comes_with_an_embedding_and_its_distance_from_change() -> None:
    W, b = drawn(6, 3), drawn(6, 1)[:, 0]
    for bias in (None, b):
        order = rankings(W, bias).rows[7].tolist()
        answer = feasible(W, bias, ranking=order)
        assert answer.ok
        assert answer.point is not None
        logits = W @ answer.point + (0.0 if bias is None else bias)
        assert np.argsort(-logits).tolist() == order
        assert 0 < answer.margin <= 1


def test_every_label_set_is_feasible_exactly_if_listed() -> None:
    W = drawn(6, 2)
    listed = {tuple(row) for row in sign_patterns(W).rows.tolist()}
    for code in range(64):
        signs = tuple(1 if code >> k & 1 else -1 for k in range(6))
        assert feasible(W, signs=signs).ok == (signs in listed)


def test_the_diagonal_of_a_square_cannot_be_on_top() -> None:
    assert feasible(SQUARE, top=[0, 2]).ok is False
    assert feasible(SQUARE, top=[1, 0]).ok is True
    assert feasible(SQUARE, top=[0, 2]).point is None


def test_too_thin_to_tell_is_neither_yes_nor_no() -> None:
    near = 0.3 + 1e-12
    W = [[math.cos(0.3), math.sin(0.3)], [-math.cos(near), -math.sin(near)], [0.0, -1.0]]
    answer = feasible(W, signs=[1, 1, 1])
    assert answer.ok is None
    assert answer.point is None


def test_a_ranking_of_a_thousand_labels_is_decided() -> None:
    W = drawn(1000, 20)
    assert feasible(W, ranking=np.argsort(-(W @ np.ones(20))).tolist()).ok
    assert feasible(W, ranking=list(range(1000))).ok is False


def test_equal_rows_cannot_be_ranked() -> None:
    assert feasible([[1.0], [1.0]], ranking=[0, 1]).ok is False


def test_one_label_is_always_on_top_of_its_ranking() -> None:
    assert feasible([[2.0, 3.0]], ranking=[0]).ok is True


def test_an_ill_formed_question_is_refused() -> None:
    with pytest.raises(ValueError, match="exactly one of signs, ranking and top"):
        feasible(SQUARE)
    with pytest.raises(ValueError, match="exactly one of signs, ranking and top"):
        feasible(SQUARE, signs=[1, 1, 1, 1], top=[0])
    with pytest.raises(ValueError, match="needs 4 signs"):
        feasible(SQUARE, signs=[1, 1, 1, 0])
    with pytest.raises(ValueError, match="needs a ranking of 4 labels"):
        feasible(SQUARE, ranking=[0, 1, 2, 2])
    with pytest.raises(ValueError, match="1 to 3 different labels"):
        feasible(SQUARE, top=[0, 1, 2, 3])


def test_a_label_that_never_wins_is_a_mixture_of_others() -> None:
    W = drawn(50, 3)
    W[7] = 0.2 * W.mean(axis=0)
    weights = mixture(W, 7)
    assert weights is not None
    assert 7 not in weights
    assert sum(weights.values()) == pytest.approx(1.0)
    assert min(weights.values()) > 0
    np.testing.assert_allclose(sum(k * W[j] for j, k in weights.items()), W[7], atol=1e-9)


def test_the_third_label_of_h1_is_half_way_between_its_neighbours_at_the_threshold() -> None:
    W = [[5.0, 0.0], [3.0, 3.0], [0.0, 3.0], [-3.0, 3.0], [-5.0, 0.0]]
    weights = mixture(W, 2)
    assert weights == {1: pytest.approx(0.5), 3: pytest.approx(0.5)}


def test_a_label_that_can_win_is_no_mixture() -> None:
    assert mixture(SQUARE, 0) is None
    assert mixture([[1.0]], 0) is None


def test_with_a_bias_the_mixture_is_at_least_as_high() -> None:
    W, b = [[0.0], [1.0], [2.0]], [5.0, 0.5, -3.0]
    assert mixture(W, 1, b) == {0: pytest.approx(0.5), 2: pytest.approx(0.5)}
    assert mixture(W, 1, [0.0, 1.0, 0.0]) is None


def test_a_label_that_is_no_row_is_refused() -> None:
    with pytest.raises(ValueError, match="mixture needs a label below 4, got -1"):
        mixture(SQUARE, -1)
