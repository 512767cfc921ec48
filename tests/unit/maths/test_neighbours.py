import numpy as np
import pytest
from sklearn.neighbors import NearestNeighbors

from cosine_lab.maths.spaces import neighbours
from cosine_lab.maths.spaces.neighbours import cosines_to, nearest
from cosine_lab.maths.vectors import cosine


def test_neighbours_are_scikit_learns() -> None:
    table = np.random.default_rng(1).normal(size=(300, 20))
    theirs = NearestNeighbors(n_neighbors=7, metric="cosine").fit(table)
    distances, rows = theirs.kneighbors(table[5:6])
    ours = nearest(table, table[5], 7)
    assert ours.rows.tolist() == rows[0].tolist()
    np.testing.assert_allclose(ours.cosines, 1 - distances[0], atol=1e-12)


def test_blocks_give_what_one_pass_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    table = np.random.default_rng(2).normal(size=(100, 8)).astype(np.float32)
    whole = cosines_to(table, table[3])
    monkeypatch.setattr(neighbours, "BLOCK", 24)
    np.testing.assert_allclose(cosines_to(table, table[3]), whole, atol=1e-15)
    assert whole[7] == pytest.approx(cosine(table[3], table[7]))


def test_of_equal_cosines_the_lowest_row_is_nearer() -> None:
    table = np.array([[0.0, 1], [1, 0], [2, 0], [3, 0], [1, 1]])
    assert nearest(table, [1, 0], 2).rows.tolist() == [1, 2]
    assert nearest(table, [1, 0], 4).rows.tolist() == [1, 2, 3, 4]


def test_a_zero_row_is_nobodys_neighbour() -> None:
    table = np.array([[0.0, 0], [1, 0], [-1, 0]])
    assert np.isnan(cosines_to(table, [1, 0])[0])
    found = nearest(table, [1, 0], 3)
    assert found.rows.tolist() == [1, 2]
    assert found.cosines.tolist() == [1, -1]


def test_tiny_and_huge_rows_have_directions() -> None:
    table = np.array([[1e-170, 0], [1e170, 1e170], [0, 5e-324]])
    np.testing.assert_allclose(cosines_to(table, [1e-200, 0]), [1, np.sqrt(0.5), 0])


@pytest.mark.parametrize(
    ("query", "k", "message"),
    [
        ([0, 0], 1, "cosines_to needs a non-zero query, got a zero vector"),
        ([1, 0], 0, "nearest needs at least 1 neighbour to look for, got 0"),
        ([1, 0, 0], 1, r"cosines_to needs a query of shape \(2,\), got shape \(3,\)"),
    ],
)
def test_what_is_no_query_is_refused(query: list[float], k: int, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        nearest(np.eye(2), query, k)


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^cosines_to needs a table of shape \(n, d\), got "):
        cosines_to(np.zeros((0, 2)), [1, 0])
    with pytest.raises(ValueError, match=r"^cosines_to needs a table of finite numbers, got NaN"):
        cosines_to(np.array([[np.nan, 1]]), [1, 0])
