"""A reader's own sentences as tables: the nearest to the one that is typed, and the most alike pairs."""

from collections.abc import Sequence
from math import floor

from cosine_lab.figures.chart import Listing, View, listing
from cosine_lab.figures.table import Cell
from cosine_lab.lessons.words.model.compared import Compared, Pair
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused


def view(compared: Compared | None, refused: Sequence[Refused], count: int, text: Text) -> View:
    """What the sentences come to.

    count : how many sentences there are; those that have no vector are left out
    """
    if compared is None:
        return View(refused=tuple(refused))
    missing = count - compared.sentences
    note = text.markdown("sentences-left", count=missing) if missing else None
    tables = [
        _table(kind, pairs, text) for kind, pairs in (("near", compared.near), ("alike", compared.alike)) if pairs
    ]
    rows = (tuple((1, (each,)) for each in tables),)
    return View(refused=tuple(refused), answer=text.markdown("sentences-said", found=compared), note=note, rows=rows)


def _table(kind: str, pairs: Sequence[Pair], text: Text) -> Listing:
    columns: dict[str, list[Cell]] = {}
    if kind == "alike":
        columns[text("column-sentence")] = [each.text for each in pairs]
    columns[text("column-other" if columns else "column-sentence")] = [each.other for each in pairs]
    columns[text("column-cosine")] = [each.cosine for each in pairs]
    columns[text("column-above")] = [floor(100 * each.above) / 100 for each in pairs]  # no pair is above all
    return listing(f"sentences-{kind}", columns, text, digits=2, foreign=True)
