"""Where the unembeddings of the digits lie, and which images are recognised."""

from typing import Any

import numpy as np
import plotly.graph_objects as go

from lib import prose
from lib.figures import style
from lib.figures.style import Look
from lib.lessons.rankings.digits import DIGITS, Reading, named
from lib.maths.hull import hull
from lib.tokens import tokens

_PLANE = 2
_SEEN = {"aspectmode": "cube", "camera": {"eye": {"x": 1.2, "y": 1.2, "z": 0.9}}}


def hull_figure(reading: Reading, look: Look) -> tuple[go.Figure, str]:
    """The unembeddings and their convex hull, and its description.

    In the plane without intercept a polygon; with one the intercept is the third coordinate.
    Three-dimensional unembeddings are drawn as they are, without their intercept.
    """
    words = prose.words("digits")
    model = reading.model
    flat = model.dimensions == _PLANE
    W = np.c_[model.unembeddings, model.bias] if flat and model.intercept else model.unembeddings
    inside = words["inside"].format(never=", ".join(map(str, reading.never)) or "–")
    alt = words["hull-alt"].format(name=named(model.dimensions, model.intercept), inside=inside)
    if W.shape[1] == _PLANE:
        return _polygon(W, reading, look), alt
    axes = {
        f"{axis}axis": {
            "title": {"text": name},
            "showbackground": False,
            "gridcolor": look.theme.grid,
            "showticklabels": False,
        }
        for axis, name in zip("xyz", ("1", "2", words["bias"] if flat else "3"), strict=True)
    }
    data = [
        {
            "type": "mesh3d",
            **_spread(W),
            "alphahull": 0,
            "opacity": 0.2,
            "color": look.theme.accent,
            "hoverinfo": "skip",
        },
        {"type": "scatter3d", **_spread(W), **_marks(reading, look, size=8)},
    ]
    layout = style.layout(look, height=440, showlegend=False, uirevision="kept", scene=axes | _SEEN)
    return go.Figure(data=data, layout=layout | {"modebar": {"orientation": "v"}}), alt


def _polygon(W: Any, reading: Reading, look: Look) -> go.Figure:  # noqa: ANN401 - a matrix
    corners = hull(W)
    ring = W[[*corners, corners[0]]]
    data = [
        {
            "type": "scatter",
            "mode": "lines",
            "x": ring[:, 0],
            "y": ring[:, 1],
            "fill": "toself",
            "line": {"color": look.theme.accent, "width": 2},
            "hoverinfo": "skip",
        },
        {"type": "scatter", "x": W[:, 0], "y": W[:, 1], **_marks(reading, look, size=13)},
    ]
    axes = {
        "xaxis": style.axis(look, "1"),
        "yaxis": style.axis(look, "2", scaleanchor="x", scaleratio=1),
    }
    return go.Figure(data=data, layout=style.layout(look, height=440, showlegend=False) | axes)


def _spread(W: Any) -> dict[str, Any]:  # noqa: ANN401 - a matrix
    return dict(zip("xyz", W.T.astype(np.float32), strict=True))


def _marks(reading: Reading, look: Look, size: int) -> dict[str, Any]:
    words = prose.words("digits")
    never = [k in reading.never for k in range(DIGITS)]
    return {
        "mode": "markers+text",
        "text": [f"<b>{k}</b>" for k in range(DIGITS)],
        "textposition": "top center",
        "textfont": {"size": look.text + 4, "color": look.theme.ink},
        "hovertext": [f"{k}: {words['no' if hidden else 'yes']}" for k, hidden in enumerate(never)],
        "hoverinfo": "text",
        "marker": {
            "size": size,
            "symbol": ["diamond" if hidden else "circle" for hidden in never],
            "color": [look.theme.warning if hidden else tokens().label(0) for hidden in never],
        },
    }


def recall_figure(
    readings: tuple[Reading, ...], chosen: Reading, look: Look
) -> tuple[go.Figure, str]:
    """Bars of each digit's recall, without and with an intercept, and its description."""
    shown = [r for r in readings if r.model.dimensions == chosen.model.dimensions]
    words = prose.words("digits")
    data = [
        {
            "type": "bar",
            "name": named(r.model.dimensions, r.model.intercept),
            "x": [str(k) for k in range(DIGITS)],
            "y": r.recall,
            "text": ["0" if each == 0 else "" for each in r.recall],
            "textposition": "outside",
            "textfont": {"size": look.text},
            "marker": {"color": colour},
            "hovertemplate": "%{x}: %{y:.1%}<extra>%{fullData.name}</extra>",
        }
        for r, colour in zip(shown, (look.theme.muted, look.theme.accent), strict=True)
    ]
    axes = {
        "xaxis": style.axis(look, words["digit"], type="category", showgrid=False),
        "yaxis": style.axis(look, words["recall"], range=[0, 1.12], tickformat=".0%"),
    }
    layout = style.layout(look, height=400, showlegend=True, barmode="group") | axes
    return go.Figure(data=data, layout=layout), words["recall-alt"]


def confusion_figure(reading: Reading, look: Look) -> tuple[go.Figure, str]:
    """Images by what they show (rows) and by what is predicted (columns), and its description."""
    words = prose.words("digits")
    names = [str(k) for k in range(DIGITS)]
    share = reading.confusion / reading.confusion.sum(axis=1, keepdims=True)
    data = {
        "type": "heatmap",
        "x": names,
        "y": names,
        "z": share.astype(np.float32),
        "zmin": 0.0,
        "zmax": 1.0,
        "colorscale": [(0.0, look.theme.paper), (1.0, look.theme.accent)],
        "showscale": False,
        "xgap": 1,
        "ygap": 1,
        "text": [[str(count) if count else "" for count in row] for row in reading.confusion],
        "texttemplate": "%{text}",
        "hovertemplate": words["confusion-hover"] + "<extra></extra>",
    }
    axes = {
        "xaxis": style.axis(look, words["predicted"], type="category", showgrid=False),
        "yaxis": style.axis(
            look, words["shows"], type="category", showgrid=False, autorange="reversed"
        ),
    }
    name = named(reading.model.dimensions, reading.model.intercept)
    figure = go.Figure(data=[data], layout=style.layout(look, height=440) | axes)
    return figure, words["confusion-alt"].format(name=name)
