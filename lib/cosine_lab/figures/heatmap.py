"""Cosines as a table of colours: blue alike, orange opposite, grey at a right angle."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.escape import plotly
from cosine_lab.figures import marks, style
from cosine_lab.figures.plain import Figure, figure
from cosine_lab.figures.style import Look
from cosine_lab.prose import Text

MOST_ROWS = 250
MOST_NAMED = 60
MOST_WRITTEN = 12
SIDES = 2
BESIDE = 1.25  # counting from 1, and no whole number: there the pointer would read the group


@dataclass(frozen=True)
class Side:
    """Rows or columns of a table.

    title : what they are, in the plural
    names : one a row or column
    groups : name of the group of each, equal names next to one another; None without groups
    """

    title: str
    names: Sequence[str]
    groups: Sequence[str] | None = None


def cosine_heatmap(
    cosines: ArrayLike, rows: Side, columns: Side, look: Look, text: Text, *, title: str = "", height: int = 420
) -> Figure:
    """Heatmap of cosines in [−1, 1], first row on top; a cell without an angle is left empty.

    Axes count from 1. A side of more than 250 is thinned to every s-th entry, and its title says
    so. Up to 60 × 60 a cell is named under the pointer, beyond that numbered; up to 12 × 12 its
    value is written in it, "—" where there is none. Lines part the groups.

    cosines : shape (rows, columns), NaN where undefined

    Raises
    ------
    ValueError
        If the names or groups do not fit the shape, or there is nothing to draw.
    """
    table = np.asarray(cosines, dtype=np.float64)
    if table.ndim != SIDES or 0 in table.shape:
        raise ValueError(f"cosine_heatmap needs a table of cosines, got shape {table.shape}")
    for side, size in zip((rows, columns), table.shape, strict=True):
        if len(side.names) != size or (side.groups is not None and len(side.groups) != size):
            raise ValueError(
                f"cosine_heatmap needs a name and a group for each of {size} {side.title}, got {len(side.names)} names"
            )
    down, across = (_sample_indices(size) for size in table.shape)
    shown_table = table[np.ix_(down, across)].astype(np.float32)
    trace = _cells(shown_table, look) | {"x": across + 1, "y": down + 1}
    if max(shown_table.shape) <= MOST_NAMED:
        trace |= _named([rows.names[i] for i in down], [columns.names[j] for j in across])
    axes = {
        "xaxis": _axis(columns, across, look, text),
        "yaxis": _axis(rows, down, look, text) | {"autorange": "reversed"},
    }
    parting = _lines(rows, down, "y", look) + _lines(columns, across, "x", look)
    return figure([trace], style.layout(look, title=title, height=height, shapes=parting, **axes))


def _cells(table: NDArray[np.float32], look: Look) -> dict[str, Any]:
    scale = {
        "title": {"text": "cos"},
        "tickvals": [-1, -0.5, 0, 0.5, 1],
        "ticktext": ["−1", "−0.5", "0", "0.5", "1"],
        "outlinewidth": 0,
    }
    cells = marks.heat(
        table,
        -1.0,
        1.0,
        style.diverging(look),
        hoverongaps=False,
        hovertemplate="%{y} · %{x}<br>cos = %{z:.3f}<extra></extra>",
        colorbar=scale,
    )
    if max(table.shape) <= MOST_WRITTEN:
        cells["text"] = [[style.number(float(value)) for value in row] for row in table]
        cells["texttemplate"] = "%{text}"
        cells["xgap"] = cells["ygap"] = 1
    return cells


def _named(down: list[str], across: list[str]) -> dict[str, Any]:
    return {
        "hovertext": [[f"{plotly(row)} · {plotly(column)}" for column in across] for row in down],
        "hovertemplate": "%{hovertext}<br>cos = %{z:.3f}<extra></extra>",
    }


def _sample_indices(size: int) -> NDArray[np.intp]:
    return np.arange(0, size, math.ceil(size / MOST_ROWS))


def _axis(side: Side, indices: NDArray[np.intp], look: Look, text: Text) -> dict[str, Any]:
    step = int(indices[1] - indices[0]) if len(indices) > 1 else 1
    title = text.of("figures")("thinned", title=side.title, step=step) if step > 1 else side.title
    plain = style.axis(look, title, showgrid=False, showline=False, ticks="")
    if side.groups is not None:
        starts = _starts(side.groups, indices)
        ends = [*starts[1:], len(indices)]
        middles = [indices[[a, b - 1]].mean() + BESIDE for a, b in zip(starts, ends, strict=True)]
        texts = [plotly(side.groups[int(indices[start])]) for start in starts]
        return plain | {"tickvals": middles, "ticktext": texts}
    if len(indices) <= MOST_WRITTEN:
        names = [plotly(side.names[int(i)]) for i in indices]
        return plain | {"tickvals": indices + 1, "ticktext": names}
    return plain


def _starts(groups: Sequence[str], indices: NDArray[np.intp]) -> list[int]:
    """Where groups begin among the shown entries."""
    names = [groups[int(i)] for i in indices]
    return [i for i in range(len(names)) if i == 0 or names[i] != names[i - 1]]


def _lines(side: Side, indices: NDArray[np.intp], along: str, look: Look) -> list[dict[str, Any]]:
    if side.groups is None:
        return []
    other = "x" if along == "y" else "y"
    return [
        {
            "type": "line",
            f"{along}0": float(indices[start - 1] + indices[start]) / 2 + 1,
            f"{along}1": float(indices[start - 1] + indices[start]) / 2 + 1,
            f"{other}ref": "paper",
            f"{other}0": 0,
            f"{other}1": 1,
            "line": {"color": look.theme.ink, "width": 1},
        }
        for start in _starts(side.groups, indices)[1:]
    ]
