"""The parts of an audit as the page lays them out."""

from collections.abc import Iterable

from lib.figures.chart import Listing, View
from lib.inert import Markdown
from lib.lessons.audit.sentences.parts import Part
from lib.prose import Text


def views(parts: Iterable[Part], text: Text) -> list[View]:
    """Every part under its heading."""
    return [_view(part, text) for part in parts]


def _view(part: Part, text: Text) -> View:
    title = text(f"part-{part.key}")
    blocks = tuple(
        Listing(
            each.table,
            alt=text(f"{each.key}-title"),
            key=f"audit-{each.key}",
            digits=each.digits,
            foreign=True,
        )
        for each in part.tables
    )
    said = Markdown("\n\n".join([f"### {title}", *part.lines]))
    return View(said=said, rows=(((1, blocks),),) if blocks else ())
