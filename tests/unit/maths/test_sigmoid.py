import json
from pathlib import Path

import pytest

from lib.maths.classifier.sigmoid import sigmoid, sign_pattern

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
CASES = {case["id"]: case["W"] for case in KNOWN["cases"]}


def test_the_sigmoid_is_stable_far_from_zero() -> None:
    assert sigmoid([0.0, 900.0, -900.0]).tolist() == [0.5, 1.0, 0.0]
    assert sigmoid(-700.0) == pytest.approx(9.859676543759770e-305, rel=1e-12)


def test_a_boundary_is_neither_on_nor_off() -> None:
    assert sign_pattern([[1.0, 0.0], [0.0, 1.0], [-1.0, 2.0]], [2.0, 1.0]).tolist() == [1, 1, 0]


def test_a_shift_that_keeps_the_softmax_changes_the_sign_pattern() -> None:
    x = [1.0, 1.1]
    assert sign_pattern(CASES["C1_model1"], x).tolist() == [1, 1, -1, -1, -1]
    assert sign_pattern(CASES["C1_model2"], x).tolist() == [-1, 1, -1, -1, -1]


def test_shapes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="needs an embedding of shape"):
        sign_pattern([[1.0, 0.0]], [1.0])
