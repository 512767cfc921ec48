"""What a drawn sphere is made of: named regions in shades, named circles, marked directions."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lib.figures.style import Look


@dataclass(frozen=True)
class Regions:
    """What the regions of a sphere are called, and their shades.

    Attributes
    ----------
    title : str
        What a shade means.
    names : sequence of str
        Name of each region, for the pointer.
    shades : sequence of int
        Number of each region's shade.
    meanings, colours : sequences of str
        What each shade means, and its colour.
    """

    title: str
    names: Sequence[str]
    shades: Sequence[int]
    meanings: Sequence[str]
    colours: Sequence[str]


@dataclass(frozen=True)
class Marks:
    """Named directions: shape (m, 3), a name and a colour for each."""

    directions: NDArray[np.float64]
    names: Sequence[str]
    colours: Sequence[str]


@dataclass(frozen=True)
class Circles:
    """Name of each great circle, and its colour; without colours thin lines and no legend."""

    names: Sequence[str]
    colours: Sequence[str] | None = None


def ramp(look: Look, count: int) -> list[str]:
    """So many colours from neutral to accent."""
    shares = [step / max(1, count - 1) for step in range(count)]
    return [mixed(look.theme.neutral, look.theme.accent, share) for share in shares]


def mixed(first: str, second: str, share: float) -> str:
    """The colour that lies so far, 0 to 1, from the first to the second, both #rrggbb."""
    ends = [[int(c[at : at + 2], 16) for at in (1, 3, 5)] for c in (first, second)]
    red, green, blue = (round(a + share * (b - a)) for a, b in zip(*ends, strict=True))
    return f"rgb({red},{green},{blue})"
