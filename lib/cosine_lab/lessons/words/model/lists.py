"""Lists of words: the ones offered, and what a reader typed."""

import re

from cosine_lab import names
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.lessons.words.state import MOST_WORDS
from cosine_lab.maths.spaces.neighbours import nearest

STORY = "cat, mouse, house, clock"
LISTS = {
    "discussion": STORY,
    "kitten": "cat, kitten, mouse, house, clock",
    "nonsense": "cat, treaty, prestige, average, exports, drizzle",
    "two": "cat, mouse",
    "chinese": "猫, 老鼠, 房子, 时钟",
    "both": "猫, cat, 狗, dog, 老师, teacher, 房子, house",
    "many": "cat, kitten, dog, tiger, mouse, bird, house, door, garden, clock, hour, king, queen, music, money, war",
}
"""What is offered, by key; the first is the default."""
OFFERED, MOST_LISTED = 8, 2000
"""Words of a reader's own file: in a list that is offered, and to choose from one by one (the first, which is said)."""
LONGEST = 1200
LONGEST_ENTRY = 200
FEWEST = 2
_PARTS = re.compile(r'\s*(?:"((?:[^"]|"")*)"|“([^”]*)”)\s*(?=[,;\n，、；]|$)|([^,;\n，、；]+)')
_APART = re.compile(r'[,;\n，、；"“]')


def listed(own: OwnVectors) -> tuple[str, ...]:
    """Words of a reader's own file as a line holds them, in its order: at most `MOST_LISTED`."""
    return tuple(map(written, own.words[:MOST_LISTED]))


def written(entry: str) -> str:
    """Write an entry as a line holds it: one with a comma stands between quotation marks."""
    return '"{}"'.format(entry.replace('"', '""')) if _APART.search(entry) else entry


def of_own(own: OwnVectors) -> dict[str, str]:
    """Lists to begin with of a reader's own file, by key: its first words, and a word's nearest."""
    near = nearest(own.vectors, own.vectors[0], OFFERED).rows
    lists = {"own-first": own.words[:OFFERED], "own-near": [own.words[row] for row in near]}
    return {key: ", ".join(map(written, each)) for key, each in lists.items()}


def start(own: OwnVectors | None) -> str:
    """The line that holds where a link names none: of a reader's own file where it lacks a word of the story."""
    return STORY if own is None or {*STORY.split(", ")} <= {*own.words} else of_own(own)["own-first"]


def entries(typed: str) -> tuple[str, ...]:
    """The different words or sentences of a line, at most 24; a comma between quotes parts none.

    The browser has a twin that says what was left out (tests/vectors/entries.json).
    """
    parts = _PARTS.findall(typed[:LONGEST])
    normal_parts = (names.normal(quoted.replace('""', '"') or curly or plain) for quoted, curly, plain in parts)
    visible = [part for part in normal_parts if part and not names.unseen(part)]
    first = {names.looks(part): part for part in reversed(visible)}
    by_looks = dict.fromkeys(first[names.looks(part)] for part in visible if len(part) <= LONGEST_ENTRY)
    return tuple(by_looks)[:MOST_WORDS]
