"""What `cosine_lab.audit` gives: its numbers, which a notebook shows as the report of the page."""

import copy
import json
import re
from collections.abc import Iterator
from html import escape
from typing import Any

from cosine_lab import prose
from cosine_lab.escape import markdown
from cosine_lab.figures.table import Table, format_table
from cosine_lab.lessons.audit.model import Findings
from cosine_lab.lessons.audit.sentences.parts import Part
from cosine_lab.lessons.audit.sentences.report import numbers, report
from cosine_lab.lessons.audit.sentences.whole import parts
from cosine_lab.prose import ENGLISH, Text

_FRAME = (
    '<iframe sandbox srcdoc="{}" title="{}" style="width: 100%; height: 40em; border: 0; background: white"></iframe>'
)


class Audit(dict[str, Any]):
    """The numbers of an audit, by name, as the file of `audit --json` has them."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(json.loads(numbers(findings, embeddings=False)))
        self._findings = findings

    def to_dict(self) -> dict[str, Any]:
        """The numbers, as a dictionary of one's own."""
        return copy.deepcopy({**self})

    def to_html(self, language: str = ENGLISH) -> str:
        """The report as a page, complete in itself: no script, nothing to load."""
        return report(self._findings, prose.text("audit", language))

    def to_markdown(self, language: str = ENGLISH) -> str:
        """The report's sentences and tables, without its pictures."""
        text = prose.text("audit", language)
        whole = [f"# {text('report-title')}"]
        for part in parts(self._findings, text):
            whole += _part(part, text)
        return "\n\n".join(whole) + "\n"

    def _repr_html_(self) -> str:
        title = prose.text("audit")("report-title")
        return _FRAME.format(escape(self.to_html()), escape(title))


def _part(part: Part, text: Text) -> Iterator[str]:
    yield f"## {text(f'part-{part.key}')}"
    yield from (str(markdown(line)) for line in part.lines)
    for each in part.tables:
        yield f"### {text(f'{each.key}-title')}"
        yield _table(each.table, each.digits)


def _table(table: Table, digits: int) -> str:
    cells = format_table(table, digits)
    head, *rows = [[_cell(cell) for cell in row] for row in ([*cells], *zip(*cells.values(), strict=True))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def _cell(text: str) -> str:
    return re.sub(r"(?<!\\)\|", r"\|", markdown(text))
