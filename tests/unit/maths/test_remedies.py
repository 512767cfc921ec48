import numpy as np
import pytest
from sklearn.decomposition import PCA
from sklearn.preprocessing import StandardScaler, normalize

from cosine_lab.maths.spaces.remedies import SCORES, VECTORS, pair_scores, remedied, standardised, whitened, without_top
from cosine_lab.maths.vectors import cosine, cosines

W = np.random.default_rng(1).normal(0.5, [1, 2, 3, 4, 5], size=(60, 5))
PAIRS = np.array([[0, 1], [0, 2], [3, 3], [59, 4]])


def test_top_components_are_scikit_learns() -> None:
    pca = PCA(2).fit(W)
    rest = W - W.mean(axis=0) - pca.transform(W) @ pca.components_
    np.testing.assert_allclose(without_top(W, 2), rest, atol=1e-12)


def test_removing_no_component_only_centres() -> None:
    np.testing.assert_allclose(without_top(W, 0), W - W.mean(axis=0))


@pytest.mark.parametrize("k", [-1, 5])
def test_something_must_be_left(k: int) -> None:
    with pytest.raises(ValueError, match=rf"^without_top needs k in \[0, 4\], got {k}$"):
        without_top(W, k)


def test_whitening_is_the_symmetric_root_and_has_the_cosines_of_pca_whitening() -> None:
    rows = whitened(W)
    np.testing.assert_allclose(np.cov(rows.T), np.eye(5), atol=1e-12)
    values, axes = np.linalg.eigh(np.cov(W.T))
    root = axes @ np.diag(values**-0.5) @ axes.T
    np.testing.assert_allclose(rows, (W - W.mean(axis=0)) @ root, atol=1e-12)
    theirs = PCA(whiten=True).fit_transform(W)
    np.testing.assert_allclose(cosines(rows), cosines(theirs), atol=1e-10)


def test_whitening_leaves_out_directions_without_spread() -> None:
    flat = np.hstack([W, W[:, :1] - W[:, 1:2], np.ones((60, 1))])
    rows = whitened(flat)
    assert np.linalg.matrix_rank(rows, tol=1e-6) == 5
    np.testing.assert_allclose(cosines(rows), cosines(whitened(W)), atol=1e-9)


def test_whitening_fewer_rows_than_numbers_puts_them_all_at_one_angle() -> None:
    rows = whitened(np.random.default_rng(2).normal(size=(4, 9)))
    np.testing.assert_allclose(cosines(rows)[np.triu_indices(4, 1)], -1 / 3, atol=1e-9)


@pytest.mark.parametrize("rows", [[[1, 2]], [[1, 2], [1, 2]]])
def test_equal_rows_have_no_covariance_to_undo(rows: list[list[float]]) -> None:
    message = f"^whitened needs rows that differ, got {len(rows)} equal$"
    with pytest.raises(ValueError, match=message):
        whitened(rows)


def test_standardising_is_scikit_learns_with_constant_columns_at_zero() -> None:
    table = np.hstack([W, np.full((60, 1), 0.1)])
    np.testing.assert_allclose(standardised(table)[:, :5], StandardScaler().fit_transform(W), atol=1e-12)
    assert not standardised(table)[:, 5].any()


def test_unit_length_is_scikit_learns() -> None:
    np.testing.assert_allclose(remedied("unit", W), normalize(W), atol=1e-15)


def test_raw_rows_stay_and_centred_rows_sum_to_zero() -> None:
    np.testing.assert_array_equal(remedied("raw", W), W)
    np.testing.assert_allclose(remedied("centred", W).sum(axis=0), 0, atol=1e-12)


@pytest.mark.parametrize("remedy", VECTORS)
def test_scores_of_pairs_are_cosines_after_the_remedy(remedy: str) -> None:
    rows = remedied(remedy, W, 2)
    expected = [cosine(rows[i], rows[j]) for i, j in PAIRS]
    np.testing.assert_allclose(pair_scores(remedy, W, PAIRS, 2), expected, atol=1e-12)


def test_scores_are_rescaled_query_by_query_over_all_other_rows() -> None:
    low, high = (pair_scores(remedy, W, PAIRS) for remedy in SCORES)
    for (query, other), least, normal in zip(PAIRS, low, high, strict=True):
        all_cosines = cosines(W)[query]
        rest = np.delete(all_cosines, query)
        score = all_cosines[other]
        assert least == pytest.approx((score - rest.min()) / (rest.max() - rest.min()))
        assert normal == pytest.approx((score - rest.mean()) / rest.std())


def test_unit_length_and_raw_have_the_same_cosines() -> None:
    np.testing.assert_allclose(pair_scores("unit", W, PAIRS), pair_scores("raw", W, PAIRS), atol=1e-15)


def test_a_row_at_the_mean_has_no_angle_once_centred() -> None:
    rows = np.array([[0.1, 0.2], [0.3, 0.6], [0.2, 0.4]])
    scores = pair_scores("centred", rows, [[0, 1], [0, 2]])
    assert scores[0] == pytest.approx(-1)
    assert np.isnan(scores[1])


@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        ([0, 1], r"row numbers of shape \(m, 2\), got shape \(2,\)"),
        ([[0.0, 1.0]], r"row numbers of shape \(m, 2\), got shape \(1, 2\)"),
        ([[0, 60]], "pairs of rows below 60, got others or none"),
        ([[-1, 0]], "pairs of rows below 60, got others or none"),
        (np.zeros((0, 2), int), "pairs of rows below 60, got others or none"),
    ],
)
def test_pairs_are_rows_of_the_table(pairs: object, message: str) -> None:
    with pytest.raises(ValueError, match=f"^pair_scores needs {message}$"):
        pair_scores("raw", W, pairs)  # type: ignore[arg-type]


def test_an_unknown_remedy_is_named_beside_the_known_ones() -> None:
    known = "raw, centred, top-removed, whitened, standardised, unit"
    with pytest.raises(ValueError, match=f"^remedied needs one of {known}, got prayer$"):
        pair_scores("prayer", W, PAIRS)
