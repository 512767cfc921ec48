"""A whole skip-gram model small enough to draw: a few words, two dimensions."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.corpora import Corpus, corpus
from cosine_lab.lessons.word2vec.state import NEAREST, Word2VecState
from cosine_lab.maths.learning.cooccurrence import cooccurrences, pmi
from cosine_lab.maths.learning.negative_sampling import Sampling
from cosine_lab.maths.learning.skipgram import SkipGram, Training, train
from cosine_lab.maths.vectors import cosines
from cosine_lab.parameters import Points
from cosine_lab.refusals import Refused
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.fields import points

FAIR = Sampling(negatives=1, exponent=1.0, thinning=1.0)
"""One negative, drawn as often as met: the best logit of a pair is then exactly its PMI."""
STEPS, BATCH, RATE = 600, 512, 0.03


@dataclass(frozen=True, eq=False)
class Pocket:
    """A model of a few words.

    words : inputs and labels alike
    counts : shape (n, n); how often they stand near one another
    model : two dimensions
    """

    words: tuple[str, ...]
    counts: NDArray[np.float64]
    model: SkipGram

    @property
    def above_chance(self) -> NDArray[np.bool_]:
        """Which pairs stand near one another more often than by chance (PMI > 0)."""
        return np.asarray(pmi(self.counts) > 0)

    @property
    def company(self) -> tuple[tuple[str, ...], ...]:
        """For each word those of the words that it meets more often than by chance: what the model is trained on."""
        return tuple(tuple(word for word, met in zip(self.words, row, strict=True) if met) for row in self.above_chance)

    @property
    def alike(self) -> tuple[int, int] | None:
        """The two words that share most of their company, of these the two of greatest cosine; None where none do."""
        met, n = self.above_chance.astype(float), len(self.words)
        both = met @ met.T
        share = both / np.maximum(met.sum(axis=1)[:, None] + met.sum(axis=1) - both, 1)
        ranked = np.where(np.tri(n, dtype=bool), -1.0, share + 1e-6 * np.nan_to_num(cosines(self.model.unembeddings)))
        i, j = np.unravel_index(np.argmax(ranked), ranked.shape)
        return (int(i), int(j)) if both[i, j] else None

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

    def shortened(self, length: float) -> Points:
        """The unembeddings, those of the most moved pair as they are early in training: no longer than that."""
        rows = self.model.unembeddings.copy()
        pair = list(self.most_moved)
        sizes = np.linalg.norm(rows[pair], axis=1, keepdims=True)
        rows[pair] *= np.minimum(1, length / np.where(sizes, sizes, 1))
        return points(rows)

    def away(self, pair: tuple[int, int]) -> tuple[float, float]:
        """An input opposite to the middle of two words' unembeddings: it calls for neither."""
        x, y = -self.model.unembeddings[list(pair)].mean(axis=0)
        return float(x), float(y)

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
            depth=NEAREST,
        )


def meeting(words: tuple[str, ...], text: Corpus, window: int) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    """Those of the words that ever stand near another one, and who is left out."""
    counts = _counts(words, text.slug, window)
    met = counts.sum(axis=1) > np.diagonal(counts)
    lonely = tuple(
        Refused("word2vec.lonely", word=word, window=window) for word, mask in zip(words, met, strict=True) if not mask
    )
    return tuple(word for word, mask in zip(words, met, strict=True) if mask), lonely


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
    return Pocket(words, counts, model)


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
