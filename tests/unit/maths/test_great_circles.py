"""The sphere cut by great circles, and regions counted, against lists of patterns."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.maths.rankings.cosines import differences, rankings_of_signs
from cosine_lab.maths.rankings.counting import max_rankings, max_sign_patterns
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns, sign_strings
from tests.oracles.great_circles import Region, count_regions, sphere_regions

MANY = 10**9


def rows(n: int, seed: int = 0, d: int = 3) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal((n, d))


def cut(normals: object) -> list[Region]:
    found = sphere_regions(normals)
    assert found is not None
    return found


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 9])
def test_regions_are_the_sign_patterns_and_as_many_as_covers(n: int) -> None:
    W = rows(n)
    found = [region.signs for region in cut(W)]
    assert len(found) == max_sign_patterns(n, 3)
    assert found == sign_strings(sign_patterns(W).rows)


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_the_differences_cut_the_sphere_into_rankings(n: int) -> None:
    W = rows(n, seed=3)
    signs = [[1 if s == "+" else -1 for s in each.signs] for each in cut(differences(W))]
    found = rankings_of_signs(np.array(signs), n)
    assert len(found) == max_rankings(n, 3)
    assert {*map(tuple, found.tolist())} == {*map(tuple, rankings(W).rows.tolist())}


@given(st.integers(2, 5), st.integers(0, 10_000))
def test_small_whole_numbers_cut_as_their_exact_patterns_do(n: int, seed: int) -> None:
    W = np.random.default_rng(seed).integers(-2, 3, (n, 3)).astype(float)
    if W.any(axis=1).all():
        expected = sign_strings(sign_patterns(W).rows)
        assert [region.signs for region in cut(W)] == expected
        assert count_regions(W, MANY) == len(expected)


@pytest.mark.parametrize("seed", range(3))
def test_centres_and_corners_lie_in_their_region(seed: int) -> None:
    W = rows(6, seed)
    for region in cut(W):
        signs = np.array([1 if sign == "+" else -1 for sign in region.signs])
        assert (signs * (W @ region.centre) > 0).all()
        corners = np.concatenate(region.pieces)
        assert (signs * (corners @ W.T) > -1e-9).all()
        assert np.allclose(np.linalg.norm(corners, axis=1), 1)


@pytest.mark.parametrize("normals", [rows(5), rows(1), np.c_[rows(4, d=2), np.zeros(4)]])
def test_the_pieces_cover_the_whole_sphere_once(normals: np.ndarray) -> None:
    area = sum(spherical(piece) for region in cut(normals) for piece in region.pieces)
    assert area == pytest.approx(4 * np.pi)


def spherical(piece: np.ndarray) -> float:
    """Area of a spherical polygon: the sum of its angles less (k − 2) π."""
    angles = 0.0
    for k, at in enumerate(piece):
        back, on = (piece[(k + step) % len(piece)] for step in (-1, 1))
        a, b = (other - (other @ at) * at for other in (back, on))
        angles += np.arccos(np.clip(a @ b / np.linalg.norm(a) / np.linalg.norm(b), -1, 1))
    return float(angles - (len(piece) - 2) * np.pi)


def test_parallel_and_opposite_normals_share_a_circle() -> None:
    assert len(cut([[1, 0, 0], [2, 0, 0], [-3, 0, 0], [0, 1, 0]])) == 4


def test_normals_in_one_plane_cut_lunes() -> None:
    turns = np.radians([0, 36, 72, 108, 144])
    assert len(cut(np.c_[np.cos(turns), np.sin(turns), np.zeros(5)])) == 10


def test_where_three_rows_are_in_general_position_no_piece_is_left_over() -> None:
    assert all(len(region.pieces) == 1 for region in cut(rows(6)))


def test_a_zero_has_no_circle() -> None:
    assert sphere_regions([[1, 0, 0], [0, 0, 0]]) is None
    assert count_regions([[1, 0, 0], [0, 0, 0]], MANY) is None


def test_a_sphere_needs_three_coordinates() -> None:
    with pytest.raises(ValueError, match="sphere_regions needs three coordinates, got 2"):
        sphere_regions([[1, 0]])


@pytest.mark.parametrize("d", range(1, 8))
@pytest.mark.parametrize("n", [1, 2, 5, 7])
def test_regions_are_counted_in_any_dimension(n: int, d: int) -> None:
    W = rows(n, 2, d)
    assert count_regions(W, MANY) == max_sign_patterns(n, d)
    if n > 1 and d < 5:
        assert count_regions(differences(W), MANY) == max_rankings(n, d)


def test_counting_stops_beyond_its_limit() -> None:
    assert count_regions(np.eye(5), 32) == 32
    assert count_regions(np.eye(5), 31) is None
