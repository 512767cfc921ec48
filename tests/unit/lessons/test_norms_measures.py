"""Each measure, from a row to all others, against its formula for two vectors."""

import numpy as np
import pytest
from sklearn.metrics.pairwise import euclidean_distances

from lib.lessons.norms.model.measures import DISTANCES, ranking, scaled_to_unit, scores
from lib.lessons.norms.model.table import shipped
from lib.lessons.norms.state import MEASURES
from lib.maths.spaces.similarity import z_scores
from lib.maths.vectors import cosine

ROWS = shipped("GloVe-50").vectors[:80]
AT = 7
OTHERS = [row for row in range(len(ROWS)) if row != AT]


def by_formula(measure: str, weight: float) -> np.ndarray:
    x = ROWS[AT].astype(np.float64)
    ys = ROWS[OTHERS].astype(np.float64)
    if measure == "normalised":
        return z_scores([cosine(x, y) for y in ys])
    if measure == "soft":
        likeness = np.corrcoef(ROWS.astype(np.float64).T)
        return np.array([x @ likeness @ y / np.sqrt(x @ likeness @ x * (y @ likeness @ y)) for y in ys])
    if measure == "euclidean":
        distances: np.ndarray = euclidean_distances(x[np.newaxis], ys)[0]
        return distances
    length = np.linalg.norm
    formulas = {
        "cosine": lambda y: cosine(x, y),
        "dot": lambda y: float(x @ y),
        "scaled": lambda y: weight * cosine(x, y) + (1 - weight) * (length(x) + length(y)),
        "wrd": lambda y: abs(length(x) - length(y)) + weight * np.arccos(cosine(x, y)),
        "printed": lambda y: length(x) - length(y) + weight * np.arccos(cosine(x, y)),
    }
    return np.array([formulas[measure](y) for y in ys])


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("weight", [0.25, 1.0])
def test_a_measure_to_all_rows_is_its_formula_for_two_vectors(measure: str, weight: float) -> None:
    found = scores(measure, ROWS, AT, weight)
    assert np.isnan(found[AT])
    np.testing.assert_allclose(found[OTHERS], by_formula(measure, weight), rtol=1e-5, atol=1e-5)


def test_distances_put_the_least_first_and_similarities_the_greatest() -> None:
    values = np.array([0.3, np.nan, 0.1, 0.3])
    assert ranking(values, least_first=False).tolist() == [1, 0, 3, 2]
    assert ranking(values, least_first=True).tolist() == [2, 0, 1, 3]
    assert set(MEASURES) > DISTANCES


def test_query_normalised_scores_and_min_max_keep_the_order_of_cosines() -> None:
    plain = ranking(scores("cosine", ROWS, AT, 0), least_first=False)
    normalised = scores("normalised", ROWS, AT, 0)
    assert ranking(normalised, least_first=False).tolist() == plain.tolist()
    assert ranking(scaled_to_unit(normalised), least_first=False).tolist() == plain.tolist()


def test_with_unit_vectors_dot_product_distance_and_scaled_sim_order_as_the_cosine_does() -> None:
    units = shipped("e5-small").vectors[:60].astype(np.float64)
    units /= np.linalg.norm(units, axis=1, keepdims=True)
    plain = ranking(scores("cosine", units, AT, 0), least_first=False).tolist()  # type: ignore[arg-type]
    for measure in ("dot", "scaled", "euclidean", "wrd"):
        found = scores(measure, units, AT, 0.5)  # type: ignore[arg-type]
        assert ranking(np.round(found, 12), least_first=measure in DISTANCES).tolist() == plain


def test_wrd_as_printed_calls_the_longest_nearest() -> None:
    found = scores("printed", ROWS, AT, 0.0)
    longest = np.argsort(-np.linalg.norm(ROWS, axis=1))
    assert ranking(found, least_first=True)[longest[0]] == 1
    assert found[longest[0]] < 0


def test_soft_cosine_of_uncorrelated_coordinates_is_the_cosine() -> None:
    rows = np.array([[1, 1], [1, -1], [-1, 1], [-1, -1], [2, 0], [-2, 0]], dtype=np.float32)
    np.testing.assert_allclose(scores("soft", rows, 0, 0)[1:], scores("cosine", rows, 0, 0)[1:], atol=1e-12)


def test_a_constant_coordinate_is_like_itself_alone() -> None:
    rows = np.array([[1, 5], [2, 5], [-3, 5]], dtype=np.float32)
    np.testing.assert_allclose(scores("soft", rows, 0, 0)[1:], scores("cosine", rows, 0, 0)[1:], atol=1e-6)


def test_a_query_without_direction_is_refused_where_one_is_needed() -> None:
    rows = np.array([[0, 0], [1, 0], [0, 2]], dtype=np.float32)
    for measure in ("cosine", "scaled", "wrd", "printed", "soft", "normalised"):
        with pytest.raises(ValueError, match="needs"):
            scores(measure, rows, 0, 0.5)
    assert scores("dot", rows, 0, 0)[1:].tolist() == [0, 0]
    assert scores("euclidean", rows, 0, 0)[1:].tolist() == [1, 2]


def test_equal_scores_have_no_z_scores_and_no_range() -> None:
    rows = np.array([[1, 0], [1, 1], [2, 2]], dtype=np.float32)
    with pytest.raises(ValueError, match="differ"):
        scores("normalised", rows, 0, 0)
    with pytest.raises(ValueError, match="differ"):
        scaled_to_unit(scores("cosine", rows, 0, 0))
