"""Quantities against a quantity: lines told apart by colour, dash and marker, bands as shades."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.figures import marks, style
from cosine_lab.figures.plain import Figure, figure
from cosine_lab.figures.style import Look
from cosine_lab.maths.checks import Vector
from cosine_lab.tokens import tokens

MOST_MARKED = 40
SHADE = 0.18
ENDS = 2


@dataclass(frozen=True)
class Curve:
    """A line, and the band around it if there is one.

    name : what the legend calls it
    x, y : shape (points,) each; NaN in y leaves a gap
    band : lower and upper end, shape (points,) each
    """

    name: str
    x: ArrayLike
    y: ArrayLike
    band: tuple[ArrayLike, ArrayLike] | None = None


@dataclass(frozen=True)
class Scale:
    """An axis: its name, whether it is logarithmic, and the range to show (None: all)."""

    title: str
    log: bool = False
    span: tuple[float, float] | None = None


def curves(lines: Sequence[Curve], x: Scale, y: Scale, look: Look, *, title: str = "", height: int = 420) -> Figure:
    """Lines over common axes; up to 40 points a line are marked as well.

    Raises
    ------
    ValueError
        If there is no line, the points of a line do not fit, or a range on a logarithmic axis does not lie above 0.
    """
    if not lines:
        raise ValueError("curves needs a line at least, got none")
    traces: list[dict[str, Any]] = []
    for index, curve in enumerate(lines):
        traces += _traces(curve, index)
    return figure(
        traces,
        style.layout(
            look,
            title=title,
            height=height,
            showlegend=len(lines) > 1,
            dragmode=False,  # a finger over the figure scrolls the page
            xaxis=_axis(x, look),
            yaxis=_axis(y, look),
        ),
    )


def _traces(curve: Curve, index: int) -> list[dict[str, Any]]:
    x, y = (np.asarray(values, dtype=np.float64) for values in (curve.x, curve.y))
    ends = [np.asarray(end, dtype=np.float64) for end in curve.band or ()]
    if x.ndim != 1 or any(values.shape != x.shape for values in (y, *ends)):
        raise ValueError(f"curves needs as many y as x for {curve.name!r}, got {y.size} and {x.size}")
    colour = tokens().label(index)
    line = marks.lines(
        x,
        y,
        {"color": colour, "width": 2.5, "dash": style.line(index)},
        **({"marker": marks.marker(index, 9)} if x.size <= MOST_MARKED else {}),
        name=curve.name,
        connectgaps=False,
        hovertemplate="%{x:.4~g}: %{y:.4~g}<extra>" + curve.name + "</extra>",
    )
    return [*_band(x, ends, colour), line]


def _band(x: Vector, ends: list[Vector], colour: str) -> list[dict[str, Any]]:
    if len(ends) != ENDS:
        return []
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return [
        marks.lines(
            np.concatenate([x, x[::-1]]),
            np.concatenate([ends[0], ends[1][::-1]]),
            {"width": 0},
            fill="toself",
            fillcolor=f"rgba({red},{green},{blue},{SHADE})",
            hoverinfo="skip",
            showlegend=False,
        )
    ]


def _axis(scale: Scale, look: Look) -> dict[str, Any]:
    plain = style.axis(look, scale.title)
    if scale.log:
        plain |= {"type": "log", "dtick": 1}
    if scale.span is not None:
        low, high = scale.span
        if scale.log and not 0 < low < high:
            raise ValueError(f"curves needs a range above 0 on a log axis, got {low:g} to {high:g}")
        plain["range"] = [float(np.log10(low)), float(np.log10(high))] if scale.log else [low, high]
    return plain
