"""The company that a word keeps in the text: who stands beside it far more often than by chance."""

import numpy as np

from lib.data.corpora import Corpus, corpus
from lib.shared_cache import shared_cache

LISTED = 4
ABOVE = 2.0
LEAST, SHARE = 3, 40
"""Company stands there ABOVE times as often as by chance, at LEAST mentions and one in SHARE."""


@shared_cache(most=64)
def beside(words: tuple[str, ...], source: str, window: int) -> tuple[tuple[str, ...], ...]:
    """For each word up to four others that it meets most above chance within the window.

    Raises
    ------
    ValueError
        If a word is not in the text.
    """
    text = corpus(source)
    strange = [word for word in words if word not in text.rows]
    if strange:
        raise ValueError(f"beside needs words of the text, got {', '.join(strange)}")
    return tuple(_company(text.rows[word], text, window) for word in words)


def _company(row: int, text: Corpus, window: int) -> tuple[str, ...]:
    mentions = np.flatnonzero(text.tokens == row)
    steps = np.concatenate([np.arange(-window, 0), np.arange(1, window + 1)])
    places, of = np.add.outer(steps, mentions), np.tile(mentions, (len(steps), 1))
    inside = (places >= 0) & (places < len(text.tokens))
    places, of = places[inside], of[inside]
    places = places[text.sentences[places] == text.sentences[of]]
    met = np.bincount(text.tokens[places], minlength=len(text.words))
    often = met >= max(LEAST, len(mentions) / SHARE)
    often[row] = False
    chance = max(met.sum(), 1) * text.counts / len(text.tokens)
    lift = np.where(often, met / chance, 0.0)
    order = np.argsort(-lift, kind="stable")[:LISTED]
    return tuple(text.words[k] for k in order if lift[k] >= ABOVE)
