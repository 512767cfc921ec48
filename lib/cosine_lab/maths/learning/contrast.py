"""InfoNCE, the loss that trains most sentence encoders: a softmax over cosines divided by τ.

Source: van den Oord, Li and Vinyals, *Representation Learning with Contrastive Predictive Coding*
(2018); the gradient is worked out in the docstrings.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import log_softmax, softmax

from cosine_lab.maths import checks

LEAST_TEMPERATURE = 1e-3
MOST_TEMPERATURE = 100.0
AXES = 2


@dataclass(frozen=True)
class Contrast:
    """Loss in nats (≥ 0) and its gradients with the shapes of the queries and the keys."""

    loss: float
    queries: NDArray[np.float64]
    keys: NDArray[np.float64]


def info_nce(cosines: ArrayLike, tau: float) -> float:
    """Mean over queries of −log( e^{c_ii/τ} / Σ_j e^{c_ij/τ} ) ≥ 0, in nats.

    A constant added to all cosines of a query leaves it as it is: only (c_ij − c_ii)/τ counts. So
    nothing in the loss asks for cosines near 0, or for any other level.

    Parameters
    ----------
    cosines : ArrayLike
        Shape (…, n, n): row a query, column a key; the key that belongs to query i is key i.
    tau : float
        Temperature τ, in [0.001, 100].
    """
    table = _square("info_nce", cosines)
    return _loss(table / _temperature("info_nce", tau))


def candidate_weights(cosines: ArrayLike, tau: float) -> NDArray[np.float64]:
    """p_ij = e^{c_ij/τ} / Σ_k e^{c_ik/τ}, shape as the cosines, rows sum to 1.

    The pull on the right key is 1 − p_ii, the push on a wrong one p_ij. At a margin Δ = c_ii − c_ij
    the odds of a wrong key are e^{−Δ/τ}: the push stops once the margin is a few τ wide.
    """
    table = np.asarray(cosines, dtype=np.float64)
    if table.ndim == 0 or not np.isfinite(table).all():
        raise ValueError("candidate_weights needs finite cosines in rows, got something else")
    scaled = table / _temperature("candidate_weights", tau)
    return np.asarray(softmax(scaled, axis=-1), dtype=np.float64)


def contrast(queries: ArrayLike, keys: ArrayLike, tau: float) -> Contrast:
    """Loss of embeddings under InfoNCE with cosines, and its gradient.

    ∂L/∂z_i = 1/(m τ ‖z_i‖) · Σ_j (p_ij − [i = j]) (I − ẑ_i ẑ_iᵀ) k̂_j, m queries in all, and
    likewise for the keys. Every gradient is orthogonal to its own embedding.

    Parameters
    ----------
    queries, keys : ArrayLike
        Embeddings, shape (…, n, d), no zero vector; key i belongs to query i.
    tau : float
        Temperature τ, in [0.001, 100].
    """
    q = np.asarray(queries, dtype=np.float64)
    k = np.asarray(keys, dtype=np.float64)
    if q.ndim < AXES or q.shape != k.shape or q.size == 0:
        raise ValueError(f"contrast needs a key a query, got shapes {q.shape} and {k.shape}")
    lengths = [np.linalg.norm(z, axis=-1, keepdims=True) for z in (q, k)]
    if not all(np.isfinite(length).all() and (length > 0).all() for length in lengths):
        raise ValueError("contrast needs embeddings with a direction, got zero, NaN or infinity")
    return _contrast(q, k, (lengths[0], lengths[1]), _temperature("contrast", tau))


def _contrast(
    q: NDArray[np.float64], k: NDArray[np.float64], lengths: tuple[NDArray[np.float64], NDArray[np.float64]], tau: float
) -> Contrast:
    u, v = q / lengths[0], k / lengths[1]
    scaled = u @ np.swapaxes(v, -1, -2) / tau
    n = scaled.shape[-1]
    push = (softmax(scaled, axis=-1) - np.eye(n)) / (tau * (scaled.size // n))
    return Contrast(
        loss=_loss(scaled),
        queries=_tangent(push @ v, u) / lengths[0],
        keys=_tangent(np.swapaxes(push, -1, -2) @ u, v) / lengths[1],
    )


def _loss(scaled: NDArray[np.float64]) -> float:
    right = np.diagonal(log_softmax(scaled, axis=-1), axis1=-2, axis2=-1)
    return float(-right.mean())


def _tangent(vectors: NDArray[np.float64], unit: NDArray[np.float64]) -> NDArray[np.float64]:
    """What of the vectors is orthogonal to the unit vectors: (I − û ûᵀ) g."""
    return np.asarray(vectors - unit * (vectors * unit).sum(axis=-1, keepdims=True))


def _square(function: str, cosines: ArrayLike) -> NDArray[np.float64]:
    table = np.asarray(cosines, dtype=np.float64)
    if table.ndim < AXES or table.shape[-1] != table.shape[-2] or table.size == 0:
        raise ValueError(f"{function} needs a square table of cosines, got shape {table.shape}")
    if not np.isfinite(table).all():
        raise ValueError(f"{function} needs finite cosines, got NaN or infinity")
    return table


def _temperature(function: str, tau: float) -> float:
    return checks.within(function, tau, LEAST_TEMPERATURE, MOST_TEMPERATURE, "a temperature")
