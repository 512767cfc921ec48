"""Labels that can tie for the top: hull edges, in the plane and in space."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial import ConvexHull

from cosine_lab.maths.rankings.winning import tie_for_top

_VECTORS = Path(__file__).parents[2] / "vectors"
CASES: list[dict[str, Any]] = json.loads((_VECTORS / "pattern_cases.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_papers_pairs(case: dict[str, Any]) -> None:
    pairs = [tuple(pair) for pair in case["tie_for_top"]]
    assert tie_for_top(case["W"]) == pairs


@pytest.mark.parametrize(("n", "d"), [(30, 3), (40, 4), (20, 5)])
def test_in_general_position_they_are_the_edges_of_the_hull(n: int, d: int) -> None:
    W = np.random.default_rng([n, d]).standard_normal((n, d))
    edges = {(int(a), int(b)) for facet in ConvexHull(W).simplices for a in facet for b in facet if a < b}
    assert tie_for_top(W) == sorted(edges)


def test_a_third_row_on_the_edge_is_in_the_way() -> None:
    assert tie_for_top([[0, 0], [1, 0], [2, 0], [0, 2]]) == [(0, 3), (2, 3)]


def test_the_diagonals_of_a_cube_are_no_edges() -> None:
    corners = [[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)]
    neighbours = [
        (i, j) for i in range(8) for j in range(i + 1, 8) if np.abs(np.subtract(corners[i], corners[j])).sum() == 1
    ]
    assert len(neighbours) == 12
    assert tie_for_top(corners) == neighbours


def test_two_equal_rows_in_a_corner_tie_with_one_another_alone() -> None:
    W = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]
    assert tie_for_top(W) == [(0, 4), (1, 2), (2, 3)]
    assert tie_for_top([*W, [0, 0]]) == [(1, 2), (2, 3)]


def test_with_biases_they_are_the_edges_seen_from_above() -> None:
    W, b = [[-1.0], [0.0], [1.0], [0.0]], [0.0, 1.0, 0.0, -1.0]
    assert tie_for_top(W, b) == [(0, 1), (1, 2)]
    assert tie_for_top(W[:3]) == []


def test_one_label_has_no_rivals() -> None:
    assert tie_for_top([[1.0, 2.0]]) == []


def test_progress_is_told() -> None:
    told: list[float] = []
    tie_for_top(np.eye(4), progress=told.append)
    assert told == sorted(told)
    assert len(told) == 4
