"""How norms grow in training, and how many steps a cosine takes from each norm."""

from dataclasses import dataclass
from functools import lru_cache
from math import acos, cos, log, radians, sin, tan

import numpy as np
import plotly.graph_objects as go

from lib import prose
from lib.figures.curves import Curve, Scale, curves
from lib.figures.style import Look, number
from lib.figures.table import Table
from lib.lessons.training.state import START_DEGREES
from lib.maths.contrast_descent import descend, steps_to_cosine
from lib.maths.contrast_growth import Growth, norm_growth
from lib.parameters import Numbers

STEPS = 20_000
DRAWN = 160
_TICKS = [1, 2, 3, 5, 10, 20, 30, 50]
GOAL, RATE = 0.99, 1.0
NORMS = (1.0, 3.0, 10.0, 30.0)
REFERENCE = (6, 31, 313, 2795)
"""Counts of an independent run of the paper's step, to hold ours against."""
FIELDS = {
    "eta": Numbers("learning rate η", 0.05, 2.0, 0.05),
    "dimension": Numbers("dimension", 2, 256, 1, whole=True),
    "targets": Numbers("seed of the targets", 0, 99, 1, whole=True),
}
DEFAULTS = {"eta": 0.2, "dimension": 16, "targets": 0}


@dataclass(frozen=True, eq=False)
class Run:
    """A unit vector after 0 … 20,000 steps at rate η, each towards a target of its own."""

    rate: float
    dimension: int
    growth: Growth


@lru_cache(maxsize=16)
def grown(eta: float, dimension: int, targets: int) -> Run:
    """Step a unit vector towards a fresh random target, again and again."""
    return Run(eta, dimension, norm_growth(dimension, eta, STEPS, targets))


def draw(run: Run, look: Look) -> go.Figure:
    """Norm against steps on logarithmic axes: the run, the law on it, and the slope ¼."""
    words = prose.page("training").words
    at, slope = _drawn(), _slope(run)
    figure = curves(
        [
            Curve(words["growth-run"], at, run.growth.norms[at]),
            Curve(words["growth-law"], at, run.growth.predicted[at]),
            Curve(words["growth-slope"], at, [np.nan if each is None else each for each in slope]),
        ],
        Scale(words["growth-steps"], log=True),
        Scale(words["growth-norm"], log=True),
        look,
        height=340,
    )
    return figure.update_yaxes(tickmode="array", tickvals=_TICKS, dtick=None)


def points(run: Run) -> Table:
    """The numbers drawn."""
    at = _drawn()
    return {
        "step": at.tolist(),
        "norm": run.growth.norms[at].tolist(),
        "law": run.growth.predicted[at].tolist(),
        "slope": _slope(run),
    }


def told(run: Run) -> str:
    """Run and law at the end, in a sentence."""
    norms, law = run.growth.norms, run.growth.predicted
    return (
        prose.page("training")
        .words["growth-answer"]
        .format(
            steps=f"{STEPS:,}",
            half=f"{STEPS // 2:,}",
            norm=number(float(norms[-1]), 4),
            law=number(float(law[-1]), 4),
            factor=number(float(norms[-1] / norms[STEPS // 2]), 3),
            quarter=number(2**0.25, 3),
        )
    )


@lru_cache(maxsize=1)
def counts() -> Table:
    """Steps to cosine .99 by the norm at the start, beside the reference and a flow without steps.

    Without steps dφ/dt = −η sin φ/‖z‖², so t = ‖z‖²/η · ln( tan(φ₀/2) / tan(φ*/2) ).
    """
    start = radians(START_DEGREES)
    time = log(tan(start / 2) / tan(acos(GOAL) / 2)) / RATE
    return {
        "norm": [int(norm) for norm in NORMS],
        "steps to .99": [steps_to_cosine(norm, cos(start), GOAL, RATE) for norm in NORMS],
        "reference": list(REFERENCE),
        f"{time:.2f} ‖z‖²/η": [time * norm**2 for norm in NORMS],
        "both move": [_together(norm, start, int(time * norm**2) + 10) for norm in NORMS],
    }


def _together(norm: float, start: float, most: int) -> int | None:
    """Steps to .99 where both vectors move; None if more than so many."""
    path = descend([norm * cos(start), norm * sin(start)], [norm, 0.0], RATE, most, both=True)
    reached = np.flatnonzero(path.cosines >= GOAL)
    return int(reached[0]) if len(reached) else None


def _slope(run: Run) -> list[float | None]:
    """What the law tends to at the steps drawn; None below the norm at the start."""
    norms = (2 * run.rate**2 * (1 - 1 / run.dimension) * _drawn()) ** 0.25
    return [float(norm) if norm >= 1 else None for norm in norms]


def _drawn() -> np.ndarray:
    return np.unique(np.geomspace(1, STEPS, DRAWN).round().astype(int))
