import numpy as np
import pytest

from cosine_lab.data.words import load_words
from cosine_lab.maths.spaces import anisotropy
from cosine_lab.maths.spaces.anisotropy import pair_histogram
from cosine_lab.maths.spaces.similarity import percentiles
from cosine_lab.maths.vectors import cosines
from tests.makers.spaces import isotropy, mean_cosine, mean_direction_norm


def pairs(W: np.ndarray) -> np.ndarray:
    return cosines(W)[np.triu_indices(len(W), 1)]


def test_the_mean_cosine_needs_no_pair() -> None:
    W = np.random.default_rng(1).normal(0.5, 1, size=(80, 7))
    assert mean_cosine(W) == pytest.approx(pairs(W).mean(), abs=1e-14)


def test_opposite_rows_have_mean_cosine_minus_one_and_no_mean_direction() -> None:
    W = [[3, 0], [-1, 0]]
    assert mean_cosine(W) == -1
    assert mean_direction_norm(W) == 0


def test_the_squared_mean_direction_is_the_mean_of_all_ordered_pairs() -> None:
    W = np.random.default_rng(2).normal(0.5, 1, size=(60, 7))
    assert mean_direction_norm(W) ** 2 == pytest.approx(cosines(W).mean())


def test_e5_has_one_direction_under_all_its_words() -> None:
    vectors = load_words().vectors["e5-small"]
    assert mean_direction_norm(vectors) == pytest.approx(0.9235, abs=2e-4)
    found = pair_histogram(vectors)
    assert found.counts.sum() == 2893 * 2892 / 2
    assert found.least > 0.75
    assert found.std == pytest.approx(0.0160, abs=2e-4)
    assert percentiles([0.8529], found.edges, found.counts)[0] == pytest.approx(50, abs=1.5)
    assert found.mean == pytest.approx(mean_cosine(vectors), abs=1e-12)


def test_the_histogram_is_that_of_all_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    W = np.random.default_rng(3).normal(0.3, 1, size=(90, 6))
    monkeypatch.setattr(anisotropy, "BLOCK", 13)
    found, all_pairs = pair_histogram(W), pairs(W)
    ten = found.counts.reshape(10, -1).sum(axis=1)
    np.testing.assert_array_equal(ten, np.histogram(all_pairs, 10, range=(-1, 1))[0])
    exact = (all_pairs.min(), all_pairs.max(), all_pairs.mean(), all_pairs.std())
    np.testing.assert_allclose(found[1:], exact, atol=1e-12)


def test_cosines_of_exactly_one_and_minus_one_are_inside_the_histogram() -> None:
    found = pair_histogram([[1, 0], [2, 0], [-1, 0]])
    assert found.counts[-1] == 1
    assert found.counts[0] == 2
    assert found.counts.sum() == 3


def test_a_cross_of_unit_rows_is_perfectly_isotropic() -> None:
    assert isotropy(np.vstack([np.eye(4), -np.eye(4)])) == pytest.approx(1)


def test_isotropy_is_the_ratio_of_partition_functions() -> None:
    W = np.random.default_rng(4).normal(0.4, 1, size=(50, 3))
    axes = np.linalg.svd(W)[2]
    z = [np.exp(sign * W @ axis).sum() for axis in axes for sign in (1, -1)]
    assert isotropy(W) == pytest.approx(min(z) / max(z))


def test_rows_that_leave_a_direction_empty_count_it() -> None:
    W = np.array([[3.0, 0.0, 0.0], [1.0, 2.0, 0.0]])
    axes = np.linalg.eigh(W.T @ W)[1].T
    z = [np.exp(sign * W @ axis).sum() for axis in axes for sign in (1, -1)]
    assert isotropy(W) == pytest.approx(min(z) / max(z))
    assert isotropy([[0.0, 0.0], [0.0, 0.0]]) == 1
    assert isotropy([[1e200, 0.0], [0.0, 1e200]]) == 0


def test_a_common_direction_lowers_isotropy_and_rows_of_a_thousand_are_no_overflow() -> None:
    W = np.random.default_rng(5).normal(size=(500, 5))
    assert isotropy(W + 2) < 0.1 < isotropy(W)
    assert isotropy(1000 * W) == 0  # e to the minus thousands


@pytest.mark.parametrize("function", [mean_cosine, mean_direction_norm, pair_histogram])
def test_one_row_has_no_pairs_and_a_zero_row_no_angle(function) -> None:  # noqa: ANN001
    with pytest.raises(ValueError, match=f"^{function.__name__} needs at least 2 rows, got 1$"):
        function([[1, 2]])
    with pytest.raises(ValueError, match="non-zero rows, got a zero row"):
        function([[1, 2], [0, 0]])
