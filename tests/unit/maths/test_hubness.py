import numpy as np
import pytest
from scipy import stats
from sklearn.neighbors import NearestNeighbors

from cosine_lab.data.words import load_words
from cosine_lab.maths.spaces.hubness import skewness
from tests.makers import spaces
from tests.makers.spaces import k_occurrence


def test_counts_are_those_of_scikit_learns_neighbours() -> None:
    W = np.random.default_rng(1).normal(size=(300, 10))
    found = NearestNeighbors(n_neighbors=5, metric="cosine").fit(W).kneighbors()[1]
    np.testing.assert_array_equal(k_occurrence(W, 5), np.bincount(found.ravel(), minlength=300))


def test_blocks_give_what_one_pass_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    W = np.random.default_rng(2).normal(size=(100, 6))
    whole = k_occurrence(W, 4)
    monkeypatch.setattr(spaces, "BLOCK", 7)
    np.testing.assert_array_equal(k_occurrence(W, 4), whole)


def test_the_middle_of_a_star_is_the_hub() -> None:
    W = np.vstack([np.eye(12), np.ones(12)])
    counts = k_occurrence(W, 1)
    assert counts.tolist() == [1] + [0] * 11 + [12]
    assert skewness(counts) > 3


def test_of_equal_cosines_the_lowest_row_gets_the_vote() -> None:
    W = [[1, 0], [2, 0], [3, 0], [4, 0]]
    assert k_occurrence(W, 1).tolist() == [3, 1, 0, 0]
    assert k_occurrence(W, 3).tolist() == [3, 3, 3, 3]


def test_counts_that_are_all_equal_have_no_skewness() -> None:
    with pytest.raises(ValueError, match=r"^skewness needs counts that differ, got 3 equal$"):
        skewness([3, 3, 3])


def test_skewness_is_scipys() -> None:
    counts = np.random.default_rng(3).poisson(5, size=400)
    assert skewness(counts) == pytest.approx(stats.skew(counts))


@pytest.mark.parametrize("k", [0, 2, -1])
def test_k_is_below_the_number_of_rows(k: int) -> None:
    with pytest.raises(ValueError, match=rf"^k_occurrence needs k in \[1, 1\], got {k}$"):
        k_occurrence(np.eye(2), k)


def test_a_zero_row_has_no_neighbours() -> None:
    with pytest.raises(ValueError, match="non-zero rows, got a zero row"):
        k_occurrence([[1, 0], [0, 0]], 1)


def test_the_paraphrase_model_has_hubs_and_e5_hardly_any() -> None:
    vectors = load_words().vectors
    wide = k_occurrence(vectors["paraphrase-MiniLM-L3"][:2000], 10)
    narrow = k_occurrence(vectors["e5-small"][:2000], 10)
    assert wide.sum() == narrow.sum() == 20_000
    assert wide.max() > 100
    assert narrow.max() < 60
    assert skewness(wide) > 2 * skewness(narrow) > 0
