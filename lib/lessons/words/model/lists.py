"""Lists of words: the ones offered, and what a reader typed."""

import re
from collections import Counter

from lib import names
from lib.data.own_vectors import OwnVectors
from lib.lessons.words.state import MOST_WORDS
from lib.maths.spaces.neighbours import nearest
from lib.refusals import Refused

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
_SHOWN = 24
_PARTS = re.compile(r'\s*(?:"((?:[^"]|"")*)"|“([^”]*)”)\s*(?=[,;\n，、；]|$)|([^,;\n，、；]+)')
_APART = re.compile(r'[,;\n，、；"“]')


def listed(own: OwnVectors) -> tuple[str, ...]:
    """Words of a reader's own file as a line holds them, in its order: at most `MOST_LISTED`."""
    return tuple(map(written, own.words[:MOST_LISTED]))


def written(entry: str) -> str:
    """Write an entry as a line holds it: one with a comma stands between quotation marks."""
    return '"{}"'.format(entry.replace('"', '""')) if _APART.search(entry) else entry


def _parts(typed: str) -> list[str]:
    """Split a line at commas, semicolons (Chinese ones too) and ends of lines that stand in no quotation marks."""
    found = _PARTS.findall(typed)
    return [quoted.replace('""', '"') or curly or plain for quoted, curly, plain in found]


def of_own(own: OwnVectors) -> dict[str, str]:
    """Lists to begin with of a reader's own file, by key: its first words, and a word's nearest."""
    near = nearest(own.vectors, own.vectors[0], OFFERED).rows
    lists = {"own-first": own.words[:OFFERED], "own-near": [own.words[row] for row in near]}
    return {key: ", ".join(map(written, each)) for key, each in lists.items()}


def first_asked(own: OwnVectors | None) -> tuple[list[str], str]:
    """The words that a page begins with, and the list of a reader's own file that is asked for where it lacks them."""
    return STORY.split(", "), of_own(own).get("own-first", STORY) if own else STORY


def entries(typed: str) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    """The words or sentences of a line, and what was left out; a comma between quotes parts none.

    Entries are 2 to 24 different ones, each of 1 to 200 characters; those of `STORY` where fewer are left.
    """
    given = [part for part in map(names.normal, _parts(typed[:LONGEST])) if part]
    asked = [part for part in given if not names.unseen(part)]
    alike = Counter(map(names.looks, asked))
    first = {names.looks(part): part for part in reversed(asked)}
    short = (part for part in asked if len(part) <= LONGEST_ENTRY)
    kept = list(dict.fromkeys(first[names.looks(part)] for part in short))
    refused = [Refused("words.unseen", entry=names.shown(part)[:_SHOWN]) for part in given if names.unseen(part)]
    long = (part[:_SHOWN] for part in asked if len(part) > LONGEST_ENTRY)
    refused += [Refused("words.long", entry=f"{part}…", most=LONGEST_ENTRY) for part in long]
    twice = tuple(Refused("words.entry", entry=part[:_SHOWN]) for part in kept if alike[names.looks(part)] > 1)
    if twice:
        refused.append(Refused("words.twice", entries=twice))
    if len(kept) > MOST_WORDS:
        left = ", ".join(kept[MOST_WORDS:])[:200]
        refused.append(Refused("words.many", most=MOST_WORDS, left=left))
    if len(kept) < FEWEST:
        refused.append(Refused("words.few", fewest=FEWEST, story=STORY))
        return tuple(STORY.split(", ")), tuple(refused)
    return tuple(kept[:MOST_WORDS]), tuple(refused)
