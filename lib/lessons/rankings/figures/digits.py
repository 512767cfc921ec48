"""Where the unembeddings of the digits lie, and which images are recognised."""

from functools import partial
from typing import Any

import numpy as np

from lib.figures import style
from lib.figures.chart import Chart, Listing, View
from lib.figures.plain import Figure, figure
from lib.figures.style import Look
from lib.lessons.rankings.figures.digit_tables import recalls, table
from lib.lessons.rankings.model.digits import DIGITS, Reading, chosen
from lib.lessons.rankings.sentences.digits import listed, name, note, told
from lib.maths.classifier.hull import hull
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.tokens import tokens

_PLANE = 2
_SEEN = {"aspectmode": "cube", "camera": {"eye": {"x": 1.2, "y": 1.2, "z": 0.9}}}


@shared_cache
def view(readings: tuple[Reading, ...], key: str, look: Look, text: Text) -> View:
    """The hull and the recall of one classifier, then all four, and what it takes images for."""
    shown = chosen(readings, key)
    hulls, recall = hull_figure(shown, look, text), recall_figure(readings, shown, look, text)
    confusion, alt = confusion_figure(shown, look, text)
    left = Chart(
        *hulls, key="digit-hull", caption=note(shown, text), title=text.markdown("hull-title")
    )
    right = Chart(*recall, key="digit-recall", title=text.markdown("recall-title"))
    below = Listing(
        table(readings, text), text("table-alt"), "digits", caption=text.markdown("about")
    )
    taken = Chart(
        confusion,
        alt,
        partial(recalls, readings, text),
        key="digit-confusion",
        title=text.markdown("confusion-title"),
    )
    return View(
        told(readings, text), (((1, (left,)), (1, (right,))), ((1, (below,)), (1, (taken,))))
    )


def hull_figure(reading: Reading, look: Look, text: Text) -> tuple[Figure, str]:
    """The unembeddings and their convex hull, and its description.

    In the plane without intercept a polygon; with one the intercept is the third coordinate.
    Three-dimensional unembeddings are drawn as they are, without their intercept.
    """
    model = reading.model
    flat = model.dimensions == _PLANE
    W = np.c_[model.unembeddings, model.bias] if flat and model.intercept else model.unembeddings
    inside = text("inside", never=listed(reading.never))
    alt = text("hull-alt", name=name(reading, text), inside=inside)
    if W.shape[1] == _PLANE:
        return _polygon(W, reading, look, text), alt
    axes = {
        f"{axis}axis": {
            "title": {"text": title},
            "showbackground": False,
            "gridcolor": look.theme.grid,
            "showticklabels": False,
        }
        for axis, title in zip("xyz", ("1", "2", text("bias") if flat else "3"), strict=True)
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
        {"type": "scatter3d", **_spread(W), **_marks(reading, look, text, size=8)},
    ]
    layout = style.layout(look, height=440, showlegend=False, uirevision="kept", scene=axes | _SEEN)
    return figure(data, layout | {"modebar": {"orientation": "v"}}), alt


def _polygon(W: Any, reading: Reading, look: Look, text: Text) -> Figure:  # noqa: ANN401 - a matrix
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
        {"type": "scatter", "x": W[:, 0], "y": W[:, 1], **_marks(reading, look, text, size=13)},
    ]
    axes = {
        "xaxis": style.axis(look, "1"),
        "yaxis": style.axis(look, "2", scaleanchor="x", scaleratio=1),
    }
    return figure(data, style.layout(look, height=440, showlegend=False) | axes)


def _spread(W: Any) -> dict[str, Any]:  # noqa: ANN401 - a matrix
    return dict(zip("xyz", W.T.astype(np.float32), strict=True))


def _marks(reading: Reading, look: Look, text: Text, size: int) -> dict[str, Any]:
    never = [k in reading.never for k in range(DIGITS)]
    return {
        "mode": "markers+text",
        "text": [f"<b>{k}</b>" for k in range(DIGITS)],
        "textposition": "top center",
        "textfont": {"size": look.text + 4, "color": look.theme.ink},
        "hovertext": [f"{k}: {text('no' if hidden else 'yes')}" for k, hidden in enumerate(never)],
        "hoverinfo": "text",
        "marker": {
            "size": size,
            "symbol": ["diamond" if hidden else "circle" for hidden in never],
            "color": [look.theme.warning if hidden else tokens().label(0) for hidden in never],
        },
    }


def recall_figure(
    readings: tuple[Reading, ...], shown: Reading, look: Look, text: Text
) -> tuple[Figure, str]:
    """Bars of each digit's recall, without and with an intercept, and its description."""
    both = [r for r in readings if r.model.dimensions == shown.model.dimensions]
    data = [
        {
            "type": "bar",
            "name": name(r, text),
            "x": [str(k) for k in range(DIGITS)],
            "y": r.recall,
            "text": ["0" if each == 0 else "" for each in r.recall],
            "textposition": "outside",
            "textfont": {"size": look.text},
            "marker": {"color": colour},
            "hovertemplate": "%{x}: %{y:.1%}<extra>%{fullData.name}</extra>",
        }
        for r, colour in zip(both, (look.theme.muted, look.theme.accent), strict=True)
    ]
    axes = {
        "xaxis": style.axis(look, text("digit"), type="category", showgrid=False),
        "yaxis": style.axis(look, text("recall"), range=[0, 1.12], tickformat=".0%"),
    }
    layout = style.layout(look, height=400, showlegend=True, barmode="group") | axes
    return figure(data, layout), text("recall-alt")


def confusion_figure(reading: Reading, look: Look, text: Text) -> tuple[Figure, str]:
    """Images by what they show (rows) and by what is predicted (columns), and its description."""
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
        "hovertemplate": text("confusion-hover") + "<extra></extra>",
    }
    axes = {
        "xaxis": style.axis(look, text("predicted"), type="category", showgrid=False),
        "yaxis": style.axis(
            look, text("shows"), type="category", showgrid=False, autorange="reversed"
        ),
    }
    drawn = figure([data], style.layout(look, height=440) | axes)
    return drawn, text("confusion-alt", name=name(reading, text))
