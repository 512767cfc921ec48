import json
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.classifier.any_cosine import Comparison
from tests.oracles.softmax import compare, logits, predictions, probabilities, softmax

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
CASES = {case["id"]: case for case in KNOWN["cases"]}
X = np.random.default_rng(0).standard_normal((1000, 2))


@pytest.mark.parametrize("name", ["C1_model1", "C1_model2", "C1_model3"])
def test_the_models_of_figure_1_predict_as_often_as_printed(name: str) -> None:
    found = predictions(probabilities(CASES[name]["W"], X))
    assert np.bincount(found).tolist() == CASES["C1_model1"]["argmax_counts"]


@pytest.mark.parametrize("name", ["C1_model2", "C1_model3", "C1_model1_centered"])
def test_the_models_of_figure_1_are_one_model(name: str) -> None:
    P = probabilities(CASES["C1_model1"]["W"], X)
    Q = probabilities(CASES[name]["W"], X)
    found = compare(P, Q)
    assert found.max_dp <= 1e-15
    assert found.changed == 0


@pytest.mark.parametrize("name", ["H1_model1", "H1_model2"])
def test_the_models_of_figure_3_predict_as_often_as_printed(name: str) -> None:
    inputs = np.random.default_rng(0).uniform(-6.5, 6.5, (2000, 2))
    found = predictions(probabilities(CASES[name]["W"], inputs))
    assert np.bincount(found, minlength=7).tolist() == CASES[name]["argmax_counts_on_2000_inputs"]


def test_a_diagonal_map_without_its_inverse_on_the_embeddings_is_another_model() -> None:
    W = np.array(CASES["C1_model1"]["W"])
    D = np.array([3.0, 0.4])
    P = probabilities(W, X)
    assert compare(P, probabilities(W / D, X)).changed == 413
    assert compare(P, probabilities(W / D, X * D)).changed == 0


def test_logits_of_900_and_far_beyond_give_probabilities() -> None:
    W = [[900.0, 0.0], [-900.0, 0.0]]
    assert softmax(W, [1.0, 0.0]).tolist() == [1.0, 0.0]
    assert softmax(W, [-1.0, 5.0]).tolist() == [0.0, 1.0]
    assert softmax(W, [0.0, 1.0]).tolist() == [0.5, 0.5]
    assert softmax([[1e308, 0.0], [-1e308, 0.0]], [1.0, 0.0]).tolist() == [1.0, 0.0]


def test_one_label_is_certain() -> None:
    assert softmax([[3.0, 4.0]], [1.0, -1.0]).tolist() == [1.0]


def test_logits_are_the_dot_products_in_any_dimension() -> None:
    assert logits([[1.0, 2.0, 3.0], [0.0, -1.0, 1.0]], [1.0, 1.0, 2.0]).tolist() == [9.0, 1.0]


def test_a_tie_goes_to_the_lowest_index() -> None:
    assert predictions([[0.2, 0.4, 0.4], [0.5, 0.5, 0.0]]).tolist() == [1, 0]


def test_a_rounding_error_at_a_tie_changes_nothing_but_a_real_change_counts() -> None:
    P = [[0.5, 0.5], [0.6, 0.4], [0.5, 0.5]]
    Q = [[0.5 - 1e-13, 0.5 + 1e-13], [0.4, 0.6], [0.4, 0.6]]
    assert compare(P, Q) == Comparison(pytest.approx(0.2), 2)


def test_a_logit_beyond_float64_is_refused() -> None:
    with pytest.raises(ValueError, match="needs logits within float64"):
        softmax([[1e200, 0.0]], [1e200, 0.0])


def test_shapes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="logits needs an embedding of shape"):
        logits([[1.0, 2.0]], [1.0])
    with pytest.raises(ValueError, match="probabilities needs embeddings of 2 entries, got 3"):
        probabilities([[1.0, 2.0]], [[1.0, 2.0, 3.0]])
    with pytest.raises(ValueError, match="compare needs two arrays of one shape"):
        compare([[1.0]], [[0.5, 0.5]])
