"""Random rescalings never leave the interval called reach, and come near both of its ends."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles.rescaling import cosine_at_ratio, ratios_for, reach

SEEDS = st.integers(0, 2**32 - 1)
TRIES = 10_000


def _pair(seed: int, d: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    a, b = rng.normal(size=(2, d))
    a[rng.random(d) < 0.1] = 0.0
    b[rng.random(d) < 0.1] = 0.0
    if rng.random() < 0.5:
        a, b = np.abs(a), rng.choice([-1.0, 1.0]) * np.abs(b)
    return (a, b) if a.any() and b.any() else (a + 1.0, b + 1.0)


def _cosines(a: np.ndarray, b: np.ndarray, weights: np.ndarray) -> np.ndarray:
    return np.asarray(weights @ (a * b) / np.sqrt((weights @ a**2) * (weights @ b**2)))


@given(SEEDS, st.integers(2, 6))
@settings(max_examples=60)
def test_no_rescaling_leaves_the_reach_and_some_come_near_its_ends(seed: int, d: int) -> None:
    a, b = _pair(seed, d)
    found = reach(a, b)
    rng = np.random.default_rng(seed)
    anywhere = np.exp(rng.uniform(-20, 20, (TRIES // 2, d)))
    # Two coordinates outweigh the rest: near the ends at most two matter.
    two = np.exp(rng.uniform(-30, -20, (TRIES // 2, d)))
    rows = np.arange(TRIES // 2)
    for _ in range(2):
        two[rows, rng.integers(0, d, TRIES // 2)] = np.exp(rng.uniform(-5, 5, TRIES // 2))
    reached = _cosines(a, b, np.vstack([anywhere, two]))
    assert reached.min() >= found.low - 1e-12
    assert reached.max() <= found.high + 1e-12
    assert reached.min() <= found.low + 1e-3
    assert reached.max() >= found.high - 1e-3


@given(SEEDS, st.floats(-0.999, 0.999).filter(lambda c: c == 0 or abs(c) > 1e-6))
def test_all_ratios_of_a_cosine_give_it_and_there_are_as_many_as_the_reach_says(seed: int, c: float) -> None:
    a, b = _pair(seed, 2)
    found = reach(a, b)
    ratios = ratios_for(a, b, c)
    assert ratios == sorted(ratios)
    for tau in ratios:
        assert abs(cosine_at_ratio(a, b, tau) - c) <= 1e-9
    inside = found.low < c < found.high
    wanted = 0 if found.constant or not inside else 1 if found.extremal_ratio is None else 2
    assert len(ratios) == wanted
