"""A reader's own sentences, read by one model: which are alike, and how near is one that is typed."""

import os
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from cosine_lab.data.encoder_limits import unread
from cosine_lab.data.encoders import SMALL, Encoded, Request, available, encode
from cosine_lab.data.own_sentences import FEWEST
from cosine_lab.lessons.words.model import encoding
from cosine_lab.lessons.words.model.encoding import FOLDER_VARIABLE
from cosine_lab.lessons.words.model.lookup import Own
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.vectors import cosines
from cosine_lab.refusals import Refused
from cosine_lab.template_access import quotable

MOST_PAIRS = 10
_OWN, _FOLDER = "own", "folder"


class Pair(NamedTuple):
    """Two texts, their cosine, and the percentage of all pairs of sentences below it."""

    text: str
    other: str
    cosine: float
    above: float


@quotable
class Compared(NamedTuple):
    """The pairs of m sentences: ends and middle of their cosines, and the most alike of them, best first.

    near : the sentences nearest to the one that is typed, best first; none where none is typed
    """

    sentences: int
    pairs: int
    least: float
    median: float
    greatest: float
    alike: tuple[Pair, ...]
    near: tuple[Pair, ...]


def readers(sentences: Sequence[str], own: Own | None) -> dict[str, str]:
    """What can read these sentences here, by key: the titles of encoders, and of a file that has vectors of them."""
    titles = {name: encoding.title(name)[0] for name in sorted(available(), key=SMALL.__ne__)}
    if folder := os.environ.get(FOLDER_VARIABLE):
        titles[_FOLDER] = encoding.title(folder)[0]
    if own is not None and sum(each in own.rows for each in sentences) >= FEWEST:
        titles[_OWN] = own.title
    return titles


def wanted(reader: str, sentences: Sequence[str]) -> Request:
    """What is asked of a reader: of a folder by its path, which no link tells."""
    return os.environ.get(FOLDER_VARIABLE, "") if reader == _FOLDER else reader, tuple(sentences)


def at_hand(request: Request, own: Own | None) -> Encoded | None:
    """Vectors of the sentences that a reader's own file has; None where an encoder is asked."""
    if request[0] != _OWN or own is None:
        return None
    return {each: own.vectors.vectors[own.rows[each]] for each in request[1] if each in own.rows}


def comparison(
    reader: str, vectors: Encoded | Refused | None, typed: str, own: Own | None
) -> tuple[Compared | None, tuple[Refused, ...]]:
    """What the vectors that were read come to, beside a text that is typed; and why something is not there."""
    if vectors is None or isinstance(vectors, Refused):
        return None, () if vectors is None else (vectors,)
    request = (reader, (typed,) if typed else ())
    near: Encoded | Refused | None = at_hand(request, own)
    if near is None:
        near = encode(request, lambda *_: None) if typed else {}
    if isinstance(near, Refused):
        return compared(vectors, {}), (near,)
    strange = (Refused("words.sentences-unknown"),) if typed and not near else ()
    return compared(vectors, near), (*strange, *unread(reader, [*vectors, *near]))


def compared(listed: Encoded, query: Encoded) -> Compared | None:
    """All pairs of the sentences, and what is nearest to the typed one; None with fewer than two sentences."""
    if len(listed) < FEWEST:
        return None
    texts, rows = list(listed), np.array([*listed.values(), *query.values()], dtype=np.float64)
    table = cosines(rows)
    left, right = np.triu_indices(len(texts), 1)
    pair_cosines = table[left, right]
    scores = np.sort(pair_cosines)
    best = np.argsort(-pair_cosines, kind="stable")[:MOST_PAIRS]
    alike = tuple(_pair(texts[left[k]], texts[right[k]], pair_cosines[k], scores) for k in best)
    near = [
        _pair(text, texts[k], row[k], scores)
        for text, row in zip(query, table[len(texts) :, : len(texts)], strict=True)
        for k in np.argsort(-row, kind="stable")[:MOST_PAIRS]
    ]
    ends = (float(scores[0]), float(np.median(scores)), float(scores[-1]))
    return Compared(len(texts), len(scores), *ends, alike, tuple(near))


def _pair(text: str, other: str, cosine: float, scores: Vector) -> Pair:
    return Pair(text, other, float(cosine), 100 * float(np.searchsorted(scores, cosine)) / len(scores))
