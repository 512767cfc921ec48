"""The Words page's tables: the discussion beside us, and the nearest words of every model."""

from collections.abc import Mapping, Sequence

import numpy as np

from lib.data.quoted import E5_BASE, E5_BASE_MIN_MAX, LAST_SLIDE, MINILM_L12, WORDS
from lib.data.words import load_words
from lib.figures import style
from lib.figures.table import Table
from lib.lessons.words.models import Model
from lib.maths.neighbours import nearest
from lib.maths.similarity import min_max
from lib.maths.vectors import cosines

NEIGHBOURS = 10

Scores = Mapping[str, float]


def quoted_table() -> Table:
    """The scores of the discussion, as published, beside ours; min-max of both: a line each."""
    lines = [
        ("e5-base", "cosine", "quoted", _quoted(E5_BASE.cosines)),
        ("e5-base", "min-max", "quoted", _quoted(E5_BASE_MIN_MAX)),
        ("e5-base", "min-max of the four digits", "computed", _rescaled(E5_BASE.cosines)),
        ("last slide", "min-max", "quoted", LAST_SLIDE),
        *_ours("e5-small"),
        ("multilingual L12", "cosine", "quoted", _quoted(MINILM_L12.cosines)),
        ("multilingual L12", "min-max of the four digits", "computed",
         _rescaled(MINILM_L12.cosines)),
        *_ours("paraphrase-MiniLM-L3"),
    ]  # fmt: skip
    heads: dict[str, Sequence[str | float | None]] = {
        "model": [model for model, *_ in lines],
        "numbers": [numbers for _, numbers, *_ in lines],
        "source": [source for _, _, source, _ in lines],
    }
    return heads | {
        f"{WORDS[0]} ⇔ {word}": [each.get(word) for *_, each in lines] for word in LAST_SLIDE
    }


def _quoted(scores: Sequence[float]) -> Scores:
    return dict(zip(WORDS, scores, strict=True))


def _rescaled(scores: Sequence[float]) -> Scores:
    return _quoted(min_max(scores).tolist())


def _ours(model: str) -> list[tuple[str, str, str, Scores]]:
    table = load_words()
    scores = cosines(table.vectors[model][[table.rows[word] for word in WORDS]])[0].tolist()
    return [
        (model, "cosine", "computed", _quoted(scores)),
        (model, "min-max", "computed", _rescaled(scores)),
    ]


def neighbour_table(models: Sequence[Model], index: int) -> Table:
    """The ten nearest words of each model's whole table to word number `index` of the list.

    The word itself is left out; a model without a table, or without the word, is left out too.
    """
    table: dict[str, Sequence[str]] = {"rank": [str(k + 1) for k in range(NEIGHBOURS)]}
    for model in models:
        if model.table is None or model.vectors is None or not model.known[index]:
            continue
        words, vectors = model.table
        query = model.vectors[index]
        found = nearest(vectors, query, NEIGHBOURS + 1)
        shown = [
            f"{words[row]} {style.number(float(cosine), 4)}"
            for row, cosine in zip(found.rows, found.cosines, strict=True)
            if not np.array_equal(vectors[row], query.astype(np.float32))
        ][:NEIGHBOURS]
        table[model.title] = shown + [style.UNDEFINED] * (NEIGHBOURS - len(shown))
    return table
