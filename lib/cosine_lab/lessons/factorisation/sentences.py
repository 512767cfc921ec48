"""What the page says of its data, and its numbers as tables."""

from cosine_lab.figures.chart import View, listing
from cosine_lab.figures.table import Table, format_table
from cosine_lab.lessons.factorisation.model.findings import Columns
from cosine_lab.lessons.factorisation.model.solution import Solution
from cosine_lab.prose import Markdown, Text, number

_CALLED = ("gauge", "way")
"""Columns that hold keys of what a line is called."""


def listings(solution: Solution, text: Text) -> View:
    """The tables there are."""
    column_sets = {"gauges": solution.gauges, "remedies": solution.remedies}
    tables = tuple(
        listing(name, _named(columns, text), text, alt=text(f"{name}-caption"))
        for name, columns in column_sets.items()
        if columns is not None
    )
    return View(rows=(((1, tables),),))


def about(solution: Solution, text: Text) -> Markdown:
    """What the data are, and at which rank and λ the tables are computed."""
    problem = solution.problem
    users, items = problem.data.X.shape
    return text.markdown(
        "about",
        users=users,
        items=items,
        problem=problem,
        first=float(problem.of.sigma[0]),
        last=float(problem.of.sigma[problem.rank - 1]),
    )


def facts(solution: Solution, text: Text) -> Markdown:
    """The two full-rank extremes and the gauge of weight decay, as computed."""
    decay = text.markdown("facts-decay", error=_tiny(solution.weight_decay_error))
    if solution.extremes is None:
        return text.markdown("facts-out-of-reach", decay=decay)
    identity, raw = solution.extremes
    return text.markdown(
        "facts-full",
        decay=decay,
        p=len(solution.problem.names),
        identity=_tiny(identity),
        raw=_tiny(raw),
        users=len(solution.problem.sample),
        lam=number(solution.problem.lam, 0),
    )


def _named(columns: Columns, text: Text) -> Table:
    return {
        text(f"column-{key}"): [text(f"{key}-{cell}") for cell in cells] if key in _CALLED else cells
        for key, cells in columns.items()
    }


def _tiny(value: float) -> str:
    return format_table({"": [value]})[""][0]
