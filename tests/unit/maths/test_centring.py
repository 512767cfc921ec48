import json
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.spaces.centring import beside_mean, centred, unit_length
from cosine_lab.maths.vectors import cosines, lengths

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
CASES = {case["id"]: np.array(case["W"]) for case in KNOWN["cases"]}
W = CASES["C1_model1"]


def test_centring_the_first_model_gives_the_centred_one() -> None:
    assert np.abs(centred(W) - CASES["C1_model1_centered"]).max() <= 1e-15
    assert np.abs(centred(CASES["C1_model3"]) - CASES["C1_model1_centered"]).max() <= 1e-15


def test_rows_of_length_one_keep_their_cosines() -> None:
    assert np.abs(lengths(unit_length(W)) - 1).max() <= 1e-15
    assert np.abs(cosines(unit_length(W)) - cosines(W)).max() <= 1e-15
    assert np.abs(lengths(unit_length(W * 1e-170)) - 1).max() <= 1e-15


@pytest.mark.parametrize("share", [0, 0.4, 1])
def test_a_row_beside_the_mean_keeps_its_length_and_its_angle_from_every_point_of_the_mean(share: float) -> None:
    rows = np.random.default_rng(1).normal(0.4, 1, (40, 7))
    mean, (along, off) = rows.mean(axis=0), beside_mean(rows)
    seen, left = rows - share * mean, along - share * along.mean()
    assert along.mean() == pytest.approx(np.linalg.norm(mean))
    np.testing.assert_allclose(np.hypot(left, off), np.linalg.norm(seen, axis=1))
    cosine = seen @ mean / np.linalg.norm(seen, axis=1) / np.linalg.norm(mean)
    np.testing.assert_allclose(left / np.hypot(left, off), cosine, atol=1e-12)


def test_nothing_lies_beside_a_mean_of_zero() -> None:
    with pytest.raises(ValueError, match="beside_mean needs a mean that is not zero, got zero"):
        beside_mean([[1.0, 0.0], [-1.0, 0.0]])


def test_a_zero_row_has_no_direction() -> None:
    with pytest.raises(ValueError, match="unit_length needs non-zero rows, got a zero row"):
        unit_length([[0.0, 0.0], [1.0, 0.0]])
