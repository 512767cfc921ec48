"""H.2 drawn: the points of a configuration, read off along one direction."""

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from lib import prose
from lib.figures import style
from lib.figures.style import Look
from lib.lessons.rankings.two_points import (
    LABELS,
    NAMES,
    Minor,
    Ranking,
    comparison,
    points,
    ranking_name,
)
from lib.tokens import tokens

Matrix = NDArray[np.float64]

HEIGHT = 320
BELOW = 1.5
FOOT = 0.4
ABOVE = 1.25
REACH = 1.75


def two_points(k: int, look: Look) -> tuple[go.Figure, str]:
    """Configuration number k, projected onto the direction that tells the two apart, and a text."""
    words = prose.page("rankings").words
    found = comparison()
    u = found.direction / np.linalg.norm(found.direction)
    told = {"name": NAMES[k], "order": ranking_name(_ranking(points(k), u))}
    figure = go.Figure(_traces(points(k), u, found.deciding, look))
    _arrow(figure, u, look)
    title = words["h2-title"].format(**told)
    figure.update_layout(style.layout(look, title=title, height=HEIGHT, showlegend=False))
    figure.update_xaxes(visible=False, range=[-REACH, REACH])
    figure.update_yaxes(visible=False, range=[-BELOW - FOOT, ABOVE], scaleanchor="x", scaleratio=1)
    return figure, words["h2-alt"].format(**told)


def _traces(p: Matrix, u: Matrix, deciding: list[Minor], look: Look) -> list[go.Scatter]:
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


def _lines(parts: list[Matrix], colour: str, width: float, dash: str) -> go.Scatter:
    gap = np.full((1, 2), np.nan)
    joined = np.concatenate([piece for part in parts for piece in (part, gap)])
    return go.Scatter(
        x=[None if np.isnan(x) else float(x) for x in joined[:, 0]],
        y=[None if np.isnan(y) else float(y) for y in joined[:, 1]],
        mode="lines",
        line={"color": colour, "width": width, "dash": dash},
        hoverinfo="skip",
    )


def _marks(p: Matrix, size: int, side: str, look: Look) -> go.Scatter:
    return go.Scatter(
        x=p[:, 0],
        y=p[:, 1],
        mode="markers+text",
        text=LABELS,
        textposition=side,
        textfont={"size": look.text + 2, "color": look.theme.ink},
        marker={
            "size": size,
            "symbol": [style.symbol(k) for k in range(len(LABELS))],
            "color": [tokens().label(k) for k in range(len(LABELS))],
            "line": {"width": 1.5, "color": look.theme.ink},
        },
        hovertemplate="%{text}: (%{x:.2f}, %{y:.2f})<extra></extra>",
    )


def _arrow(figure: go.Figure, u: Matrix, look: Look) -> None:
    """The direction x in which the points are read off, from worse to better."""
    tip, tail = (reach * u + BELOW * _across(u) for reach in (REACH, 0.8 * REACH))
    figure.add_annotation(
        x=tip[0],
        y=tip[1],
        ax=tail[0],
        ay=tail[1],
        axref="x",
        ayref="y",
        showarrow=True,
        arrowhead=2,
        arrowwidth=3,
        arrowcolor=look.theme.ink,
        text="",
    )


def _ranking(p: Matrix, u: Matrix) -> Ranking:
    return tuple(int(k) for k in np.argsort(-(p @ u), kind="stable"))
