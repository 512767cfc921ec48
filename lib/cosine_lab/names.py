"""What a name may be: of a label, a word, an item; the same for links, files and typing.

The browser has a twin (tests/vectors/codec.json).
"""

import re
import unicodedata

_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f"
    "\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
    # A joiner shapes what stands on both sides of it, in emoji and in Indic and Persian words.
    "|(?:^|[\x00-\x7f])[\u200c\u200d]|[\u200c\u200d](?:$|[\x00-\x7f\u200c\u200d])"
)
"""Controls, halves of surrogate pairs, marks of direction, and whatever takes no room or no ink."""
_BLANK = " \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
_BLANKS = re.compile(f"[{_BLANK}]+")
_BREAKS = re.compile("[\n\r\t\u2028\u2029]+")
_SHAPING = re.compile("[\u200c\u200d\ufe00-\ufe0f]")
"""Joiners, and selectors of the look of the character before them."""
_MOST_MARKS = 30
"""Combining marks on one letter, as in Unicode's stream-safe text: sorting a run of them costs its length squared."""
_MAY_BE_MARKS = re.compile(rf"[^\w\x00-\x7f]{{{_MOST_MARKS + 1},}}")
_LONGEST = 12_000
"""Characters, as many as the longest line of a talk has: no place takes a longer name."""


def composed(text: str) -> str:
    """The text in NFC; a � for what stands on a letter beyond 30 marks."""
    bounded = _MAY_BE_MARKS.sub(_few_marks, text)
    return _MAY_BE_MARKS.sub(_few_marks, unicodedata.normalize("NFC", bounded))  # some marks come apart into two


def normal(name: str) -> str:
    """The name as it is kept: composed, without blanks around it; one that no place takes is left as it is."""
    return name if len(name) > _LONGEST else composed(name).strip(_BLANK)


def unseen(name: str) -> bool:
    """Whether the name holds a character that cannot be seen."""
    return _UNSEEN.search(name) is not None


def looks(name: str) -> str:
    """One key for two normal names that differ only in characters without ink."""
    return _BLANKS.sub(" ", _SHAPING.sub("", name))


def visible(text: str) -> str:
    """Any text with a mark (�) for every character that cannot be seen; lines end in blanks."""
    return _UNSEEN.sub("\ufffd", _BREAKS.sub(" ", text))


def columns(text: str) -> int:
    """How wide a text is, in letters; an East Asian one, or an emoji, takes two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def cut(name: str, most: int) -> str:
    """The name, cut where it takes more than so many columns."""
    if columns(name) <= most:
        return name
    while columns(name) > most - 1:
        name = name[:-1]
    return f"{name}…"


def _few_marks(run: re.Match[str]) -> str:
    letters: list[str] = []
    marks = 0
    for letter in run[0]:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= _MOST_MARKS + 1:
            letters.append(letter if marks <= _MOST_MARKS else "\ufffd")
    return "".join(letters)
