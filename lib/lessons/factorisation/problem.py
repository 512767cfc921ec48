"""The data of the page and their spectrum: simulated, real, or a reader's own."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from lib.data.interaction_upload import parse
from lib.data.interactions import LIVE, PAPER, Interactions, Settings, digits, simulate
from lib.maths.checks import Matrix
from lib.maths.spectrum import Spectrum, spectrum

SAMPLED = 40
WIDEST = 200  # directions sent to the browser
WIDEST_PAPER = 100
MANY = 500  # items
SIMULATED = 0.5  # share of the work
RANK = 10

Progress = Callable[[float, str], None]


@dataclass(frozen=True)
class Problem:
    """Interactions with their spectrum, and the rank and λ to begin with."""

    slug: str
    data: Interactions
    of: Spectrum
    rank: int
    lam: float

    @property
    def names(self) -> tuple[str, ...]:
        """A name an item."""
        return self.data.names

    @property
    def most_rank(self) -> int:
        """Directions that the page works with: all, where the items are not too many."""
        items = len(self.of.sigma)
        return min(items, WIDEST if items <= MANY else WIDEST_PAPER)

    @property
    def full(self) -> bool:
        """Whether the page reaches k = p with every direction in the data."""
        return self.most_rank == len(self.of.sigma) == self.of.rank

    @cached_property
    def sample(self) -> Matrix:
        """Rows of the first users who chose anything, at most 40."""
        some = np.flatnonzero(np.any(self.data.X != 0, axis=1))[:SAMPLED]
        return np.asarray(self.data.X[some], dtype=np.float64)

    @property
    def about(self) -> str:
        """What the data are, in a sentence."""
        users, items = self.data.X.shape
        return f"{users:,} users × {items:,} items, {self.data.density:.1%} of them chosen"


def simulated(slug: str, seed: int, progress: Progress) -> Problem:
    """The clusters of the paper, at its own size or at a live one."""
    settings: Settings = PAPER if slug == "paper" else LIVE
    data = simulate(
        settings, seed, lambda done: progress(SIMULATED * done, f"{done:.0%} of the users")
    )
    progress(SIMULATED, "The spectrum: one matrix product and one eigenproblem")
    return Problem(slug, data, spectrum(data.X), settings.rank, settings.lam_product)


def handwriting() -> Problem:
    """Which pixels light which handwritten digits: real, with the digits as clusters."""
    data = digits()
    return Problem("digits", data, spectrum(data.X), RANK, 100.0)


def parsed(content: bytes) -> Problem:
    """A reader's own matrix; λ a hundredth of σ₁².

    Raises
    ------
    ValueError
        "parse needs …, got …"
    """
    data = parse(content)
    of = spectrum(data.X)
    lam = float(f"{of.sigma[0] ** 2 / 100:.2g}")
    return Problem("own", data, of, min(RANK, of.rank), lam)


def living(problem: Problem) -> NDArray[np.float32]:
    """V of the directions the page works with; columns of σ = 0 are zero."""
    width = problem.most_rank
    kept = problem.of.V[:, :width] * (problem.of.sigma[:width] > 0)
    return np.ascontiguousarray(kept, dtype=np.float32)
