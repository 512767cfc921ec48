"""Norms grow while cosines are trained: exactly per step, and like T^¼ in the long run.

Source: Draganov, Vadgama and Bekkers, *The Hidden Pitfalls of the Cosine Similarity Loss* (2024);
the formulas are derived in the docstrings.
"""

import math
from dataclasses import dataclass

import numpy as np

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector

MOST_STEPS = 100_000
FLATTEST = 2


@dataclass(frozen=True)
class Growth:
    """Norms after 0 … T steps, shape (T + 1,), and what the T^¼ law predicts for them."""

    norms: Vector
    predicted: Vector


def norm_growth(dimension: int, rate: float, steps: int, seed: int, norm: float = 1.0) -> Growth:
    """Norm of a vector whose target is drawn afresh, uniformly, at every step: it grows like T^¼.

    ‖z_T‖⁴ ≈ ‖z_0‖⁴ + 2 η² Σ_t sin²φ_t (the square of the exact step, less its last term). Only
    the cosine to the target matters, so it alone is drawn: (cos φ + 1)/2 ~ Beta((d−1)/2, (d−1)/2).

    Parameters
    ----------
    dimension : int
        d ≥ 2.
    rate : float
        Learning rate η > 0.
    steps : int
        T, in [0, 100,000].
    seed : int
        Seed of the targets.
    norm : float
        ‖z_0‖ > 0.
    """
    if dimension < FLATTEST:
        raise ValueError(f"norm_growth needs a dimension of at least 2, got {dimension}")
    eta = positive("norm_growth", rate, "a rate")
    size = positive("norm_growth", norm, "a norm")
    drawn = int(checks.within("norm_growth", steps, 0, MOST_STEPS, "steps"))
    half = (dimension - 1) / 2
    share = np.random.default_rng(seed).beta(half, half, size=drawn)
    squares = 4 * share * (1 - share)
    norms = [size]
    for square in squares.tolist():
        norms.append(math.sqrt(norms[-1] ** 2 + eta**2 * square / norms[-1] ** 2))
    total = np.concatenate([[0.0], np.cumsum(squares)])
    return Growth(norms=np.array(norms), predicted=(size**4 + 2 * eta**2 * total) ** 0.25)


def positive(function: str, value: float, what: str) -> float:
    """`value` as a finite float above 0."""
    if not (math.isfinite(value) and value > 0):
        raise ValueError(f"{function} needs {what} above 0, got {value:g}")
    return float(value)
