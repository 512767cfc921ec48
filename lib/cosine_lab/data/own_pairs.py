"""A reader's own pairs, rated or labelled: two texts and a number, or two texts and whether they are the same."""

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.omissions import Omissions
from cosine_lab.data.pair_columns import KIND, Columns, Table, detect, has_heading, preview
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
    omissions = Omissions()
    mark = sha256(content + repr(columns).encode()).hexdigest()
    content, listed = unfolded(content)
    part, heading, cells = opened(content, omissions)
    opening = list(islice(cells, _LOOKED_AT))
    omissions.need(opening)
    if not opening:
        raise Refused("own_pairs.none", kind=KIND)
    line = 0
    if not heading and has_heading([row for _, row in opening]):
        line, heading = opening.pop(0)
    if not opening:
        raise Refused("own_pairs.none", kind=KIND)
    rows = [row for _, row in opening]
    columns = columns or detect(heading, rows)
    pairs = values(chain(opening, cells), columns, part, omissions)
    by_pair, repeated, more = _by_pair(pairs, omissions)
    omissions.need(by_pair)
    by_pair, lemmas = _without_tags(by_pair)
    by_pair, coded = _decoded(heading, columns, by_pair)
    labelled = next(iter(by_pair.values())).word or {each.value for each in by_pair.values()} <= {0.0, 1.0}
    repeated += _fold(by_pair, omissions) if labelled else 0
    numbers = np.fromiter((each.value for each in by_pair.values()), np.float64, len(by_pair))
    if labelled and len(set(numbers.tolist())) < _BOTH:
        omissions.need(holds=False)
        raise Refused("own_pairs.one-label", kind=KIND, pairs=len(by_pair))
    same, scores = (numbers == 1, None) if labelled else (None, numbers)
    notes = [*listed, *omissions.notes(), *_notes(numbers, by_pair, more, labelled=labelled), *lemmas, *coded]
    table = preview(heading, rows, columns) if len(heading or rows[0]) > _CELLS else None
    return OwnPairs(tuple(by_pair), scores, same, repeated, line, mark, file, tuple(notes), table)


def _notes(numbers: Vector, by_pair: dict[tuple[str, str], Value], more: bool, *, labelled: bool) -> Iterator[Word]:  # noqa: FBT001
    if more:
        yield Word("own_pairs.first", {"most": MOST_PAIRS})
    if not labelled:
        yield Word("own_pairs.ratings", {"low": float(numbers.min()), "high": float(numbers.max())})
    elif any(each.inferred for each in by_pair.values()):
        yield Word("own_pairs.inferred")


def _without_tags(by_pair: dict[tuple[str, str], Value]) -> tuple[dict[tuple[str, str], Value], tuple[Word, ...]]:
    """The same pairs without the part of speech that every word bears, and what to say of it."""
    if not all(_TAGGED.fullmatch(word) for pair in by_pair for word in pair):
        return by_pair, ()
    bare = {(a[:-2], b[:-2]): value for (a, b), value in by_pair.items()}
    return (bare, (Word("own_pairs.tags"),)) if len(bare) == len(by_pair) else (by_pair, ())


def _decoded(
    heading: list[str], columns: Columns, by_pair: dict[tuple[str, str], Value]
) -> tuple[dict[tuple[str, str], Value], tuple[Word, ...]]:
    """The labels that SNLI, MultiNLI, XNLI and ANLI ship as 0, 1, 2, with -1 where people did not agree."""
    codes = {each.value for each in by_pair.values()}
    if not (heading and heading[columns.first].lower() == "premise" and 2 in codes and codes <= set(_CODES)):  # noqa: PLR2004
        return by_pair, ()
    valid = {pair: each for pair, each in by_pair.items() if each.value >= 0}
    decoded = {pair: each._replace(value=_CODES[each.value], word=True) for pair, each in valid.items()}
    return decoded, (Word("own_pairs.codes", {"unlabelled": len(by_pair) - len(decoded)}),)


def _by_pair(
    pairs: Iterable[tuple[tuple[str, str], Value]], omissions: Omissions
) -> tuple[dict[tuple[str, str], Value], int, bool]:
    """What is told of each pair; how many lines repeat; and whether there are more pairs than are taken."""
    by_pair: dict[tuple[str, str], Value] = {}
    repeated = 0
    for pair, value in pairs:
        if value.word != next(iter(by_pair.values()), value).word:
            omissions.add(Refused("own_pairs.mixed", kind=KIND, line=value.line, cell=quoted(value.cell)))
        elif (before := by_pair.get(pair)) is None:
            if len(by_pair) == MOST_PAIRS:
                return by_pair, repeated, True
            by_pair[pair] = value
        elif before.value != value.value:
            omissions.add(Refused("own_pairs.contradicts", kind=KIND, line=value.line, first=before.line))
        else:
            repeated += 1
    return by_pair, repeated, False


def _fold(by_pair: dict[tuple[str, str], Value], omissions: Omissions) -> int:
    """Take out labelled pairs that an earlier line has the other way round: of rated ones the first is the query."""
    turned = [pair for pair, each in by_pair.items() if by_pair.get(pair[::-1], each).line < each.line]
    repeated = 0
    for pair in turned:
        value = by_pair.pop(pair)
        if (first := by_pair[pair[::-1]]).value != value.value:
            omissions.add(Refused("own_pairs.contradicts", kind=KIND, line=value.line, first=first.line))
        else:
            repeated += 1
    return repeated
