"""Of own vectors, or of words that ship: whether some query brings these first, and of how many pairs none does."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from lib.data.own_vectors import OwnVectors
from lib.data.words import load_words
from lib.escape import Markdown
from lib.figures.table import comma_separated
from lib.jobs import Progress
from lib.maths.checks import Matrix
from lib.maths.rankings.feasible import Answer
from lib.maths.rankings.leading import leads, witnesses
from lib.parameters import Field
from lib.prose import Text, number
from lib.refusals import Word, some

MOST, PAIRS, BEGIN, FEWEST = 2000, 1000, 6, 3
"""Documents, pairs at random, parts of a query or a proof that are said; documents of which a pair may be asked."""
_AT_ONCE, _PATIENCE = 50, 40
SECTIONS = ("pair", "thousand")
WORDS = {"first": "good", "second": "money", "third": ""}
FIELDS = {"kept": Field("top_two.field-kept", 2, 768, 1, whole=True)}
KEPT = {"kept": 8.0}


class Documents(NamedTuple):
    """Documents of unit length.

    mark : tells them from all others
    rows : (n, d), n at most 2,000
    """

    mark: str
    words: tuple[str, ...]
    rows: Matrix


def documents(mark: str, held: OwnVectors | None, kept: int) -> Documents:
    """The first 2,000 own vectors, or GloVe's of the shipped words, cut to their first `kept` numbers."""
    words, vectors = (held.words, held.vectors) if held else (load_words().words, load_words().vectors["GloVe-50"])
    rows = np.asarray(vectors[:MOST, :kept], dtype=np.float64)
    lengths = np.linalg.norm(rows, axis=1)
    some = lengths > 0
    there = tuple(word for word, is_there in zip(words[:MOST], some, strict=True) if is_there)
    return Documents(f"{mark}:{kept}", there, rows[some] / lengths[some, None])


class Asked(NamedTuple):
    """What is said of a set; where it is decided, how the query or the proof begins, its file's name, and its CSV."""

    said: Markdown
    begins: Markdown | None = None
    file: str = "query"
    saved: Callable[[], str] | None = None


Wanted = tuple[str, tuple[int, ...]]
"""Some documents: the mark of all, and their places."""
Job = Callable[[Wanted, Progress], Answer]


def decided(of: Documents) -> Job:
    """A job: whether some query brings these documents first."""
    return lambda wanted, progress: leads(
        of.rows, wanted[1], of.rows.shape[1], lambda share: progress(share, Word("top_two.own.deciding"))
    )


def asked(of: Documents, typed: Sequence[str], text: Text, run: Callable[[Wanted, Job], Answer | None]) -> Asked | None:
    """Whether some query brings the words first: with that query, or the differences that rule it out.

    run : does the job of `decided`, or has None where it was cancelled; then there is nothing to say
    """
    wanted = [word for word in typed if word]
    if missing := [word for word in wanted if word not in of.words]:
        return Asked(text.markdown("own.missing", missing=missing, n=len(of.words)))
    few = len(of.words) < (fewest := max(FEWEST, len(wanted) + 1))
    if few or len(set(wanted)) < max(len(wanted), 2):
        return Asked(text.markdown("own.few" if few else "own.twice", fewest=fewest, n=len(of.words)))
    found = run((of.mark, tuple(of.words.index(word) for word in wanted)), decided(of))
    if found is None:
        return None
    if found.ok and found.point is not None:
        query = (found.point / np.linalg.norm(found.point)).tolist()
        said = text.markdown("own.yes", words=wanted, lead=found.margin, n=len(of.words))
        begin = [number(each, 3) for each in query[:BEGIN]]
        return Asked(
            said,
            text.markdown("own.begins", d=len(query), begin=begin),
            "query",
            partial(comma_separated, {"query": query}),
        )
    if found.ok is None:
        return Asked(text.markdown("own.open", words=wanted))
    each = [(of.words[above], of.words[below], weight) for above, below, weight in found.why]
    said = text.markdown("own.no", words=wanted, others=some([*dict.fromkeys(b for _, b, _ in each)], BEGIN))
    parts = [text("own.part", weight=number(weight, 3), a=a, b=b) for a, b, weight in each]
    table = dict(zip(("first", "less", "weight"), map(list, zip(*each, strict=True)), strict=True))
    return Asked(
        said, text.markdown("own.weighted", parts=some(parts, BEGIN)), "proof", partial(comma_separated, table)
    )


def never(of: Documents) -> Callable[[str, Progress], int]:
    """A job: of how many of 1,000 random pairs no query brings both first; most that lead are soon seen to."""

    def count(_: str, progress: Progress) -> int:
        draw, none = np.random.default_rng(0), 0
        pairs = np.array([draw.choice(len(of.rows), 2, replace=False) for _ in range(PAIRS)])
        for begin in range(0, PAIRS, _AT_ONCE):
            some = pairs[begin : begin + _AT_ONCE]
            for done in np.flatnonzero(~witnesses(of.rows, some, _PATIENCE).found).tolist():

                def told(share: float, done: int = begin + done) -> None:
                    progress((done + share) / PAIRS, Word("top_two.own.working"))

                none += leads(of.rows, some[done].tolist(), told=told).ok is False
            progress((begin + len(some)) / PAIRS, Word("top_two.own.working"))
        return none

    return count
