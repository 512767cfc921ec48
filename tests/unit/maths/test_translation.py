import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosine_lab.maths.classifier.translation import aligned, equal_lengths, opposite, smallest
from cosine_lab.maths.vectors import cosine, cosines, norm

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
SHIFTS = KNOWN["translation"]
W = np.array(KNOWN["cases"][0]["W"])
A, B = W[:2]
AIMED = {f"{test['pair']} to {test['target']}": test for test in SHIFTS["tests"]}


@pytest.mark.parametrize("known", AIMED.values(), ids=AIMED)
def test_every_known_shortest_shift_is_found(known: dict[str, Any]) -> None:
    a, b = W[known["pair"]]
    found = smallest(a, b, known["target"])
    assert found.norm == pytest.approx(known["min_norm"], abs=1e-12)
    assert found.attained is known["attained"]
    if known["attained"]:
        assert found.limit is None
        assert np.abs(found.shift - known["v_min"]).max() <= 2e-12
        assert cosine(a + found.shift, b + found.shift) == pytest.approx(known["target"], abs=1e-12)
    else:
        assert found.shift is None
        assert found.limit.tolist() == known["limit_point_minus_v"]


@pytest.mark.parametrize(
    "known", [test for test in AIMED.values() if test["target"] < 1], ids=lambda t: str(t["target"])
)
def test_every_known_shift_to_equal_lengths_is_found(known: dict[str, Any]) -> None:
    a, b = W[known["pair"]]
    found = [equal_lengths(a, b, known["target"], side) for side in (1, -1)]
    for name in ("v_symmetric", "v_psi_mid"):
        wanted = known.get(name, known["v_symmetric"])
        assert min(np.abs(v - wanted).max() for v in found) <= 2e-12
    for v in found:
        length = norm(b - a) / np.sqrt(2 * (1 - known["target"]))
        assert norm(a + v) == pytest.approx(length, rel=1e-12)
        assert norm(b + v) == pytest.approx(length, rel=1e-12)


def test_lemma_3_2_makes_the_vectors_opposite() -> None:
    v = opposite(A, B)
    assert v.tolist() == [-0.75, -0.75]
    assert (A + v).tolist() == (-(B + v)).tolist()
    assert cosine(A + v, B + v) == -1


def test_lemma_3_3_makes_one_three_times_the_other() -> None:
    v = aligned(A, B)
    assert v.tolist() == [-1.25, -0.25]
    assert (B + v).tolist() == (3 * (A + v)).tolist()
    assert cosine(A + v, B + v) == 1


@pytest.mark.parametrize("known", SHIFTS["two_pairs_at_once"], ids=lambda known: str(known["pairs"]))
def test_two_disjoint_pairs_are_steered_to_the_ends_at_once(known: dict[str, Any]) -> None:
    p = -np.array(known["v"])
    for (i, j), c in zip(known["pairs"], known["cosines"], strict=True):
        assert cosine(W[i] - p, W[j] - p) == pytest.approx(c, abs=1e-12)


@pytest.mark.parametrize("known", SHIFTS["large_shift"], ids=lambda known: str(known["v"]))
def test_one_common_offset_makes_every_pair_alike(known: dict[str, Any]) -> None:
    moved = W + np.array(known["v"])
    pairs = cosines(moved)[np.triu_indices(len(W), 1)]
    assert pairs.mean() == pytest.approx(known["mean_offdiag_cos"], abs=1e-14)
    assert pairs.min() == pytest.approx(known["min_cos"], abs=1e-14)


def test_three_labels_of_a_plane_satisfy_the_identity_of_three_directions() -> None:
    for p in ([0.1, 0.2], [-3.0, 5.0], [0.7, 0.7]):
        c = cosines(W[:3] - np.array(p))
        determinant = 1 + 2 * c[0, 1] * c[0, 2] * c[1, 2]
        assert determinant == pytest.approx(c[0, 1] ** 2 + c[0, 2] ** 2 + c[1, 2] ** 2, abs=1e-14)


def test_from_the_centre_of_the_circle_the_top_of_the_arc_is_taken() -> None:
    a, b, c = [1.0, 0.0], [0.0, 1.0], np.cos(np.pi / 4)
    found = smallest(a, b, c)
    assert found.norm == pytest.approx(1, abs=1e-12)
    assert cosine(a + found.shift, b + found.shift) == pytest.approx(c, abs=1e-12)


def test_a_cosine_that_is_there_already_needs_no_shift() -> None:
    assert smallest(A, B, 0.8).norm == pytest.approx(0, abs=1e-15)
    assert smallest([1.0, 3.0], [2.0, 6.0], 1.0).norm == pytest.approx(0, abs=1e-15)


def test_a_zero_vector_is_the_limit_itself() -> None:
    found = smallest([0.0, 0.0], [1.0, 2.0], 0.5)
    assert (found.attained, found.norm, found.limit.tolist()) == (False, 0.0, [0.0, 0.0])


@pytest.mark.parametrize("factor", [1e-170, 1e170])
def test_tiny_and_huge_vectors_are_moved_alike(factor: float) -> None:
    for c in (-1.0, -0.5, 0.0, 0.9):
        near, far = smallest(A, B, c), smallest(A * factor, B * factor, c)
        assert far.norm == pytest.approx(near.norm * factor, rel=1e-12)
        v = equal_lengths(A * factor, B * factor, c)
        assert cosine(A * factor + v, B * factor + v) == pytest.approx(c, abs=1e-12)


@pytest.mark.parametrize("d", [3, 5])
def test_in_more_dimensions_every_recipe_gives_its_cosine(d: int) -> None:
    a, b = np.random.default_rng(d).normal(size=(2, d))
    for c in (-0.7, 0.0, 0.4):
        for v in (equal_lengths(a, b, c), equal_lengths(a, b, c, -1)):
            assert cosine(a + v, b + v) == pytest.approx(c, abs=1e-14)
    v = equal_lengths(a, 2 * a, 0.3)
    assert cosine(a + v, 2 * a + v) == pytest.approx(0.3, abs=1e-14)


def test_on_a_line_only_the_ends_are_reached() -> None:
    assert smallest([2.0], [3.0], -1.0).norm == 2
    assert smallest([2.0], [3.0], -1.0).attained is False
    assert smallest([2.0], [-3.0], 1.0).limit.tolist() == [2.0]
    assert smallest([2.0], [3.0], 1.0).norm == 0
    assert equal_lengths([2.0], [3.0], -1.0).tolist() == [-2.5]
    for call in (equal_lengths, smallest):
        with pytest.raises(ValueError, match="needs two or more dimensions, got 1"):
            call([2.0], [3.0], 0.5)


@pytest.mark.parametrize("call", [opposite, aligned])
def test_a_pair_is_two_different_points(call: Any) -> None:
    with pytest.raises(ValueError, match="needs two different points, got the same point twice"):
        call([1.0, 2.0], [1.0, 2.0])


@pytest.mark.parametrize("call", [equal_lengths, smallest])
def test_a_pair_of_one_point_or_no_cosine_is_refused(call: Any) -> None:
    with pytest.raises(ValueError, match="needs two different points"):
        call(A, A, 0.5)
    with pytest.raises(ValueError, match="needs a cosine"):
        call(A, B, 1.5)
