"""What the panels show, in sentences and tables made from their numbers."""

from collections.abc import Sequence
from typing import Any

from cosine_lab.figures.table import Cell, Table
from cosine_lab.lessons.pooling.model import Measured, Measurements
from cosine_lab.lessons.pooling.state import CHOICES, FREE, Panel, Pooled
from cosine_lab.prose import Markdown, Text, number
from cosine_lab.refusals import Refused

DECIMALS = 3  # of the edges of the bins


def titles(choice: str, text: Text) -> dict[str, str]:
    """Titles of what a choice offers, by key; models are called by their names."""
    offered = CHOICES[choice]
    return dict(zip(offered, offered, strict=True)) if choice == "model" else text.titles(choice, offered)


def name(panel: Panel, text: Text) -> str:
    """What a panel is called."""
    patch = panel.patch
    values: dict[str, Any] = {
        "rows": patch.rows,
        "columns": patch.columns,
        "stride": patch.column_stride,
        "dimension": panel.columns,
        "method": text(f"small-{panel.method}"),
    }
    if isinstance(panel, Pooled):
        law = text(f"law-{panel.law}")
        values |= {"law": law, "mean": panel.mean, "tokens": panel.tokens}
    else:
        values |= {"model": panel.model}
    return text(f"panel-{panel.name}", **values)


def answer(experiment: str, measurements: Measurements, text: Text) -> Markdown:
    """The answer of an experiment; its numbers are those measured, panel by panel."""
    real = experiment == FREE and len(measurements.measured) > 1
    panels = {f"panel{at}": each for at, each in enumerate(measurements.measured, start=1)}
    return text.markdown("answer-real" if real else f"answer-{experiment}", **panels)


def described(measurements: Measurements, text: Text) -> str:
    """The figure for readers who cannot see it."""
    each = [
        text(
            "described-panel",
            panel=name(one.panel, text),
            rows=text(f"rows-{one.rows}"),
            mean=number(one.got.mean),
            spread=number(one.got.sd, 3),
        )
        for one in measurements.measured
        if one.got
    ]
    return text("described", panels="; ".join(each))


def table(measurements: Measurements, text: Text) -> Table:
    """Measured and predicted numbers, a column a histogram where few are; None where there is no formula."""
    rows = measurements.measured
    measured = [each.got for each in rows]
    predicted = [each.predicted for each in rows]
    columns: dict[str, list[Cell]] = {
        "panel": [name(e.panel, text) if e.predicted else _whole(e, text) for e in rows],
        "shape": [f"{each.shape[0]:,} × {each.shape[1]:,}" for each in rows],
        "mean": [None if got is None else got.mean for got in measured],
        "mean-predicted": [None if law is None else law.mean for law in predicted],
        "spread": [None if got is None else got.sd for got in measured],
        "spread-predicted": [None if law is None else law.sd for law in predicted],
        "least": [None if got is None else got.low for got in measured],
        "greatest": [None if got is None else got.high for got in measured],
        "next": [None if got is None else got.adjacent for got in measured],
        "next-predicted": [each.adjacent for each in rows],
    }
    if 2 * len(rows) >= len(columns):
        return {text(f"column-{key}"): column for key, column in columns.items()}
    names = columns.pop("panel")
    heads: dict[str, list[Cell]] = {text("column-panel"): [text(f"column-{key}") for key in columns]}
    return heads | {str(name): [column[at] for column in columns.values()] for at, name in enumerate(names)}


def bins(measurements: Measurements, text: Text) -> Table:
    """The histograms: pairs counted in bins of width 0.001, empty ones left out."""
    columns = [
        (_whole(each, text), low, high, count)
        for each in measurements.measured
        if each.got
        for low, high, count in zip(
            each.got.edges[:-1].round(DECIMALS).tolist(),
            each.got.edges[1:].round(DECIMALS).tolist(),
            each.got.counts.tolist(),
            strict=True,
        )
        if count
    ]
    heads = ("panel", "from", "to", "pairs")
    return {text(f"column-{key}"): [line[at] for line in columns] for at, key in enumerate(heads)}


def undefined(measured: Sequence[Measured], text: Text) -> tuple[Refused, ...]:
    """What has no cosine."""
    refusals: list[Refused] = []
    for each in measured:
        panel = name(each.panel, text)
        if each.got is None:
            refusals.append(Refused("pooling.no-cosine", panel=panel))
        elif each.got.undefined:
            refusals.append(Refused("pooling.some-cosines", panel=panel, pairs=each.got.undefined))
    return tuple(refusals)


def _whole(each: Measured, text: Text) -> str:
    """Name of a panel's rows: "e5-small, as they are"."""
    return text("panel-rows", panel=name(each.panel, text), rows=text(f"rows-{each.rows}"))
