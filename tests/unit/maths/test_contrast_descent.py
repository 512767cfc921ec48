import json
import math
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.learning.contrast_descent import steps_to_cosine
from cosine_lab.maths.learning.contrast_growth import norm_growth

VECTORS = Path(__file__).parents[2] / "vectors" / "learned_cases.json"
CASES = json.loads(VECTORS.read_text(encoding="utf-8"))["descent"]


def apart(norm: float, degrees: float) -> tuple[list[float], list[float]]:
    """Two vectors of one norm, so many degrees apart."""
    turn = math.radians(degrees)
    return [norm * math.cos(turn), norm * math.sin(turn)], [norm, 0.0]


def test_steps_to_a_cosine_rise_with_the_square_of_the_norm() -> None:
    for norm, steps in CASES["steps_to_cosine"]:
        pair = apart(norm, CASES["start_degrees"])
        assert steps_to_cosine(*pair, CASES["goal"], CASES["rate"]) == steps


def test_what_is_never_reached_has_no_count() -> None:
    assert steps_to_cosine([1.0, 0.0], [-1.0, 0.0], 0.99, 1.0) is None
    assert steps_to_cosine([30.0, 0.0], [0.0, 1.0], 0.99, 1.0, most=10) is None
    assert steps_to_cosine(*apart(3.0, 115.25), 0.99, 1.0, most=30) is None
    assert steps_to_cosine(*apart(3.0, 115.25), 0.99, 1.0, most=31) == 31
    assert steps_to_cosine([3.0, 4.0], [3.0, 0.0], 0.6, 1.0) == 0


def test_norms_grow_like_the_fourth_root_of_the_steps() -> None:
    growth = norm_growth(CASES["growth"]["dimension"], CASES["growth"]["rate"], 20_000, seed=0)
    for steps, norm, law in CASES["growth"]["norms"]:
        tolerance = 0.02 if steps < 1000 else 0.003
        assert growth.norms[steps] == pytest.approx(norm, rel=tolerance)
        assert growth.predicted[steps] == pytest.approx(law, rel=tolerance)
        assert growth.norms[steps] == pytest.approx(growth.predicted[steps], rel=2e-3)
    assert growth.norms[20_000] == pytest.approx(growth.predicted[20_000], rel=1e-4)


def test_junk_is_refused() -> None:
    with pytest.raises(ValueError, match="steps_to_cosine needs vectors with a direction"):
        steps_to_cosine([0.0, 0.0], [1.0, 0.0], 0.9, 1.0)
    with pytest.raises(ValueError, match=r"a goal in \[-1, 1\], got 2"):
        steps_to_cosine([1.0, 0.0], [0.0, 1.0], 2.0, 1.0)
    with pytest.raises(ValueError, match="a dimension of at least 2, got 1"):
        norm_growth(1, 0.1, 10, seed=0)


def test_no_step_leaves_the_norm_as_it_is() -> None:
    assert np.asarray(norm_growth(3, 0.1, 0, seed=0).norms).tolist() == [1.0]
