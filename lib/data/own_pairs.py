"""A reader's own pairs, rated or labelled: two texts and a number, or two texts and whether they are the same."""

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, islice
from typing import NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from lib import names
from lib.data.files.cells import Cells, separated, separator
from lib.data.files.lines import is_number, lines, numbers
from lib.data.own_sentences import LONGEST
from lib.escape import quoted
from lib.maths.checks import Vector
from lib.refusals import Refused, Word

MOST_BYTES = 5_000_000
MOST_PAIRS = 5000
_LONGEST = 4 * 2 * LONGEST + 100  # bytes of a line
_CELLS, _BOTH = 3, 2
KIND = Word("own_pairs.kind")
_LABELS = {"same": True, "different": False, "yes": True, "no": False, "true": True, "false": False}
_NUMERAL = re.compile(r"\W*\d")
"""How a cell begins that is meant for a number, and so is no heading."""
_DECIMAL = re.compile(r"[-+]?(?![1-9]\d{0,2},\d{3}$)\d+,\d+", re.ASCII)
"""A decimal comma; "1,000" may be a thousand."""


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
    """

    pairs: tuple[tuple[str, str], ...]
    scores: Vector | None
    same: NDArray[np.bool_] | None
    repeated: int = 0
    heading: int = 0
    mark: str = ""
    file: str = ""

    def known(self, words: Container[str]) -> NDArray[np.intp]:
        """Numbers of the pairs of which both texts are among these words."""
        return np.array([i for i, pair in enumerate(self.pairs) if all(word in words for word in pair)], dtype=np.intp)

    def unknown(self, words: Container[str]) -> tuple[str, ...]:
        """Texts that are not among these words, each once."""
        return tuple(dict.fromkeys(word for pair in self.pairs for word in pair if word not in words))


class _Value(NamedTuple):
    """What is told of a pair, in which line, and whether in a word."""

    value: float
    line: int
    word: bool


def parse(content: bytes, file: str = "") -> OwnPairs:
    """Pairs from lines "a, b, score" or "a, b, same" and "a, b, different".

    UTF-8, separated by comma, semicolon or tab (the commonest in the first line). A first line whose third cell is
    neither, and does not begin as a number, is taken for headings. 1 and 0 alone are labels too, as are yes and no,
    true and false. Between semicolons or tabs a number may have a decimal comma.

    Raises
    ------
    Refused
        Naming the line at fault where there is one.
    """
    read = lines(KIND, content, _LONGEST, MOST_BYTES)
    opening = list(islice(read, 1))
    if not opening:
        raise Refused("own_pairs.none", kind=KIND)
    part = separator(opening[0][1], ",;\t")
    cells = separated(KIND, chain(opening, read), part)
    number, first = next(cells)
    heading = number * (len(first) == _CELLS and _is_heading(first[2]))
    told, repeated = _told(cells if heading else chain([(number, first)], cells), part)
    if not told:
        raise Refused("own_pairs.none", kind=KIND)
    labelled = next(iter(told.values())).word or {each.value for each in told.values()} <= {0.0, 1.0}
    repeated += _fold(told) if labelled else 0
    values = np.fromiter((each.value for each in told.values()), np.float64, len(told))
    if labelled and len(set(values.tolist())) < _BOTH:
        raise Refused("own_pairs.one-label", kind=KIND, pairs=len(told))
    same, scores = (values == 1, None) if labelled else (None, values)
    return OwnPairs(tuple(told), scores, same, repeated, heading, sha256(content).hexdigest(), file)


def _is_heading(cell: str) -> bool:
    return not (not cell or cell.lower() in _LABELS or is_number(cell) or _NUMERAL.match(cell))


def _told(cells: Iterable[Cells], part: str) -> tuple[dict[tuple[str, str], _Value], int]:
    """What is told of each pair; and how many lines repeat."""
    told: dict[tuple[str, str], _Value] = {}
    repeated = 0
    for number, line in cells:
        if len(line) != _CELLS:
            _miscounted(line, number, part)
        found = _value(line[2], number, part)
        pair = (_text(line[0], number), _text(line[1], number))
        if found.word != next(iter(told.values()), found).word:
            raise Refused("own_pairs.mixed", kind=KIND, line=number, cell=quoted(line[2]))
        if (before := told.get(pair)) is None:
            told[pair] = found
            if len(told) > MOST_PAIRS:
                raise Refused("own_pairs.many", kind=KIND, most=MOST_PAIRS, line=number)
        elif before.value != found.value:
            raise Refused("own_pairs.contradicts", kind=KIND, line=number, first=before.line)
        else:
            repeated += 1
    return told, repeated


def _fold(told: dict[tuple[str, str], _Value]) -> int:
    """Take out labelled pairs that an earlier line has the other way round: of rated ones the first is the query."""
    turned = [pair for pair, each in told.items() if told.get(pair[::-1], each).line < each.line]
    for pair in turned:
        value, line, _ = told.pop(pair)
        if (first := told[pair[::-1]]).value != value:
            raise Refused("own_pairs.contradicts", kind=KIND, line=line, first=first.line)
    return len(turned)


def _miscounted(line: list[str], number: int, part: str) -> NoReturn:
    last = ",".join(line[2:])
    if part == "," and _DECIMAL.fullmatch(last):
        place = Refused("uploads.cell", line=number, cell=_CELLS)
        raise Refused("uploads.comma", kind=KIND, cell=quoted(last), place=place)
    raise Refused("own_pairs.cells", kind=KIND, line=number, found=len(line))


def _value(cell: str, number: int, part: str) -> _Value:
    if (label := _LABELS.get(cell.lower())) is not None:
        return _Value(float(label), number, word=True)
    if not is_number(cell) and not _NUMERAL.match(cell):
        raise Refused("own_pairs.label", kind=KIND, line=number, cell=quoted(cell))
    told = cell.replace(",", ".") if part != "," and _DECIMAL.fullmatch(cell) else cell
    return _Value(float(numbers(KIND, [told], number, _CELLS)[0]), number, word=False)


def _text(cell: str, number: int) -> str:
    text = names.normal(cell) if len(cell) <= 2 * LONGEST else cell
    if not text:
        raise Refused("own_pairs.blank", kind=KIND, line=number)
    if len(text) > LONGEST:
        raise Refused("own_pairs.long", kind=KIND, line=number, most=LONGEST, length=len(text))
    if names.unseen(text):
        raise Refused("own_pairs.unseen", kind=KIND, line=number, text=quoted(text))
    return text
