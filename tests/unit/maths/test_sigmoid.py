import json
from pathlib import Path

import numpy as np
import pytest

from tests.oracles.sigmoid import sigmoid
from tests.oracles.softmax import logits

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
CASES = {case["id"]: case["W"] for case in KNOWN["cases"]}


def test_the_sigmoid_is_stable_far_from_zero() -> None:
    assert sigmoid([0.0, 900.0, -900.0]).tolist() == [0.5, 1.0, 0.0]
    assert sigmoid(-700.0) == pytest.approx(9.859676543759770e-305, rel=1e-12)


def test_a_shift_that_keeps_the_softmax_changes_the_sign_pattern() -> None:
    x = [1.0, 1.1]
    assert np.sign(logits(CASES["C1_model1"], x)).tolist() == [1, 1, -1, -1, -1]
    assert np.sign(logits(CASES["C1_model2"], x)).tolist() == [-1, 1, -1, -1, -1]
