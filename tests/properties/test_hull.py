"""Regions and competitors against arg max itself, on rows nobody chose."""

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.maths.classifier.hull import hull
from tests.oracles.hull import Box, competitors, regions
from tests.oracles.linear import moved

GRID = st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=9)
SEEDS = st.integers(0, 2**32 - 1)
BOX = Box(-2.0, 3.0, -1.5, 1.0)


def _area(polygon: list[tuple[float, float]]) -> float:
    x, y = np.array(polygon).T
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


def _inside(x: np.ndarray, polygon: list[tuple[float, float]]) -> bool:
    corners = np.array(polygon)
    edges = np.roll(corners, -1, axis=0) - corners
    to_x = x - corners
    return bool((edges[:, 0] * to_x[:, 1] - edges[:, 1] * to_x[:, 0] >= -1e-9).all())


@given(st.one_of(GRID, SEEDS.map(lambda s: np.random.default_rng(s).normal(size=(12, 2)))), SEEDS)
def test_regions_tile_the_box_and_hold_who_wins_there(W: list[tuple[int, int]] | np.ndarray, seed: int) -> None:
    W = np.array(W, dtype=float)
    cells = regions(W, BOX)
    areas = [_area(cell) for cell in cells if cell]
    assert abs(sum(areas) - 5 * 2.5) <= 1e-9
    assert min(areas) >= 0
    for x in np.random.default_rng(seed).uniform([-2, -1.5], [3, 1], (30, 2)):
        scores = W @ x
        best = np.sort(np.unique(scores))
        if len(best) > 1 and best[-1] - best[-2] < 1e-9:
            continue
        assert _inside(x, cells[int(np.argmax(scores))])


def _ties(W: np.ndarray) -> list[tuple[int, int]]:
    """Pairs that tie for the top in some direction: tried in all that matter, in whole numbers."""
    distinct = np.unique(W, axis=0)
    steps = np.array([q - p for p, q in combinations(distinct, 2)] or [[1, 0]])
    normals = np.vstack([steps, -steps]) @ [[0, 1], [-1, 0]]
    order = np.argsort(np.arctan2(normals[:, 1], normals[:, 0]))
    unit = normals[order] / np.linalg.norm(normals[order], axis=1, keepdims=True)
    between = unit + np.roll(unit, -1, axis=0)
    directions = np.vstack([unit, between, unit @ [[0, 1], [-1, 0]], [[1.0, 0.3]]])
    found = set()
    for x in directions:
        scores = W @ x
        top = np.flatnonzero(scores >= scores.max() - 1e-9)
        if len(top) == 2 and np.linalg.norm(x) > 1e-9:
            found.add((int(top[0]), int(top[1])))
    return sorted(found)


@given(GRID)
def test_competitors_are_the_pairs_that_tie_for_the_top(rows: list[tuple[int, int]]) -> None:
    W = np.array(rows, dtype=float)
    assert competitors(W) == _ties(W)


@given(GRID, SEEDS)
def test_no_affine_gauge_changes_who_wins_or_competes(rows: list[tuple[int, int]], seed: int) -> None:
    W = np.array(rows, dtype=float)
    rng = np.random.default_rng(seed)
    A = rng.normal(size=(2, 2))
    if np.linalg.cond(A) > 50:
        return
    other = moved(W, A, rng.normal(size=2) * 10)
    assert sorted(hull(other)) == sorted(hull(W))
    assert competitors(other) == competitors(W)
