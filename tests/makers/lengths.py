"""What Length ships: who is in whose list of ten, and what words tell of their context."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.words import load_words
from cosine_lab.lessons.length.model import LISTED, MODEL, POWERS, SHARES, Dropped, Informed, Lists
from cosine_lab.lessons.length.state import MOST, TOPICS, WORDS
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.learning.skipgram import SkipGram

DRAWS = 4


def lists() -> Lists:
    """Of all words of the shipped table; a word is in none of its own."""
    table = load_words()
    rows = table.vectors[MODEL].astype(np.float64)
    units = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    dots = rows @ rows.T
    np.fill_diagonal(dots, -np.inf)
    entered = [_entered(dots, table.rows[word]) for word in WORDS]
    dot, cosine = _votes(dots), _votes(units @ units.T)
    return Lists(dot, cosine, [at for at, _ in entered], [whose for _, whose in entered], _unlisted(dots))


def _votes(scores: Matrix) -> NDArray[np.int64]:
    np.fill_diagonal(scores, -np.inf)
    top = np.argpartition(-scores, LISTED, axis=1)[:, :LISTED]
    return np.bincount(top.ravel(), minlength=len(scores))


def _unlisted(dots: Matrix) -> NDArray[np.int64]:
    """How many words are in no list, by dot product over the word's length to each of POWERS."""
    lengths = np.linalg.norm(load_words().vectors[MODEL].astype(np.float64), axis=1)
    short = lengths < np.median(lengths)
    none = [_votes(dots / lengths**power) == 0 for power in POWERS]
    return np.array([[each.sum(), each[short].sum(), each[~short].sum()] for each in none])


def _entered(dots: Matrix, row: int) -> tuple[Vector, NDArray[np.int64]]:
    """The factors at which a word passes the tenth of the others, up to the largest that can be chosen."""
    tenth = -np.partition(-np.delete(dots, row, axis=1), LISTED - 1, axis=1)[:, LISTED - 1]
    own = dots[:, row]
    factors = np.divide(tenth, own, out=np.full(len(own), np.inf), where=own > 0)
    order = np.argsort(factors, kind="stable")
    kept = order[factors[order] <= MOST]
    return factors[kept], kept


def informed(words: tuple[str, ...], counts: Matrix, model: SkipGram, exponent: float) -> Informed:
    """Of a trained model.

    counts : how often each word stands in a window of each, shape (n, n)
    exponent : of the words' shares among those that it was trained against
    """
    whole = counts.sum(axis=0)
    drawn = np.random.default_rng(0).multinomial(counts.sum(axis=1).astype(np.int64), whole / whole.sum())
    plain = _divergence(counts, whole)
    noise = whole**exponent
    told = [words.index(word) for word in TOPICS]
    return Informed(
        words=words,
        gain=plain - _divergence(drawn, whole),
        plain=plain,
        squared=(model.embeddings**2).sum(axis=1),
        noise=noise / noise.sum(),
        logits=model.embeddings[told] @ model.unembeddings.T,
    )


def _divergence(counts: NDArray[Any], whole: Vector) -> Vector:
    shares = counts / counts.sum(axis=1, keepdims=True)
    ratio = shares / (whole / whole.sum())
    found: Vector = (shares * np.log(ratio, out=np.zeros_like(ratio), where=ratio > 0)).sum(axis=1)
    return found


def dropped(name: str) -> Dropped:
    """What lists keep, with each share of the coordinates drawn anew."""
    rows = load_words().vectors[name].astype(np.float64)
    rng, d = np.random.default_rng(0), rows.shape[1]
    whole = _near(rows)
    kept = []
    for share in SHARES:
        drawn = [rng.choice(d, round(share * d), replace=False) for _ in range(DRAWS if share < 1 else 1)]
        kept.append(np.mean([(_near(rows[:, some]) & whole).sum(axis=1).mean() / LISTED for some in drawn]))
    return Dropped(np.array(kept))


def _near(rows: Matrix) -> NDArray[np.bool_]:
    """Who is in whose list of ten by cosine, shape (n, n)."""
    units = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    scores = units @ units.T
    np.fill_diagonal(scores, -np.inf)
    held = np.zeros(scores.shape, dtype=bool)
    np.put_along_axis(held, np.argpartition(-scores, LISTED, axis=1)[:, :LISTED], values=True, axis=1)
    return held
