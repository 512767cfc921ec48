"""What a thief can know, against hidden models drawn at random: the oracle of the browser's theft."""

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.classifier.theft import log_probabilities, stolen
from cosine_lab.maths.vectors import cosines


def differences(W: np.ndarray) -> np.ndarray:
    return np.array([a - b for a, b in combinations(W, 2)])


@pytest.mark.parametrize(("n", "d", "queries"), [(5, 2, 40), (10, 2, 40), (50, 8, 400)])
def test_a_sphere_gives_away_differences_and_no_origin(n: int, d: int, queries: int) -> None:
    rng = np.random.default_rng(n + d)
    W = rng.standard_normal((n, d)) + 2 * rng.standard_normal(d)
    X = rng.standard_normal((queries, d))
    sphere = X / np.linalg.norm(X, axis=1, keepdims=True)
    values, rows = stolen(log_probabilities(W, sphere))
    assert int((values > 1e-9 * values[0]).sum()) == d
    assert np.abs(cosines(differences(rows)) - cosines(differences(W))).max() < 1e-9
    assert np.abs(cosines(rows) - cosines(W - W.mean(axis=0))).max() < 1e-9
    assert np.abs(cosines(rows) - cosines(W)).max() > 0.5
    _, free = stolen(log_probabilities(W, X))
    assert np.abs(cosines(differences(free)) - cosines(differences(W))).max() > 0.05


def test_python_steals_the_known_layers_of_the_browser() -> None:
    known = json.loads((Path(__file__).parents[2] / "vectors" / "theft.json").read_text(encoding="utf-8"))
    for each in known:
        values, rows = stolen(np.array(each["answers"]))
        np.testing.assert_allclose(values, each["values"][: len(values)], atol=1e-9)
        np.testing.assert_allclose(rows @ rows.T, each["gram"], atol=1e-9)
