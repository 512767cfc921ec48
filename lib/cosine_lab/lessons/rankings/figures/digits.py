"""Where the unembeddings of the digits lie, and which images are recognised."""

from functools import partial
from typing import Any

import numpy as np

from cosine_lab.figures import marks, style
from cosine_lab.figures.chart import View, chart, listing, row
from cosine_lab.figures.plain import Figure, figure
from cosine_lab.figures.style import Look
from cosine_lab.figures.table import Table
from cosine_lab.lessons.rankings.model.digits import DIGITS, Reading, chosen
from cosine_lab.lessons.rankings.sentences.digits import listed, name, note, summary
from cosine_lab.maths.classifier.hull import hull
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.tokens import tokens

_PLANE = 2
_CAMERA = {"aspectmode": "cube", "camera": {"eye": {"x": 1.2, "y": 1.2, "z": 0.9}}}


def table(readings: tuple[Reading, ...], text: Text) -> Table:
    """The four classifiers, a row each."""
    return {
        text("model"): [name(r, text) for r in readings],
        text("never-win"): [listed(r.never) for r in readings],
        text("feasible"): [r.feasible for r in readings],
        text("bound"): [r.bound for r in readings],
        text("seen"): [r.seen for r in readings],
        text("outside"): [r.outside for r in readings],
        text("accuracy"): [r.accuracy for r in readings],
    }


def recalls(readings: tuple[Reading, ...], text: Text) -> Table:
    """Share of each digit's images that are recognised, a column for each classifier."""
    shares = {name(r, text): r.recall.tolist() for r in readings}
    return {text("digit"): list(range(DIGITS))} | shares


@shared_cache
def view(readings: tuple[Reading, ...], key: str, look: Look, text: Text) -> View:
    """The hull and the recall of one classifier, then all four, and what it takes images for."""
    reading = chosen(readings, key)
    called, inside = name(reading, text), text("inside", never=listed(reading.never))
    words: dict[str, Any] = {"alt": text("digit-hull-alt", name=called, inside=inside), "caption": note(reading, text)}
    left = chart("digit-hull", hull_figure(reading, look, text), text, **words)
    right = chart("digit-recall", recall_figure(readings, reading, look, text), text)
    below = listing("digits", table(readings, text), text, caption=text.markdown("about"))
    taken = chart(
        "digit-confusion",
        confusion_figure(reading, look, text),
        text,
        partial(recalls, readings, text),
        alt=text("digit-confusion-alt", name=called),
    )
    return View(summary(readings, text), (row(left, right), row(below, taken)))


def hull_figure(reading: Reading, look: Look, text: Text) -> Figure:
    """The unembeddings and their convex hull.

    In the plane without intercept a polygon; with one the intercept is the third coordinate.
    Three-dimensional unembeddings are drawn as they are, without their intercept.
    """
    model = reading.model
    flat = model.dimensions == _PLANE
    W = np.c_[model.unembeddings, model.bias] if flat and model.intercept else model.unembeddings
    if W.shape[1] == _PLANE:
        return _polygon(W, reading, look, text)
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
    layout = style.layout(look, height=440, showlegend=False, uirevision="kept", scene=axes | _CAMERA)
    return figure(data, layout | {"modebar": {"orientation": "v"}})


def _polygon(W: Any, reading: Reading, look: Look, text: Text) -> Figure:  # noqa: ANN401 - a matrix
    corners = hull(W)
    ring = W[[*corners, corners[0]]]
    data = [
        marks.lines(ring[:, 0], ring[:, 1], {"color": look.theme.accent, "width": 2}, fill="toself", hoverinfo="skip"),
        {"type": "scatter", "x": W[:, 0], "y": W[:, 1], **_marks(reading, look, text, size=13)},
    ]
    axes = {"xaxis": style.axis(look, "1"), "yaxis": style.axis(look, "2", scaleanchor="x", scaleratio=1)}
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


def recall_figure(readings: tuple[Reading, ...], reading: Reading, look: Look, text: Text) -> Figure:
    """Bars of each digit's recall, without and with an intercept."""
    both = [r for r in readings if r.model.dimensions == reading.model.dimensions]
    data = [
        marks.bars(
            [str(k) for k in range(DIGITS)],
            r.recall,
            {"color": colour},
            name=name(r, text),
            text=["0" if each == 0 else "" for each in r.recall],
            textposition="outside",
            textfont={"size": look.text},
            hovertemplate="%{x}: %{y:.1%}<extra>%{fullData.name}</extra>",
        )
        for r, colour in zip(both, (look.theme.muted, look.theme.accent), strict=True)
    ]
    axes = {
        "xaxis": style.axis(look, text("digit"), type="category", showgrid=False),
        "yaxis": style.axis(look, text("recall"), range=[0, 1.12], tickformat=".0%"),
    }
    layout = style.layout(look, height=400, showlegend=True, barmode="group") | axes
    return figure(data, layout)


def confusion_figure(reading: Reading, look: Look, text: Text) -> Figure:
    """Images by what they show (rows) and by what is predicted (columns)."""
    names = [str(k) for k in range(DIGITS)]
    share = reading.confusion / reading.confusion.sum(axis=1, keepdims=True)
    data = marks.heat(
        share.astype(np.float32),
        0.0,
        1.0,
        [(0.0, look.theme.paper), (1.0, look.theme.accent)],
        x=names,
        y=names,
        showscale=False,
        xgap=1,
        ygap=1,
        text=[[str(n) if n else "" for n in counted] for counted in reading.confusion],
        texttemplate="%{text}",
        hovertemplate=text("confusion-hover") + "<extra></extra>",
    )
    axes = {
        "xaxis": style.axis(look, text("predicted"), type="category", showgrid=False),
        "yaxis": style.axis(look, text("shows"), type="category", showgrid=False, autorange="reversed"),
    }
    return figure([data], style.layout(look, height=440) | axes)
