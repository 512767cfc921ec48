"""What gradient steps on a cosine do to a pair of vectors: the slower they turn, the longer.

Source: Draganov, Vadgama and Bekkers, *The Hidden Pitfalls of the Cosine Similarity Loss* (2024);
the formulas are derived in the docstrings.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix, Vector
from lib.maths.learning.contrast_growth import MOST_STEPS, positive

ROUNDING = 1e-12


@dataclass(frozen=True)
class Descent:
    """A pair under gradient steps: points of shape (T + 1, d) each, cosines of shape (T + 1,)."""

    moving: Matrix
    other: Matrix
    cosines: Vector


def cosine_gradient(z: ArrayLike, target: ArrayLike) -> Vector:
    """∇_z cos(z, t) = (I − ẑ ẑᵀ) t̂ / ‖z‖, shape (d,): orthogonal to z, of norm sin φ / ‖z‖.

    It vanishes for long z, and where the two point the same way or opposite ways.

    Raises
    ------
    ValueError
        If the shapes differ, or a vector is zero or not finite.
    """
    vector, goal = _pair("cosine_gradient", z, target)
    return _gradient(vector, goal)


def descend(z: ArrayLike, target: ArrayLike, rate: float, steps: int, *, both: bool) -> Descent:
    """Gradient ascent of cos(z, t) by steps z ← z + η ∇_z cos; of t as well where `both`.

    Parameters
    ----------
    z, target : ArrayLike
        Vectors of shape (d,), neither zero.
    rate : float
        Learning rate η > 0.
    steps : int
        T, in [0, 100,000].
    both : bool
        Whether the target moves too, at the same rate.

    Raises
    ------
    ValueError
        If an argument is out of range or of another shape.
    """
    first, second = _pair("descend", z, target)
    eta = positive("descend", rate, "a rate")
    total = _steps("descend", steps)
    one, two = np.empty((total + 1, len(first))), np.empty((total + 1, len(first)))
    one[0], two[0] = first, second
    for step in range(total):
        one[step + 1] = one[step] + eta * _gradient(one[step], two[step])
        two[step + 1] = two[step] + (eta * _gradient(two[step], one[step]) if both else 0.0)
    lengths = np.linalg.norm(one, axis=1) * np.linalg.norm(two, axis=1)
    return Descent(moving=one, other=two, cosines=np.clip((one * two).sum(axis=1) / lengths, -1, 1))


def steps_to_cosine(
    z: ArrayLike,
    target: ArrayLike,
    goal: float,
    rate: float,
    most: int = MOST_STEPS,
    *,
    both: bool = False,
) -> int | None:
    """Steps until cos(z, t) ≥ goal; None if it takes more than `most`, and where no step moves.

    In the plane of z and t a step is φ ← |φ − atan(η sin φ / ‖z‖²)|, ‖z‖ growing by `grown_norm`;
    so the count rises with ‖z‖². Where the target moves too, it turns by as much of its own. From
    φ = π no step moves.

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

    Raises
    ------
    ValueError
        If an argument is out of range or of another shape.
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


def _gradient(z: Vector, target: Vector) -> Vector:
    length = float(np.linalg.norm(z))
    unit = z / length
    goal = target / np.linalg.norm(target)
    return np.asarray((goal - unit * (unit @ goal)) / length)


def _pair(function: str, z: ArrayLike, target: ArrayLike) -> tuple[Vector, Vector]:
    vector = checks.vector(function, z)
    goal = checks.vector(function, target, "a target", size=len(vector))
    if not vector.any() or not goal.any():
        raise ValueError(f"{function} needs vectors with a direction, got a zero vector")
    return vector, goal


def _steps(function: str, steps: int) -> int:
    return int(checks.within(function, steps, 0, MOST_STEPS, "steps"))
