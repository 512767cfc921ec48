"""The parts of an audit as the page lays them out."""

from collections.abc import Iterable, Mapping

import numpy as np

from cosine_lab.escape import Markdown
from cosine_lab.figures import heatmap, histogram, marks, style
from cosine_lab.figures.chart import Block, Chart, Row, View, chart, listing, row
from cosine_lab.figures.heatmap import Side
from cosine_lab.figures.plain import Figure, figure
from cosine_lab.figures.style import Look
from cosine_lab.figures.table import Table
from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.matrix import Counts, Matrices
from cosine_lab.lessons.audit.model.neighbours import Gauge
from cosine_lab.lessons.audit.sentences.parts import Part
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.prose import Text
from cosine_lab.tokens import tokens

Charts = Mapping[str, tuple[Row, ...]]
"""Rows of figures by the key of the part they belong to."""


def views(parts: Iterable[Part], text: Text, charts: Charts | None = None) -> list[View]:
    """Every part under its heading, with its tables and its figures."""
    return [_view(part, text, (charts or {}).get(part.key, ())) for part in parts]


def _view(part: Part, text: Text, drawn: tuple[Row, ...]) -> View:
    title = text(f"part-{part.key}")
    blocks = tuple(
        listing(f"audit-{each.key}", each.table, text, title=None, digits=each.digits, foreign=True)
        for each in part.tables
    )
    answer = Markdown("\n\n".join([f"### {title}", *part.lines]))
    return View(answer=answer, rows=(*drawn, *([((1, blocks),)] if blocks else ())))


def cosines(matrices: Matrices, ground: Ground, look: Look, text: Text) -> Charts:
    """All cosines before and after as colours, and how they are spread."""
    names = [ground.head.labels[k] for k in matrices.drawn]
    side = Side(text("labels"), names)
    both: list[Block] = []
    for key, table in (("before", matrices.before), ("after", matrices.after)):
        title = text(f"{key}-title")
        drawn = heatmap.cosine_heatmap(table, side, side, look, text, title=title)
        both.append(chart(f"audit-{key}", drawn, text, _square(names, table), title=None))
    counted = any(counts.any() for counts in matrices.counts)
    return {"matrix": (row(*both), *([row(_spread(matrices, look, text))] if counted else []))}


def _square(names: list[str], table: Matrix) -> Table:
    known = [[x if np.isfinite(x) else None for x in column] for column in table.T.tolist()]
    return {"": list(names), **dict(zip(names, known, strict=True))}


def _spread(matrices: Matrices, look: Look, text: Text) -> Chart:
    both = [
        histogram.Spread(text(key), matrices.edges, counts)
        for key, counts in zip(("before", "after"), matrices.counts, strict=True)
        if counts.any()  # none of two labels of which one has a row of zeros
    ]
    title = text("counts-title")
    drawn = histogram.cosine_histogram(both, look, text, title=title, height=300, whole=True)
    table: Table = {
        text("column-from"): matrices.edges[:-1].tolist(),
        text("column-to"): matrices.edges[1:].tolist(),
        text("before"): matrices.counts[0].tolist(),
        text("after"): matrices.counts[1].tolist(),
    }
    return chart("audit-counts", drawn, text, table, title=None)


def neighbours(gauge: Gauge | None, look: Look, text: Text) -> Charts:
    """How many labels keep which share of their neighbours."""
    if gauge is None:
        return {}
    edges, counts = gauge.shares
    table: Table = {
        text("column-from"): edges[:-1].tolist(),
        text("column-to"): edges[1:].tolist(),
        text("kept-labels"): counts.tolist(),
    }
    drawn = _bars(edges, counts, gauge.survival.k, look, text)
    return {"neighbours": (row(chart("audit-kept", drawn, text, table, title=None)),)}


def _bars(edges: Vector, counts: Counts, k: int, look: Look, text: Text) -> Figure:
    bars = marks.bars(
        (edges[:-1] + edges[1:]) / 2,
        counts,
        {"color": tokens().label(0), "line": {"width": 1, "color": look.theme.paper}},
        width=np.diff(edges),
        hovertemplate="%{x:.0%}: %{y}<extra></extra>",
    )
    across = style.axis(look, text("kept-share", k=k), range=[0, 1], tickformat=".0%")
    up = style.axis(look, text("kept-labels"), rangemode="tozero")
    laid = style.layout(look, title=text("kept-title"), height=320, bargap=0, dragmode=False, xaxis=across, yaxis=up)
    return figure([bars], laid)
