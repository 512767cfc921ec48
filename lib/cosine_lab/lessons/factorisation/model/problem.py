"""The data of the page and their spectrum: simulated, real, or a reader's own."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from cosine_lab.background_jobs import Progress
from cosine_lab.data.interaction_upload import parse
from cosine_lab.data.interactions import LIVE, PAPER, Interactions, Settings, digits, simulate
from cosine_lab.lessons.factorisation.state import MOST_LAM, SEED
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.recommender.factor_gauges import Gauge, fit_gauge, item_cosines
from cosine_lab.maths.recommender.spectrum import Spectrum, spectrum
from cosine_lab.refusals import Word
from cosine_lab.shared_cache import shared_cache
from cosine_lab.template_access import quotable

SAMPLED = 40
WIDEST = 200  # directions sent to the browser
WIDEST_PAPER = 100
MANY = 500  # items
SIMULATED = 0.5  # share of the work
RANK = 10
NEIGHBOURS = 5  # as many as assets/lessons/factorisation/scene.js lists


@quotable
@dataclass(frozen=True, eq=False)
class Problem:
    """Interactions with their spectrum, and the rank, λ and item to begin with."""

    slug: str
    data: Interactions
    of: Spectrum
    rank: int
    lam: float
    item: int

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


def simulated(slug: str, seed: int, progress: Progress) -> Problem:
    """The clusters of the paper, at its own size or at a live one."""
    settings: Settings = PAPER if slug == "paper" else LIVE
    data = simulate(settings, seed, lambda done: progress(SIMULATED * done, Word("factorisation.telling-users")))
    progress(SIMULATED, Word("factorisation.telling-spectrum"))
    return _problem(slug, data, settings.rank, settings.lam_product)


def handwriting() -> Problem:
    """Which pixels light which handwritten digits: real, with the digits as clusters."""
    return _problem("digits", digits(), RANK, 100.0)


@shared_cache(most=4)
def known(source: str) -> Problem:
    """A data set that all readers have, by its name in a link."""
    return handwriting() if source == "digits" else simulated(source, SEED, lambda *_: None)


def parsed(content: bytes) -> Problem:
    """A reader's own matrix; λ a hundredth of σ₁², 10⁹ at most.

    Raises
    ------
    ValueError
        "parse needs …, got …"
    """
    data = parse(content)
    of = spectrum(data.X)
    lam = min(float(f"{of.sigma[0] ** 2 / 100:.2g}"), MOST_LAM)
    rank = min(RANK, of.rank)
    return Problem("own", data, of, rank, lam, _restless(of, rank, lam))


def _problem(slug: str, data: Interactions, rank: int, lam: float) -> Problem:
    of = spectrum(data.X)
    return Problem(slug, data, of, rank, lam, _restless(of, rank, lam))


def _restless(of: Spectrum, rank: int, lam: float) -> int:
    """The item that the gauges with a name give the most other neighbours than D = I."""
    near = {name: _near(item_cosines(fit_gauge(name, of, rank, lam))) for name in Gauge}
    fresh = [(each & ~near[Gauge.EVEN]).sum(axis=1) for each in near.values()]
    return int(np.argmax(np.sum(fresh, axis=0)))


def _near(table: Matrix) -> NDArray[np.bool_]:
    """Whether an item is among the five nearest of another; none is where no cosine is."""
    others = np.where(np.isnan(table), -np.inf, table)
    np.fill_diagonal(others, -np.inf)
    nearest = np.argsort(-others, axis=1, kind="stable")[:, :NEIGHBOURS]
    near = np.zeros(table.shape, dtype=bool)
    np.put_along_axis(near, nearest, values=True, axis=1)
    return near & np.isfinite(others)


def living(problem: Problem) -> NDArray[np.float32]:
    """V of the directions the page works with; columns of σ = 0 are zero."""
    width = problem.most_rank
    singular = problem.of.V[:, :width] * (problem.of.sigma[:width] > 0)
    return np.ascontiguousarray(singular, dtype=np.float32)
