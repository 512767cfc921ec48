import json
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.vectors import cosine, cosines, lengths, norm

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
CASES = {case["id"]: case for case in KNOWN["cases"]}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_every_known_matrix_has_its_cosines_lengths_and_sum(case: dict[str, list[float]]) -> None:
    W = np.array(case["W"])
    assert np.abs(cosines(W) - case["cos"]).max() <= 2e-12
    assert np.abs(lengths(W) - case["norms"]).max() <= 2e-12
    assert np.abs(W.sum(axis=0) - case["row_sum"]).max() <= 2e-12


def test_a_zero_vector_has_no_angle() -> None:
    with pytest.raises(ValueError, match="cosine needs non-zero vectors, got a zero vector"):
        cosine([0.0, 0.0], [1.0, 2.0])
    found = cosines([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]])
    assert np.isnan(found[0]).all()
    assert np.isnan(found[:, 0]).all()
    assert np.isfinite(found[1:, 1:]).all()


@pytest.mark.parametrize("factor", [1e-170, 1e170, 5e-320])
def test_neither_tiny_nor_huge_vectors_lose_their_angle(factor: float) -> None:
    a, b = np.array([1.0, 2.0]), np.array([2.0, -1.0])
    assert cosine(a * factor, b) == 0
    assert norm(np.array([3.0, 4.0]) * factor) == pytest.approx(5 * factor, rel=1e-3)
    assert np.array_equal(np.round(cosines([a * factor, b, a]), 12), [[1, 0, 1], [0, 1, 0], [1, 0, 1]])


@pytest.mark.parametrize(("a", "b"), [([1, 3], [2, 6]), ([3, 4, 12], [6, 8, 24]), ([7, 0], [1, 0])])
def test_parallel_whole_numbers_give_exactly_plus_and_minus_one(a: list[int], b: list[int]) -> None:
    assert cosine(a, b) == 1
    assert cosine(a, np.negative(b)) == -1


def test_vectors_of_two_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="cosine needs two vectors of one size"):
        cosine([1.0], [1.0, 2.0])


def test_the_first_integer_that_no_float_holds_is_refused() -> None:
    assert lengths([[2**53]]).tolist() == [2.0**53]
    with pytest.raises(ValueError, match="integers that floats hold"):
        lengths([[2**53 + 1]])
