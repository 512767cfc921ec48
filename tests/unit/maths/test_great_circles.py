"""The sphere cut by great circles, against lists of patterns and random directions."""

import numpy as np
import pytest

from lib.maths.rankings.braid import differences, rankings_of_signs
from lib.maths.rankings.counting import max_rankings, max_sign_patterns
from lib.maths.rankings.great_circles import sphere
from lib.maths.rankings.patterns import rankings, sign_patterns


def rows(n: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal((n, 3))


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 9])
def test_regions_are_the_sign_patterns_and_as_many_as_covers(n: int) -> None:
    W = rows(n)
    cut = sphere(W)
    assert len(cut.signs) == max_sign_patterns(n, 3)
    assert {*map(tuple, cut.signs.tolist())} == {*map(tuple, sign_patterns(W).rows.tolist())}


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_the_differences_cut_the_sphere_into_rankings(n: int) -> None:
    W = rows(n, seed=3)
    found = rankings_of_signs(sphere(differences(W)).signs, n)
    assert len(found) == max_rankings(n, 3)
    assert {*map(tuple, found.tolist())} == {*map(tuple, rankings(W).rows.tolist())}


def test_every_centre_lies_in_its_region() -> None:
    W = rows(6)
    cut = sphere(W)
    assert np.array_equal(np.sign(cut.centres @ W.T).astype(int), cut.signs)
    assert np.allclose(np.linalg.norm(cut.centres, axis=1), 1)


def test_every_triangle_lies_in_the_region_it_is_said_to_belong_to() -> None:
    W = rows(5)
    cut = sphere(W)
    middles = cut.vertices[cut.triangles].mean(axis=1)
    assert np.array_equal(np.sign(middles @ W.T).astype(int), cut.signs[cut.regions])


def test_the_triangles_cover_the_whole_sphere() -> None:
    cut = sphere(rows(5))
    a, b, c = (cut.vertices[cut.triangles[:, k]] for k in range(3))
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1).sum() / 2
    assert area == pytest.approx(4 * np.pi, rel=0.01)


def test_parallel_and_opposite_normals_share_a_circle() -> None:
    cut = sphere([[1, 0, 0], [2, 0, 0], [-3, 0, 0], [0, 1, 0]])
    assert len(cut.signs) == 4
    assert len(cut.circles) == 4


def test_normals_in_one_plane_cut_lunes() -> None:
    turns = np.radians([0, 36, 72, 108, 144])
    cut = sphere(np.c_[np.cos(turns), np.sin(turns), np.zeros(5)])
    assert len(cut.signs) == 10


def test_circles_lie_at_right_angles_to_their_normals() -> None:
    W = rows(4)
    cut = sphere(W)
    for normal, circle in zip(W, cut.circles, strict=True):
        assert np.allclose(circle @ normal, 0)


@pytest.mark.parametrize(
    ("normals", "told"),
    [([[1, 0]], "three coordinates, got 2"), ([[1, 0, 0], [0, 0, 0]], "not zero, got 1")],
)
def test_a_sphere_needs_normals_with_a_direction(normals: list[list[float]], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        sphere(normals)


@pytest.mark.parametrize("seed", range(3))
def test_every_triangle_of_a_region_is_small_and_lies_in_it(seed: int) -> None:
    W = np.random.default_rng(seed).standard_normal((5, 3))
    found = sphere(W)
    corners = found.vertices[found.triangles]
    edges = corners - np.roll(corners, 1, axis=1)
    assert np.linalg.norm(edges, axis=2).max() < 0.5
    middles = corners.mean(axis=1)
    assert np.array_equal(np.sign(middles @ W.T), found.signs[found.regions])
