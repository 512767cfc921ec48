import json
import math
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import approx_fprime

from cosine_lab.maths.learning.contrast_descent import steps_to_cosine
from cosine_lab.maths.learning.contrast_growth import norm_growth
from tests.oracles.contrast_descent import angle, cosine_gradient, descend
from tests.oracles.contrast_growth import effective_rate, grown_norm

VECTORS = Path(__file__).parents[2] / "vectors" / "learned_cases.json"
CASES = json.loads(VECTORS.read_text(encoding="utf-8"))["descent"]


def test_the_gradient_is_the_slope_of_the_cosine() -> None:
    z, target = np.array([1.0, 2.0, -0.5]), np.array([0.3, -1.0, 2.0])

    def cosine(x: np.ndarray) -> float:
        return float(x @ target / np.linalg.norm(x) / np.linalg.norm(target))

    np.testing.assert_allclose(cosine_gradient(z, target), approx_fprime(z, cosine, 1e-8), atol=1e-7)


def apart(norm: float, degrees: float) -> tuple[list[float], list[float]]:
    """Two vectors of one norm, so many degrees apart."""
    turn = math.radians(degrees)
    return [norm * math.cos(turn), norm * math.sin(turn)], [norm, 0.0]


@pytest.mark.parametrize("target", [[2.0, 0.0], [-3.0, 0.0]])
def test_the_gradient_vanishes_towards_the_same_and_towards_the_opposite(target: list[float]) -> None:
    np.testing.assert_array_equal(cosine_gradient([1.0, 0.0], target), [0.0, 0.0])


def test_steps_to_a_cosine_rise_with_the_square_of_the_norm() -> None:
    for norm, steps in CASES["steps_to_cosine"]:
        pair = apart(norm, CASES["start_degrees"])
        assert steps_to_cosine(*pair, CASES["goal"], CASES["rate"]) == steps


def test_counting_in_the_plane_agrees_with_the_vectors_themselves() -> None:
    for both, steps in ((False, 31), (True, 14)):
        pair = apart(3.0, 115.25)
        path = descend(*pair, 1.0, 40, both=both)
        reached = int(np.argmax(path.cosines >= 0.99))
        assert reached == steps_to_cosine(*pair, 0.99, 1.0, both=both) == steps


def test_a_step_may_lead_past_the_target() -> None:
    pair = [0.5, 0.0], [0.8, 0.6]
    path = descend(*pair, 1.0, 200, both=False)
    assert path.moving[1][1] / path.moving[1][0] > 0.75
    reached = int(np.argmax(path.cosines >= 0.999))
    assert reached == steps_to_cosine(*pair, 0.999, 1.0) > 1


def test_an_angle_is_exact_where_its_cosine_is_not() -> None:
    assert angle([1.0, 0.0], [1.0, 1e-9]) == pytest.approx(1e-9, rel=1e-12)
    assert angle([2.0, 0.0, 0.0], [-1.0, 0.0, 0.0]) == math.pi
    assert angle([3.0, 4.0], [-4.0, 3.0]) == pytest.approx(math.pi / 2)


def test_what_is_never_reached_has_no_count() -> None:
    assert steps_to_cosine([1.0, 0.0], [-1.0, 0.0], 0.99, 1.0) is None
    assert steps_to_cosine([30.0, 0.0], [0.0, 1.0], 0.99, 1.0, most=10) is None
    assert steps_to_cosine(*apart(3.0, 115.25), 0.99, 1.0, most=30) is None
    assert steps_to_cosine(*apart(3.0, 115.25), 0.99, 1.0, most=31) == 31
    assert steps_to_cosine([3.0, 4.0], [3.0, 0.0], 0.6, 1.0) == 0


def test_both_moving_get_there_in_half_the_steps() -> None:
    one = descend([10.0, 0.0], [0.0, 10.0], 1.0, 60, both=False)
    two = descend([10.0, 0.0], [0.0, 10.0], 1.0, 30, both=True)
    assert two.cosines[-1] == pytest.approx(one.cosines[-1], abs=0.01)
    np.testing.assert_array_equal(one.other[-1], [0.0, 10.0])


def test_the_effective_rate_is_the_first_turn_at_a_right_angle() -> None:
    path = descend([20.0, 0.0], [0.0, 1.0], 0.5, 1, both=False)
    turned = math.atan2(*path.moving[1][::-1])
    assert turned == pytest.approx(effective_rate(20.0, 0.5), rel=1e-5)


def test_a_step_adds_its_square_to_the_square_of_the_norm() -> None:
    assert grown_norm(2.0, 0.6, 5.0) == pytest.approx(math.sqrt(4 + 25 * 0.36 / 4))
    assert grown_norm(2.0, 0.0, 5.0) == 2.0
    assert grown_norm(2.0, 0.6, -5.0) == grown_norm(2.0, 0.6, 5.0)


def test_norms_grow_like_the_fourth_root_of_the_steps() -> None:
    growth = norm_growth(CASES["growth"]["dimension"], CASES["growth"]["rate"], 20_000, seed=0)
    for steps, norm, law in CASES["growth"]["norms"]:
        tolerance = 0.02 if steps < 1000 else 0.003
        assert growth.norms[steps] == pytest.approx(norm, rel=tolerance)
        assert growth.predicted[steps] == pytest.approx(law, rel=tolerance)
        assert growth.norms[steps] == pytest.approx(growth.predicted[steps], rel=2e-3)
    assert growth.norms[20_000] == pytest.approx(growth.predicted[20_000], rel=1e-4)


def test_junk_is_refused() -> None:
    with pytest.raises(ValueError, match="with a direction, got a zero vector"):
        cosine_gradient([0.0, 0.0], [1.0, 0.0])
    with pytest.raises(ValueError, match=r"a target of shape \(2,\), got shape \(3,\)"):
        cosine_gradient([1.0, 0.0], [1.0, 0.0, 0.0])
    with pytest.raises(ValueError, match="a rate above 0, got -1"):
        descend([1.0, 0.0], [0.0, 1.0], -1.0, 3, both=False)
    with pytest.raises(ValueError, match=r"steps in \[0, 100000\], got -3"):
        descend([1.0, 0.0], [0.0, 1.0], 1.0, -3, both=False)
    with pytest.raises(ValueError, match="steps_to_cosine needs vectors with a direction"):
        steps_to_cosine([0.0, 0.0], [1.0, 0.0], 0.9, 1.0)
    with pytest.raises(ValueError, match=r"a goal in \[-1, 1\], got 2"):
        steps_to_cosine([1.0, 0.0], [0.0, 1.0], 2.0, 1.0)
    with pytest.raises(ValueError, match="a norm above 0, got nan"):
        effective_rate(math.nan, 1.0)
    with pytest.raises(ValueError, match="a finite rate, got inf"):
        grown_norm(1.0, 0.5, math.inf)
    with pytest.raises(ValueError, match="a dimension of at least 2, got 1"):
        norm_growth(1, 0.1, 10, seed=0)


def test_no_step_leaves_the_norm_as_it_is() -> None:
    assert np.asarray(norm_growth(3, 0.1, 0, seed=0).norms).tolist() == [1.0]
