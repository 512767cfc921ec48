"""A whole skip-gram model small enough to draw: a few words, two dimensions."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lib.data.corpora import Corpus, corpus
from lib.lessons.word2vec.state import Word2VecState
from lib.maths.learning.cooccurrence import cooccurrences, pmi
from lib.maths.learning.negative_sampling import Sampling
from lib.maths.learning.skipgram import SkipGram, Training, train
from lib.maths.vectors import cosines
from lib.refusals import Refused
from lib.shared_cache import shared_cache
from lib.surfaces.fields import points

FAIR = Sampling(negatives=1, exponent=1.0, thinning=1.0)
"""One negative, drawn as often as met: the best logit of a pair is then exactly its PMI."""
STEPS, BATCH, RATE = 600, 512, 0.03
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


@dataclass(frozen=True, eq=False)
class Pocket:
    """A model of a few words.

    words : inputs and labels alike
    counts : shape (n, n); how often they stand near one another
    model : two dimensions
    company : for each word those that it meets most above chance in the text, of all its words
    """

    words: tuple[str, ...]
    counts: NDArray[np.float64]
    model: SkipGram
    company: tuple[tuple[str, ...], ...] = ()

    @property
    def above_chance(self) -> NDArray[np.bool_]:
        """Which pairs stand near one another more often than by chance (PMI > 0)."""
        return np.asarray(pmi(self.counts) > 0)

    @property
    def on(self) -> NDArray[np.bool_]:
        """Which labels (columns) are on for which input (rows)."""
        return np.asarray(self.model.embeddings @ self.model.unembeddings.T > 0)

    @property
    def closest(self) -> tuple[int, int]:
        """The two different words that meet most above chance."""
        scores = np.where(np.eye(len(self.words), dtype=bool), -np.inf, pmi(self.counts))
        i, j = sorted(int(k) for k in np.unravel_index(np.argmax(scores), scores.shape))
        return i, j

    @property
    def most_moved(self) -> tuple[int, int]:
        """The two words whose cosine centring changes most; a word without an angle is in none."""
        rows = self.model.unembeddings
        moved = np.triu(np.abs(cosines(rows - rows.mean(axis=0)) - cosines(rows)), k=1)
        i, j = np.unravel_index(np.argmax(np.nan_to_num(moved)), moved.shape)
        return (int(i), int(j)) if i < j else self.closest

    @property
    def centring(self) -> tuple[float, float]:
        """The vector that takes the words' mean away."""
        x, y = -self.model.unembeddings.mean(axis=0)
        return float(x), float(y)

    @property
    def state(self) -> Word2VecState:
        """The model as trained, its first word put in, and its closest pair."""
        rows = points(self.model.unembeddings)
        return Word2VecState(
            labels=self.words,
            reference=rows,
            unembeddings=rows,
            shift=(0.0, 0.0),
            probe=points(self.model.embeddings[:1])[0],
            pair=self.closest,
        )


def meeting(words: tuple[str, ...], text: Corpus, window: int) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    """Those of the words that ever stand near another one, and who is left out."""
    counts = _counts(words, text.slug, window)
    met = counts.sum(axis=1) > np.diagonal(counts)
    lonely = tuple(
        Refused("word2vec.lonely", word=word, window=window) for word, kept in zip(words, met, strict=True) if not kept
    )
    return tuple(word for word, kept in zip(words, met, strict=True) if kept), lonely


@shared_cache(most=64)
def pocket(text: str, words: tuple[str, ...], window: int, seed: int) -> Pocket:
    """Train the small model; the last few are kept.

    Raises
    ------
    ValueError
        If a word is not in the text, or no two of them ever meet.
    """
    counts = _counts(words, text, window)
    model = train(counts, Training(2, STEPS, seed, FAIR, BATCH, RATE))
    return Pocket(words, counts, model, beside(words, text, window))


@shared_cache(most=64)
def _counts(words: tuple[str, ...], source: str, window: int) -> NDArray[np.float64]:
    text = corpus(source)
    places = np.full(len(text.words), -1)
    for place, word in enumerate(words):
        if word not in text.rows:
            raise ValueError(f"pocket needs words of the text, got {word}")
        places[text.rows[word]] = place
    counts = cooccurrences(places[text.tokens], text.sentences, len(words), window)
    counts.setflags(write=False)
    return counts
