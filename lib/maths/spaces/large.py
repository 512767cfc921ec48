"""Remedies of tables too large to copy: `remedies.remedied` in blocks of rows."""

from collections.abc import Callable, Iterator

import numpy as np

from lib.maths.checks import Matrix, Singles, Vector
from lib.maths.spaces.neighbours import BLOCK
from lib.maths.spaces.principal import axes_of
from lib.maths.spaces.remedies import VECTORS

Change = Callable[[Matrix], Matrix]
_RANK, _NO_ROW = 1e-10, 1e-12


def remedied_rows(remedy: str, W: Singles, k: int = 1) -> Singles:
    """Rows of W, shape (n, d), float32, after a remedy of the vectors: float32, shape (n, d).

    Computed in float64, block by block: beside the result some 100 MiB at a time. "raw" gives the rows themselves.

    Parameters
    ----------
    remedy : str
        One of `remedies.VECTORS`.
    W : ndarray of shape (n, d)
        Finite, no row zero.
    k : int
        Principal components that "top-removed" removes, 0 ≤ k < min(n, d).
    """
    if remedy not in VECTORS:
        raise ValueError(f"remedied_rows needs one of {', '.join(VECTORS)}, got {remedy}")
    if remedy == "raw":
        return W
    change = _fitted(remedy, W, k)
    found = np.empty(W.shape, dtype=np.float32)
    at = 0
    for block in _blocks(W):
        found[at : at + len(block)] = change(block)
        at += len(block)
    return found


def _fitted(remedy: str, W: Singles, k: int) -> Change:
    if remedy == "unit":
        return lambda rows: rows / np.linalg.norm(rows, axis=1, keepdims=True)
    mean = W.mean(axis=0, dtype=np.float64)
    if remedy == "centred":
        return lambda rows: rows - mean
    if remedy == "standardised":
        deviation = _deviation(W, mean)
        return lambda rows: np.where(deviation > 0, rows - mean, 0.0) / np.where(deviation > 0, deviation, 1.0)
    spread, axes = _axes(W, mean)
    return _without_top(mean, axes, k, len(W)) if remedy == "top-removed" else _whitened(mean, spread, axes, len(W))


def _without_top(mean: Vector, axes: Matrix, k: int, n: int) -> Change:
    if not 0 <= k < min(n, len(mean)):
        most = min(n, len(mean)) - 1
        raise ValueError(f"remedied_rows needs k in [0, {most}], got {k}")
    top = axes[:k]
    return lambda rows: (rows - mean) - ((rows - mean) @ top.T) @ top


def _whitened(mean: Vector, spread: Vector, axes: Matrix, n: int) -> Change:
    if not spread.any():
        raise ValueError(f"remedied_rows needs rows that differ, got {n} equal")
    kept = spread > _RANK * spread.max()
    change = np.sqrt(n - 1) * (axes[kept].T / spread[kept]) @ axes[kept]
    return lambda rows: (rows - mean) @ change


def _deviation(W: Singles, mean: Vector) -> Vector:
    """Of every column; 0 where it is constant but for rounding."""
    squares, farthest, top = np.zeros(len(mean)), np.zeros(len(mean)), np.zeros(len(mean))
    for rows in _blocks(W):
        squares += ((rows - mean) ** 2).sum(axis=0)
        farthest = np.maximum(farthest, np.abs(rows - mean).max(axis=0))
        top = np.maximum(top, np.abs(rows).max(axis=0))
    return np.where(farthest <= _NO_ROW * top, 0.0, np.sqrt(squares / len(W)))


def _axes(W: Singles, mean: Vector) -> tuple[Vector, Matrix]:
    """Spreads and axes of the centred rows: R of all rows is R of the R's of blocks."""
    scale = max(float(np.abs(rows - mean).max()) for rows in _blocks(W)) or 1.0
    triangle = np.zeros((0, len(mean)))
    for rows in _blocks(W):
        both = np.vstack([triangle, (rows - mean) / scale])
        triangle = np.asarray(np.linalg.qr(both, mode="r"))
    spread, axes = axes_of(triangle)
    return scale * spread, axes


def _blocks(W: Singles) -> Iterator[Matrix]:
    step = max(1, BLOCK // W.shape[1])
    return (W[i : i + step].astype(np.float64) for i in range(0, len(W), step))
