import numpy as np
import pytest

from cosine_lab.maths.classifier.translation import across, nearest_on_arc, nearest_on_line, normal_of, quarter_turn

RIGHT = np.array([1.0, 0.0])


def test_a_quarter_turn_goes_to_the_left() -> None:
    assert quarter_turn(np.array([2.0, 1.0])).tolist() == [-1.0, 2.0]


@pytest.mark.parametrize("d", [2, 3, 6])
def test_across_is_orthogonal_of_length_one_and_on_the_wanted_side(d: int) -> None:
    rng = np.random.default_rng(d)
    e, towards = rng.normal(size=(2, d))
    e /= np.linalg.norm(e)
    n = across(e, towards)
    assert abs(n @ e) <= 1e-15
    assert abs(n @ n - 1) <= 1e-15
    assert n @ towards > 0


@pytest.mark.parametrize("d", [2, 3, 6])
def test_along_the_line_some_normal_is_still_found(d: int) -> None:
    e = np.full(d, 1 / np.sqrt(d))
    n = across(e, -0.3 * e)
    assert abs(n @ e) <= 1e-15
    assert abs(n @ n - 1) <= 1e-14


def test_the_normal_of_a_pair_is_as_long_as_its_difference() -> None:
    assert normal_of(np.array([1.0, 0.0]), np.array([3.0, 0.0])).tolist() == [0.0, 2.0]
    a, b = np.array([1.0, 1.0, 0.0]), np.array([1.0, -1.0, 0.0])
    assert np.allclose(normal_of(a, b), [-2.0, 0.0, 0.0], atol=1e-15)


def test_the_foot_of_the_perpendicular_is_inside_or_outside_but_no_end() -> None:
    a, b = np.array([-1.0, 0.5]), np.array([1.0, 0.5])
    assert nearest_on_line(a, b, -1).tolist() == [0.0, 0.5]
    assert nearest_on_line(a, b, 1) is None
    assert nearest_on_line(a + 2 * RIGHT, b + 2 * RIGHT, 1).tolist() == [0.0, 0.5]
    for c in (-1, 1):
        assert nearest_on_line(a + RIGHT, b + RIGHT, c) is None


def test_a_right_angle_is_seen_from_the_circle_on_the_segment() -> None:
    a, b = np.array([-1.0, 0.5]), np.array([1.0, 0.5])
    assert np.allclose(nearest_on_arc(a, b, 0.0), [0.0, -0.5], atol=1e-15)
    assert nearest_on_arc(a / 9 + RIGHT, b / 9 + RIGHT, 0.99) is not None
    assert nearest_on_arc(np.array([0.0, 0.0]), b, 0.0) is None
