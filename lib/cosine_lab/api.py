"""What the pages compute, for your own code: what the package `cosine_lab` gives (docs/package.md).

It knows no Streamlit and no Plotly. Each function is a thin front of those that the site itself calls. What cannot be
answered raises `ValueError`, in a sentence that says what was needed and what came.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from numpy.typing import ArrayLike

from cosine_lab import prose
from cosine_lab.audit_report import Audit
from cosine_lab.data.arguments import each_of, need, omission_note, pairs_of
from cosine_lab.data.heads.from_arrays import Labels, bounded, head_of, numbers_of
from cosine_lab.data.heads.head import KINDS
from cosine_lab.data.labelled_pairs import labelled, table_of
from cosine_lab.data.ratings import Agreement, Ratings
from cosine_lab.data.ratings import agreement as agreed
from cosine_lab.lessons.audit.model import audited
from cosine_lab.lessons.audit.model.layers import both
from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.rankings.patterns import Cells, rankings
from cosine_lab.maths.spaces.line import DRAWS, Interval, Line, best_line, intervals
from cosine_lab.refusals import Refused

__all__ = [
    "Agreement",
    "Audit",
    "Cells",
    "Interval",
    "Line",
    "Threshold",
    "agreement",
    "audit",
    "rankings",
    "threshold",
]
__all__ += ["translate"]

_NEEDS = re.compile(r"^(an upload|\w+) needs ")


class Threshold(NamedTuple):
    """The best line over labelled pairs, with its intervals of 95 %.

    pairs : how many were used
    unknown : texts without a vector; their pairs were left out
    """

    best: Line
    interval: Interval
    pairs: int
    unknown: tuple[str, ...]


@contextmanager
def speaking(function: str) -> Iterator[None]:
    """Have every refusal name the function that was called, whoever below it refused."""
    try:
        yield
    except ValueError as why:
        message = prose.text("uploads").plain(why) if isinstance(why, Refused) else str(why)
        raise ValueError(_NEEDS.sub(f"{function} needs ", message)) from None


def known_language(language: str) -> None:
    """Refuse a language that there is not.

    Raises
    ------
    ValueError
    """
    need(language in prose.languages(), f"a language among {', '.join(prose.languages())}", language)


@speaking("audit")
def audit(
    W: ArrayLike,
    bias: ArrayLike | None = None,
    labels: Labels | None = None,
    X: ArrayLike | None = None,
    *,
    sigmoid: bool = False,
    pair: tuple[int | str, int | str] | None = None,
) -> Audit:
    """What the cosines of an output layer can tell: the numbers of `audit --json` and the report.

    W : (n, d) array, a row a label; one row is scikit-learn's of two labels, whose first has a row of zeros
    bias : (n,) array, optional
    labels : n different names or whole numbers, or a mapping from a row's number to its name, optional; else 0, 1, …
    X : (m, d) array of its inputs, optional; else 1,000 are drawn at random
    sigmoid : whether each label is on or off by itself, where a softmax has one winner
    pair : names of two labels, or numbers from 0, whose cosine is moved; else the first two whose rows differ
    """
    ground = both(head_of(W, bias, labels, X, binary=not sigmoid))[KINDS[bool(sigmoid)]]
    rows = each_of(ground.first_pair if pair is None else pair, "two rows", count=2)
    i, j = (
        checks.label("this", at, len(ground.head.W), "a label of pair by name, or a number")
        for at in numbers_of(rows, ground.head.labels)
    )
    return Audit(audited(ground, (i, j)))


@speaking("translate")
def translate(W: ArrayLike, v: ArrayLike) -> Matrix:
    """W + v, one vector added to all rows: the same softmax, other cosines (Nielsen & Grivas, Lemma 3.1).

    W, v : shapes (n, d) and (d,)
    """
    rows = bounded(checks.matrix("this", W, "W"), "numbers of W")
    return rows + bounded(checks.vector("this", v, "v", rows.shape[1]), "numbers of v")


@speaking("threshold")
def threshold(
    pairs: Iterable[tuple[str, str, bool]],
    vectors: Mapping[str, ArrayLike],
    remedy: str = "raw",
    *,
    k: int = 1,
    draws: int = DRAWS,
    seed: int = 0,
) -> Threshold:
    """The score (the cosine, of most remedies) at or above which pairs are best called the same: largest F1 on these.

    Parameters
    ----------
    pairs : of two texts and whether they are the same
    vectors : by text
        All of them make the mean and the components that a remedy uses.
    remedy, k : as of the page Norms
        "raw", "centred", "top-removed" (k components), "whitened", "standardised", "unit", "min-max", "normalised".
    draws, seed : of the bootstrap
    """
    texts, scores, same, unknown = labelled(pairs, vectors, remedy, k)
    return Threshold(best_line(scores, same), intervals(scores, same, draws, seed), len(texts), unknown)


@speaking("agreement")
def agreement(
    pairs: Iterable[tuple[str, str, float]], vectors: Mapping[str, ArrayLike], remedy: str = "raw", *, k: int = 1
) -> Agreement:
    """Spearman's ρ of ratings with cosines: across all pairs, and within those that share their first text.

    pairs : of two texts and a rating; those with a text that has no vector are left out
    vectors, remedy, k : as of `threshold`
    """
    triples = pairs_of(pairs, "rating")
    need(triples, "rated pairs", triples)
    rows, W = table_of(vectors, triples, remedy, k)
    if not any(a in rows and b in rows for a, b, _ in triples):
        unknown = tuple(dict.fromkeys(text for pair in triples for text in pair[:2] if text not in rows))
        raise ValueError(f"this needs pairs whose texts have vectors, got none{omission_note(unknown, rows)}")
    ratings = checks.vector("this", [score for *_, score in triples], "ratings")
    return agreed(Ratings("", tuple((a, b) for a, b, _ in triples), ratings), rows, W, remedy, k)
