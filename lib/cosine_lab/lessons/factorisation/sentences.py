"""What the page says of its data, and its numbers as tables."""

from cosine_lab.figures.chart import View, listing
from cosine_lab.figures.table import Table, shown
from cosine_lab.lessons.factorisation.model.findings import Columns
from cosine_lab.lessons.factorisation.model.found import Found
from cosine_lab.prose import Markdown, Text, number

_CALLED = ("gauge", "way")
"""Columns that hold keys of what a line is called."""


def listings(found: Found, text: Text) -> View:
    """The tables there are."""
    held = {"gauges": found.gauges, "remedies": found.remedies}
    tables = tuple(
        listing(name, _named(columns, text), text, alt=text(f"{name}-caption"))
        for name, columns in held.items()
        if columns is not None
    )
    return View(rows=(((1, tables),),))


def about(found: Found, text: Text) -> Markdown:
    """What the data are, and at which rank and λ the tables are computed."""
    problem = found.problem
    users, items = problem.data.X.shape
    return text.markdown(
        "about",
        users=users,
        items=items,
        problem=problem,
        first=float(problem.of.sigma[0]),
        last=float(problem.of.sigma[problem.rank - 1]),
    )


def facts(found: Found, text: Text) -> Markdown:
    """The two full-rank extremes and the gauge of weight decay, as computed."""
    decay = text.markdown("facts-decay", error=_tiny(found.weight_decay_error))
    if found.extremes is None:
        return text.markdown("facts-out-of-reach", decay=decay)
    identity, raw = found.extremes
    return text.markdown(
        "facts-full",
        decay=decay,
        p=len(found.problem.names),
        identity=_tiny(identity),
        raw=_tiny(raw),
        users=len(found.problem.sample),
        lam=number(found.problem.lam, 0),
    )


def _named(columns: Columns, text: Text) -> Table:
    return {
        text(f"column-{key}"): [text(f"{key}-{cell}") for cell in cells] if key in _CALLED else cells
        for key, cells in columns.items()
    }


def _tiny(value: float) -> str:
    return shown({"": [value]})[""][0]
