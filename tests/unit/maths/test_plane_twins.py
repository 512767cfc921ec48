"""Rankings, graphs and moves in the plane, which the browser computes too: what they promise."""

import itertools

import numpy as np
import pytest

from cosine_lab.maths.classifier.hull import hull
from cosine_lab.maths.rankings.cosines import differences
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns, sign_strings
from cosine_lab.maths.vectors import cosines, lengths
from tests.oracles.column_space import proof_matrices
from tests.oracles.graphs import ahead, extremes, graphs_of, pair_difference
from tests.oracles.hull import competitors
from tests.oracles.moves import move_with, moved_rows, resized, shrinking, similarity
from tests.oracles.obstruction import obstruction
from tests.oracles.orders import compare_rankings, ranking_of, rankings_from_cosines, why_not
from tests.oracles.sigmoid import both_on, compare_label_sets, label_sets, share_on, sigmoids
from tests.oracles.softmax import softmax
from tests.oracles.vectors import largest_change, largest_defined_change
from tests.oracles.winners import closest_pair, losers, winning_length

SEEDS = range(6)


def drawn(seed: int, n: int = 4) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=(n, 2)).round(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_label_set_is_impossible_exactly_where_something_obstructs_it(seed: int) -> None:
    W = drawn(seed)
    possible = set(sign_strings(sign_patterns(W).rows))
    for pattern in map("".join, itertools.product("+-", repeat=len(W))):
        found = obstruction(W, pattern)
        assert (found is None) == (pattern in possible)
        if found is not None:
            signs = [1 if pattern[k] == "+" else -1 for k in found.labels]
            mixture = np.array(found.weights) * signs @ W[found.labels]
            assert np.abs(mixture).max() < 1e-12
            assert min(found.weights) > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_ranking_is_impossible_exactly_where_its_steps_balance(seed: int) -> None:
    W = drawn(seed)
    possible = {tuple(order) for order in rankings(W).rows.tolist()}
    for order in itertools.permutations(range(len(W))):
        found = why_not(W, list(order))
        assert (found is None) == (order in possible)
        if found is not None:
            steps = np.array([W[a] - W[b] for a, b in found.steps])
            assert np.abs(np.array(found.weights) @ steps).max() < 1e-12


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cosines_of_the_differences_give_the_rankings(seed: int) -> None:
    W = drawn(seed)
    found = rankings_from_cosines(cosines(differences(W)), len(W))
    assert sorted(found) == sorted(rankings(W).rows.tolist())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_label_wins_beyond_its_length_and_not_before(seed: int) -> None:
    W = drawn(seed, 5)
    for k in range(len(W)):
        least = winning_length(W, k)
        for factor in (0.5, 0.999, 1.001, 3):
            factors = np.ones(len(W))
            factors[k] = factor * (least or 1) / lengths(W)[k]
            assert (k in hull(resized(W, factors))) == (least is None or factor > 1)


def test_an_input_ranks_the_labels_and_ties_are_named() -> None:
    assert ranking_of([[1, 0], [0, 1], [-1, 0]], [2, 1]) == ([0, 1, 2], None)
    assert ranking_of([[1, 0], [0, 1], [-1, 0]], [1, 1]) == ([0, 1, 2], (0, 1))


def test_every_matrix_of_the_proof_has_the_same_sign_patterns_and_the_last_is_the_cosines() -> None:
    W = drawn(2)
    assert np.allclose(proof_matrices(W)[-1], cosines(W))
    with pytest.raises(ValueError, match="proof_matrices needs rows that are not zero"):
        proof_matrices([[0.0, 0.0], [1.0, 2.0]])


@pytest.mark.parametrize("seed", SEEDS)
def test_who_ties_has_nobody_ahead_and_who_does_not_has(seed: int) -> None:
    W = drawn(seed, 6)
    tying = competitors(W)
    found = graphs_of(W)
    assert found.tie_pairs == tying
    for i, j in itertools.combinations(range(len(W)), 2):
        assert bool(ahead(W, i, j)) == ((i, j) not in tying)
    never, can = extremes(found.C, found.tie)
    assert can is not None
    assert can.cosine == min(found.C[i, j] for i, j in tying)
    assert never is None or (never.i, never.j) not in tying
    assert pair_difference(found.close_pairs, found.close_pairs) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_loser_is_in_no_ranking_first_and_everybody_else_in_one(seed: int) -> None:
    W = drawn(seed, 6)
    first = {ranking[0] for ranking in rankings(W).rows.tolist()}
    assert losers(W) == [k for k in range(len(W)) if k not in first]


def test_equal_rows_are_the_closest_pair_and_one_row_has_none() -> None:
    assert closest_pair([[1.0, 0.0], [0.0, 3.0], [1.0, 0.0], [0.0, 3.1]]) == (0, 2)
    assert closest_pair([[1.0, 2.0]]) is None


def test_a_translation_loses_no_ranking_and_a_drag_some() -> None:
    W = drawn(2, 5)
    before, moved = (rankings(rows).rows.tolist() for rows in (W, W + np.array([3.0, -1.0])))
    assert compare_rankings(before, moved) == ([], [])
    W[0] = -W[0]
    gone, fresh = compare_rankings(before, rankings(W).rows.tolist())
    assert len(gone) == len(fresh) > 0
    assert not [ranking for ranking in fresh if ranking in before]


def test_only_the_gauge_keeps_the_probabilities() -> None:
    W, x = drawn(3, 4), np.array([0.7, -0.4])
    for rule, same in ((0, True), (1, False), (2, False)):
        move = move_with([[2.0, 1.0], [-0.5, 1.5]], [0.3, -0.2], rule)
        kept = np.abs(softmax(moved_rows(W, move), move.M @ x) - softmax(W, x)).max() < 1e-12
        assert kept == same
        assert np.allclose(moved_rows(W, move) @ move.M, (W + move.shift) @ move.effective.T)


def test_rows_are_turned_resized_and_shrunk() -> None:
    W = np.array([[3.0, 4.0], [0.0, 0.0], [0.0, 2.0]])
    turned = moved_rows(W, move_with(similarity(90, 2), rule=1))
    assert np.allclose(turned, [[-8.0, 6.0], [0.0, 0.0], [-4.0, 0.0]])
    assert np.allclose(lengths(resized(W, shrinking(W, 1))), [1, 0, 1])
    assert np.allclose(shrinking(W, 0), 1)


def test_label_sets_are_bits_and_a_half_is_on_neither_side() -> None:
    P = [[0.9, 0.1, 0.6], [0.2, 0.5, 0.3]]
    assert label_sets(P).tolist() == [0b101, 0]
    assert compare_label_sets(P, [[0.9, 0.1, 0.4], [0.2, 0.5 + 1e-14, 0.3]]).changed == 1


def test_sheppards_law_is_what_is_counted() -> None:
    X = np.random.default_rng(0).normal(size=(200_000, 2))
    for degrees in (0, 40, 90, 170):
        angle = np.radians(degrees)
        a, b = [2.0, 0.0], [0.3 * np.cos(angle), 0.3 * np.sin(angle)]
        counted = share_on(X, a, b)
        assert counted == pytest.approx(both_on(float(np.cos(angle))), abs=0.005)
        assert counted == (sigmoids([a, b], X) > 0.5).all(axis=1).mean()


def test_an_undefined_cosine_is_left_out_or_makes_the_change_undefined() -> None:
    before, after = cosines([[0, 0], [1, 0], [0, 1]]), cosines([[1, 1], [1, 0], [1, 1]])
    assert largest_change(before, after) is None
    assert largest_defined_change(before, after) == pytest.approx(np.sqrt(0.5))
