"""Plotly's marks as plain data: dots, lines, bars and tables of colours, to be composed.

Each takes what it cannot be drawn without; `more` adds Plotly's own entries or replaces them.
"""

from typing import Any

from cosine_lab.figures import style
from cosine_lab.tokens import tokens

Trace = dict[str, Any]
"""A list of Plotly's `data`."""


def dots(x: Any, y: Any, marker: dict[str, Any], **more: object) -> Trace:  # noqa: ANN401 - plain data
    """Dots at some places; with a `textposition` their `text` is written beside them."""
    mode = "markers+text" if "textposition" in more else "markers"
    return {"type": "scatter", "mode": mode, "x": x, "y": y, "marker": marker} | more


def lines(x: Any, y: Any, line: dict[str, Any], **more: object) -> Trace:  # noqa: ANN401 - plain data
    """A line through some places; with a `marker` they are marked."""
    mode = "lines+markers" if "marker" in more else "lines"
    return {"type": "scatter", "mode": mode, "x": x, "y": y, "line": line} | more


def bars(x: Any, y: Any, marker: dict[str, Any], **more: object) -> Trace:  # noqa: ANN401 - plain data
    """A bar of height y at every x."""
    return {"type": "bar", "x": x, "y": y, "marker": marker} | more


def heat(z: Any, low: float, high: float, colours: Any, **more: object) -> Trace:  # noqa: ANN401 - plain data
    """A table of numbers as colours, from `low` to `high`."""
    return {"type": "heatmap", "z": z, "zmin": low, "zmax": high, "colorscale": colours} | more


def marker(index: int, size: float, **more: object) -> dict[str, Any]:
    """The look of dots number `index`: its colour and its shape."""
    return {"color": tokens().label(index), "symbol": style.symbol(index), "size": size} | more
