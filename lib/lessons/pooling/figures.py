"""The panels as histograms with the law they should follow, over one axis of cosines."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from math import ceil
from typing import Any

import plotly.graph_objects as go

from lib.figures import style
from lib.figures.histogram import Density, Spread, cosine_histogram, exact_law, normal_law
from lib.figures.style import Look
from lib.lessons.pooling.solve import Measured
from lib.maths.pooling_law import Prediction

ACROSS = 2
GAP = 0.09
BETWEEN = 0.14
ROW = 225
HEAD = 40
EXACT = "exact law"
NORMAL = "normal, predicted mean and spread"


def draw(found: Sequence[Measured], look: Look) -> go.Figure | None:
    """One panel, or panels two by two over one range of cosines, each with its own densities.

    None where no panel has a cosine.
    """
    some = [each for each in found if each.got]
    panels = [list(held) for _, held in groupby(some, lambda each: each.title)]
    if not panels:
        return None
    grid = Grid(len(panels), look)
    figures = [cosine_histogram([_spread(each) for each in held], look) for held in panels]
    ends = [end for figure in figures for end in figure.layout.xaxis.range]
    named: set[str] = set()
    return go.Figure(
        data=[
            _placed(trace.to_plotly_json(), held, at, named)
            for at, (held, figure) in enumerate(zip(panels, figures, strict=True))
            for trace in figure.data
        ],
        layout=style.layout(
            look,
            height=grid.height,
            barmode="overlay",
            bargap=0,
            showlegend=True,
            dragmode=False,  # a finger over the figure scrolls the page
            modebar={"remove": ["pan2d", "zoomIn2d", "zoomOut2d", "autoScale2d"]},
            annotations=[grid.title(at, held[0].title) for at, held in enumerate(panels)],
            **{
                name: axis
                for at in range(len(panels))
                for name, axis in grid.axes(at, [min(ends), max(ends)]).items()
            },
        ),
    )


@dataclass(frozen=True)
class Grid:
    """Where each of some panels stands, two by two, the first on top."""

    count: int
    look: Look

    @property
    def height(self) -> int:
        """CSS pixels: one panel is as tall as two rows."""
        return ROW * max(self._rows, 2) + HEAD

    def axes(self, at: int, span: list[float]) -> dict[str, Any]:
        """Both axes of panel number `at`."""
        (left, right), (low, high) = self._place(at)
        last = at + ACROSS >= self.count
        title = "cosine of a pair" if last else ""
        return {
            f"xaxis{at + 1}": style.axis(
                self.look, title, domain=[left, right], anchor=f"y{at + 1}", range=span
            ),
            f"yaxis{at + 1}": style.axis(
                self.look,
                "density" if at % ACROSS == 0 else "",
                domain=[low, high],
                anchor=f"x{at + 1}",
                rangemode="tozero",
            ),
        }

    def title(self, at: int, text: str) -> dict[str, Any]:
        """The name of panel number `at`, over its upper left corner."""
        (left, _), (_, high) = self._place(at)
        return {
            "text": f"<b>{escape(text)}</b>",
            "x": left,
            "y": high,
            "xref": "paper",
            "yref": "paper",
            "xanchor": "left",
            "yanchor": "bottom",
            "showarrow": False,
            "font": {"size": self.look.text},
        }

    @property
    def _rows(self) -> int:
        return ceil(self.count / ACROSS)

    def _place(self, at: int) -> tuple[tuple[float, float], tuple[float, float]]:
        across = min(self.count, ACROSS)
        width = (1 - GAP * (across - 1)) / across
        left = (at % ACROSS) * (width + GAP)
        tall = (1 - BETWEEN * self._rows) / self._rows
        high = 1 - BETWEEN / 2 - (at // ACROSS) * (tall + BETWEEN)
        return (left, left + width), (high - tall, high)


def _spread(each: Measured) -> Spread:
    if each.got is None:
        raise ValueError(f"draw needs cosines of {each.title}, got none")
    return Spread(each.name, each.got.edges, each.got.counts, _law(each.predicted))


def _law(predicted: Prediction | None) -> Density | None:
    if predicted is None or not predicted.sd:
        return None
    if predicted.dimension:
        return exact_law(predicted.dimension)
    return normal_law(predicted.mean, predicted.sd)


def _placed(
    trace: dict[str, Any], held: Sequence[Measured], at: int, named: set[str]
) -> dict[str, Any]:
    """A trace on the axes of its panel, each kind of thing once in the legend."""
    name = trace["name"]
    if trace["type"] == "scatter":
        predicted = held[0].predicted
        name = EXACT if predicted and predicted.dimension else NORMAL
        trace["line"]["dash"] = "solid" if name == EXACT else "dash"
    fresh = name not in named
    named.add(name)
    return trace | {
        "name": name,
        "legendgroup": name,
        "showlegend": fresh,
        "xaxis": f"x{at + 1}",
        "yaxis": f"y{at + 1}",
    }
