"""What pooling does to cosines, predicted: no simulation, only moments of what a window leaves.

Rule: coordinates with mean m and variance s² give cosines near m²/(m² + s²). It is a common mean,
not positivity, that makes a cone. The spread follows by the delta method.
"""

import math
from dataclasses import dataclass
from functools import cache

import numpy as np
from scipy.special import ndtr

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.pooling.overlap import effective_dimension
from cosine_lab.maths.pooling.pool import Law, Method, Patch
from cosine_lab.maths.spaces.cosine_law import cosine_spread
from cosine_lab.template_access import quotable

NODES = 400
TAIL = 12.0
MOST = 10_000


@dataclass(frozen=True)
class Moments:
    """Raw moments E y, E y², E y³, E y⁴ of one pooled number."""

    first: float
    second: float
    third: float
    fourth: float

    @property
    def cosine(self) -> float:
        """(E y)² / E y² in [0, 1]: the limit of cosines in many dimensions."""
        return self.first**2 / self.second

    @property
    def deviation(self) -> float:
        """√(E y² − (E y)²), the standard deviation of the pooled number."""
        return math.sqrt(max(self.second - self.first**2, 0.0))

    @property
    def spread(self) -> float:
        """κ in: standard deviation of a cosine of d' independent numbers ≈ κ/√d'.

        With r = m²/q: κ² = (q² − m⁴)/q² + r² (μ₄ − q²)/(2q²) − 2 r² (m μ₃ − m² q)/(m² q), by the
        delta method from x·y/d', ‖x‖²/d' and ‖y‖²/d'. Without a mean, κ = 1.
        """
        m, q = self.first, self.second
        own = (q**2 - m**4) / q**2
        lengths = m**4 * (self.fourth - q**2) / (2 * q**4)
        mixed = 2 * m**2 * (m * self.third - m**2 * q) / q**3
        return math.sqrt(max(own + lengths - mixed, 0.0))


@quotable
@dataclass(frozen=True)
class Prediction:
    """Mean and standard deviation of the cosines of pooled vectors.

    mean : in [0, 1]
    sd : None where no formula is known: overlapping windows with a common mean
    dimension : d' where the law of dimension d' holds exactly (disjoint means of N(0, 1)), else
        None
    """

    mean: float
    sd: float | None
    dimension: int | None


def moments(law: Law, method: Method, k: int, mean: float = 0.0) -> Moments:
    """Moments of the maximum, or of the mean, of k independent numbers of a law.

    E max^j = ∫ x^j k f(x) F(x)^(k−1) dx by Gauss–Legendre quadrature, to 12 digits; those of a mean
    by its cumulants κ_j / k^(j−1).

    Parameters
    ----------
    law : Law
        Law of the numbers.
    method : Method
        Max or mean.
    k : int
        Window, in [1, 10,000].
    mean : float
        μ of Law.COMMON_MEAN.
    """
    window = int(checks.within("moments", k, 1, MOST, "a window"))
    level = checks.within("moments", mean, -100.0, 100.0, "a mean")
    if method == Method.MAX:
        return _of_maximum(Law(law), window, level)
    return _of_mean(_of_maximum(Law(law), 1, level), window)


def predict(law: Law, patch: Patch, method: Method, columns: int, mean: float = 0.0) -> Prediction:
    """Cosines of two rows that share no data, pooled from vectors of `columns` numbers.

    Rows that overlap (row stride below patch rows) are more alike: see `overlap.neighbour_cosine`.

    The patch is no wider than the vectors.
    """
    if not 1 <= patch.columns <= columns:
        raise ValueError(f"predict needs a patch of 1 to {columns} columns, got {patch.columns}")
    pooled = moments(law, method, patch.size, mean)
    out = patch.shape(patch.rows, columns)[1]
    disjoint = patch.column_stride >= patch.columns
    pure = law == Law.NORMAL and (method == Method.MEAN or patch.size == 1)
    if disjoint:
        exact = out if pure and out > 1 else None
        return Prediction(pooled.cosine, pooled.spread / math.sqrt(out), exact)
    centred = method == Method.MEAN and abs(pooled.first) < math.sqrt(pooled.second) / MOST
    effective = effective_dimension(columns, patch.columns, patch.column_stride)
    return Prediction(pooled.cosine, cosine_spread(effective) if centred else None, None)


def predict_tokens(law: Law, method: Method, tokens: int, columns: int, mean: float = 0.0) -> Prediction:
    """Cosines of two texts of T independent token vectors, pooled over the tokens.

    For a mean of N(μ, 1): cos → μ²/(μ² + 1/T), which rises to 1 with T unless μ = 0.
    """
    pooled = moments(law, method, tokens, mean)
    if columns < 1:
        raise ValueError(f"predict_tokens needs a column at least, got {columns}")
    exact = columns if law == Law.NORMAL and method == Method.MEAN and columns > 1 else None
    return Prediction(pooled.cosine, pooled.spread / math.sqrt(columns), exact)


def _of_maximum(law: Law, k: int, mean: float) -> Moments:
    level = mean if law is Law.COMMON_MEAN else 0.0
    low, high = {Law.UNIFORM: (-1.0, 1.0), Law.RELU: (0.0, TAIL)}.get(law, (level - TAIL, level + TAIL))
    nodes, weights = _rule()
    x = (high - low) / 2 * nodes + (high + low) / 2
    if law is Law.UNIFORM:
        density, below = np.full_like(x, 0.5), (x + 1) / 2
    else:
        density, below = np.exp(-((x - level) ** 2) / 2) / math.sqrt(2 * math.pi), ndtr(x - level)
    mass = (high - low) / 2 * weights * k * density * below ** (k - 1)
    first, second, third, fourth = (float((mass * x**j).sum()) for j in (1, 2, 3, 4))
    return Moments(first, second, third, fourth)


@cache
def _rule() -> tuple[Vector, Vector]:
    """Gauss–Legendre nodes and weights on [−1, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(NODES)
    return nodes, weights


def _of_mean(one: Moments, k: int) -> Moments:
    m = one.first
    variance = one.second - m**2
    skew = one.third - 3 * m * one.second + 2 * m**3
    tail = one.fourth - 4 * m * one.third + 6 * m**2 * one.second - 3 * m**4 - 3 * variance**2
    v, c, t = variance / k, skew / k**2, tail / k**3
    return Moments(m, m**2 + v, m**3 + 3 * m * v + c, m**4 + 6 * m**2 * v + 4 * m * c + 3 * v**2 + t)
