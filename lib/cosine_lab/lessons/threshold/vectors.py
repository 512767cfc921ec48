"""Whose vectors a reader's own pairs are judged by: those of a model that ships, or a table of the reader's own."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from cosine_lab.data.encoders import available
from cosine_lab.data.own_pairs import OwnPairs
from cosine_lab.data.words import CHINESE, WordTable, chinese_words, load_words
from cosine_lab.lessons.threshold.state import CHINESE_MODEL
from cosine_lab.maths.checks import Singles


class Vectors(NamedTuple):
    """Row numbers by word, rows of shape (n, d), what tells them from others, and what encodes other texts, if any."""

    rows: Mapping[str, int]
    W: Singles
    mark: str = ""
    encoder: str = ""


def shipped(model: str, own: OwnPairs | None = None) -> Vectors:
    """The words of a model that ships, by their lower case too, and its encoder where that is installed."""
    table = load_words()
    encoder = model if model in available() else ""
    if model == CHINESE_MODEL and own and any(map(CHINESE.search, own.unknown(table.rows))):
        return _with_chinese(table, own, encoder)
    return Vectors(_looked_up(table, own), table.vectors[model], model, encoder)


def _looked_up(table: WordTable, own: OwnPairs | None) -> dict[str, int]:
    """Rows of a table's words, by their lower case too."""
    lower = {text: text.lower() for text in (own.unknown(table.rows) if own else ())}
    return {**table.rows, **{text: table.rows[word] for text, word in lower.items() if word in table.rows}}


def _with_chinese(table: WordTable, own: OwnPairs, encoder: str) -> Vectors:
    """The Chinese words of the one model that has them, and its English ones where a pair asks for one."""
    chinese = chinese_words()
    rows, W = dict(chinese.rows), chinese.vectors[CHINESE_MODEL]
    english = _looked_up(table, own)
    if both := any(text in english for text in own.unknown(rows)):
        rows = {word: row + len(W) for word, row in english.items()} | rows
        W = np.vstack([W, table.vectors[CHINESE_MODEL]])
    return Vectors(rows, W, f"{CHINESE_MODEL}-zh{'-en' * both}", encoder)
