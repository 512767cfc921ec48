"""Factors trained with cosines: nothing is left to rescale, so a later cosine is what was fitted.

The first remedy of Steck, Ekanadham and Kallus (2024, section 5), in its plainest form: both
factors have rows of unit length during training, as a layer norm would have it.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix


@dataclass(frozen=True)
class CosineFactors:
    """X ≈ scale · U Bᵀ with unit rows: entry (u, i) is scale · cos(u, i).

    users, items : shapes (n, k) and (p, k). A row of U whose x_u is 0, or of B whose column is 0,
        is any.
    scale : at least 0
    misfit : ‖X − scale · U Bᵀ‖²
    """

    users: Matrix
    items: Matrix
    scale: float
    misfit: float


def fit_cosines(X: ArrayLike, start: ArrayLike, steps: int = 60) -> CosineFactors:
    """Minimise ‖X − s U Bᵀ‖² over s ≥ 0 and unit rows, from an item factor to start with.

    In turns: s = ⟨X, UBᵀ⟩₊ / ‖UBᵀ‖², then each factor takes the projected gradient step that
    majorises the misfit, u ← (X B + s U (‖BᵀB‖₂ − BᵀB))_u / ‖·‖, so that the misfit never grows.
    The solution is free up to a rotation of both factors; only a local minimum is promised.

    Parameters
    ----------
    X : ArrayLike
        Shape (n, p), with one entry that is not 0.
    start : ArrayLike
        Shape (p, k); its rows are made unit length. Another start may lead to another minimum.
    steps : int
        At least 1.
    """
    table = checks.matrix("fit_cosines", X, "interactions", truths=True)
    if not table.any():
        raise ValueError("fit_cosines needs one interaction at least, got none")
    begun = checks.matrix("fit_cosines", start, "a start")
    if len(begun) != table.shape[1]:
        raise ValueError(f"fit_cosines needs a start of {table.shape[1]} items, got {len(begun)}")
    if steps < 1:
        raise ValueError(f"fit_cosines needs a step at least, got {steps}")
    items = _units(begun)
    users = _units(table @ items)
    for _ in range(steps):
        scale = _scale(table, users, items)
        users = _step(table @ items, users, items, scale)
        items = _step(table.T @ users, items, users, scale)
    scale = _scale(table, users, items)
    misfit = float(((table - scale * users @ items.T) ** 2).sum())
    return CosineFactors(users, items, scale, misfit)


def _scale(table: Matrix, users: Matrix, items: Matrix) -> float:
    fitted = float(((table @ items) * users).sum())
    size = float(((users.T @ users) * (items.T @ items)).sum())
    return max(fitted / size, 0.0) if size > 0 else 0.0


def _step(pull: Matrix, rows: Matrix, others: Matrix, scale: float) -> Matrix:
    gram = others.T @ others
    return _units(pull + scale * (rows * np.linalg.norm(gram, 2) - rows @ gram))


def _units(rows: Matrix) -> Matrix:
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    any_direction = np.eye(1, rows.shape[1]).repeat(len(rows), 0)
    return np.asarray(np.divide(rows, lengths, out=any_direction, where=lengths > 0))
