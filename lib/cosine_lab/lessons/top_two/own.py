"""Of own vectors, or of words that ship: whether some query brings these first, and of how many pairs none does."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import NamedTuple

import numpy as np

from cosine_lab.background_jobs import Progress
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.data.words import load_words
from cosine_lab.escape import Markdown
from cosine_lab.figures.table import comma_separated
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.rankings.feasible import Answer
from cosine_lab.maths.rankings.leading import leads, witnesses
from cosine_lab.parameters import Field
from cosine_lab.prose import Text, magnitude, number
from cosine_lab.refusals import Word, some

PAIRS, BEGIN, FEWEST = 1000, 6, 3
"""Pairs at random, parts of a query or a proof that are said; documents of which a pair may be asked."""
MOST_NUMBERS = 8_000_000
"""Documents × numbers kept of each, 64 MB: of a larger table the first rows are asked about, and it is said."""
_AT_ONCE, _PATIENCE = 50, 40
_SCORES = 4_000_000  # at once
SECTIONS = ("pair", "thousand")
WORDS = {"first": "good", "second": "money", "third": ""}
FIELDS = {"kept": Field("top_two.field-kept", 2, 768, 1, whole=True)}
DEFAULTS = {"kept": 8.0}


def first_words(vectors: OwnVectors | None) -> Mapping[str, str]:
    """What to begin with: of own vectors their first two words."""
    return {**WORDS, **dict(zip(WORDS, vectors.words[:2], strict=False))} if vectors else WORDS


class Documents(NamedTuple):
    """Documents of unit length.

    mark : tells them from all others
    rows : (n, d)
    out_of : how many documents the table has; more than n only where it was cut to `MOST_NUMBERS`, or has zeros
    zeros : how many are left out, as all their kept numbers are zero
    """

    mark: str
    words: tuple[str, ...]
    rows: Matrix
    out_of: int
    zeros: int = 0

    def which(self, text: Text) -> Markdown:
        """How sentences name them: all, or the first of so many."""
        n = len(self.words)
        return text.markdown("own.all" if n + self.zeros == self.out_of else "own.cut", n=n, all=self.out_of)


def documents(mark: str, own: OwnVectors | None, numbers: int, most: int = MOST_NUMBERS) -> Documents:
    """Own vectors, or GloVe's of the shipped words, cut to their first `numbers`; of too many the first rows."""
    words, vectors = (own.words, own.vectors) if own else (load_words().words, load_words().vectors["GloVe-50"])
    rows = vectors[:, :numbers]
    rows = np.asarray(rows[: most // rows.shape[1]], dtype=np.float64)
    lengths = np.linalg.norm(rows, axis=1)
    some = lengths > 0
    there = tuple(compress(words, some.tolist()))
    return Documents(f"{mark}:{numbers}", there, rows[some] / lengths[some, None], len(words), int((~some).sum()))


class Reply(NamedTuple):
    """What is said of a set; where it is decided, how the query or the proof begins, its file's name, and its CSV."""

    text: Markdown
    begins: Markdown | None = None
    file: str = "query"
    saved: Callable[[], str] | None = None


class Counts(NamedTuple):
    """Of `PAIRS` random pairs: how many no query brings first, and how many floating point leaves undecided."""

    none: int
    undecided: int

    def sentence(self, of: Documents, text: Text) -> Markdown:
        """In a sentence."""
        key = "own.never-open" if self.undecided else "own.never"
        values = {"pairs": PAIRS, "which": of.which(text), "d": of.rows.shape[1]}
        return text.markdown(key, **self._asdict(), **values)


Wanted = tuple[str, tuple[int, ...]]
"""Some documents: the mark of all, and their places."""
Job = Callable[[Wanted, Progress], Answer]


def decided(of: Documents) -> Job:
    """A job: whether some query brings these documents first."""
    return lambda wanted, progress: leads(
        of.rows, wanted[1], of.rows.shape[1], lambda share: progress(share, Word("top_two.own.deciding"))
    )


def notes(of: Documents, text: Text) -> list[Markdown]:
    """What of the table is not asked about: rows beyond the limit, and rows of zeros alone."""
    n, numbers = of.rows.shape
    cut = [text.markdown("own.limit", n=n, all=of.out_of, kept=numbers, most=MOST_NUMBERS)]
    zeros = [text.markdown("own.zeros", zeros=of.zeros, kept=numbers)]
    return [*(cut if n + of.zeros < of.out_of else ()), *(zeros if of.zeros else ())]


def reply(of: Documents, typed: Sequence[str], text: Text, run: Callable[[Wanted, Job], Answer | None]) -> Reply | None:
    """Whether some query brings the words first: with that query, or the differences that rule it out.

    run : does the job of `decided`, or has None where it was cancelled; then there is nothing to say
    """
    wanted = [word for word in typed if word]
    if missing := [word for word in wanted if word not in of.words]:
        return Reply(text.markdown("own.missing", missing=missing, which=of.which(text)))
    few = len(of.words) < (fewest := max(FEWEST, len(wanted) + 1))
    if few or len(set(wanted)) < max(len(wanted), 2):
        return Reply(text.markdown("own.few" if few else "own.twice", fewest=fewest, which=of.which(text)))
    answer = run((of.mark, tuple(of.words.index(word) for word in wanted)), decided(of))
    if answer is None:
        return None
    if answer.ok and answer.point is not None and answer.margin > 0:
        query = (answer.point / np.linalg.norm(answer.point)).tolist()
        sentence = text.markdown("own.yes", words=wanted, lead=magnitude(answer.margin, 4), which=of.which(text))
        begin = [number(each, 3) for each in query[:BEGIN]]
        return Reply(
            sentence,
            text.markdown("own.begins", d=len(query), begin=begin),
            "query",
            partial(comma_separated, {"query": query}),
        )
    if answer.ok is not False:
        return Reply(text.markdown("own.open", words=wanted))
    each = [(of.words[above], of.words[below], weight) for above, below, weight in answer.why]
    sentence = text.markdown("own.no", words=wanted, others=some([*dict.fromkeys(b for _, b, _ in each)], BEGIN))
    parts = [text("own.part", weight=magnitude(weight, 3), a=a, b=b) for a, b, weight in each]
    table = dict(zip(("first", "less", "weight"), map(list, zip(*each, strict=True)), strict=True))
    return Reply(
        sentence, text.markdown("own.weighted", parts=some(parts, BEGIN)), "proof", partial(comma_separated, table)
    )


def never(of: Documents) -> Callable[[str, Progress], Counts]:
    """A job: what comes of 1,000 random pairs; most that lead are soon seen to."""

    def count(_: str, progress: Progress) -> Counts:
        draw, none, undecided = np.random.default_rng(0), 0, 0
        pairs = np.array([draw.choice(len(of.rows), 2, replace=False) for _ in range(PAIRS)])
        step = min(_AT_ONCE, max(1, _SCORES // len(of.rows)))
        for begin in range(0, PAIRS, step):
            some = pairs[begin : begin + step]
            for done in np.flatnonzero(~witnesses(of.rows, some, _PATIENCE).first).tolist():

                def report(share: float, done: int = begin + done) -> None:
                    progress((done + share) / PAIRS, Word("top_two.own.working"))

                ok = leads(of.rows, some[done].tolist(), progress=report).ok
                none, undecided = none + (ok is False), undecided + (ok is None)
            progress((begin + len(some)) / PAIRS, Word("top_two.own.working"))
        return Counts(none, undecided)

    return count
