"""The report: one page of HTML to print or save, and its numbers as JSON."""

import json
import platform
from html import escape
from string import Template
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

import numpy as np
import scipy

from cosine_lab import __version__
from cosine_lab.figures import still
from cosine_lab.figures.style import Look
from cosine_lab.figures.table import format_table
from cosine_lab.lessons.audit.model import Findings
from cosine_lab.lessons.audit.model.neighbours import Gauge
from cosine_lab.lessons.audit.sentences.outputs import SHORT
from cosine_lab.lessons.audit.sentences.parts import Part, Say
from cosine_lab.lessons.audit.sentences.whole import parts
from cosine_lab.names import visible
from cosine_lab.places import ASSETS
from cosine_lab.prose import Text

_FRAME = ASSETS / "report" / "audit.html"
_WITNESSES = 200_000
"""Numbers of witnesses that the file of numbers holds at most."""
_LOOK = Look()


def pictures(findings: Findings, say: Say) -> dict[str, str]:
    """HTML by the key of the part that it belongs to."""
    drawn = {"matrix": _cosines(findings, say)}
    if findings.layer.gauge is not None:
        drawn["neighbours"] = _survival(findings.layer.gauge, say)
    return drawn


def _cosines(findings: Findings, say: Say) -> str:
    matrices, both = findings.matrices, Element("div", {"class": "pair"})
    names = [findings.ground.head.labels[k] for k in matrices.drawn]
    for key, table in (("before", matrices.before), ("after", matrices.after)):
        title = say(f"{key}-title")
        both.append(_figure(still.heat(table, names, title, _LOOK), title))
    title = say("counts-still")
    return _html(both) + _html(_figure(still.bars(matrices.edges, matrices.counts, title, _LOOK), title))


def _survival(gauge: Gauge, say: Say) -> str:
    title = say("kept-title")
    edges, counts = gauge.shares
    return _html(_figure(still.bars(edges, [counts], title, _LOOK), title))


def _figure(drawn: Element, title: str) -> Element:
    figure = Element("figure")
    figure.append(drawn)
    SubElement(figure, "figcaption").text = visible(title)
    return figure


def _html(element: Element) -> str:
    return tostring(element, encoding="unicode", method="html")


def report(findings: Findings, text: Text) -> str:
    """The audit as one page of HTML, complete in itself: no script, nothing to load."""
    head = findings.ground.head
    kind = text("kind-sigmoid" if findings.ground.sigmoid else "kind-softmax")
    of_file = [text("report-file", name=visible(head.name)), text("report-digest", digest=head.digest)]
    facts = [*(of_file if head.name else []), text("report-kind", kind=kind), text("report-versions", **versions())]
    drawn = pictures(findings, text)
    body = "".join(_part(part, text, drawn.get(part.key, "")) for part in parts(findings, text))
    notes = [text.plain(note) for note in head.notes]
    frame = Template(_FRAME.read_text(encoding="utf-8"))
    return frame.substitute(
        language=escape(text.language), title=escape(text("report-title")), body=f"{_lines([*facts, *notes])}{body}"
    )


def versions() -> dict[str, str]:
    """What computed the numbers."""
    return {
        "lab": __version__,
        "numpy": np.__version__,
        "scipy": scipy.__version__,
        "python": platform.python_version(),
    }


def summary(findings: Findings) -> dict[str, int]:
    """The audit in a few numbers; of a sigmoid, where every label can be on, without winners."""
    ground, won = findings.ground, findings.layer.winning
    n, d = ground.head.W.shape
    values = {"labels": n, "dimensions": d, "rank": ground.spread.rank}
    if won is not None:
        status = won.verdict.status
        values |= {"win": status.count("yes")}
        values |= {way.replace("-", "_"): status.count(each) for way, each in SHORT.items()}
    return values


def numbers(findings: Findings, *, embeddings: bool = True) -> str:
    """Every number of the report as JSON, floats to their last digit; keys are not translated.

    embeddings : whether each label that can win comes with an embedding at which it does
    """
    ground, pair, layer = findings.ground, findings.pair, findings.layer
    head, made, won = ground.head, layer.producing, layer.winning
    record: dict[str, Any] = {
        "file": head.name,
        "sha256": head.digest,
        "head": "sigmoid" if ground.sigmoid else "softmax",
        "versions": versions(),
        "summary": summary(findings),
        "labels": len(head.W),
        "dimensions": head.W.shape[1],
        "rank": ground.spread.rank,
        "pair": [head.labels[k] for k in pair.pair],
        "checks": [{"wanted": c, **check._asdict()} for c, check in pair.checks.items()],
        "embeddings_drawn": ground.drawn,
        "measures": [each._asdict() for each in pair.measures],
        "cosines": findings.matrices._asdict()
        | {"drawn": [head.labels[k] for k in findings.matrices.drawn], "readers": findings.moved},
        "neighbours": layer.gauge and layer.gauge.survival._asdict(),
        "outputs": made._replace(listed=None)._asdict()
        | {"listed": None if made.listed is None else len(made.listed.rows)},
        "inputs": pair.inputs and pair.inputs._asdict(),
        "winners": None if won is None else _winners(findings, embeddings=embeddings),
    }
    return json.dumps(record, default=_plain, ensure_ascii=False, indent=1)


def _winners(findings: Findings, *, embeddings: bool) -> list[dict[str, Any]]:
    """Each label's verdict and certificate."""
    won, head = findings.layer.winning, findings.ground.head
    if won is None:
        return []
    mixtures = {each.label: each for each in won.never}
    points = won.verdict.points
    few = embeddings and len(points) == len(head.W) and points.size <= _WITNESSES
    rows = []
    for k, word in enumerate(won.verdict.status):
        each: dict[str, Any] = {"label": head.labels[k], "status": word}
        if word == "yes" and few:
            each |= {"embedding": points[k], "leads_by": float(won.verdict.gaps[k])}
        if k in mixtures and mixtures[k].mixture is not None:
            weights = mixtures[k].mixture or {}
            each |= {"mixture": {head.labels[i]: w for i, w in weights.items()}}
        rows.append(each)
    return rows


def _plain(value: object) -> object:
    if isinstance(value, np.ndarray):
        if value.ndim > 1:
            return list(value)
        return [x if np.isfinite(x) else None for x in value.tolist()]
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(type(value))


def _part(part: Part, text: Text, drawn: str) -> str:
    tables = "".join(
        f"<h3>{escape(text(f'{each.key}-title'))}</h3>{_table(each.table, each.digits)}" for each in part.tables
    )
    return f"<h2>{escape(text(f'part-{part.key}'))}</h2>{_lines(part.lines)}{drawn}{tables}"


def _lines(lines: Any) -> str:  # noqa: ANN401 - any iterable of str
    return "".join(f"<p>{escape(visible(line))}</p>" for line in lines)


def _table(table: Any, digits: int) -> str:  # noqa: ANN401 - a Table
    cells = format_table(table, digits)
    head = "".join(f"<th>{escape(visible(name))}</th>" for name in cells)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(visible(cell))}</td>" for cell in row) + "</tr>"
        for row in zip(*cells.values(), strict=True)
    )
    return f"<table><tr>{head}</tr>{rows}</table>"
