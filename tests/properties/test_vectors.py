"""The cosine sees directions alone."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from cosine_lab.maths.vectors import cosine, cosines, norm

ENTRIES = st.floats(-1e3, 1e3).filter(lambda x: x == 0 or abs(x) > 1e-3)
PAIRS = st.integers(1, 6).flatmap(
    lambda d: st.tuples(
        arrays(np.float64, d, elements=ENTRIES).filter(np.any), arrays(np.float64, d, elements=ENTRIES).filter(np.any)
    )
)


@given(PAIRS, st.integers(-900, 900), st.integers(-900, 900))
def test_no_length_however_extreme_changes_the_cosine(pair: tuple[np.ndarray, np.ndarray], p: int, q: int) -> None:
    a, b = pair
    assert abs(cosine(np.ldexp(a, p), np.ldexp(b, q)) - cosine(a, b)) <= 1e-15
    assert abs(norm(np.ldexp(a, p)) / np.ldexp(norm(a), p) - 1) <= 1e-15


@given(PAIRS)
def test_cosines_lie_between_minus_one_and_one_and_go_both_ways(pair: tuple[np.ndarray, np.ndarray]) -> None:
    a, b = pair
    assert -1 <= cosine(a, b) <= 1
    assert cosine(a, b) == cosine(b, a)
    assert cosine(a, -b) == -cosine(a, b)
    assert cosine(a, a) == 1
    assert abs(cosines([a, b])[0, 1] - cosine(a, b)) <= 1e-15


@given(arrays(np.int64, 3, elements=st.integers(-1000, 1000)).filter(np.any), st.integers(1, 10**6))
def test_whole_multiples_give_exactly_one(a: np.ndarray, k: int) -> None:
    assert cosine(a, k * a) == 1
    assert cosine(a, -k * a) == -1
