"""What lengths do to lists of ten, and what they tell of a word's context; shipped computed."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import computed
from cosine_lab.data.words import load_words
from cosine_lab.lessons.length.state import AVERAGED, TOPICS, WORDS
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.learning.cooccurrence import rank_correlation
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.plain import packed

TASK, MODEL, LISTED = "lengths", "GloVe-50", 10
SHARES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Parts of the coordinates that are kept."""
POWERS = tuple(k / 10 for k in range(11))
"""Of the length that a dot product is divided by: at 0 lists go by dot product, at 1 by cosine."""
SEEN = 1.3
"""A word enters the list that is drawn at this multiple of its length, or soon after."""


class Lists(NamedTuple):
    """In how many lists of ten words are, by dot product and by cosine.

    dot, cosine : of each word, shape (n,)
    at : of each told word the factors of its length at which it enters a list by dot product, rising
    whose : the rows of those lists
    unlisted : how many of all words, of the shorter half and of the longer half are in no list, shape (POWERS, 3)
    """

    dot: NDArray[np.int64]
    cosine: NDArray[np.int64]
    at: list[Vector]
    whose: list[NDArray[np.int64]]
    unlisted: NDArray[np.int64]


class Informed(NamedTuple):
    """What n words of a text tell of their context, and how long a model's embeddings of them are.

    gain : of each word, the Kullback–Leibler divergence of the words in its windows from those of the whole text, less
        that of as many words drawn at random from the whole text
    plain : the same without that correction
    squared : squared length of each embedding
    noise : the share of each word among those that the model was trained against
    logits : of all words in the context of each told word, shape (told, n)
    """

    words: tuple[str, ...]
    gain: Vector
    plain: Vector
    squared: Vector
    noise: Vector
    logits: Matrix


class Dropped(NamedTuple):
    """What a table's lists of ten nearest by cosine keep where coordinates are dropped at random.

    kept : share of the ten that stay, the mean over all words and some draws; for each of SHARES
    """

    kept: Vector


@shared_cache
def means() -> dict[str, Any]:
    """Words of GloVe-50 in the plane through the origin that holds most of their squared lengths.

    at : coordinates, shape (n, 2), in units of the table; the first lies to the right, the second above
    held : the share of the squared lengths that the plane holds
    """
    table = load_words()
    rows = table.vectors[MODEL][[table.rows[word] for word in AVERAGED]].astype(np.float64)
    _, sizes, axes = np.linalg.svd(rows, full_matrices=False)
    at = rows @ axes[:2].T
    along = at[0] / np.linalg.norm(at[0])
    at = at @ np.column_stack([along, [-along[1], along[0]]])
    at[:, 1] *= np.sign(at[1, 1])
    return {"names": list(AVERAGED), "at": at.tolist(), "held": float((sizes[:2] ** 2).sum() / (sizes**2).sum())}


def _list(row: int, whose: int) -> dict[str, Any]:
    """A list of ten by dot product: whose it is, and the scores that are in it, the best first.

    own : the score of the word in `row`, which is left out of the ten
    """
    rows = load_words().vectors[MODEL].astype(np.float64)
    scores = rows @ rows[whose]
    others = np.delete(scores, [row, whose])
    return {"whose": whose, "ten": np.sort(others)[: -LISTED - 1 : -1].tolist(), "own": float(scores[row])}


@shared_cache
def problem() -> dict[str, Any]:
    """All that the page computes with, JSON-ready."""
    lists, text = computed.shipped(TASK, "lists", Lists), computed.shipped(TASK, "informed", Informed)
    table = load_words()
    dropped = {each: computed.shipped(TASK, each, Dropped).kept.tolist() for each in table.vectors}
    rows = [table.rows[word] for word in WORDS]
    halves = len(table.words) // 2, (len(table.words) + 1) // 2
    return {
        "names": list(table.words),
        "means": means(),
        "shares": list(SHARES),
        "powers": list(POWERS),
        "dropped": [{"title": title, "kept": shares} for title, shares in dropped.items()],
        "words": [
            {
                "row": row,
                "at": packed(at),
                "whose": whose.tolist(),
                "cosine": int(lists.cosine[row]),
                "list": _list(row, int(whose[np.searchsorted(at, SEEN)])),
            }
            for row, at, whose in zip(rows, lists.at, lists.whose, strict=True)
        ],
        "unlisted": (lists.unlisted / [len(table.words), *halves]).tolist(),
        "text": {
            "words": list(text.words),
            "gain": packed(text.gain),
            "squared": packed(text.squared),
            "noise": packed(text.noise / text.noise.sum()),
            "topics": [text.words.index(word) for word in TOPICS],
            "logits": [packed(each) for each in text.logits],
            "rho": rank_correlation(text.squared, text.gain),
            "plain": rank_correlation(text.squared, text.plain),
        },
    }


def first() -> dict[str, Any]:
    """Of that the first word's lists alone, and of the text the words that can be chosen."""
    whole, text = problem(), computed.shipped(TASK, "informed", Informed)
    at = [text.words.index(word) for word in TOPICS]
    one, *others = whole["words"]
    few = {"words": list(TOPICS), "topics": list(range(len(at))), "logits": [packed(each[at]) for each in text.logits]}
    few |= {name: packed(values[at]) for name, values in (("gain", text.gain), ("squared", text.squared))}
    few["noise"] = packed(text.noise[at] / text.noise[at].sum())
    return {
        **whole,
        "words": [one, *({**each, "at": packed([]), "whose": []} for each in others)],
        "text": {**whole["text"], **few},
    }
