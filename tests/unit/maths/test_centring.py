import json
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.spaces.centring import beside_mean, centred, unit_length
from cosine_lab.maths.vectors import cosines, lengths
from tests.oracles.centring import correlation_of_centred_logits, whitened_cosines

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
CASES = {case["id"]: np.array(case["W"]) for case in KNOWN["cases"]}
W = CASES["C1_model1"]
X = np.random.default_rng(0).standard_normal((1000, 2))


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


def test_the_correlation_of_centred_logits_is_that_of_the_logits_themselves() -> None:
    logits = X @ W.T
    direct = np.corrcoef((logits - logits.mean(axis=1, keepdims=True)).T)
    assert np.abs(correlation_of_centred_logits(W, X) - direct).max() <= 1e-13


def test_whitened_cosines_are_those_of_the_whitened_rows() -> None:
    rows = centred(W)
    projector = rows @ np.linalg.inv(rows.T @ rows) @ rows.T
    scale = np.sqrt(np.diag(projector))
    assert np.abs(whitened_cosines(W) - projector / np.outer(scale, scale)).max() <= 1e-14


def test_the_models_of_figure_1_share_both_similarities() -> None:
    for name in ("C1_model2", "C1_model3"):
        other = CASES[name]
        assert np.abs(whitened_cosines(other) - whitened_cosines(W)).max() <= 1e-13
        found = correlation_of_centred_logits(other, X)
        assert np.abs(found - correlation_of_centred_logits(W, X)).max() <= 1e-13


def test_a_row_at_the_mean_has_no_whitened_angle() -> None:
    rows = [[0.1, 0.3], [0.3, 0.9], [0.2, 0.1], [0.2, 1.1], [0.2, 0.6]]
    found = whitened_cosines(rows)
    assert np.isnan(found[4]).all()
    assert np.isfinite(found[:4, :4]).all()


def test_rows_on_one_line_are_alike_or_opposite() -> None:
    found = whitened_cosines([[0.1, 0.2], [0.3, 0.6], [0.7, 1.4]])
    assert np.abs(np.abs(found) - 1).max() <= 1e-12


def test_rows_in_one_point_have_no_similarity_left() -> None:
    assert np.isnan(whitened_cosines([[1.0, 2.0], [1.0, 2.0]])).all()
    assert np.isnan(correlation_of_centred_logits([[1.0, 2.0]] * 2, X)).all()


def test_embeddings_that_do_not_vary_correlate_nothing() -> None:
    assert np.isnan(correlation_of_centred_logits(W, [[1.0, 2.0]])).all()


def test_embeddings_of_another_width_are_refused() -> None:
    with pytest.raises(ValueError, match="needs embeddings of 2 entries, got 3"):
        correlation_of_centred_logits(W, [[1.0, 2.0, 3.0]])
