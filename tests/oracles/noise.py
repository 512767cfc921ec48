"""Standard normal noise that a browser draws alike: twin of assets/lab/random.js."""

import numpy as np

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector

_STEP = 0x6D2B79F5
_WORD = 2**32
MOST = 10_000_000


def noise(seed: int, count: int) -> Vector:
    """Independent N(0, 1) numbers: Mulberry32 (T. Ettinger), then Box and Muller 1958.

    Parameters
    ----------
    seed : int
        In [0, 2³²): the same seed gives the same numbers.
    count : int
        In [1, 10,000,000].

    Returns
    -------
    Vector
        Shape (count,). A browser's logarithms and cosines may differ in the last digit.

    Raises
    ------
    ValueError
        If seed or count is out of range.
    """
    first = int(checks.within("noise", seed, 0, _WORD - 1, "a seed"))
    drawn = _uniforms(first, 2 * int(checks.within("noise", count, 1, MOST, "a count")))
    u, v = drawn[::2], drawn[1::2]
    numbers: Vector = np.sqrt(-2 * np.log(1 - u)) * np.cos(2 * np.pi * v)
    return numbers


def _uniforms(seed: int, count: int) -> Vector:
    """Numbers in [0, 1): the k-th depends on seed + k·step alone, so all are mixed at once."""
    steps = np.arange(1, count + 1, dtype=np.uint32)
    state = np.uint32(seed) + steps * np.uint32(_STEP)
    mixed = (state ^ (state >> 15)) * (state | 1)
    mixed ^= mixed + (mixed ^ (mixed >> 7)) * (mixed | 61)
    numbers: Vector = (mixed ^ (mixed >> 14)) / _WORD
    return numbers
