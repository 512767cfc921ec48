"""Which documents lead together: against Qhull's edges and linear programmes, and the figures of the lesson."""

from itertools import combinations

import numpy as np
import pytest

from cosine_lab.maths.rankings.leading import leads, witnesses
from tests.oracles.leading import can_lead, curve, hull_edges, lead


def unit(seed: int, n: int, d: int) -> np.ndarray:
    X = np.random.default_rng(seed).standard_normal((n, d))
    return np.asarray(X / np.linalg.norm(X, axis=1, keepdims=True))


@pytest.mark.parametrize(("n", "d", "count"), [(10, 2, 10), (30, 2, 30), (10, 3, 24), (30, 3, 84)])
def test_of_documents_of_one_length_the_edges_of_the_hull_lead(n: int, d: int, count: int) -> None:
    D = unit(n + d, n, d)
    found = {pair for pair in combinations(range(n), 2) if leads(D, pair).ok}
    assert found == hull_edges(D)
    assert len(found) == count


@pytest.mark.parametrize(("n", "d", "k"), [(4, 2, 2), (8, 4, 2), (8, 3, 3), (12, 5, 2), (300, 5, 2), (300, 6, 3)])
def test_any_set_is_decided_as_a_linear_programme_decides_it(n: int, d: int, k: int) -> None:
    D = np.random.default_rng(n).lognormal(0, 0.4, (n, 1)) * unit(d, n, d)
    sets = [np.random.default_rng(seed).choice(n, k, replace=False).tolist() for seed in range(25)]
    for top in sets:
        answer = leads(D, top)
        assert answer.ok is can_lead(D, tuple(top))
        if answer.ok:
            assert set(np.argsort(-(D @ answer.point))[:k]) == set(top)
            assert 0 < answer.margin <= lead(D, tuple(top)) + 1e-9
        else:
            weighted = sum(weight * (D[i] - D[j]) for i, j, weight in answer.why)
            assert np.abs(weighted).max() < 1e-9
            assert {i for i, _, _ in answer.why} <= set(top)
            assert not {j for _, j, _ in answer.why} & set(top)


@pytest.mark.parametrize(("n", "d", "k"), [(40, 3, 2), (300, 12, 2), (300, 12, 3)])
def test_witnesses_found_together_bring_their_sets_first(n: int, d: int, k: int) -> None:
    D = unit(n + d, n, d)
    sets = np.array([np.random.default_rng(seed).choice(n, k, replace=False) for seed in range(100)])
    found, queries = witnesses(D, sets, 40)
    for top, query in zip(sets[found], queries[found], strict=True):
        assert set(np.argsort(-(D @ query))[:k]) == set(top.tolist())
    assert found.any()
    none = [top.tolist() for top in sets[~found] if not can_lead(D, tuple(top))]
    assert all(leads(D, top, 40).ok is False for top in none[:5])


def test_the_curve_lets_all_pairs_lead_by_less_and_less() -> None:
    for m in (10, 30):
        assert all(leads(curve(m, 2), (0, j)).ok for j in range(1, m))
    falling = [min(lead(curve(m, 2), (0, j)) for j in range(1, m // 2 + 1)) for m in (6, 10, 20, 50, 100)]
    assert falling == pytest.approx([0.5, 0.0482, 0.00262, 6.46e-5, 4.02e-6], rel=0.01)


def test_duplicates_and_documents_on_a_line() -> None:
    twins = np.array([[1.0, 0], [1, 0], [0, 1], [-1, 0]])
    assert leads(twins, (0, 1)).ok is True
    assert leads(twins, (0, 2)).ok is False
    line = np.array([[1.0, 0], [2, 0], [3, 0], [4, 0]])
    assert [leads(line, pair).ok for pair in ((2, 3), (0, 1), (0, 3), (1, 2))] == [True, True, False, False]
    assert leads(np.zeros((3, 2)), (0, 1)).ok is False
    assert leads(np.array([[1.0, 0], [0, 1]]), (1,)).ok is True
