"""What the trained models say, in sentences and tables made from their numbers."""

from lib.data.corpora import Corpus, corpus
from lib.figures.style import number
from lib.figures.table import Table
from lib.lessons.word2vec.learned import Compared, Learned, nearest
from lib.lessons.word2vec.pocket import Pocket
from lib.lessons.word2vec.settings import Settings

FACTS = ("PMI (pairs that meet)", "PPMI (all pairs)", "raw counts", "likeness of company")


def about_pocket(pocket: Pocket, text: Corpus) -> str:
    """How well two dimensions can say who meets whom, and what text that is."""
    n = len(pocket.words)
    agree = int((pocket.on == pocket.above_chance).sum())
    return (
        f"Trained here on the {int(pocket.counts.sum()) // 2:,} places where these {n} words "
        f"meet ({text.title}). {agree} of {n * n} labels are on exactly where the words meet more "
        f"often than by chance. Text: {text.source}."
    )


def about_learned(learned: Learned, settings: Settings) -> str:
    """The answer to the page's question, from the correlations."""
    found = learned.compared
    rho = found.rho
    cosine, logit = ([number(value) for value in rho[name]] for name in ("cosine", "logit"))
    return (
        f"In {settings.dimension} dimensions, over the {len(found.names):,} pairs of the "
        f"{_words_of(found)} most frequent words: the cosine of two unembeddings ranks pairs with "
        f"ρ = {cosine[0]} as PMI does, with {cosine[2]} as raw counts do and with {cosine[3]} as "
        f"likeness of company does. The logit x·w, which is what was trained, follows PMI with "
        f"ρ = {logit[0]}. ({corpus(settings.text).title}: {len(learned.words):,} words, "
        f"{learned.pairs:,} pairs, {number(learned.passes, 1)} passes.)"
    )


def correlation_table(found: Compared) -> Table:
    """Spearman's ρ of both readings of the model with every fact of the text."""
    rho = found.rho
    return {
        "Spearman’s ρ with": list(FACTS),
        "cosine of unembeddings": rho["cosine"],
        "logit x·w": rho["logit"],
    }


def nearest_table(settings: Settings, learned: Learned, words: tuple[str, ...]) -> Table:
    """Each word with its nearest by cosine, and with those it meets most above chance."""
    lists = [nearest(settings, learned, word) for word in words]
    return {
        "word": list(words),
        "nearest by cosine of unembeddings": [_written(near) for near, _ in lists],
        "met most above chance (PMI)": [_written(met) for _, met in lists],
        "in both lists": [len({w for w, _ in near} & {w for w, _ in met}) for near, met in lists],
    }


def _written(ranked: list[tuple[str, float]]) -> str:
    return ", ".join(f"{word} {number(value)}" for word, value in ranked) or "—"


def _words_of(found: Compared) -> int:
    return len({word for pair in found.names for word in pair})
