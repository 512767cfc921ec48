"""A skip-gram model of thousands of words, and what its numbers have to do with the text's."""

from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.background_jobs import Progress
from cosine_lab.data import computed
from cosine_lab.data.corpora import Corpus, corpus, parts
from cosine_lab.lessons.word2vec.state import BATCH, NEAREST, Settings, training
from cosine_lab.maths.learning.cooccurrence import company, cooccurrences, pairs_of, pmi, ppmi, rank_correlation
from cosine_lab.maths.learning.negative_sampling import least_loss, thinned
from cosine_lab.maths.learning.skipgram import SkipGram, train
from cosine_lab.maths.vectors import cosines
from cosine_lab.refusals import Word
from cosine_lab.shared_cache import shared_cache

COMPARED = 200
"""So many of the most frequent words are compared, pair by pair."""
SELDOM = 5
"""Words of a list; pairs that meet less often than SELDOM times are left out of the list by PMI."""

STORY_WORD, TASK = "sea", "word2vec_lists"
"""The word of the story, whose lists are shipped."""

Values = NDArray[np.float64]
Ranked = list[tuple[str, float]]


@dataclass(frozen=True, eq=False)
class Compared:
    """One value for each pair of the most frequent words, in one order.

    words : those words, most frequent first
    counts, pmi, company : shape (pairs,); from the text: how often they meet; against
        chance; how alike their company is
    cosine, logit : shape (pairs,); from the model: of the unembeddings; the mean of both
        x·w
    rho : Spearman's ρ of cosine and logit with PMI (pairs that meet), PPMI, counts and company
    """

    words: tuple[str, ...]
    counts: Values
    pmi: Values
    company: Values
    cosine: Values
    logit: Values
    rho: dict[str, list[float | None]]

    @property
    def names(self) -> list[tuple[str, str]]:
        """The two words of every pair."""
        return list(combinations(self.words, 2))


@dataclass(frozen=True, eq=False)
class Learned:
    """A trained model and what belongs to it.

    words : the vocabulary, most frequent first
    pairs : how many pairs of places the text has within the window
    passes : how often the training saw as many pairs as the (thinned) text has
    least : mean loss that no model can beat
    compared : what its numbers have to do with the text's
    """

    words: tuple[str, ...]
    model: SkipGram
    pairs: int
    passes: float
    least: float
    compared: Compared


def learn(settings: Settings, progress: Progress) -> Learned:
    """Count and train; the same settings give the same model."""
    text = corpus(settings.text)
    progress(0.0, Word("word2vec.counting"))
    counts = counted(settings)
    how = training(settings)

    def report(done: float, loss: float) -> None:
        values = {"step": round(done * settings.steps), "steps": settings.steps, "loss": loss}
        progress(done, Word("word2vec.stepping", values))

    model = train(counts, how, report)
    progress(1.0, Word("word2vec.comparing"))
    words = text.words[: len(counts)]
    drawn = settings.steps * BATCH
    return Learned(
        words=words,
        model=model,
        pairs=int(counts.sum()) // 2,
        passes=drawn / float(thinned(counts, how.sampling.thinning).sum()),
        least=least_loss(counts, how.sampling),
        compared=_compared(counts, model, words),
    )


def at_hand(settings: Settings) -> Learned | None:
    """What `learn` gives, if it takes no work: that of the first settings is shipped."""
    return computed.find("word2vec", repr(settings), Learned)


def nearest(settings: Settings, learned: Learned, word: str) -> tuple[Ranked, Ranked]:
    """The words nearest to `word` by cosine of unembeddings, and those met most above chance."""
    at = learned.words.index(word)
    rows = learned.model.unembeddings
    near = rows @ rows[at] / (np.linalg.norm(rows, axis=1) * np.linalg.norm(rows[at]))
    return _ranked(near, at, learned.words), _ranked(above_chance(settings, at), at, learned.words)


def above_chance(settings: Settings, at: int) -> Values:
    """The PMI of that word with each word; −∞ where they meet less than SELDOM times."""
    counts = counted(settings)
    met, chance = counts[at], counts[at].sum() * counts.sum(axis=1) / counts.sum()
    return np.where(met >= SELDOM, np.log(np.maximum(met, SELDOM) / chance), -np.inf)


class Lists(NamedTuple):
    """Words beside one word: the nearest by cosine, and those met most above chance.

    company : words that the nearest meets most above chance
    shared : those of them that the word itself meets above chance too
    usual : how many those are on average, with any word of the vocabulary in place of the nearest
    """

    near: tuple[str, ...]
    met: tuple[str, ...]
    company: tuple[str, ...]
    shared: tuple[str, ...]
    usual: float


def story_lists() -> Lists:
    """Both lists of the story's word, in the model of the first settings; shipped."""
    return computed.shipped(TASK, STORY_WORD, Lists)


@shared_cache
def places() -> tuple[tuple[int, ...], int]:
    """How far down the list of all words nearest to the story's word those stand that it meets, and of how many."""
    model = computed.shipped("word2vec", repr(Settings(parts()[0])), Learned)
    at, rows = model.words.index(STORY_WORD), model.model.unembeddings
    near = rows @ rows[at] / np.linalg.norm(rows, axis=1)
    ahead = [np.count_nonzero(near > near[model.words.index(each)]) for each in story_lists().met]
    return tuple(map(int, ahead)), len(rows) - 1  # the word itself is ahead of all


def _compared(counts: Values, model: SkipGram, words: tuple[str, ...]) -> Compared:
    """The pairs of the most frequent words: what the text says, and what the model says."""
    n = min(COMPARED, len(counts))
    logits = model.embeddings[:n] @ model.unembeddings[:n].T
    facts = {
        "pmi": pairs_of(pmi(counts)[:n, :n]),
        "ppmi": pairs_of(ppmi(counts)[:n, :n]),
        "counts": pairs_of(counts[:n, :n]),
        "company": pairs_of(company(counts, n)),
    }
    scores = {"cosine": pairs_of(cosines(model.unembeddings[:n])), "logit": pairs_of((logits + logits.T) / 2)}
    return Compared(
        words=words[:n],
        rho={name: [rank_correlation(values, fact) for fact in facts.values()] for name, values in scores.items()},
        counts=facts["counts"],
        pmi=facts["pmi"],
        company=facts["company"],
        **scores,
    )


@shared_cache(most=3)
def _counted(text: str, vocabulary: int, window: int) -> NDArray[np.integer]:
    """Whole numbers, in as few bytes as hold them: 8 MB of 2,000 words, where 64-bit floats take 32."""
    source: Corpus = corpus(text)
    size = min(vocabulary, len(source.words))
    counts = cooccurrences(source.tokens, source.sentences, size, window)
    return counts.astype(np.min_scalar_type(int(counts.max())))


def counted(settings: Settings) -> Values:
    """How often the words of the vocabulary meet; the last three tables are kept."""
    return _counted(settings.text, settings.vocabulary, settings.window).astype(np.float64)


def _ranked(values: Values, but: int, words: tuple[str, ...]) -> Ranked:
    order = [int(k) for k in np.argsort(-values, kind="stable") if k != but]
    return [(words[k], float(values[k])) for k in order[:NEAREST] if np.isfinite(values[k])]
