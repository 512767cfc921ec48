"""A reader's own pairs, rated or labelled: two texts and a number, or two texts and whether they are the same."""

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.left import Left
from cosine_lab.data.pair_columns import KIND, Columns, Table, found, has_heading, shown
from cosine_lab.data.pair_rows import Value, opened, unfolded, values
from cosine_lab.escape import quoted
from cosine_lab.maths.checks import Vector
from cosine_lab.refusals import Refused, Word

MOST_PAIRS = 5000
_CELLS, _BOTH = 3, 2
_LOOKED_AT = 20  # lines
_TAGGED = re.compile("[^-\\s]+-[nvja]")
"""A word with its part of speech, as MEN has them."""

_CODES = {-1.0: 0.0, 0.0: 1.0, 1.0: 0.0, 2.0: 0.0}
"""Whether a code of natural language inference means the same: entailment does, neutral and contradiction do not."""


@dataclass(frozen=True, eq=False)
class OwnPairs:
    """m different pairs, in the order of their first lines.

    Attributes
    ----------
    pairs : tuple of pairs of str
    scores : ndarray of shape (m,) or None
        Finite ratings, where pairs are rated.
    same : ndarray of shape (m,) or None
        Truth values, where pairs are labelled.
    repeated : int
        Lines that say again what a line before them said.
    heading : int
        The line that was taken for headings; 0 if none was.
    mark : str
        Tells these pairs from any others.
    file : str
        The name of the file that held them; blank where they were typed.
    notes : tuple of Word
        What was left out, and how labels or ratings were read.
    table : Table or None
        What the columns were chosen from, if there are more than three.
    """

    pairs: tuple[tuple[str, str], ...]
    scores: Vector | None
    same: NDArray[np.bool_] | None
    repeated: int = 0
    heading: int = 0
    mark: str = ""
    file: str = ""
    notes: tuple[Word, ...] = ()
    table: Table | None = None

    def known(self, words: Container[str]) -> NDArray[np.intp]:
        """Numbers of the pairs of which both texts are among these words."""
        return np.array([i for i, pair in enumerate(self.pairs) if all(word in words for word in pair)], dtype=np.intp)

    def unknown(self, words: Container[str]) -> tuple[str, ...]:
        """Texts that are not among these words, each once."""
        return tuple(dict.fromkeys(word for pair in self.pairs for word in pair if word not in words))


def parse(content: bytes, file: str = "", columns: Columns | None = None) -> OwnPairs:
    """Pairs from a table of two texts and a label or a number, one pair a line.

    UTF-8, separated by comma, semicolon or tab (the commonest in the first line), by blanks where three words are all
    there is, an object of JSON in each line, or one object of lists. Which columns are meant headings say, or what the
    cells hold. A row that cannot be used is left out, and told, as are pairs beyond `MOST_PAIRS`.

    Parameters
    ----------
    content, file : bytes, str
    columns : Columns or None
        Which columns are meant, where that was asked.

    Raises
    ------
    Refused
        Where no pairs are left, for the reason of the first line at fault; or with the table, where it is to be asked
        which columns are meant.
    """
    left = Left()
    mark = sha256(content + repr(columns).encode()).hexdigest()
    content, listed = unfolded(content)
    part, heading, cells = opened(content, left)
    opening = list(islice(cells, _LOOKED_AT))
    left.need(opening)
    if not opening:
        raise Refused("own_pairs.none", kind=KIND)
    line = 0
    if not heading and has_heading([row for _, row in opening]):
        line, heading = opening.pop(0)
    if not opening:
        raise Refused("own_pairs.none", kind=KIND)
    rows = [row for _, row in opening]
    columns = columns or found(heading, rows)
    pairs = values(chain(opening, cells), columns, part, left)
    told, repeated, more = _told(pairs, left)
    left.need(told)
    told, lemmas = _without_tags(told)
    told, coded = _decoded(heading, columns, told)
    labelled = next(iter(told.values())).word or {each.value for each in told.values()} <= {0.0, 1.0}
    repeated += _fold(told, left) if labelled else 0
    numbers = np.fromiter((each.value for each in told.values()), np.float64, len(told))
    if labelled and len(set(numbers.tolist())) < _BOTH:
        left.need(holds=False)
        raise Refused("own_pairs.one-label", kind=KIND, pairs=len(told))
    same, scores = (numbers == 1, None) if labelled else (None, numbers)
    notes = [*listed, *left.notes(), *_notes(numbers, told, more, labelled=labelled), *lemmas, *coded]
    table = shown(heading, rows, columns) if len(heading or rows[0]) > _CELLS else None
    return OwnPairs(tuple(told), scores, same, repeated, line, mark, file, tuple(notes), table)


