import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.oracles.rescaling import Reach, cosine_at_ratio, ratios_for, reach

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
W = np.array(KNOWN["cases"][0]["W"])
PAIRS = KNOWN["diagonal"]["pairs"]


@pytest.mark.parametrize("known", PAIRS, ids=lambda known: str(known["pair"]))
def test_every_known_reach_is_found(known: dict[str, Any]) -> None:
    found = reach(*W[known["pair"]])
    assert [found.low, found.high] == pytest.approx(known["range"], abs=1e-12)
    assert found.low_attained is known["lo_attained"]
    assert found.high_attained is known["hi_attained"]
    assert found.flip is known["sign_flip_reachable"]
    for ratio, name in ((found.zero_ratio, "zero_tau"), (found.extremal_ratio, "extremal_tau")):
        assert (ratio is None) is (name not in known)
        assert ratio is None or ratio == pytest.approx(known[name], rel=1e-12)
    assert found.constant is False


@pytest.mark.parametrize("known", PAIRS, ids=lambda known: str(known["pair"]))
def test_every_known_cosine_is_found_at_its_ratio_and_its_ratio_at_the_cosine(known: dict[str, Any]) -> None:
    a, b = W[known["pair"]]
    for sample in known["samples"]:
        assert cosine_at_ratio(a, b, sample["tau"]) == pytest.approx(sample["cos"], abs=1e-14)
        back = ratios_for(a, b, sample["cos"])
        assert min(abs(np.log(tau / sample["tau"])) for tau in back) <= 1e-6


def test_kantorovich_gives_the_reach_in_five_dimensions() -> None:
    known = KNOWN["diagonal"]["kantorovich_example"]
    found = reach(known["a"], known["b"])
    assert [found.low, found.high] == pytest.approx(known["range"], abs=1e-12)
    assert (found.low_attained, found.high_attained) == (False, False)


def test_labels_0_and_1_of_figure_1_are_at_their_minimum() -> None:
    assert reach(W[0], W[1]) == Reach(
        pytest.approx(0.8), 1.0, low_attained=True, high_attained=False, extremal_ratio=1.0
    )
    assert ratios_for(W[0], W[1], 0.8) == [1.0]
    assert ratios_for(W[0], W[1], 0.79) == []
    below, above = ratios_for(W[0], W[1], 0.9)
    assert below * above == pytest.approx(1)
    assert ratios_for(W[0], W[1], -0.9) == []


@pytest.mark.parametrize(("b", "sign"), [([2.0, 6.0], 1.0), ([-0.3, -0.9], -1.0)])
def test_parallel_vectors_stay_parallel(b: list[float], sign: float) -> None:
    found = reach([1.0, 3.0], b)
    assert (found.low, found.high, found.constant) == (sign, sign, True)
    assert ratios_for([1.0, 3.0], b, sign) == []


def test_vectors_on_different_axes_stay_orthogonal() -> None:
    found = reach([2.0, 0.0, 0.0], [0.0, -3.0, 1.0])
    assert (found.low, found.high, found.constant) == (0.0, 0.0, True)
    assert ratios_for([2.0, 0.0], [0.0, 1.0], 0.0) == []


@pytest.mark.parametrize("a", [[2.0, 0.0], [0.0, -2.0]])
def test_a_vector_on_an_axis_keeps_its_sign_and_reaches_no_end(a: list[float]) -> None:
    b = [1.5, -3.0]
    found = reach(a, b)
    assert (found.low, found.high) == (0.0, 1.0)
    assert (found.low_attained, found.high_attained) == (False, False)
    for c in (0.1, 0.9):
        for pair in ((a, b), (b, a)):
            (tau,) = ratios_for(*pair, c)
            assert cosine_at_ratio(*pair, tau) == pytest.approx(c, abs=1e-14)
    assert ratios_for(a, b, -0.5) == []
    assert ratios_for(a, b, 0.0) == []
    assert ratios_for(a, b, 1e-200) == []


def test_a_coordinate_that_both_lack_does_not_matter() -> None:
    assert reach([1.0, 0.0, 2.0], [2.0, 0.0, 1.0]).low == pytest.approx(0.8)
    assert reach([1.0, 0.0, 2.0], [2.0, 0.0, 1.0]).low_attained is True


@pytest.mark.parametrize("factor", [1e-170, 1e170])
def test_tiny_and_huge_vectors_have_the_same_reach(factor: float) -> None:
    for i, j in ((0, 1), (0, 2), (0, 3)):
        assert reach(W[i] * factor, W[j]).low == pytest.approx(reach(W[i], W[j]).low)
        assert ratios_for(W[i] * factor, W[j], -0.95) == pytest.approx(ratios_for(W[i], W[j], -0.95))


def test_a_zero_vector_a_wrong_ratio_and_a_wrong_cosine_are_refused() -> None:
    for call in (reach, lambda a, b: ratios_for(a, b, 0.5), lambda a, b: cosine_at_ratio(a, b, 1)):
        with pytest.raises(ValueError, match="needs non-zero vectors, got a zero vector"):
            call([0.0, 0.0], [1.0, 2.0])
    for tau in (0.0, -1.0, np.inf, np.nan):
        with pytest.raises(ValueError, match="cosine_at_ratio needs a positive ratio"):
            cosine_at_ratio(W[0], W[1], tau)
    with pytest.raises(ValueError, match="ratios_for needs a cosine in"):
        ratios_for(W[0], W[1], 2.0)
    with pytest.raises(ValueError, match="ratios_for needs vectors of the plane"):
        ratios_for([1.0, 2.0, 3.0], [1.0, 2.0, 3.0], 0.5)
