"""Means over windows that overlap: outputs correlate, so there are fewer of them than it seems."""

import numpy as np


def effective_dimension(d: int, window: int, stride: int) -> float:
    """(tr Σ)²/tr Σ² of means over overlapping windows of white noise; Var cos ≈ 1 over it.

    Outputs h apart correlate by ρ_h = max(0, 1 − h s/k), so it is d'² / Σ_h (d' − |h|) ρ_h². For
    long vectors and k = m s it tends to (d/k) · 3m²/(2m² + 1): d/k for disjoint windows, at most
    1.5 d/k however much they overlap.

    Parameters
    ----------
    d, window, stride : int
        Length of the vectors, k in [1, d], s ≥ 1.
    """
    if not 1 <= window <= d or stride < 1:
        raise ValueError(
            f"effective_dimension needs a window in [1, {d}] and a stride of at least 1, got {window} and {stride}"
        )
    out = (d - window) // stride + 1
    apart = np.arange(1, out)
    correlation = np.maximum(0.0, 1 - apart * stride / window)
    return float(out**2 / (out + 2 * ((out - apart) * correlation**2).sum()))


def neighbour_cosine(window: int, stride: int) -> float:
    """max(0, 1 − s/k): limit of the cosine of adjacent rows of means over shared rows of noise.

    window, stride : at least 1.
    """
    if window < 1 or stride < 1:
        raise ValueError(f"neighbour_cosine needs a window and a stride of at least 1, got {window} and {stride}")
    return max(0.0, 1 - stride / window)
