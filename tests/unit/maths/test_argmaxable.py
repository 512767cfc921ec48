"""Labels that can win: the paper's, corners and edges, many dimensions, biases."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog
from scipy.spatial import ConvexHull

from cosine_lab.maths.rankings.winning import argmaxable

_VECTORS = Path(__file__).parents[2] / "vectors"
CASES: list[dict[str, Any]] = json.loads((_VECTORS / "pattern_cases.json").read_text(encoding="utf-8"))["cases"]


def drawn(n: int, d: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng([n, d, seed]).standard_normal((n, d))


def wins(rows: np.ndarray, i: int) -> bool:
    """By a linear programme."""
    d = rows.shape[1]
    steps = np.delete(rows, i, axis=0) - rows[i]
    result = linprog(
        np.r_[np.zeros(d), -1.0],
        A_ub=np.c_[steps, np.ones(len(steps))],
        b_ub=np.zeros(len(steps)),
        bounds=[(-1, 1)] * d + [(None, 1)],
    )
    return bool(-result.fun > 1e-7)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_papers_argmaxable_labels(case: dict[str, Any]) -> None:
    found = argmaxable(case["W"])
    assert found.labels == case["argmaxable"]
    assert found.partners == {}


@pytest.mark.parametrize(("length", "status"), [(3.5, "no"), (3.5355, "no"), (3.5356, "yes")])
def test_the_third_label_of_h1_wins_from_length_five_over_root_two_on(length: float, status: str) -> None:
    angles = np.radians([0, 45, 90, 135, 180, 225, 315])
    W = 5 * np.c_[np.cos(angles), np.sin(angles)]
    W[2] = [0, length]
    assert argmaxable(W).status[2] == status


def test_at_the_threshold_of_h1_floats_cannot_tell() -> None:
    angles = np.radians([0, 45, 90, 135, 180, 225, 315])
    W = 5 * np.c_[np.cos(angles), np.sin(angles)]
    W[2] = [0, 5 / math.sqrt(2)]
    assert argmaxable(W).status[2] in ("no", "tie")


def test_corners_win_and_edges_and_twins_do_not() -> None:
    W = [[0, 0], [1, 0], [1, 1], [0, 1], [0.5, 0], [1, 0.5], [0, 0], [0.5, 0.5]]
    found = argmaxable(W)
    assert found.status == ("tie", "yes", "yes", "yes", "no", "no", "tie", "no")
    assert found.partners == {0: 6, 6: 0}


def test_every_winner_comes_with_an_embedding_and_its_lead() -> None:
    W, b = drawn(40, 3), drawn(40, 1)[:, 0]
    for bias in (None, b):
        found = argmaxable(W, bias)
        for i in range(40):
            if found.status[i] == "yes":
                logits = W @ found.points[i] + (0.0 if bias is None else bias)
                lead = logits[i] - np.delete(logits, i).max()
                assert lead == pytest.approx(found.gaps[i])
                assert lead > 0
            else:
                assert np.isnan(found.points[i]).all()
                assert np.isnan(found.gaps[i])


@pytest.mark.parametrize(("n", "d"), [(30, 2), (200, 3), (300, 5)])
def test_in_general_position_winners_are_the_vertices_of_the_hull(n: int, d: int) -> None:
    W = drawn(n, d)
    assert argmaxable(W).labels == sorted(ConvexHull(W).vertices.tolist())


@pytest.mark.parametrize("biased", [False, True])
@pytest.mark.parametrize(("n", "d"), [(60, 8), (80, 3)])
def test_each_verdict_is_that_of_a_linear_programme(n: int, d: int, *, biased: bool) -> None:
    W = drawn(n, d) * np.exp(drawn(n, 1, seed=1))
    b = drawn(n, 1, seed=2)[:, 0] if biased else None
    found = argmaxable(W, b)
    for i in range(0, n, 4):
        rows = W
        if b is not None:  # one more row below i, so that the last coordinate is positive
            rows = np.concatenate([np.c_[W, b], [[*W[i], b[i] - 1.0]]])
        assert wins(rows, i) == (found.status[i] == "yes")


def test_rows_of_unit_length_all_win() -> None:
    W = drawn(300, 12)
    found = argmaxable(W / np.linalg.norm(W, axis=1, keepdims=True))
    assert found.labels == list(range(300))


def test_a_thousand_labels_in_few_dimensions_have_few_winners() -> None:
    W = drawn(1000, 8)
    found = argmaxable(W)
    assert 300 < len(found.labels) < 700
    assert found.partners == {}


def test_rows_that_are_all_equal_tie() -> None:
    assert argmaxable([[1.0, 2.0]] * 3).status == ("tie", "tie", "tie")
    assert argmaxable([[1.0, 2.0]]).status == ("yes",)


def test_without_rows_that_differ_the_largest_bias_wins() -> None:
    assert argmaxable([[0.0]] * 3, [1.0, 3.0, 2.0]).status == ("no", "yes", "no")


def test_a_bias_lets_an_inner_label_win() -> None:
    W = [[0.0], [1.0], [2.0]]
    assert argmaxable(W).labels == [0, 2]
    assert argmaxable(W, [0.0, 1.0, 0.0]).labels == [0, 1, 2]
    assert argmaxable(W, [5.0, 1.0, -3.0]).labels == [0, 2]


def test_rows_nearer_than_the_tolerance_cannot_be_told_apart() -> None:
    W = drawn(12, 6)
    near = np.concatenate([W, W[:1] + 1e-13])
    found = argmaxable(near)
    assert found.status[0] == found.status[12] == "tie"
    assert found.partners == {0: 12, 12: 0}


def test_progress_is_told_and_may_cancel() -> None:
    told: list[float] = []
    argmaxable(drawn(300, 7), progress=told.append)
    assert told == sorted(told)
    assert 0 <= told[0] <= told[-1] <= 1

    def cancel(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        argmaxable(drawn(300, 7), progress=cancel)


def test_what_is_no_classifier_is_refused() -> None:
    with pytest.raises(ValueError, match="argmaxable needs unembeddings"):
        argmaxable([[np.inf]])
    with pytest.raises(ValueError, match="argmaxable needs a bias"):
        argmaxable([[1.0]], [1.0, 2.0])
