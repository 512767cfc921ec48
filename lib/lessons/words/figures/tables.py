"""The Words page's tables: the discussion beside us, and the nearest words of every model."""

from collections.abc import Mapping, Sequence

import numpy as np

from lib.data.quoted import E5_BASE, E5_BASE_MIN_MAX, LAST_SLIDE, MINILM_L12, WORDS
from lib.data.words import every_word
from lib.figures import style
from lib.figures.table import Table
from lib.lessons.words.model.models import Model
from lib.lessons.words.sentences import said
from lib.maths.spaces.neighbours import Nearest, nearest
from lib.maths.spaces.similarity import min_max
from lib.maths.vectors import cosines
from lib.prose import Text
from lib.shared_cache import shared_cache

NEIGHBOURS = 10

Scores = Mapping[str, float]


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


def neighbour_table(models: Sequence[Model], index: int, text: Text) -> Table:
    """The ten nearest words of each model's whole table to word number `index` of the list.

    The word itself is left out; a model without a table, or without the word, is left out too.
    """
    table: dict[str, Sequence[str]] = {text("column-rank"): [str(k + 1) for k in range(NEIGHBOURS)]}
    for model in models:
        if model.table is None or model.vectors is None or not model.known[index]:
            continue
        words, vectors = model.table
        query = model.vectors[index]
        found = (
            _near_shipped(model.key, query.astype(np.float64).tobytes())
            if vectors is every_word().vectors.get(model.key)
            else nearest(vectors, query, NEIGHBOURS + 1)
        )
        shown = [
            f"{words[row]} {style.number(float(cosine), 4)}"
            for row, cosine in zip(found.rows, found.cosines, strict=True)
            if not np.array_equal(vectors[row], query.astype(np.float32))
        ][:NEIGHBOURS]
        table[said(model.title, text)] = shown + [style.UNDEFINED] * (NEIGHBOURS - len(shown))
    return table


@shared_cache(most=256)
def _near_shipped(model: str, query: bytes) -> Nearest:
    """A shipped table's nearest rows: a class asks for the same words. An own table is not kept."""
    return nearest(every_word().vectors[model], np.frombuffer(query), NEIGHBOURS + 1)
