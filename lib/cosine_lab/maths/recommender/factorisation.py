"""Linear factorisation of an interaction matrix, solved exactly: X ≈ X A Bᵀ under two objectives.

Source: Steck, Ekanadham and Kallus, *Is Cosine-Similarity of Embeddings Really About Similarity?*
(2024), equations (1) and (2). X has shape (n, p): n users, p items. A and B have shape (p, k): user
u is embedded as the row x_u A, item i as the row b_i.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.recommender.spectrum import Spectrum

VANISHING = 1e-12


@dataclass(frozen=True)
class Factors:
    """One representative (A, B) of a solution, both of shape (p, k)."""

    A: Matrix
    B: Matrix


def shrinkage(sigma: ArrayLike, lam: float) -> Vector:
    """fᵢ = σᵢ² / (σᵢ² + λ) in [0, 1], what objective (1) leaves of a singular direction.

    f = 0 where σ = 0, for λ = 0 too: no data speaks of such a direction.

    sigma : shape (k,), at least 0, as λ.
    """
    values = checks.vector("shrinkage", sigma, "singular values")
    if values.min() < 0:
        raise ValueError(f"shrinkage needs singular values of at least 0, got {values.min():g}")
    squares = values**2
    total = squares + _penalty("shrinkage", lam)
    return np.divide(squares, total, out=np.zeros_like(squares), where=squares > 0)


def fit_product(of: Spectrum, k: int, lam: float) -> Factors:
    """Solution of (1): min ‖X − XABᵀ‖² + λ‖ABᵀ‖², with the representative A = B = V_k f^½.

    ABᵀ = V_k diag(f) V_kᵀ is unique (where σ_k > σ_{k+1}); A and B are not: (AM, BM⁻ᵀ) is the same
    model for every invertible M. Directions with σ = 0 are zero columns of both.

    Parameters
    ----------
    of : Spectrum
        Spectrum of X.
    k : int
        Rank, in [1, p].
    lam : float
        λ ≥ 0, in units of σ².
    """
    columns = _leading("fit_product", of, k)
    factor = columns * np.sqrt(shrinkage(of.sigma[:k], lam))
    return Factors(A=factor, B=factor.copy())


def predictions(rows: ArrayLike, factors: Factors) -> Matrix:
    """Scores X A Bᵀ of every item, shape (n, p), for the users whose interactions are given."""
    return user_vectors("predictions", rows, factors) @ factors.B.T


def user_column_squares(of: Spectrum, factors: Factors) -> Vector:
    """‖X a_j‖² of every column of A, shape (k,), from the spectrum of X alone."""
    return np.asarray(((of.sigma[:, None] * (of.V.T @ factors.A)) ** 2).sum(axis=0))


def user_vectors(function: str, rows: ArrayLike, factors: Factors) -> Matrix:
    """Embeddings X A of users, shape (n, k)."""
    table = checks.matrix(function, rows, "interactions", truths=True)
    items = len(factors.A)
    if table.shape[1] != items:
        raise ValueError(f"{function} needs interactions with {items} items, got {table.shape[1]}")
    return table @ factors.A


def _leading(function: str, of: Spectrum, k: int) -> Matrix:
    """V_k, with columns of σ = 0 and rows that are nothing but rounding set to exactly 0."""
    if not 1 <= k <= len(of.sigma):
        raise ValueError(f"{function} needs a rank in [1, {len(of.sigma)}], got {k}")
    columns = of.V[:, :k] * (of.sigma[:k] > 0)
    columns[np.linalg.norm(columns, axis=1) < VANISHING] = 0.0
    return columns


def _penalty(function: str, lam: float) -> float:
    if not (math.isfinite(lam) and lam >= 0):
        raise ValueError(f"{function} needs a penalty of at least 0, got {lam:g}")
    return float(lam)
