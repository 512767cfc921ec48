"""What gradient steps on a cosine do to a pair of vectors: the slower they turn, the longer.

Source: Draganov, Vadgama and Bekkers, *The Hidden Pitfalls of the Cosine Similarity Loss* (2024);
the formulas are derived in the docstrings.
"""

import math

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.learning.contrast_growth import MOST_STEPS, positive

ROUNDING = 1e-12


def steps_to_cosine(
    z: ArrayLike, target: ArrayLike, goal: float, rate: float, most: int = MOST_STEPS, *, both: bool = False
) -> int | None:
    """Steps until cos(z, t) ≥ goal; None if it takes more than `most`, and where no step moves.

    In the plane of z and t a step is φ ← |φ − atan(η sin φ / ‖z‖²)|, ‖z‖ growing by `grown_norm`; so the count rises
    with ‖z‖². Where the target moves too, it turns by as much of its own. From φ = π no step moves.

    Parameters
    ----------
    z, target : ArrayLike
        Vectors of shape (d,), neither zero.
    goal : float
        Cosine in [−1, 1].
    rate : float
        Learning rate η > 0.
    most : int
        In [0, 100,000].
    both : bool
        Whether the target moves too, at the same rate.
    """
    name = "steps_to_cosine"
    first, second = _pair(name, z, target)
    eta = positive(name, rate, "a rate")
    aim = checks.within(name, goal, -1.0, 1.0, "a goal")
    turn = _angle(first, second)
    moving = [float(np.linalg.norm(each)) for each in ((first, second) if both else (first,))]
    for step in range(_steps(name, most) + 1):
        if math.cos(turn) >= aim - ROUNDING:
            return step
        if turn == math.pi:
            return None
        across = [eta * math.sin(turn) / size for size in moving]
        turn = abs(turn - sum(map(math.atan2, across, moving)))
        moving = list(map(math.hypot, moving, across))
    return None


def _angle(z: Vector, target: Vector) -> float:
    unit, goal = z / np.linalg.norm(z), target / np.linalg.norm(target)
    return 2 * math.atan2(float(np.linalg.norm(unit - goal)), float(np.linalg.norm(unit + goal)))


def _pair(function: str, z: ArrayLike, target: ArrayLike) -> tuple[Vector, Vector]:
    vector = checks.vector(function, z)
    goal = checks.vector(function, target, "a target", size=len(vector))
    if not vector.any() or not goal.any():
        raise ValueError(f"{function} needs vectors with a direction, got a zero vector")
    return vector, goal


def _steps(function: str, steps: int) -> int:
    return int(checks.within(function, steps, 0, MOST_STEPS, "steps"))
