"""H.2 drawn: the points of a configuration, read off along one direction."""

from typing import Any

import numpy as np

from cosine_lab.figures import marks, style
from cosine_lab.figures.chart import Chart, View, chart, row
from cosine_lab.figures.marks import Trace
from cosine_lab.figures.plain import figure
from cosine_lab.figures.style import Look
from cosine_lab.lessons.rankings.model.two_points import LABELS, NAMES, Minor, Ranking, comparison, points, ranking_name
from cosine_lab.maths.checks import Matrix
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.tokens import tokens

HEIGHT = 320
BELOW = 1.5
FOOT = 0.4
ABOVE = 1.25
REACH = 1.75


@shared_cache
def view(look: Look, text: Text) -> View:
    """Both configurations, and what they share."""
    return View(rows=(row(*(drawn(k, look, text) for k in range(len(NAMES)))),))


def drawn(k: int, look: Look, text: Text) -> Chart:
    """Configuration number k, projected onto the direction that tells the two apart."""
    lists = comparison()
    u = lists.direction / np.linalg.norm(lists.direction)
    values = {"name": NAMES[k], "order": ranking_name(_ranking(points(k), u))}
    upright = {"range": [-BELOW - FOOT, ABOVE], "scaleanchor": "x", "scaleratio": 1}
    layout = style.layout(
        look,
        title=text("h2-title", **values),
        height=HEIGHT,
        showlegend=False,
        annotations=[_arrow(u, look)],
        xaxis={"visible": False, "range": [-REACH, REACH]},
        yaxis={"visible": False} | upright,
    )
    traces = _traces(points(k), u, lists.deciding, look)
    drawn = figure(traces, layout)
    return chart(f"two-points-{k + 1}", drawn, text, alt=text("h2-alt", **values))


def _traces(p: Matrix, u: Matrix, deciding: list[Minor], look: Look) -> list[Trace]:
    """The line of the projection, the plumb lines onto it, the deciding segments, the points."""
    theme = look.theme
    across = _across(u)
    feet = np.outer(p @ u, u) + BELOW * across
    ends = np.outer([-REACH, REACH], u) + BELOW * across
    segments = {pair for minor in deciding for pair in (minor.first, minor.second)}
    pairs = [p[list(pair)] for pair in sorted(segments)]
    plumb = [np.stack([a, b]) for a, b in zip(p, feet, strict=True)]
    return [
        _lines([ends], theme.ink, 2, "solid"),
        _lines(plumb, theme.muted, 1.5, "dot"),
        _lines(pairs, theme.warning, 4, "solid"),
        _marks(p, 15, "middle right", look),
        _marks(feet, 9, "bottom center", look),
    ]


def _across(u: Matrix) -> Matrix:
    """The unit vector at right angles to u that points down."""
    across = np.array([-u[1], u[0]])
    return -across if across[1] > 0 else across


def _lines(parts: list[Matrix], colour: str, width: float, dash: str) -> Trace:
    gap = np.full((1, 2), np.nan)
    joined = np.concatenate([piece for part in parts for piece in (part, gap)])
    line = {"color": colour, "width": width, "dash": dash}
    return marks.lines(joined[:, 0], joined[:, 1], line, hoverinfo="skip")


def _marks(p: Matrix, size: int, side: str, look: Look) -> Trace:
    marker = {
        "size": size,
        "symbol": [style.symbol(k) for k in range(len(LABELS))],
        "color": [tokens().label(k) for k in range(len(LABELS))],
        "line": {"width": 1.5, "color": look.theme.ink},
    }
    return marks.dots(
        p[:, 0],
        p[:, 1],
        marker,
        text=LABELS,
        textposition=side,
        textfont={"size": look.text + 2, "color": look.theme.ink},
        hovertemplate="%{text}: (%{x:.2f}, %{y:.2f})<extra></extra>",
    )


def _arrow(u: Matrix, look: Look) -> dict[str, Any]:
    """The direction x in which the points are read off, from worse to better."""
    tip, tail = (reach * u + BELOW * _across(u) for reach in (REACH, 0.8 * REACH))
    return {
        "x": tip[0],
        "y": tip[1],
        "ax": tail[0],
        "ay": tail[1],
        "axref": "x",
        "ayref": "y",
        "showarrow": True,
        "arrowhead": 2,
        "arrowwidth": 3,
        "arrowcolor": look.theme.ink,
        "text": "",
    }


def _ranking(p: Matrix, u: Matrix) -> Ranking:
    return tuple(int(k) for k in np.argsort(-(p @ u), kind="stable"))
