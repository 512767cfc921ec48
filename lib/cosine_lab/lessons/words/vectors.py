"""The shipped words and their vectors as files that a browser loads when they are wanted.

Rows are sent as they are stored, in half precision, with the length that the app divides each by: the numbers are its.
The browser's end is assets/lab/word_tables.js.
"""

import json
from collections.abc import Iterator

from cosine_lab.data import computed, vector_files, words
from cosine_lab.lessons.words.model import models, spread
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.plain import packed

PART = 64
"""Words of a file: a short list needs few of them."""


@shared_cache
def files() -> dict[str, str]:
    """Every file by its path, in a folder that is named by what is in them."""
    return {f"{vector_files.folder()}/{name}.json": text for name, text in _files()}


def _files() -> Iterator[tuple[str, str]]:
    tables = {"en": words.every_word(), "zh": words.chinese_words()}
    keys = (*models.SHIPPED, models.CHINESE)
    index = {
        "part": PART,
        **{language: list(table.words) for language, table in tables.items()},
        "widths": {key: rows.shape[1] for key, rows in tables["en"].vectors.items()},
        "marks": {key: packed(computed.shipped("words", key, spread.Band).marks) for key in keys},
    }
    yield "index", json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    for language, table in tables.items():
        for key in table.vectors:
            rows, lengths = words.stored(language, key)
            for part, at in enumerate(range(0, len(rows), PART)):
                some = slice(at, at + PART)
                arrays = [packed(rows[some], "f2"), packed(lengths[some], "f4")]
                yield f"{key}.{language}.{part}", json.dumps(arrays)
