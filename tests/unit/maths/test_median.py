import numpy as np
import pytest

from lib.maths.median import median_of
from lib.maths.translation import mean_cosine


def test_a_triangle_without_an_angle_of_120_degrees_has_its_fermat_point() -> None:
    W = np.array([[0.0, 0.0], [4.0, 0.0], [1.0, 3.0]])
    u = W - median_of(W)
    u /= np.linalg.norm(u, axis=1)[:, np.newaxis]
    assert np.allclose(u @ u.T, [[1, -0.5, -0.5], [-0.5, 1, -0.5], [-0.5, -0.5, 1]], atol=1e-14)


def test_a_row_that_outweighs_the_others_is_the_median() -> None:
    W = np.array([[0.0, 0.2], [4.0, 0.0], [-4.0, 0.0]])
    assert median_of(W + 0.1).tolist() == (W[0] + 0.1).tolist()


def test_near_a_row_that_is_the_median_the_mean_cosine_tends_to_its_infimum() -> None:
    W = np.array([[0.0, 0.2], [4.0, 0.0], [-4.0, 0.0], [1.0, 1.0]])
    W[0] = median_of(W)
    pull = ((W[1:] - W[0]) / np.linalg.norm(W[1:] - W[0], axis=1)[:, np.newaxis]).sum(axis=0)
    s, n = np.linalg.norm(pull), len(W)
    assert s < 1
    infimum = ((1 - s) ** 2 - n) / (n * (n - 1))
    around = [
        mean_cosine(W - W[0] - 1e-7 * np.array([np.cos(t), np.sin(t)]))
        for t in np.linspace(0, 2 * np.pi, 720)
    ]
    assert min(around) == pytest.approx(infimum, abs=1e-5)
    assert min(around) >= infimum - 1e-6


def test_several_rows_in_one_point_weigh_as_many() -> None:
    W = np.array([[0.0, 0.0], [0.0, 0.0], [5.0, 0.0], [0.0, 5.0]])
    assert median_of(W).tolist() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("on_line", "middle"), [([0.0, 1.0, 7.0], 1.0), ([0.0, 1.0, 3.0, 9.0], 2.0), ([2.0, 5.0], 3.5)]
)
def test_on_a_line_it_is_the_median_and_the_middle_of_two(
    on_line: list[float], middle: float
) -> None:
    direction = np.array([0.6, 0.8])
    assert np.allclose(median_of(np.outer(on_line, direction)), middle * direction, atol=1e-14)


def test_next_to_a_row_it_is_found_all_the_same() -> None:
    W = np.array([[1.0, 0.0], [-1.0, 0.0], [0.0, 0.0], [0.0, 3.0]])
    for tilt in (1e-2, 1e-4, 1e-6):
        W[2] = [0.0, -tilt]
        p = median_of(W)
        u = (W - p) / np.linalg.norm(W - p, axis=1)[:, np.newaxis]
        assert np.abs(u.sum(axis=0)).max() <= 1e-7
        assert 0 < np.linalg.norm(p - W[2]) <= 2 * tilt


def test_of_a_square_it_is_the_centre_where_the_diagonals_cross() -> None:
    W = np.array([[0.0, 0.0], [2.0, 0.0], [3.0, 3.0], [0.0, 1.0]])
    crossing = np.array([2 / 3, 2 / 3])
    assert np.abs(median_of(W) - crossing).max() <= 1e-14


def test_one_point_is_its_own_median() -> None:
    assert median_of(np.array([[3.0, 4.0]])).tolist() == [3.0, 4.0]
    assert median_of(np.array([[3.0, 4.0]] * 3)).tolist() == [3.0, 4.0]


@pytest.mark.parametrize("factor", [1e-170, 1e170])
def test_tiny_and_huge_rows_have_the_same_median(factor: float) -> None:
    W = np.random.default_rng(3).normal(size=(7, 4))
    assert np.allclose(median_of(W * factor) / factor, median_of(W), rtol=1e-12)
