"""The panels as histograms with the law they should follow, over one axis of cosines."""

from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import ceil
from typing import Any

from cosine_lab.escape import plotly
from cosine_lab.figures import style
from cosine_lab.figures.chart import View, chart, listing, row
from cosine_lab.figures.histogram import Density, Spread, cosine_histogram, exact_law, normal_law
from cosine_lab.figures.plain import Figure, figure
from cosine_lab.figures.style import Look
from cosine_lab.lessons.pooling.model import Measured, Measurements
from cosine_lab.lessons.pooling.sentences import answer, bins, described, name, table, undefined
from cosine_lab.maths.pooling.law import Prediction
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache

ACROSS = 2
GAP = 0.09
BETWEEN = 0.14
ROW = 225
HEAD = 40
MOST_FIGURES = 16


def view(experiment: str, measurements: Measurements, look: Look, text: Text) -> View:
    """The panels and their answer; the answer alone where no panel has a cosine."""
    drawn = draw(measurements, look, text)
    name, counted = f"pooling-{experiment}", partial(bins, measurements, text)
    rows = (row(chart(name, drawn, text, counted, alt=described(measurements, text))),) if drawn else ()
    return View(answer(experiment, measurements, text), rows, refused=undefined(measurements.measured, text))


def numbers(experiment: str, measurements: Measurements, text: Text) -> View:
    """The table of what was measured, beside what was predicted."""
    words = {"title": text.markdown("numbers"), "caption": text.markdown("numbers-caption")}
    block = listing(
        f"pooling-{experiment}-numbers",
        table(measurements, text),
        text,
        alt=text("numbers-caption"),
        digits=4,
        powers=False,
        **words,
    )
    return View(rows=(row(block),))


@shared_cache(most=MOST_FIGURES)
def draw(measurements: Measurements, look: Look, text: Text) -> Figure | None:
    """One panel, or panels two by two over one range of cosines, each with its own densities.

    None where no panel has a cosine.
    """
    some = [each for each in measurements.measured if each.got]
    panels = [list(group) for _, group in groupby(some, lambda each: each.panel)]
    if not panels:
        return None
    grid = Grid(len(panels), look, text)
    figures = [cosine_histogram([_spread(each, text) for each in group], look, text) for group in panels]
    ends = [end for each in figures for end in each["layout"]["xaxis"]["range"]]
    named: set[str] = set()
    return figure(
        [
            _placed(trace, group[0], at, named, text)
            for at, (group, panel) in enumerate(zip(panels, figures, strict=True))
            for trace in panel["data"]
        ],
        style.layout(
            look,
            height=grid.height,
            barmode="overlay",
            bargap=0,
            showlegend=True,
            dragmode=False,  # a finger over the figure scrolls the page
            modebar={"remove": ["pan2d", "zoomIn2d", "zoomOut2d", "autoScale2d"]},
            annotations=[grid.title(at, name(group[0].panel, text)) for at, group in enumerate(panels)],
            **{name: axis for at in range(len(panels)) for name, axis in grid.axes(at, [min(ends), max(ends)]).items()},
        ),
    )


@dataclass(frozen=True)
class Grid:
    """Where each of some panels stands, two by two, the first on top."""

    count: int
    look: Look
    text: Text

    @property
    def height(self) -> int:
        """CSS pixels: one panel is as tall as two rows."""
        return ROW * max(self._rows, 2) + HEAD

    def axes(self, at: int, span: list[float]) -> dict[str, Any]:
        """Both axes of panel number `at`."""
        (left, right), (low, high) = self._place(at)
        number = _number(at)
        last = at + ACROSS >= self.count
        title = self.text.of("figures")("pair-cosine") if last else ""
        return {
            f"xaxis{number}": style.axis(self.look, title, domain=[left, right], anchor=f"y{number}", range=span),
            f"yaxis{number}": style.axis(
                self.look,
                self.text.of("figures")("density") if at % ACROSS == 0 else "",
                domain=[low, high],
                anchor=f"x{number}",
                rangemode="tozero",
            ),
        }

    def title(self, at: int, text: str) -> dict[str, Any]:
        """The name of panel number `at`, over its upper left corner."""
        (left, _), (_, high) = self._place(at)
        return {
            "text": f"<b>{plotly(text)}</b>",
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


def _number(at: int) -> str:
    """How Plotly numbers the axes of panel number `at`: the first bears none."""
    return str(at + 1) if at else ""


def _spread(each: Measured, text: Text) -> Spread:
    if each.got is None:
        raise ValueError(f"draw needs cosines of {each.panel}, got none")
    return Spread(text(f"rows-{each.rows}"), each.got.edges, each.got.counts, _law(each.predicted))


def _law(predicted: Prediction | None) -> Density | None:
    if predicted is None or not predicted.sd:
        return None
    if predicted.dimension:
        return exact_law(predicted.dimension)
    return normal_law(predicted.mean, predicted.sd)


def _placed(trace: dict[str, Any], each: Measured, at: int, named: set[str], text: Text) -> dict[str, Any]:
    """A trace on the axes of its panel, each kind of thing once in the legend."""
    name = trace["name"]
    if trace["type"] == "scatter":
        exact = bool(each.predicted and each.predicted.dimension)
        name = text("law-exact" if exact else "law-approximate")
        trace["line"]["dash"] = "solid" if exact else "dash"
    fresh = name not in named
    named.add(name)
    return trace | {
        "name": name,
        "legendgroup": name,
        "showlegend": fresh,
        "xaxis": f"x{_number(at)}",
        "yaxis": f"y{_number(at)}",
    }
