"""What can be read off Training's state."""

from collections.abc import Mapping

import numpy as np

from lib.lessons.training.state import MOST_STEPS, TrainingState, default, fitting
from lib.maths.checks import Vector
from lib.maths.learning.contrast_descent import cosine_gradient, descend, steps_to_cosine
from lib.maths.learning.contrast_growth import effective_rate, grown_norm
from lib.maths.vectors import cosine, norm
from lib.surfaces.readings import Later, Readings, linked

GOAL = 0.99
Pair = tuple[Vector, Vector]


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    state, other = fitting(linked(default(), asked))
    if other:
        raise other[0]
    start = _pair(state.unembeddings)
    if not all(vector.any() for vector in start):
        return {"steps": float(state.steps), "rate": state.rate, **_undefined()}
    trail = _trail(start, state, state.steps)
    return Later(
        lambda: {"steps": float(state.steps), "rate": state.rate, "cos-before": cosine(*start)},
        lambda: _angle(trail[-1]),
        lambda: _each(trail, state),
        lambda: _race(start, trail[-1], state),
    )


def _undefined() -> Readings:
    """What an angle is needed for, where a vector has none."""
    return dict.fromkeys(["cos-before", "cos", "theta", "loss", "race-times", "steps-to-goal"])


def _pair(rows: object) -> Pair:
    z, t = np.asarray(rows, dtype=np.float64)
    return z, t


def _trail(start: Pair, state: TrainingState, steps: int) -> list[Pair]:
    """The vectors before the first step, and after each."""
    run = descend(*start, state.rate, steps, both=state.both == 1)
    return list(zip(run.moving, run.other, strict=True))


def _sine(z: Vector, t: Vector) -> float:
    a, b = z / norm(z), t / norm(t)
    return float(a[0] * b[1] - a[1] * b[0])


def _angle(pair: Pair) -> Readings:
    found = cosine(*pair)
    return {
        "cos": found,
        "theta": float(np.degrees(np.arctan2(abs(_sine(*pair)), found))),
        "loss": 1 - found,
    }


def _each(trail: list[Pair], state: TrainingState) -> Readings:
    """Of either vector: length, gradient, rate, its length after a step by the law and measured.

    The step is the last one; before the first, the next.
    """
    now = trail[-1]
    last, then = trail[-2:] if state.steps else _trail(now, state, 1)
    found: dict[str, float | None] = {}
    for k in range(2):
        length = norm(now[k])
        moves = k == 0 or state.both == 1
        found |= {
            f"length:{k + 1}": length,
            f"gradient:{k + 1}": norm(cosine_gradient(now[k], now[1 - k])),
            f"effective:{k + 1}": effective_rate(length, state.rate),
            f"law:{k + 1}": grown_norm(norm(last[k]), _sine(*last), state.rate) if moves else None,
            f"measured:{k + 1}": norm(then[k]) if moves else None,
        }
    return found


def _race(start: Pair, now: Pair, state: TrainingState) -> Readings:
    """The steps that are left, and how many times those of the same pair at length 1."""
    size = norm(start[0])
    short = (start[0] / size, start[1] / size)
    brief, whole = _steps_to_goal(short, state), _steps_to_goal(start, state)
    taken = min(state.steps, MOST_STEPS if brief is None else brief)
    left = _steps_to_goal(now, state)
    return {
        "steps-to-goal": None if left is None else float(left),
        "race-times": whole / brief if whole and brief else None,
        "race-steps-short": float(taken),
        "race-steps-long": float(state.steps),
        "race-cos-short": cosine(*_trail(short, state, taken)[-1]),
        "race-cos-long": cosine(*now),
    }


def _steps_to_goal(pair: Pair, state: TrainingState) -> int | None:
    """Steps until the cosine is .99; None if more than a state can have."""
    return steps_to_cosine(*pair, GOAL, state.rate, MOST_STEPS, both=state.both == 1)
