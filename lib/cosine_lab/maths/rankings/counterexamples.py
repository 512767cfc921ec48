"""Theorem 5.5: matrices with the same cosines between rows, and other rankings or winners."""

import math
from typing import NamedTuple

from cosine_lab.maths.rankings.verification import Rescaled, rescale, rescale_at_random

_H1_DEGREES = (0, 45, 90, 135, 180, 225, 315)


class Example(NamedTuple):
    """A matrix and new lengths of its rows.

    key : "h1" (the paper's, H.1: seven rows, the third shortened), "line" (three rows of one
        coordinate, 1 2 3 and 1 3 2), "triangle" (three corners and an inner point that comes out)
    rows : unembeddings, shape (n, d)
    factors : what each row is multiplied by, positive
    """

    key: str
    rows: tuple[tuple[float, ...], ...]
    factors: tuple[float, ...]

    def compared(self) -> Rescaled:
        """What both matrices share."""
        return rescale(self.rows, self.factors)


class Trials(NamedTuple):
    """Of so many random matrices with random new lengths: how many differ in what.

    rankings, winners : matrices whose rankings, whose argmaxable labels differ
    """

    n: int
    d: int
    tried: int
    rankings: int
    winners: int


def examples() -> tuple[Example, ...]:
    """The paper's counterexample H.1, and the two smallest."""
    turns = [math.radians(degrees) for degrees in _H1_DEGREES]
    ring = tuple((5 * math.cos(turn), 5 * math.sin(turn)) for turn in turns)
    corners = ((4.0, 0.0), (0.0, 4.0), (-4.0, -4.0), (1.0, 1.0))
    return (
        Example("h1", ring, (1.0, 1.0, 0.4, 1.0, 1.0, 1.0, 1.0)),
        Example("line", ((1.0,), (2.0,), (3.0,)), (1.0, 1.5, 2 / 3)),
        Example("triangle", corners, (1.0, 1.0, 1.0, 3.0)),
    )


def trials(n: int, d: int, count: int, seed: int = 0) -> Trials:
    """Rescale so many Gaussian matrices by lognormal lengths, seeds from `seed` on."""
    pairs = [rescale_at_random(n, d, seed + k) for k in range(count)]
    return Trials(
        n,
        d,
        count,
        sum(pair.only_first > 0 for pair in pairs),
        sum(pair.first_winners != pair.second_winners for pair in pairs),
    )
