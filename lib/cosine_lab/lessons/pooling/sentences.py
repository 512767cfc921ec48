"""What the panels show, in sentences and tables made from their numbers."""

from collections.abc import Sequence
from typing import Any

from cosine_lab.figures.table import Cell, Table
from cosine_lab.lessons.pooling.model import Found, Measured
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
    told: dict[str, Any] = {
        "rows": patch.rows,
        "columns": patch.columns,
        "stride": patch.column_stride,
        "dimension": panel.columns,
        "method": text(f"small-{panel.method}"),
    }
    if isinstance(panel, Pooled):
        law = text(f"law-{panel.law}")
        told |= {"law": law, "mean": panel.mean, "tokens": panel.tokens}
    else:
        told |= {"model": panel.model}
    return text(f"panel-{panel.name}", **told)


def answer(experiment: str, found: Found, text: Text) -> Markdown:
    """The answer of an experiment; its numbers are those measured, panel by panel."""
    real = experiment == FREE and len(found.measured) > 1
    panels = {f"panel{at}": each for at, each in enumerate(found.measured, start=1)}
    return text.markdown("answer-real" if real else f"answer-{experiment}", **panels)


def described(found: Found, text: Text) -> str:
    """The figure for readers who cannot see it."""
    each = [
        text(
            "described-panel",
            panel=name(one.panel, text),
            rows=text(f"rows-{one.rows}"),
            mean=number(one.got.mean),
            spread=number(one.got.sd, 3),
        )
        for one in found.measured
        if one.got
    ]
    return text("described", panels="; ".join(each))


def table(found: Found, text: Text) -> Table:
    """Measured and predicted numbers, a column a histogram where few are; None where there is no formula."""
    shown = found.measured
    measured = [each.got for each in shown]
    predicted = [each.predicted for each in shown]
    columns: dict[str, list[Cell]] = {
        "panel": [name(e.panel, text) if e.predicted else _whole(e, text) for e in shown],
        "shape": [f"{each.shape[0]:,} × {each.shape[1]:,}" for each in shown],
        "mean": [None if got is None else got.mean for got in measured],
        "mean-predicted": [None if law is None else law.mean for law in predicted],
        "spread": [None if got is None else got.sd for got in measured],
        "spread-predicted": [None if law is None else law.sd for law in predicted],
        "least": [None if got is None else got.low for got in measured],
        "greatest": [None if got is None else got.high for got in measured],
        "next": [None if got is None else got.adjacent for got in measured],
        "next-predicted": [each.adjacent for each in shown],
    }
    if 2 * len(shown) >= len(columns):
        return {text(f"column-{key}"): column for key, column in columns.items()}
    names = columns.pop("panel")
    heads: dict[str, list[Cell]] = {text("column-panel"): [text(f"column-{key}") for key in columns]}
    return heads | {str(name): [column[at] for column in columns.values()] for at, name in enumerate(names)}


def bins(found: Found, text: Text) -> Table:
    """The histograms: pairs counted in bins of width 0.001, empty ones left out."""
    held = [
        (_whole(each, text), low, high, count)
        for each in found.measured
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
    return {text(f"column-{key}"): [line[at] for line in held] for at, key in enumerate(heads)}


def undefined(found: Sequence[Measured], text: Text) -> tuple[Refused, ...]:
    """What has no cosine."""
    told: list[Refused] = []
    for each in found:
        panel = name(each.panel, text)
        if each.got is None:
            told.append(Refused("pooling.no-cosine", panel=panel))
        elif each.got.undefined:
            told.append(Refused("pooling.some-cosines", panel=panel, pairs=each.got.undefined))
    return tuple(told)


def _whole(each: Measured, text: Text) -> str:
    """Name of a panel's rows: "e5-small, as they are"."""
    return text("panel-rows", panel=name(each.panel, text), rows=text(f"rows-{each.rows}"))
