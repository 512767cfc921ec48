"""How cosines of pairs are spread, with the law they should follow drawn over them."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.figures import marks, style
from cosine_lab.figures.plain import Figure, figure
from cosine_lab.figures.style import Look
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.spaces.cosine_law import cosine_density
from cosine_lab.prose import Text
from cosine_lab.tokens import tokens

BARS = 80
POINTS = 241
HATCHES = ("", "/", "\\", ".", "x", "-")

Density = Callable[[Vector], Vector]
Table = tuple[Vector, Vector]


@dataclass(frozen=True)
class Spread:
    """Counts of cosines in equal bins, and the density they should follow if one is known."""

    name: str
    edges: ArrayLike
    counts: ArrayLike
    law: Density | None = None


def exact_law(dimension: int) -> Density:
    """Density of the cosine of two independent directions in so many dimensions (≥ 2)."""
    return lambda t: cosine_density(t, dimension)


def normal_law(mean: float, sd: float) -> Density:
    """Normal density with a predicted mean and a predicted standard deviation above 0."""
    return lambda t: np.exp(-(((t - mean) / sd) ** 2) / 2) / (sd * math.sqrt(2 * math.pi))


def cosine_histogram(
    spreads: Sequence[Spread], look: Look, text: Text, *, title: str = "", height: int = 420, whole: bool = False
) -> Figure:
    """Histograms of cosines as densities (area 1), laws as lines, over one axis of cosines.

    Bins are joined to about 80 bars over what is shown: all of [−1, 1] where `whole`, otherwise
    only where some cosine is.

    spreads : one histogram each
    whole : whether to show all of [−1, 1]

    Raises
    ------
    ValueError
        If there is no histogram, a histogram is empty, or edges and counts do not fit.
    """
    if not spreads:
        raise ValueError("cosine_histogram needs a histogram at least, got none")
    words = text.of("figures")
    tables = [_table(spread) for spread in spreads]
    low, high = (-1.0, 1.0) if whole else _range(tables)
    traces = []
    for index, (spread, (edges, counts)) in enumerate(zip(spreads, tables, strict=True)):
        traces.append(_bars(spread.name, *_joined(edges, counts, low, high), index, words))
        if spread.law is not None:
            inside = np.linspace(low, high, POINTS + 2)[1:-1]
            traces.append(_curve(spread.name, (inside, spread.law(inside)), index, look, words))
    return figure(
        traces,
        style.layout(
            look,
            title=title,
            height=height,
            barmode="overlay",
            bargap=0,
            showlegend=True,
            dragmode=False,  # a finger over the figure scrolls the page
            xaxis=style.axis(look, words("pair-cosine"), range=[low, high]),
            yaxis=style.axis(look, words("density"), rangemode="tozero"),
        ),
    )


def _table(spread: Spread) -> Table:
    edges = np.asarray(spread.edges, dtype=np.float64)
    counts = np.asarray(spread.counts, dtype=np.float64)
    if edges.ndim != 1 or edges.shape != (counts.size + 1,) or not counts.sum() > 0:
        raise ValueError(
            f"cosine_histogram needs counts between edges, not all zero, got shapes {counts.shape} and {edges.shape}"
        )
    return edges, counts


def _range(tables: Sequence[Table]) -> tuple[float, float]:
    """Least and greatest edge of a bin that is not empty, with a little room."""
    ends = []
    for edges, counts in tables:
        filled = np.flatnonzero(counts)
        ends += [float(edges[filled[0]]), float(edges[filled[-1] + 1])]
    room = 0.05 * (max(ends) - min(ends))
    return max(-1.0, min(ends) - room), min(1.0, max(ends) + room)


def _joined(edges: Vector, counts: Vector, low: float, high: float) -> Table:
    """Edges and densities of the bins within (low, high), joined to at most 80 bars."""
    first = max(int(np.searchsorted(edges, low, side="right")) - 1, 0)
    last = min(int(np.searchsorted(edges, high, side="left")), len(counts))
    step = math.ceil((last - first) / BARS)
    starts = np.arange(first, last, step)
    ends = edges[np.append(starts, min(starts[-1] + step, last))]
    joined = np.add.reduceat(counts[:last], starts)
    return ends, joined / np.diff(ends) / counts.sum()


def _bars(name: str, edges: Vector, density: Vector, index: int, words: Text) -> dict[str, Any]:
    marker = {
        "color": tokens().label(index),
        "line": {"width": 0},
        "pattern": {"shape": HATCHES[index % len(HATCHES)], "solidity": 0.2},
    }
    return marks.bars(
        (edges[:-1] + edges[1:]) / 2,
        density,
        marker,
        name=name,
        width=np.diff(edges),
        opacity=0.6,
        hovertemplate=words("hover-bar"),
    )


def _curve(name: str, law: Table, index: int, look: Look, words: Text) -> dict[str, Any]:
    line = {"color": look.theme.ink, "width": 2, "dash": style.line(index)}
    named = words("predicted", name=name)
    return marks.lines(*law, line, name=named, hovertemplate=words("hover-law"))
