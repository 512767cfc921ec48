"""Moves of a classifier: which of them is the same classifier in another gauge, and which is not.

A move sends every unembedding w to s (R (w + v)) and every embedding x to M x, R and M from one
matrix A by a rule, and last a factor s for the length of each row:

    gauge            R = A⁻ᵀ, M = A   the same classifier (Nielsen & Grivas, Lemma 3.1 and App. D)
    unembeddings     R = A⁻ᵀ, M = I   another classifier
    both             R = A,   M = A   another classifier

Lengths that change are another classifier.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.vectors import lengths
from tests.oracles.linear import inverse

RULES = ("gauge", "unembeddings", "both")


class Move(NamedTuple):
    """R and M with their inverses; `effective` = MᵀR is what embeddings left in place see."""

    A: Matrix
    R: Matrix
    M: Matrix
    effective: Matrix
    R_back: Matrix
    M_back: Matrix
    effective_back: Matrix
    shift: Vector
    trivial: bool


def rotation(angle: float) -> Matrix:
    """Matrix, shape (2, 2), that turns columns counter-clockwise by an angle in radians."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s], [s, c]])


def shrinking(W: ArrayLike, t: float) -> Vector:
    """Factors, shape (n,), that take each row's length ‖w‖ to ‖w‖^(1 − t); 1 for a zero row."""
    sizes = lengths(checks.matrix("shrinking", W))
    return np.where(sizes > 0, np.where(sizes > 0, sizes, 1.0) ** -t, 1.0)


def resized(W: ArrayLike, factors: ArrayLike) -> Matrix:
    """Rows of W, shape (n, d), times their factors, shape (n,)."""
    W = checks.matrix("resized", W)
    return W * checks.vector("resized", factors, "a factor a row", size=len(W))[:, np.newaxis]


def move_with(linear: ArrayLike | None = None, shift: ArrayLike | None = None, rule: int = 0) -> Move:
    """Move by an invertible A, shape (2, 2) (None: the identity), a shift v and a rule's number."""
    A = np.eye(2) if linear is None else checks.matrix("move_with", linear)
    back = inverse(A)
    R = A if RULES[rule] == "both" else back.T
    M = np.eye(2) if RULES[rule] == "unembeddings" else A
    effective = M.T @ R
    v = np.zeros(2) if shift is None else checks.vector("move_with", shift, size=2)
    backs = (inverse(R), inverse(M), inverse(effective))
    return Move(A, R, M, effective, *backs, v, trivial=bool(np.array_equal(A, np.eye(2))))


def moved_rows(W: ArrayLike, move: Move) -> Matrix:
    """Unembeddings R (w + v), shape (n, 2), after a move."""
    return np.asarray((checks.matrix("moved_rows", W) + move.shift) @ move.R.T)


def similarity(degrees: float, size: float) -> Matrix:
    """A whose A⁻ᵀ turns rows by so many degrees and makes them `size` > 0 times as long."""
    return rotation(np.radians(degrees)) / size
