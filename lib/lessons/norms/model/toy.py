"""A toy model of a word in many contexts: one meaning, noise, and what becomes of the cosine.

Occurrences are μ + ε, ε normal with covariance σ²I in d dimensions, and s = σ√d/‖μ‖ is the spread. Then cos ≈
‖μ‖²/(‖μ‖² + σ²d) = 1/(1 + s²), nearly for every pair where d is large. Two points of a ball of radius r around μ, r ≤
‖μ‖, have a cosine of at least 1 − 2r²/‖μ‖². After Zhou et al. 2022; the normal law is our reading of their argument.
"""

from dataclasses import dataclass

import numpy as np

from lib.maths import checks
from lib.maths.checks import Vector
from lib.maths.spaces.pair_cosines import pair_cosines
from lib.shared_cache import shared_cache
from lib.template_access import quotable

CONTEXTS = 60
GRID = np.linspace(0.0, 3.0, 61)
MEASURED = np.linspace(0.25, 3.0, 12)


@quotable
@dataclass(frozen=True, eq=False)
class Toy:
    """The model at one spread, and over all of them.

    spread, dimension : as chosen
    expected : 1/(1 + s²)
    worst : 1 − 2s², −1 where the ball holds the origin
    mean, sd : of the cosines of all pairs of 60 simulated contexts
    means, sds : the same at every spread of `MEASURED`
    """

    spread: float
    dimension: int
    expected: float
    worst: float
    mean: float
    sd: float
    means: Vector
    sds: Vector


def expected_cosine(spread: float) -> float:
    """1/(1 + s²), in (0, 1]: about the cosine of two contexts of one meaning, s ≥ 0."""
    s = checks.within("expected_cosine", spread, 0.0, 1e150, "a spread")
    return 1 / (1 + s**2)


def worst_cosine(radius: float) -> float:
    """1 − 2r², the least cosine in a ball of radius r in units of ‖μ‖; −1 from r = 1 on.

    Two tangents from the origin to the ball make the widest angle, 2 arcsin r.
    """
    r = checks.within("worst_cosine", radius, 0.0, 1e150, "a radius")
    return 1 - 2 * min(r, 1.0) ** 2


def simulated(spread: float, dimension: int, seed: int = 0) -> tuple[float, float]:
    """Mean and standard deviation of the cosines of all pairs of 60 contexts, ‖μ‖ = 1."""
    s = checks.within("simulated", spread, 0.0, 1e150, "a spread")
    d = int(checks.within("simulated", dimension, 1, 1 << 20, "a dimension"))
    contexts = np.random.default_rng(seed).normal(scale=s / np.sqrt(d), size=(CONTEXTS, d))
    contexts[:, 0] += 1.0
    found = pair_cosines(contexts)
    return found.mean, found.sd


@shared_cache
def solved(spread: float, dimension: int) -> Toy:
    """The model at a spread and a dimension."""
    mean, sd = simulated(spread, dimension)
    measured = np.array([simulated(float(s), dimension) for s in MEASURED])
    return Toy(
        spread, dimension, expected_cosine(spread), worst_cosine(spread), mean, sd, measured[:, 0], measured[:, 1]
    )
