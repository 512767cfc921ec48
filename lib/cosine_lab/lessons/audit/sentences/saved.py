"""What of an audit can be saved: the report, its numbers, each label's verdict, every pattern."""

from collections.abc import Callable, Iterator
from functools import partial

from cosine_lab.figures.table import Table, comma_separated
from cosine_lab.lessons.audit.model import Ground, OfLayer, findings
from cosine_lab.lessons.audit.model.winning import Winning
from cosine_lab.lessons.audit.sentences.outputs import certificate
from cosine_lab.lessons.audit.sentences.report import numbers, report
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.rankings.patterns import Cells
from cosine_lab.prose import Text

Offer = tuple[str, str, Callable[[], str], str]
"""What is offered, the file's name, what makes it when a reader asks, its type (MIME)."""
_TABLE = "text/csv"


def saved(ground: Ground, pair: tuple[int, int], by: Vector, layer: OfLayer, text: Text) -> Iterator[Offer]:
    """Everything that can be saved of an audit, made when it is asked for.

    by : the translation that the reader has dragged; zeros for none
    """
    whole = partial(findings, ground, pair, by, layer)
    yield text("report-html"), "audit.html", lambda: report(whole(), text), "text/html"
    yield text("report-json"), "audit.json", lambda: numbers(whole()), "application/json"
    won, listed = layer.winning, layer.producing.listed
    if won is not None:
        verdicts = partial(_verdicts, won, ground, text)
        yield text("report-labels"), "labels.csv", verdicts, _TABLE
    if listed is not None:
        yield (text("report-patterns"), "patterns.csv", partial(_patterns, listed, ground, text), _TABLE)


def _verdicts(won: Winning, ground: Ground, text: Text) -> str:
    """Each label, whether it can win, by how much it leads at its witness, or why it never does."""
    labels, verdicts = ground.head.labels, won.verdict
    why = {each.label: certificate(each, ground, text) for each in won.never}
    leads = [float(gap) if word == "yes" else None for word, gap in zip(verdicts.status, verdicts.gaps, strict=True)]
    table: Table = {
        text("column-label"): list(labels),
        text("column-status"): [text(f"status-{word}") for word in verdicts.status],
        text("column-leads"): leads,
        text("column-mixture"): [why.get(k, "") for k in range(len(labels))],
    }
    return comma_separated(table)


def _patterns(listed: Cells, ground: Ground, text: Text) -> str:
    """Every ranking from best to worst, or every label set as columns of 1 and 0."""
    labels = ground.head.labels
    columns = listed.rows.T.tolist()
    if ground.sigmoid:
        table: Table = {
            label: [int(sign > 0) for sign in column] for label, column in zip(labels, columns, strict=True)
        }
    else:
        table = {
            text("column-place", k=k): [labels[label] for label in column] for k, column in enumerate(columns, start=1)
        }
    return comma_separated(table)
