"""Every cosine is reached, and no shift is shorter than the one called shortest."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab.maths.classifier.translation import equal_lengths, smallest
from cosine_lab.maths.vectors import cosine, lengths, norm

SEEDS = st.integers(0, 2**32 - 1)
TARGETS = st.floats(-0.99, 0.99)
DIMENSIONS = st.integers(2, 5)


def _pair(seed: int, d: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    a, b = rng.normal(size=(2, d)) * rng.uniform(0.1, 5, (2, 1))
    return a, b


def _rounding(*vectors: np.ndarray) -> float:
    """The cosine of short vectors is only as good as their entries: 1e-9, or worse near zero."""
    return max(1e-9, 1e-14 / lengths(np.array(vectors)).min())


@given(SEEDS, DIMENSIONS, TARGETS)
def test_the_shortest_shift_gives_the_cosine_and_so_does_that_to_equal_lengths(seed: int, d: int, c: float) -> None:
    a, b = _pair(seed, d)
    shortest = smallest(a, b, c).shift
    shifts = [equal_lengths(a, b, c, side) for side in (1, -1)]
    for v in shifts if shortest is None else [*shifts, shortest]:
        assert abs(cosine(a + v, b + v) - c) <= _rounding(a + v, b + v)
    for v in shifts:
        assert abs(norm(a + v) - norm(b + v)) <= 1e-12 * (norm(a) + norm(b) + norm(v))


def _locus(a: np.ndarray, b: np.ndarray, c: float, rng: np.random.Generator) -> np.ndarray:
    """Origins with cosine c: arcs in 40 half-planes through ab, one of them towards 0."""
    e = (b - a) / norm(b - a)
    normals = np.vstack([-a, rng.normal(size=(40, a.size)), a])
    normals -= np.outer(normals @ e, e)
    normals /= lengths(normals)[:, np.newaxis]
    theta = np.arccos(c)
    psi = np.linspace(theta, np.pi, 402)[1:-1, np.newaxis, np.newaxis]
    reach = norm(b - a) * np.sin(psi - theta) / np.sin(theta)
    return np.asarray(a - reach * (np.cos(psi) * e - np.sin(psi) * normals)).reshape(-1, a.size)


@given(SEEDS, DIMENSIONS, TARGETS)
@settings(max_examples=60)
def test_no_origin_on_the_whole_locus_is_nearer_than_the_shortest_shift(seed: int, d: int, c: float) -> None:
    a, b = _pair(seed, d)
    origins = _locus(a, b, c, np.random.default_rng(seed))
    nearest = lengths(origins).min()
    found = smallest(a, b, c)
    size = norm(a) + norm(b) + norm(b - a) / np.sqrt(1 - c * c)
    assert found.norm <= nearest + 1e-12 * size
    assert nearest <= found.norm + 0.02 * size
    assert found.norm <= min(norm(a), norm(b)) + 1e-12 * size


@given(SEEDS, DIMENSIONS, st.sampled_from([-1.0, 1.0]))
@settings(max_examples=60)
def test_no_origin_on_the_line_is_nearer_either(seed: int, d: int, c: float) -> None:
    a, b = _pair(seed, d)
    t = np.linspace(-8, 9, 6802)[:, np.newaxis]
    between = (t > 0) & (t < 1)
    keep = (between if c == -1 else ~between & (t != 0) & (t != 1))[:, 0]
    nearest = lengths((a + t * (b - a))[keep]).min()
    found = smallest(a, b, c)
    assert found.norm <= nearest + 1e-12
    assert nearest <= found.norm + 0.01 * norm(b - a) or abs(found.norm) > 8 * norm(b - a)
    if found.shift is not None:
        v = found.shift
        assert abs(cosine(a + v, b + v) - c) <= _rounding(a + v, b + v)
