import json
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.classifier.translation import aligned, opposite
from tests.oracles.measures import MEASURES, measure

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
A, B = np.array(KNOWN["cases"][0]["W"][:2])


@pytest.mark.parametrize(
    ("key", "value"),
    [("dot", 1.0), ("euclidean", np.sqrt(0.5)), ("normalised-euclidean", np.sqrt(0.4)), ("cosine", 0.8)],
)
def test_labels_0_and_1_of_figure_1_by_every_measure(key: str, value: float) -> None:
    assert measure(key, A, B) == pytest.approx(value, abs=1e-15)


@pytest.mark.parametrize("shift", [opposite(A, B), aligned(A, B)], ids=["opposite", "aligned"])
def test_of_all_measures_a_shift_keeps_the_euclidean_distance_alone(shift: np.ndarray) -> None:
    kept = {key for key in MEASURES if abs(measure(key, A + shift, B + shift) - measure(key, A, B)) < 1e-12}
    assert kept == {"euclidean"}


@pytest.mark.parametrize("key", ["normalised-euclidean", "cosine"])
def test_measures_of_direction_are_undefined_for_a_zero_vector(key: str) -> None:
    with pytest.raises(ValueError, match="needs non-zero vectors, got a zero vector"):
        measure(key, [0.0, 0.0], [1.0, 2.0])


@pytest.mark.parametrize("key", ["dot", "euclidean"])
def test_a_value_beyond_float64_is_refused_instead_of_infinite(key: str) -> None:
    with pytest.raises(ValueError, match="measure needs a value within float64"):
        measure(key, [1.7e308, 0.0], [-1.7e308, 0.0])


def test_an_unknown_measure_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"needs one of dot, euclidean, .* got manhattan"):
        measure("manhattan", A, B)
