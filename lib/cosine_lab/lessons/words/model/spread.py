"""Where a cosine lies among those of all pairs of a table: computed once for the process."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import computed
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.spaces.anisotropy import PairCosines, pair_histogram, sorted_cosines
from cosine_lab.maths.spaces.similarity import percentiles
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.plain import packed

MOST_ROWS = 3000
"""Rows of a large table whose pairs are counted: every k-th, 4.5 million pairs at most."""
BARS = 60
MOST_BANDS = 4
_THOUSAND = 1000
_EQUAL = 1e-12  # cosines closer than this differ by rounding


@dataclass(frozen=True, eq=False)
class Band:
    """The cosines of all pairs of a table (of `rows` of its rows), to be drawn and asked.

    marks : (1000,), the least cosine of which, rounded, k thousandths of all pairs are below or equal; k from 1
    middle : cosines below which 1 %, 50 % and 99 % of all pairs lie
    """

    of: PairCosines
    rows: int
    marks: Vector
    middle: Vector

    def percentiles(self, cosines: NDArray[np.float64]) -> NDArray[np.float64]:
        """Percentage of all pairs below each cosine, to 0.1 and exact to that, same shape; NaN stays."""
        places = np.searchsorted(self.marks, cosines - _EQUAL) / 10
        return np.where(np.isnan(cosines), np.nan, places)

    def payload(self) -> dict[str, Any]:
        """What the browser draws of it."""
        low, high, density = self.bars()
        record = {"middle": self.middle.tolist(), "deviation": self.of.std, "rows": self.rows}
        marks = packed(self.marks, "f4")
        return {
            "low": low,
            "high": high,
            "density": [float(f"{each:.5g}") for each in density],
            "marks": marks,
            **record,
        }

    def bars(self) -> tuple[float, float, list[float]]:
        """Least and greatest cosine, and the densities of 60 equal bins between them."""
        low, high = self.of.least, self.of.greatest
        cuts = np.linspace(low, high, BARS + 1)
        below = percentiles(cuts, self.of.edges, self.of.counts) / 100
        return low, high, (np.diff(below) / np.diff(cuts)).tolist()


def band_of(vectors: NDArray[np.float32]) -> Band:
    """The cosines of all pairs of these rows, shape (n, d)."""
    scores = sorted_cosines(vectors)
    places = np.ceil((np.arange(1, _THOUSAND + 1) - 0.5) / _THOUSAND * len(scores)).astype(np.intp)
    middle = np.quantile(scores, (0.01, 0.5, 0.99))
    return Band(pair_histogram(vectors), len(vectors), scores[places - 1], middle)


@shared_cache
def shipped(model: str) -> Band:
    """All pairs of the shipped table, in one of its models; shipped, like the table."""
    return computed.shipped("words", model, Band)


@dataclass(frozen=True)
class _Marked:
    """Vectors with the mark that stands for them as a cache's key."""

    mark: str
    vectors: NDArray[np.float32] = field(compare=False)


def own(mark: str, vectors: NDArray[np.float32]) -> Band | None:
    """Pairs of a reader's own table, of every k-th row where it is large; None where all are equal.

    mark : tells these vectors from any other
    vectors : shape (n, d), n ≥ 2, no row zero
    """
    some = np.ascontiguousarray(vectors[:: -(-len(vectors) // MOST_ROWS)])
    return _own(_Marked(mark, some)) if len(some) > 1 else None


@shared_cache(most=MOST_BANDS)
def _own(vectors: _Marked) -> Band | None:
    band = band_of(vectors.vectors)
    return band if band.of.least < band.of.greatest else None
