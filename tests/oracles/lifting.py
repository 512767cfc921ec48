"""The unembeddings of a plane in more dimensions: further coordinates by a depth and a draw."""

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix

_SPACE = 3


_LABELS = 64
"""Streams of different labels, and of different draws, are this far apart."""


_WORD = 0xFFFFFFFF


def lifted(rows: ArrayLike, depth: float, draw: int) -> Matrix:
    """The rows, shape (n, 2), with further coordinates: shape (n, max(n, 3)).

    The first two stay; the others are depth × standard normal numbers, which belong to the label
    and the draw: they are the same in every browser, and stay when another label is added.

    Parameters
    ----------
    rows : (n, 2) array
    depth : float
    draw : int
        At least 0.

    Raises
    ------
    ValueError
        For input that is no matrix of two columns.
    """
    W = checks.matrix("lifted", rows, "unembeddings")
    if W.shape[1] != 2:
        raise ValueError(f"lifted needs unembeddings in the plane, got {W.shape[1]} coordinates")
    more = max(len(W), _SPACE) - 2
    normals = [_normals(_LABELS * draw + label) for label in range(len(W))]
    return np.asarray(np.c_[W, [[depth * next(each) for _ in range(more)] for each in normals]])


def _normals(seed: int) -> Iterator[float]:
    """Standard normal numbers: Box and Muller (1958) of `_uniforms`."""
    uniform = _uniforms(seed)
    while True:
        radius = math.sqrt(-2 * math.log(1 - next(uniform)))
        yield radius * math.cos(2 * math.pi * next(uniform))


def _uniforms(seed: int) -> Iterator[float]:
    """Numbers in [0, 1): Mulberry32 (T. Ettinger), as assets/lab/random.js draws them."""
    state = seed & _WORD
    while True:
        state = (state + 0x6D2B79F5) & _WORD
        mixed = ((state ^ (state >> 15)) * (state | 1)) & _WORD
        mixed ^= (mixed + (((mixed ^ (mixed >> 7)) * (mixed | 61)) & _WORD)) & _WORD
        yield (mixed ^ (mixed >> 14)) / 2**32