def _notes(numbers: Vector, told: dict[tuple[str, str], Value], more: bool, *, labelled: bool) -> Iterator[Word]:  # noqa: FBT001
    if more:
        yield Word("own_pairs.first", {"most": MOST_PAIRS})
    if not labelled:
        yield Word("own_pairs.ratings", {"low": float(numbers.min()), "high": float(numbers.max())})
    elif any(each.inferred for each in told.values()):
        yield Word("own_pairs.inferred")


def _without_tags(told: dict[tuple[str, str], Value]) -> tuple[dict[tuple[str, str], Value], tuple[Word, ...]]:
    """The same pairs without the part of speech that every word bears, and what to say of it."""
    if not all(_TAGGED.fullmatch(word) for pair in told for word in pair):
        return told, ()
    bare = {(a[:-2], b[:-2]): value for (a, b), value in told.items()}
    return (bare, (Word("own_pairs.tags"),)) if len(bare) == len(told) else (told, ())


def _decoded(
    heading: list[str], columns: Columns, told: dict[tuple[str, str], Value]
) -> tuple[dict[tuple[str, str], Value], tuple[Word, ...]]:
    """The labels that SNLI, MultiNLI, XNLI and ANLI ship as 0, 1, 2, with -1 where people did not agree."""
    codes = {each.value for each in told.values()}
    if not (heading and heading[columns.first].lower() == "premise" and 2 in codes and codes <= set(_CODES)):  # noqa: PLR2004
        return told, ()
    kept = {pair: each for pair, each in told.items() if each.value >= 0}
    read = {pair: each._replace(value=_CODES[each.value], word=True) for pair, each in kept.items()}
    return read, (Word("own_pairs.codes", {"unlabelled": len(told) - len(read)}),)


def _told(pairs: Iterable[tuple[tuple[str, str], Value]], left: Left) -> tuple[dict[tuple[str, str], Value], int, bool]:
    """What is told of each pair; how many lines repeat; and whether there are more pairs than are taken."""
    told: dict[tuple[str, str], Value] = {}
    repeated = 0
    for pair, value in pairs:
        if value.word != next(iter(told.values()), value).word:
            left.add(Refused("own_pairs.mixed", kind=KIND, line=value.line, cell=quoted(value.cell)))
        elif (before := told.get(pair)) is None:
            if len(told) == MOST_PAIRS:
                return told, repeated, True
            told[pair] = value
        elif before.value != value.value:
            left.add(Refused("own_pairs.contradicts", kind=KIND, line=value.line, first=before.line))
        else:
            repeated += 1
    return told, repeated, False


def _fold(told: dict[tuple[str, str], Value], left: Left) -> int:
    """Take out labelled pairs that an earlier line has the other way round: of rated ones the first is the query."""
    turned = [pair for pair, each in told.items() if told.get(pair[::-1], each).line < each.line]
    repeated = 0
    for pair in turned:
        value = told.pop(pair)
        if (first := told[pair[::-1]]).value != value.value:
            left.add(Refused("own_pairs.contradicts", kind=KIND, line=value.line, first=first.line))
        else:
            repeated += 1
    return repeated
