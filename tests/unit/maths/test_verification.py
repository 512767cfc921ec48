"""The paper's statements on random matrices, and its counterexamples."""

import numpy as np
import pytest

from cosine_lab.maths.rankings.cosines import chirotope, factor, rotation_gap
from cosine_lab.maths.rankings.verification import (
    Method,
    Run,
    Statement,
    further_runs,
    paper_runs,
    rescale,
    rescale_at_random,
    verified,
    verify,
)


def test_the_authors_script_makes_two_hundred_runs() -> None:
    runs = paper_runs()
    assert len(runs) == len(set(runs)) == 200
    assert {(run.n, run.d) for run in runs} >= {(3, 3), (10, 6)}


def test_the_smaller_of_the_papers_runs_hold() -> None:
    small = [run for run in paper_runs() if run.n <= 5 or run.d <= 2]
    assert len(small) > 100
    for check in verified(small):
        assert check.holds, check
        assert check.gap == 0.0


@pytest.mark.parametrize("statement", ["Lemma 5.3", "Theorem 5.6"])
@pytest.mark.parametrize("method", ["minors", "patterns", "rotation"])
@pytest.mark.parametrize(("n", "d"), [(6, 2), (8, 3), (7, 4)])
def test_each_method_confirms_each_statement(statement: Statement, method: Method, n: int, d: int) -> None:
    assert verify(Run(statement, method, n, d, seed=3)).holds


def test_a_thousand_labels_are_certified_by_rotation() -> None:
    check = verify(Run("Lemma 5.3", "rotation", 1000, 20, seed=1))
    assert check.holds
    assert check.gap < 1e-12


def test_runs_beyond_the_paper_are_of_both_statements() -> None:
    assert {run.statement for run in further_runs()} == {"Lemma 5.3", "Theorem 5.6"}
    assert max(run.n for run in further_runs()) == 4000


def test_progress_is_told_after_each_run() -> None:
    told: list[float] = []
    runs = [Run("Lemma 5.3", "minors", 3, 2, seed) for seed in range(4)]
    assert len(list(verified(runs, told.append))) == 4
    assert told == [0.25, 0.5, 0.75, 1.0]


def test_other_lengths_keep_the_cosines_and_change_the_rankings() -> None:
    pair = rescale([[1.0], [2.0], [3.0]], [1.0, 1.5, 2 / 3])
    assert pair.cosine_gap == 0.0
    assert (pair.shared, pair.only_first, pair.only_second) == (0, 2, 2)
    assert (pair.first_winners, pair.second_winners) == ([0, 2], [0, 1])


def test_four_labels_in_the_plane_suffice_to_make_one_argmaxable_by_its_length() -> None:
    pair = rescale([[4, 0], [0, 4], [-4, -4], [1, 1]], [1, 1, 1, 3])
    assert pair.cosine_gap < 1e-15
    assert pair.shared + pair.only_first == pair.shared + pair.only_second == 12
    assert (pair.first_winners, pair.second_winners) == ([0, 1, 2], [0, 1, 2, 3])


def test_h1_shortens_one_row_and_loses_a_winner() -> None:
    angles = np.radians([0, 45, 90, 135, 180, 225, 315])
    W = 5 * np.c_[np.cos(angles), np.sin(angles)]
    pair = rescale(W, [1, 1, 0.4, 1, 1, 1, 1])
    assert pair.cosine_gap < 1e-15
    assert pair.shared + pair.only_first == 16
    assert pair.shared + pair.only_second == 28
    assert pair.first_winners == list(range(7))
    assert pair.second_winners == [0, 1, 3, 4, 5, 6]


def test_centring_does_not_repair_it() -> None:
    angles = np.radians(60) * np.arange(6)
    W = np.c_[np.cos(angles), np.sin(angles)]
    lengths = np.array([1, 0.4, 1, 0.4, 1, 0.4])
    np.testing.assert_allclose((W * lengths[:, None]).sum(axis=0), 0, atol=1e-15)
    pair = rescale(W, lengths)
    assert pair.cosine_gap < 1e-15
    assert (pair.first_winners, pair.second_winners) == ([0, 1, 2, 3, 4, 5], [0, 2, 4])


def test_from_eight_labels_on_random_lengths_change_the_rankings_every_time() -> None:
    assert all(rescale_at_random(8, 2, seed).only_first for seed in range(20))


def test_a_factor_has_the_rank_of_the_cosines_and_gives_them_back() -> None:
    W = np.random.default_rng(0).standard_normal((30, 4))
    L = factor(W @ W.T)
    assert L.shape == (30, 4)
    np.testing.assert_allclose(L @ L.T, W @ W.T, atol=1e-12)
    assert rotation_gap(W, L) < 1e-14
    assert rotation_gap(W, L * [1, 1, 1, 2]) > 0.1


def test_a_factor_of_one_rank_is_one_column_and_of_nothing_one_of_zeros() -> None:
    row = np.array([[2.0], [-1.0], [3.0]])
    assert factor(row @ row.T) == pytest.approx(-row if factor(row @ row.T)[0] < 0 else row)
    assert factor(np.zeros((3, 3))).tolist() == [[0.0]] * 3


def test_the_chirotope_of_the_square() -> None:
    square = [[1, 1], [-1, 1], [-1, -1], [1, -1]]
    assert chirotope(square).tolist() == [1, 0, -1, 1, 0, 1]


def test_what_has_no_factor_is_refused() -> None:
    with pytest.raises(ValueError, match="factor needs a symmetric matrix"):
        factor([[1.0, 2.0], [0.0, 1.0]])
    with pytest.raises(ValueError, match="factor needs a positive semidefinite matrix"):
        factor([[1.0, 2.0], [2.0, 1.0]])
    with pytest.raises(ValueError, match="rotation_gap needs equal shapes"):
        rotation_gap(np.eye(2), np.eye(3))


def test_a_zero_row_and_lengths_that_are_not_positive_are_refused() -> None:
    with pytest.raises(ValueError, match="chirotope needs non-zero rows"):
        chirotope([[0.0, 0.0], [1.0, 0.0]])
    with pytest.raises(ValueError, match="rescale needs positive lengths"):
        rescale([[1.0], [2.0]], [1.0, 0.0])


def test_too_many_minors_are_refused() -> None:
    with pytest.raises(ValueError, match="chirotope needs 1 to 10000000 minors, got 75287520"):
        chirotope(np.random.default_rng(0).standard_normal((100, 5)))


def test_the_larger_runs_are_those_that_the_page_and_the_command_name() -> None:
    sizes = {(run.statement, run.method, run.n, run.d) for run in further_runs()}
    assert len(sizes) == len(further_runs()) == 22
    assert sum(n * 1000 + d for *_, n, d in sizes) == 5_504_180


def test_random_lengths_are_lognormal_with_a_spread_of_three_tenths() -> None:
    rng = np.random.default_rng(4)
    W = rng.standard_normal((6, 2))
    again = rescale(W, np.exp(0.3 * rng.standard_normal(6)))
    assert rescale_at_random(6, 2, 4) == again
