"""The plane of the two widest directions."""

import numpy as np
import pytest
from sklearn.decomposition import PCA

from lib.maths.spaces.principal import principal_plane


@pytest.mark.parametrize("shape", [(5, 3), (40, 8), (4, 60), (3, 2)])
def test_the_plane_is_that_of_scikit_learn_signs_included(shape: tuple[int, int]) -> None:
    rows = np.random.default_rng(sum(shape)).standard_normal(shape)
    points, shares = principal_plane(rows)
    judge = PCA(n_components=2, svd_solver="full")
    np.testing.assert_allclose(points, judge.fit_transform(rows), atol=1e-12)
    np.testing.assert_allclose(shares, judge.explained_variance_ratio_, atol=1e-12)


def test_rows_on_a_line_have_all_their_variance_along_it() -> None:
    points, shares = principal_plane([[0.0, 0.0], [1.0, 1.0], [3.0, 3.0]])
    np.testing.assert_allclose(shares, [1.0, 0.0], atol=1e-12)
    np.testing.assert_allclose(points[:, 1], 0.0, atol=1e-12)


@pytest.mark.parametrize("rows", [[[1.0, 2.0]], [[1.0], [2.0]], [[1.0, 2.0], [1.0, 2.0]]])
def test_no_plane_without_two_columns_and_rows_that_differ(rows: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="principal_plane needs 2 columns and rows that differ"):
        principal_plane(rows)
