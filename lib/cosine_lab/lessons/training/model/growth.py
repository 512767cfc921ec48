"""How norms grow in training, and how many steps a cosine takes from each norm."""

from dataclasses import dataclass
from math import acos, cos, log, radians, sin, tan

import numpy as np
from numpy.typing import NDArray

from cosine_lab.lessons.training.state import START_DEGREES
from cosine_lab.maths.learning.contrast_descent import steps_to_cosine
from cosine_lab.maths.learning.contrast_growth import Growth, norm_growth
from cosine_lab.shared_cache import shared_cache

STEPS = 20_000
GOAL, RATE = 0.99, 1.0
_DRAWN = 160
_NORMS = {1: 6, 3: 31, 10: 313, 30: 2795}
"""Norms, and the counts of an independent run of the paper's step, to hold ours against."""


@dataclass(frozen=True, eq=False)
class Run:
    """A unit vector after 0 … 20,000 steps at rate η, each towards a target of its own."""

    rate: float
    dimension: int
    growth: Growth

    @property
    def drawn(self) -> NDArray[np.int64]:
        """The steps to draw: as far from one another on a logarithmic axis."""
        return np.unique(np.geomspace(1, STEPS, _DRAWN).round().astype(np.int64))

    @property
    def slope(self) -> list[float | None]:
        """What the law tends to at the steps drawn; None below the norm at the start."""
        norms = (2 * self.rate**2 * (1 - 1 / self.dimension) * self.drawn) ** 0.25
        return [float(norm) if norm >= 1 else None for norm in norms]


@dataclass(frozen=True)
class Count:
    """Steps until the cosine is .99, from one norm.

    norm, steps, reference : both norms at the start; our count; an independent one
    flow : time of the gradient flow, which takes no steps
    both : steps where both vectors move; None if more than the flow takes
    """

    norm: int
    steps: int | None
    reference: int
    flow: float
    both: int | None


@dataclass(frozen=True)
class Counts:
    """The counts of all norms, and the time of the flow in units of ‖z‖²/η."""

    time: float
    each: tuple[Count, ...]


@shared_cache(most=16)
def grown(eta: float, dimension: float, targets: float) -> Run:
    """Step a unit vector towards a fresh random target, again and again."""
    return Run(eta, int(dimension), norm_growth(int(dimension), eta, STEPS, int(targets)))


@shared_cache(most=1)
def counts() -> Counts:
    """Steps to cosine .99 by the norm at the start, beside the reference and a flow without steps.

    Without steps dφ/dt = −η sin φ/‖z‖², so t = ‖z‖²/η · ln( tan(φ₀/2) / tan(φ*/2) ).
    """
    start = radians(START_DEGREES)
    time = log(tan(start / 2) / tan(acos(GOAL) / 2)) / RATE
    return Counts(
        time,
        tuple(
            Count(
                norm=norm,
                steps=steps_to_cosine(*_pair(norm, start), GOAL, RATE),
                reference=reference,
                flow=time * norm**2,
                both=steps_to_cosine(*_pair(norm, start), GOAL, RATE, int(time * norm**2) + 10, both=True),
            )
            for norm, reference in _NORMS.items()
        ),
    )


def _pair(norm: float, angle: float) -> tuple[list[float], list[float]]:
    """A vector and its target, both of one norm, that angle apart."""
    return [norm * cos(angle), norm * sin(angle)], [norm, 0.0]
