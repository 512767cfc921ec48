import json
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.classifier.hull import hull
from cosine_lab.maths.vectors import cosines

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
CASES = {case["id"]: case for case in KNOWN["cases"]}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_who_wins_is_as_known(case: dict[str, list[float]]) -> None:
    W = case["W"]
    assert sorted(hull(W)) == case["argmaxable"]


def test_the_two_hexagons_share_their_cosines_and_not_their_winners() -> None:
    A, B = (CASES[f"centered_same_cos_{name}"]["W"] for name in "AB")
    assert np.abs(cosines(A) - cosines(B)).max() <= 1e-12
    assert hull(A) == [0, 1, 2, 3, 4, 5]
    assert hull(B) == [0, 2, 4]


@pytest.mark.parametrize(("length", "wins"), [(3.5, False), (5 / np.sqrt(2), False), (3.6, True)])
def test_label_3_of_figure_3_wins_once_it_sticks_out_of_the_chord(length: float, *, wins: bool) -> None:
    W = np.array(CASES["H1_model1"]["W"])
    W[2] = [0.0, length]
    assert (2 in hull(W)) is wins


def test_corners_are_listed_counter_clockwise_from_the_lowest_index() -> None:
    assert hull([[1.0, 1.0], [1.0, -1.0], [-1.0, -1.0], [-1.0, 1.0], [0.0, 0.0]]) == [0, 3, 2, 1]


def test_a_row_on_an_edge_is_no_corner() -> None:
    W = [[0.0, 0.0], [1.0, 0.7], [2.0, 1.4], [0.1, 3.0]]
    assert hull(W) == [0, 2, 3]


def test_rows_on_one_line_have_two_corners_even_when_rounding_bends_the_line() -> None:
    W = np.array([[0.3, 5.0], [0.3, 0.0], [0.3, 10.0], [0.3, -1.0]])
    W[:, 0] += [0.0, 5e-17, -5e-17, 1e-16]
    assert hull(W) == [2, 3]


def test_of_coinciding_rows_the_lowest_index_wins() -> None:
    W = [[2.0, 0.0], [-1.0, 1.0], [2.0, 0.0], [-1.0, -1.0]]
    assert hull(W) == [0, 1, 3]


def test_one_point_wins_everywhere() -> None:
    for W in ([[1.0, 2.0]], [[0.0, 0.0]] * 3, [[1e170, 1e170]] * 2):
        assert hull(W) == [0]


@pytest.mark.parametrize("factor", [1e-170, 1e170])
def test_tiny_and_huge_rows_have_the_same_hull(factor: float) -> None:
    W = np.array(CASES["C1_model1"]["W"])
    assert hull(W * factor) == hull(W)


def test_only_rows_of_the_plane_are_taken() -> None:
    with pytest.raises(ValueError, match="hull needs rows in the plane, got 3 entries"):
        hull([[1.0, 2.0, 3.0]])
