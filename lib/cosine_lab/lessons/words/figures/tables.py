"""The Words page's tables: the discussion beside us, and what scaling does to agreement with people."""

from collections.abc import Mapping, Sequence

from cosine_lab.data.quoted import E5_BASE, E5_BASE_MIN_MAX, LAST_SLIDE, MINILM_L12, WORDS
from cosine_lab.data.words import every_word
from cosine_lab.figures.chart import View, listing
from cosine_lab.figures.table import Table
from cosine_lab.lessons.words import sentences
from cosine_lab.maths.spaces.similarity import min_max
from cosine_lab.maths.vectors import cosines
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache

Scores = Mapping[str, float]


@shared_cache
def quoted(text: Text) -> View:
    """The discussion's figures beside ours, and what scaling does to agreement with people."""
    blocks = (
        listing("words-quoted", quoted_table(text), text, caption=sentences.about_quoted(text), digits=4),
        listing("words-scaling", sentences.scaling(text), text, caption=sentences.about_scaling(text)),
    )
    return View(rows=(((1, blocks),),))


def quoted_table(text: Text) -> Table:
    """The scores of the discussion, as published, beside ours; min-max of both: a line each."""
    lines = [
        ("e5-base", text("score-cosine"), text("by-quoted"), _quoted(E5_BASE.cosines)),
        ("e5-base", text("score-min-max"), text("by-quoted"), _quoted(E5_BASE_MIN_MAX)),
        ("e5-base", text("score-digits"), text("by-computed"), _rescaled(E5_BASE.cosines)),
        (text("last-slide"), text("score-min-max"), text("by-quoted"), LAST_SLIDE),
        *_ours("e5-small", text),
        ("multilingual L12", text("score-cosine"), text("by-quoted"), _quoted(MINILM_L12.cosines)),
        ("multilingual L12", text("score-digits"), text("by-computed"), _rescaled(MINILM_L12.cosines)),
        *_ours("paraphrase-MiniLM-L3", text),
    ]  # fmt: skip
    heads: dict[str, Sequence[str | float | None]] = {
        text("column-model"): [model for model, *_ in lines],
        text("column-numbers"): [numbers for _, numbers, *_ in lines],
        text("column-source"): [source for _, _, source, _ in lines],
    }
    return heads | {f"{WORDS[0]} ⇔ {word}": [each.get(word) for *_, each in lines] for word in LAST_SLIDE}


def _quoted(scores: Sequence[float]) -> Scores:
    return dict(zip(WORDS, scores, strict=True))


def _rescaled(scores: Sequence[float]) -> Scores:
    return _quoted(min_max(scores).tolist())


def _ours(model: str, text: Text) -> list[tuple[str, str, str, Scores]]:
    table = every_word()
    scores = cosines(table.vectors[model][[table.rows[word] for word in WORDS]])[0].tolist()
    return [
        (model, text("score-cosine"), text("by-computed"), _quoted(scores)),
        (model, text("score-min-max"), text("by-computed"), _rescaled(scores)),
    ]
