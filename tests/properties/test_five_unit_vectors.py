"""Five unit vectors with zero sum in the plane: whoever cannot tie has cosine at most -1/4."""

from itertools import combinations
from math import acos, atan2, cos, hypot, pi, sin

import numpy as np
from hypothesis import assume, given
from hypothesis import strategies as st

from cosine_lab.maths.vectors import cosines
from tests.oracles.hull import competitors

angles = st.floats(0, 2 * pi, allow_nan=False)


@given(angles, angles, angles)
def test_a_pair_that_cannot_tie_has_cosine_at_most_minus_a_quarter(first: float, second: float, third: float) -> None:
    three = [first, second, third]
    x, y = -sum(map(cos, three)), -sum(map(sin, three))
    length = hypot(x, y)
    assume(1e-3 < length < 2 - 1e-3)  # two unit vectors make up the rest
    middle, half = atan2(y, x), acos(length / 2)
    five = [*three, middle - half, middle + half]
    W = np.array([[cos(angle), sin(angle)] for angle in five])
    C = cosines(W)
    assume((C - np.eye(5)).max() < 1 - 1e-9)  # five different labels
    assert np.abs(W.sum(axis=0)).max() <= 1e-12
    tying = competitors(W)
    assert len(tying) == 5
    for i, j in combinations(range(5), 2):
        if (i, j) not in tying:
            assert C[i, j] <= -0.25 + 1e-9
