import numpy as np
import pytest
from scipy import stats
from sklearn.preprocessing import MinMaxScaler, StandardScaler

from cosine_lab.maths.spaces.similarity import min_max, percentiles, spearman
from tests.oracles.similarity import ranks, softmax_at, z_scores

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


@pytest.mark.parametrize("rescale", [min_max, z_scores])
def test_equal_scores_have_no_range_to_divide_by(rescale) -> None:  # noqa: ANN001
    name = rescale.__name__
    with pytest.raises(ValueError, match=f"^{name} needs scores that differ, got 3 equal$"):
        rescale([0.5, 0.5, 0.5])


def test_min_max_survives_the_ends_of_float64() -> None:
    np.testing.assert_array_equal(min_max([-1.7e308, 0, 1.7e308]), [0, 0.5, 1])
    np.testing.assert_array_equal(min_max([0, 5e-324]), [0, 1])


def test_z_scores_are_scikit_learns_standard_scores() -> None:
    scores = np.random.default_rng(2).normal(size=50)
    theirs = StandardScaler().fit_transform(scores[:, None])[:, 0]
    np.testing.assert_allclose(z_scores(scores), theirs, atol=1e-12)
    np.testing.assert_allclose(z_scores([-1.7e308, 1.7e308]), [-1, 1])


def test_rank_one_is_the_highest_and_equal_scores_share_the_better_rank() -> None:
    assert ranks([0.2, 0.9, 0.2, -1]).tolist() == [2, 1, 2, 4]


def test_divided_by_its_temperature_the_narrow_model_decides_too() -> None:
    """E5 at .01 and MiniLM at .05, over the words that are not the cat."""
    np.testing.assert_allclose(softmax_at(E5[1:], 0.01), [0.762, 0.179, 0.059], atol=5e-4)
    np.testing.assert_allclose(softmax_at(MINILM[1:], 0.05), [0.726, 0.271, 0.003], atol=5e-4)
    np.testing.assert_allclose(softmax_at(E5[1:], 1), [0.338, 0.333, 0.329], atol=5e-4)


def test_softmax_survives_tiny_temperatures() -> None:
    assert softmax_at([0.2, 0.1, -1e300], 1e-300).tolist() == [1, 0, 0]


@pytest.mark.parametrize("tau", [0, -1, np.inf, np.nan])
def test_a_temperature_is_positive(tau: float) -> None:
    message = f"^softmax_at needs a temperature above 0, got {tau:g}$"
    with pytest.raises(ValueError, match=message):
        softmax_at([1, 2], tau)


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
