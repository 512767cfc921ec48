"""Beside cosine_lab.maths.classifier.translation: what twins in the browser and tests are held to."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.classifier.translation import PLANE, need_width, normal_of, quarter_turn, two_points
from cosine_lab.maths.vectors import norm
from tests.oracles.locus import open_cosine


def gathered(W: ArrayLike, c: float) -> Vector:
    """A shift after which every two rows have a cosine of at least c, 0 ≤ c < 1.

    With m the rows' mean and r the largest distance from it, the new origin lies at distance
    r / sin(θ/2) from m, θ = arccos c, along the first axis: from there the disc of radius r about
    m is seen under the angle θ.

    W : shape (n, d); the shift, shape (d,).

    Raises
    ------
    ValueError
        Where all rows are the same, or c is not in [0, 1).
    """
    W = checks.matrix("gathered", W)
    c = checks.within("gathered", c, 0.0, 1.0, "a cosine of at least 0")
    middle: Vector = W.mean(axis=0)
    radius = max(norm(row - middle) for row in W)
    if c == 1 or radius == 0:
        raise ValueError(f"gathered needs rows that are not all the same and c < 1, got c = {c}")
    shift = -middle
    shift[0] += radius / np.sqrt((1 - c) / 2)
    return shift


class Arcs(NamedTuple):
    """The two arcs of origins in the plane, from a to b."""

    centres: Matrix
    """Centre of the arc on the left of the way from a to b, then of that on the right: (2, 2)."""
    radius: float
    large: bool
    """Whether each is the longer arc of its circle (c > 0)."""


def seen(a: ArrayLike, b: ArrayLike, c: float, psi: float, side: int = 1) -> Vector:
    """Shift ‖b − a‖ sin(ψ − θ)/sin θ · w − a, θ = arccos c: every one with cosine c, |c| < 1.

    The unit vector w is at the angle ψ in (θ, π) with b − a; ψ = (π + θ)/2 is `equal_lengths`,
    which explains `side`. ‖b + v‖ = ‖b − a‖ sin ψ / sin θ.

    a, b : shape (d,); the shift too.

    Raises
    ------
    ValueError
        Where a = b, |c| = 1, d = 1, or ψ lies outside (θ, π).
    """
    a, b = two_points("seen", a, b)
    theta = float(np.arccos(open_cosine("seen", c)))
    need_width("seen", a)
    if not theta < psi < np.pi:
        raise ValueError(f"seen needs psi between arccos c = {theta:g} and pi, got {psi:g}")
    w = np.cos(psi) * (b - a) - side * np.sin(psi) * normal_of(a, b)
    return np.asarray(np.sin(psi - theta) / np.sin(theta) * w - a)


def arcs(a: ArrayLike, b: ArrayLike, c: float) -> Arcs:
    """All origins of the plane from which the cosine of a and b is c, |c| < 1: two mirrored arcs.

    R = ‖b − a‖/(2 sin θ); the centres lie ‖b − a‖/2 · cot θ to the left and right of the middle.

    a, b : shape (2,).

    Raises
    ------
    ValueError
        Where a = b, |c| = 1, or d ≠ 2.
    """
    a = checks.vector("arcs", a, "points of the plane", size=PLANE)
    a, b = two_points("arcs", a, b)
    c = open_cosine("arcs", c)
    sine = np.sqrt((1 - c) * (1 + c))
    middle, lift = a + (b - a) / 2, quarter_turn(b - a) / 2 * (c / sine)
    return Arcs(np.array([middle + lift, middle - lift]), float(norm(b - a) / 2 / sine), c > 0)
