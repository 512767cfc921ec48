import numpy as np
import pytest
from scipy import stats
from sklearn.preprocessing import MinMaxScaler

from cosine_lab.maths.spaces.similarity import min_max, percentiles, spearman

E5 = [1.0, 0.8972, 0.8827, 0.8717]
MINILM = [1.0, 0.3129, 0.2636, 0.0392]


def test_min_max_gives_the_figures_of_the_discussion() -> None:
    np.testing.assert_allclose(min_max(E5), [1, 0.1988, 0.0857, 0], atol=5e-5)
    np.testing.assert_allclose(min_max(MINILM), [1, 0.2849, 0.2336, 0], atol=5e-5)


def test_min_max_is_scikit_learns() -> None:
    scores = np.random.default_rng(1).normal(size=50)
    ours = MinMaxScaler().fit_transform(scores[:, None])[:, 0]
    np.testing.assert_allclose(min_max(scores), ours, atol=1e-12)


def test_min_max_depends_on_the_candidates_it_is_given() -> None:
    np.testing.assert_allclose(min_max([*E5, 0.5])[1:3], [0.7944, 0.7654], atol=5e-5)
    np.testing.assert_allclose(min_max(E5[1:]), [1, 0.4314, 0], atol=5e-5)


def test_equal_scores_have_no_range_to_divide_by() -> None:
    with pytest.raises(ValueError, match=r"^min_max needs scores that differ, got 3 equal$"):
        min_max([0.5, 0.5, 0.5])


def test_min_max_survives_the_ends_of_float64() -> None:
    np.testing.assert_array_equal(min_max([-1.7e308, 0, 1.7e308]), [0, 0.5, 1])
    np.testing.assert_array_equal(min_max([0, 5e-324]), [0, 1])


def test_percentiles_are_scipys_to_within_a_bin() -> None:
    sample = np.random.default_rng(3).normal(0.3, 0.1, size=20_000)
    counts, edges = np.histogram(sample, bins=2000, range=(-1, 1))
    scores = np.array([-1, 0, 0.25, 0.3, 0.5, 1])
    exact = [stats.percentileofscore(sample, s) for s in scores]
    np.testing.assert_allclose(percentiles(scores, edges, counts), exact, atol=0.5)


def test_percentiles_interpolate_inside_a_bin() -> None:
    np.testing.assert_allclose(percentiles([-2, 0, 0.25, 0.5, 1, 3], [0, 0.5, 1], [1, 3]), [0, 0, 12.5, 25, 100, 100])


def test_an_empty_histogram_places_nothing() -> None:
    message = "^percentiles needs a histogram with pairs in it, got an empty one$"
    with pytest.raises(ValueError, match=message):
        percentiles([0.5], [0, 1], [0])


def test_spearman_sees_ranks_alone() -> None:
    assert spearman([1, 2, 3], [1, 10, 1000]) == pytest.approx(1)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert spearman([1, 2, 2, 3], [1, 2, 3, 4]) == pytest.approx(0.9486833)


def test_equal_scores_have_no_rank_correlation() -> None:
    with pytest.raises(ValueError, match=r"^spearman needs scores that differ, got 2 equal$"):
        spearman([1, 2], [1, 1])
    with pytest.raises(ValueError, match=r"^spearman needs scores of shape "):
        spearman([1, 2], [1, 2, 3])
