"""What the pages compute, for your own code: this module is the package `cosine_lab` (docs/package.md).

It knows no Streamlit and no Plotly. Each function is a thin front of those that the site itself calls.
"""

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lib import prose
from lib.data.heads.head import Head, check_shape, completed, named
from lib.data.own_vectors import in_row
from lib.data.ratings import Agreement, Ratings
from lib.data.ratings import agreement as agreed
from lib.lessons.audit.model import audited
from lib.lessons.audit.model.layers import both
from lib.lessons.audit.sentences.report import numbers
from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.rankings.patterns import Cells, rankings
from lib.maths.spaces.line import DRAWS, Interval, Line, best_line, intervals
from lib.maths.spaces.remedies import REMEDIES, directionless, pair_scores
from lib.refusals import Refused, Word

__all__ = ["Agreement", "Cells", "Interval", "Line", "Threshold", "agreement", "audit", "rankings", "threshold"]
__all__ += ["translate"]

_KIND = Word("uploads.file")


class Threshold(NamedTuple):
    """The best line over labelled pairs, with its intervals of 95 %.

    pairs : how many were used
    unknown : texts without a vector; their pairs were left out
    """

    best: Line
    interval: Interval
    pairs: int
    unknown: tuple[str, ...]


def audit(
    W: ArrayLike,
    bias: ArrayLike | None = None,
    labels: Iterable[str] | None = None,
    *,
    sigmoid: bool = False,
    pair: tuple[int, int] | None = None,
) -> dict[str, Any]:
    """What the cosines of an output layer can tell: the numbers of `lab.py audit --json`, `summary` among them.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings, a row a label.
    bias : (n,) array, optional
    labels : n different names, optional
        Else the numbers from 0.
    sigmoid : bool
        Whether each label is on or off by itself, where a softmax has one winner.
    pair : two row numbers, optional
        Whose cosine is moved; else the first two that differ.

    Raises
    ------
    ValueError
        For input that is no output layer, in a sentence.
    """
    try:
        rows = checks.matrix("audit", W)
        check_shape(_KIND, *rows.shape)
        offsets = None if bias is None else checks.vector("audit", bias, "biases", size=len(rows)).copy()
        head = Head("", named(_KIND, labels, len(rows), in_row), rows.copy(), offsets)
        ground = both(completed(head))["sigmoid" if sigmoid else "softmax"]
        i, j = ground.first_pair if pair is None else (checks.label("audit", at, len(rows), "a row") for at in pair)
        found: dict[str, Any] = json.loads(numbers(audited(ground, (i, j)), embeddings=False))
    except Refused as why:
        raise ValueError(str(prose.sentence(why))) from None
    return found


def translate(W: ArrayLike, v: ArrayLike) -> Matrix:
    """W + v, one vector added to all rows: the same softmax, other cosines (Nielsen & Grivas, Lemma 3.1).

    W, v : shapes (n, d) and (d,)
    """
    rows = checks.matrix("translate", W)
    return rows + checks.vector("translate", v, size=rows.shape[1])


def threshold(
    pairs: Iterable[tuple[str, str, bool]],
    vectors: Mapping[str, ArrayLike],
    remedy: str = "raw",
    *,
    k: int = 1,
    draws: int = DRAWS,
    seed: int = 0,
) -> Threshold:
    """The cosine at or above which pairs are best called the same (largest F1), on these pairs.

    Parameters
    ----------
    pairs : of two texts and whether they are the same
    vectors : by text
        All of them make the mean and the components that a remedy uses.
    remedy, k : as of the page Norms
        "raw", "centred", "top-removed" (k components), "whitened", "standardised", "unit", "min-max", "normalised".
    draws, seed : of the bootstrap
    """
    told = [(a, b, same) for a, b, same in pairs]
    for *_, same in told:
        if not isinstance(same, bool | np.bool_):
            raise ValueError(f"threshold needs True or False for every pair, got {same!r}")  # noqa: TRY004 - as all
    rows, W = _table("threshold", vectors)
    used = [(rows[a], rows[b], bool(same)) for a, b, same in told if a in rows and b in rows]
    if not used:
        raise ValueError("threshold needs pairs whose texts have vectors, got none")
    _check("threshold", (remedy, k), rows, W, {row for *pair, _ in used for row in pair})
    scores = pair_scores(remedy, W, [each[:2] for each in used], k)
    truths = np.array([each[2] for each in used])
    unknown = tuple(dict.fromkeys(text for pair in told for text in pair[:2] if text not in rows))
    return Threshold(best_line(scores, truths), intervals(scores, truths, draws, seed), len(used), unknown)


def agreement(
    pairs: Iterable[tuple[str, str, float]], vectors: Mapping[str, ArrayLike], remedy: str = "raw", *, k: int = 1
) -> Agreement:
    """Spearman's ρ of ratings with cosines: across all pairs, and within those that share their first text.

    pairs : of two texts and a rating; those with a text that has no vector are left out
    vectors, remedy, k : as of `threshold`
    """
    told = [(a, b, score) for a, b, score in pairs]
    if not told:
        raise ValueError("agreement needs rated pairs, got none")
    rows, W = _table("agreement", vectors)
    ratings = checks.vector("agreement", [score for *_, score in told], "ratings")
    used = {rows[text] for a, b, _ in told if a in rows and b in rows for text in (a, b)}
    _check("agreement", (remedy, k), rows, W, used)
    return agreed(Ratings("", tuple((a, b) for a, b, _ in told), ratings), rows, W, remedy, k)


def _table(function: str, vectors: Mapping[str, ArrayLike]) -> tuple[dict[str, int], Matrix]:
    """The row of each text, and all rows."""
    size, held = None, []
    for text, vector in vectors.items():
        held.append(checks.vector(function, vector, f"vectors[{text!r}]", size))
        size = held[0].size
    if not held:
        raise ValueError(f"{function} needs vectors, got none")
    return {text: at for at, text in enumerate(vectors)}, np.array(held)


def _check(function: str, asked: tuple[str, int], rows: Mapping[str, int], W: Matrix, used: Collection[int]) -> None:
    """Refuse a remedy that is none, or after which a text that is used has no cosine."""
    remedy, k = asked
    if remedy not in REMEDIES:
        raise ValueError(f"{function} needs one of {', '.join(REMEDIES)}, got {remedy}")
    flat = set(directionless(remedy, W, k).tolist())
    for text, row in rows.items():
        if row in flat and (row in used or remedy == "unit"):
            after = f" after “{remedy}”" if W[row].any() else ""
            raise ValueError(f"{function} needs directions: “{text}” has length zero{after}, so it has no cosine")
