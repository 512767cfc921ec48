"""Where a table of vectors has its words and its numbers: columns of other things, and vectors in one cell."""

from typing import NamedTuple

from cosine_lab.data.files.cells import Cells
from cosine_lab.data.files.lines import is_number
from cosine_lab.data.files.omissions import Omissions
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word, some

_NAMES = ("word", "words", "token", "tokens", "text", "texts", "sentence", "chunk", "content", "combined")
HEADINGS = {*("class", "classes", "label", "labels", "name", "names"), *_NAMES}
"""Over a column of names."""
_LISTED = 8


class Layout(NamedTuple):
    """Columns, from 0: of words; of vectors in one cell, None if all behind the words; and how many there are."""

    word: int
    vector: int | None
    columns: int

    def picked(self, row: Cells, omissions: Omissions, kind: Word) -> Cells | None:
        """The word of a row and its numbers; None where it is left out."""
        at, cells = row
        if self.vector is None:
            return at, cells[self.word :]
        numbers = parts(cells[self.vector]) if len(cells) > self.vector else None
        if numbers is None or self.word >= len(cells):
            omissions.add(Refused("uploads.no-list", kind=kind, line=at, cell=self.vector + 1))
            return None
        return at, [cells[self.word], *numbers]

    def notes(self, heading: list[str]) -> tuple[Word, ...]:
        """Which columns were not read."""
        last = self.columns if self.vector is not None else self.word
        unread = [k for k in range(last) if k not in (self.word, self.vector)]
        named = [quoted(heading[k]) if k < len(heading) and heading[k] else str(k + 1) for k in unread]
        return (Word("uploads.columns-unread", {"names": some(named, _LISTED)}),) if named else ()


def layout(heading: list[str], row: list[str]) -> Layout | None:
    """Where a row below these headings has what; None where it is a word and then numbers, as usual."""
    vector = next((k for k, cell in enumerate(row) if parts(cell)), None)
    end = len(row) - next((k for k, cell in enumerate(reversed(row)) if not is_number(cell)), len(row))
    texts = [k for k, cell in enumerate(row[: end if vector is None else None]) if not is_number(cell) and k != vector]
    called = {k: heading[k].lower() for k in texts if k < len(heading)}
    named = [k for name in (*_NAMES, *sorted(HEADINGS)) for k in called if called[k] == name]
    word = (named or texts or [0])[0]
    if vector is None and (not heading or word == 0 or end == len(row)):
        return None
    return Layout(word, vector, len(row))


def parts(cell: str) -> list[str] | None:
    """The numbers of a cell that is a list of them, "[1, 2]" or "[1 2]"; None if it is none."""
    if not (cell.startswith("[") and cell.endswith("]")):
        return None
    return cell[1:-1].replace(",", " ").split() or None
