"""Lists of words: the ones offered, and what a reader typed."""

import re

from lib.lessons.words.state import MOST_WORDS

STORY = "cat, mouse, house, clock"
LISTS = {
    "The discussion": STORY,
    "With kitten": "cat, kitten, mouse, house, clock",
    "Nonsense": "cat, treaty, prestige, average, exports, drizzle",
    "Two words": "cat, mouse",
    "Many words": "cat, kitten, dog, tiger, mouse, bird, house, door, garden, clock, hour, king, "
    "queen, music, money, war",
}
"""What is offered, by title; the first is the default."""
LONGEST = 1200
LONGEST_ENTRY = 200
FEWEST = 2
_APART = re.compile(r"[,;\n]")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\ufeff\ud800-\udfff]")


def entries(typed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words or sentences of a line, parted by commas, and what was left out, in sentences.

    Returns
    -------
    entries, notes
        2 to 24 different ones, each of 1 to 200 characters; those of `STORY` where fewer are left.
    """
    asked = [_UNSEEN.sub("", part).strip() for part in _APART.split(typed)]
    asked = [part for part in asked if part]
    kept = list(dict.fromkeys(part for part in asked if len(part) <= LONGEST_ENTRY))
    notes = [
        f"“{part[:24]}…” was left out: an entry has at most {LONGEST_ENTRY} characters."
        for part in asked
        if len(part) > LONGEST_ENTRY
    ]
    twice = list(dict.fromkeys(part for part in kept if asked.count(part) > 1))
    if twice:
        named = ", ".join(f"“{part[:24]}”" for part in twice)
        notes.append(f"Once is enough, as equal words have equal scores: {named}.")
    if len(kept) > MOST_WORDS:
        left = ", ".join(kept[MOST_WORDS:])[:200]
        notes.append(f"At most {MOST_WORDS} words fit here; left out: {left}.")
    if len(kept) < FEWEST:
        notes.append(f"A list needs {FEWEST} words, parted by commas; “{STORY}” is shown instead.")
        return tuple(STORY.split(", ")), tuple(notes)
    return tuple(kept[:MOST_WORDS]), tuple(notes)
