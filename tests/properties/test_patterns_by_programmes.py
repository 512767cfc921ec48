"""Every listing against an independent one: a linear programme for each candidate pattern."""

from itertools import combinations, permutations, product

import numpy as np
import pytest
from scipy.optimize import linprog

from cosine_lab.maths.rankings.feasible import feasible, mixture
from cosine_lab.maths.rankings.patterns import TieError, rankings, sign_patterns
from cosine_lab.maths.rankings.winning import argmaxable, tie_for_top

Instance = tuple[np.ndarray, np.ndarray | None]


def possible(demands: np.ndarray, equal: np.ndarray | None = None) -> bool:
    """Is there an x with demands·x > 0 (and equal·x = 0)? Maximise the least of the demands."""
    d = demands.shape[1]
    result = linprog(
        np.r_[np.zeros(d), -1.0],
        A_ub=np.c_[-demands, np.ones(len(demands))],
        b_ub=np.zeros(len(demands)),
        A_eq=None if equal is None else np.r_[equal, 0.0][None],
        b_eq=None if equal is None else [0.0],
        bounds=[(-1, 1)] * d + [(None, 1)],
    )
    return bool(-result.fun > 1e-7)


def homogeneous(W: np.ndarray, b: np.ndarray | None) -> tuple[np.ndarray, np.ndarray]:
    """Rows with their biases, and what else must be positive."""
    if b is None:
        return W, np.zeros((0, W.shape[1]))
    return np.c_[W, b], np.eye(W.shape[1] + 1)[-1:]


def general(seed: int) -> Instance:
    rng = np.random.default_rng([1, seed])
    n, d = int(rng.integers(2, 6)), int(rng.integers(1, 5))
    return rng.standard_normal((n, d)), rng.standard_normal(n) if seed % 3 == 0 else None


def degenerate(seed: int) -> Instance:
    """Small integers, as typed or turned (then only nearly degenerate, as computed rows are)."""
    rng = np.random.default_rng([2, seed])
    n, d = int(rng.integers(2, 6)), int(rng.integers(2, 4))
    W = rng.integers(-1 - seed % 2, 2 + seed % 2, (n, d)).astype(float)
    b = rng.integers(-1, 2, n).astype(float) if seed % 3 == 0 else None
    if seed % 4 >= 2:
        W = W @ np.linalg.qr(rng.standard_normal((d, d)))[0] * 0.7
    return W, b


INSTANCES = [general(seed) for seed in range(80)] + [degenerate(seed) for seed in range(40)]


def listed(function: object, instance: Instance) -> set[tuple[int, ...]]:
    try:
        return {tuple(row) for row in function(*instance).rows.tolist()}  # type: ignore[operator]
    except TieError:
        return set()


@pytest.mark.parametrize("instance", INSTANCES)
def test_sign_patterns_are_those_found_by_linear_programmes(instance: Instance) -> None:
    rows, more = homogeneous(*instance)
    wanted = {
        signs
        for signs in product((-1, 1), repeat=len(rows))
        if (len(more) or signs[0] > 0) and possible(np.concatenate([rows * np.array(signs)[:, None], more]))
    }
    if not len(more):  # −x shows the negated pattern
        wanted |= {tuple(-s for s in signs) for signs in wanted}
    assert listed(sign_patterns, instance) == wanted


@pytest.mark.parametrize("instance", [i for i in INSTANCES if len(i[0]) <= 4])
def test_rankings_are_those_found_by_linear_programmes(instance: Instance) -> None:
    rows, more = homogeneous(*instance)
    wanted = {
        order
        for order in permutations(range(len(rows)))
        if (len(more) or order[0] < order[-1])
        and possible(np.concatenate([rows[list(order[:-1])] - rows[list(order[1:])], more]))
    }
    if not len(more):  # −x shows the reversed ranking
        wanted |= {order[::-1] for order in wanted}
    assert listed(rankings, instance) == wanted


@pytest.mark.parametrize("instance", INSTANCES[::3])
def test_winners_and_ties_are_those_found_by_linear_programmes(instance: Instance) -> None:
    rows, more = homogeneous(*instance)
    n = len(rows)
    found = argmaxable(*instance)
    for i in range(n):
        wins = possible(np.concatenate([rows[i] - np.delete(rows, i, axis=0), more]))
        assert (i in found.labels) == wins
        if found.status[i] == "no":
            assert mixture(instance[0], i, instance[1]) is not None
    pairs = [
        (i, j)
        for i, j in combinations(range(n), 2)
        if possible(np.concatenate([rows[i] - np.delete(rows, [i, j], axis=0), more]), rows[i] - rows[j])
    ]
    if n > 2 or instance[1] is not None:
        assert tie_for_top(*instance) == pairs


@pytest.mark.parametrize("instance", [i for i in INSTANCES[::3] if len(i[0]) > 3])
def test_top_two_sets_are_those_found_by_linear_programmes(instance: Instance) -> None:
    rows, more = homogeneous(*instance)
    n = len(rows)
    for pair in combinations(range(n), 2):
        rest = np.delete(rows, pair, axis=0)
        demands = (rows[list(pair)][:, None] - rest).reshape(-1, rows.shape[1])
        wanted = possible(np.concatenate([demands, more]))
        assert (feasible(*instance, top=pair).ok is True) == wanted
