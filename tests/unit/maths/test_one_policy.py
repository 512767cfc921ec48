"""Answers about one classifier that once contradicted one another, or the exact truth."""

from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from cosine_lab.maths.classifier.translation import smallest
from cosine_lab.maths.rankings.feasible import feasible, mixture
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns
from cosine_lab.maths.rankings.winning import argmaxable, tie_for_top


def test_the_middle_of_two_labels_with_its_bias_keeps_them_from_tying_alone() -> None:
    assert tie_for_top([[1, 2], [2, 0], [1.5, 1]], [-2, 0, -1]) == []
    assert tie_for_top([[0], [-1], [-2], [-3]], [1, 3, 5, 7]) == []


@pytest.mark.parametrize("factor", [1.0, 1e-9, 1e-10, 1e150, 1e-150])
def test_ties_do_not_depend_on_the_scale(factor: float) -> None:
    W, b = np.array([[-3, -2], [0, -2], [-1, 1]]), np.array([2, -1, 2])
    assert tie_for_top(W * factor, b * factor) == [(0, 1), (0, 2), (1, 2)]


@pytest.mark.parametrize(
    "W",
    [
        [[0.3, 2e7, -1], [0.1, -3e7, 3], [0.3, 0, -3], [-0.1, -3e7, -2]],
        [[-3e-5, 3e5, -3e-5], [-2e-5, -1e5, -2e-5], [-2e-5, 3e5, -3e-5], [-2e-5, 0, -2e-5]],
    ],
)
def test_typed_rows_of_very_different_sizes_are_listed_exactly(W: list[list[float]]) -> None:
    found = sign_patterns(W)
    assert len(found.rows) == 12
    assert found.exact


@pytest.mark.parametrize("W", [[[1e12, 0.01], [-1e12, 0.01]], [[1, 1e-14], [-1, 1e-14]]])
def test_a_thin_typed_cone_has_a_witness(W: list[list[float]]) -> None:
    answer = feasible(W, signs=[1, 1])
    assert answer.ok is True
    assert answer.point is not None
    assert (np.array(W) @ answer.point > 0).all()


def test_a_typed_label_that_sticks_out_by_very_little_wins_in_every_answer() -> None:
    W = [[0, 0], [1, 0], [0.5, 1e-10]]
    assert set(rankings(W).rows[:, 0].tolist()) == {0, 1, 2}
    assert argmaxable(W).status == ("yes", "yes", "yes")
    assert mixture(W, 2) is None
    assert tie_for_top(W) == [(0, 1), (0, 2), (1, 2)]
    assert feasible(W, top=[2]).ok is True


def test_top_sets_are_the_heads_of_exact_rankings_however_near() -> None:
    W = [[2.000000021817435], [-3.0000000123151316], [-0.9999999646067458], [-3.0000000209592907]]
    b = [3, -1, 1, 0]
    heads = {frozenset(row[:3]) for row in rankings(W, b).rows.tolist()}
    assert {frozenset(row) for row in combinations(range(4), 3) if feasible(W, b, top=row).ok} == heads
    assert frozenset({0, 1, 2}) in heads


def test_a_margin_is_positive_only_where_the_witness_shows_its_pattern_exactly() -> None:
    rng = np.random.default_rng(6)
    for _ in range(60):
        sizes = zip(rng.integers(-3, 4, 12), rng.integers(-12, 13, 12), strict=True)
        W = np.reshape([float(f"{m}e{p}") for m, p in sizes], (4, 3)).tolist()
        if not all(any(row) for row in W):
            continue
        found = sign_patterns(W)
        assert found.exact
        for row, point, margin in zip(found.rows, found.points, found.margins, strict=True):
            exact = [_exact(w, point.tolist()) for w in W]
            if margin > 0:
                assert [1 if value > 0 else -1 for value in exact] == row.tolist()
                assert 0 not in exact


def test_an_origin_on_a_label_is_the_end_of_every_arc_however_flat() -> None:
    rng = np.random.default_rng(7)
    for _ in range(300):
        a = rng.normal(size=2)
        for c in (1 - 1e-9, -1 + 1e-9):
            found = smallest(a, [0.0, 0.0], c)
            assert not found.attained
            assert found.norm == 0


@pytest.mark.parametrize("label", [1.0, True, -1, 4, None, "1"])
def test_a_float_is_no_label(label: object) -> None:
    with pytest.raises(ValueError, match="mixture needs a label below 4"):
        mixture(np.eye(4), label)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "W",
    [
        [[10**400]],
        [[1j, 2.0]],
        np.ones((2, 2), bool),
        np.ma.masked_less([[1.0, 2.0]], 1.5),
        [["1"]],
        [[1.0], [2.0, 3.0]],
        [[2**60, 1], [2**60 + 1, 1]],
        [[None]],
    ],
    ids=str,
)
def test_what_floats_cannot_hold_is_refused(W: object) -> None:
    for function in (rankings, sign_patterns, argmaxable, tie_for_top):
        with pytest.raises(ValueError, match="needs unembeddings of"):
            function(W)  # type: ignore[operator]


def test_an_integer_that_a_float_holds_is_taken_whatever_its_size() -> None:
    assert len(rankings([[2**60, 1], [2**59, 1]]).rows) == 2


def _exact(row: list[float], point: list[float]) -> int:
    """The sign of a typed row's logit at an embedding of floats, in rational arithmetic."""
    total = sum(Fraction(repr(w)) * Fraction(x) for w, x in zip(row, point, strict=True))
    return (total > 0) - (total < 0)
