"""Whatever text a stranger sends, reading it takes effort in proportion to its length."""

import time
from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest

from cosine_lab import escape, names
from cosine_lab.data import interaction_upload, own_pairs, own_sentences, uploads
from cosine_lab.data.heads import reading as heads
from cosine_lab.lessons.translate.state import TranslateState
from cosine_lab.lessons.words.model import lists
from cosine_lab.links import amend
from cosine_lab.parameters import schema
from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import join_page
from cosine_lab.surfaces import exercise
from cosine_lab.talks import bets, links, query_parameters, reading

FEW, MANY = 3_000, 12_000
"""Letters: four times as many may take some four times as long, where a square would take sixteen."""
FACTOR, NOISE_S = 9, 0.05
LINE = "# T\n## One\n/translate\n"
ENTRIES: dict[str, Callable[[str], object]] = {
    "a name": names.normal,
    "what of a name is unseen": names.unseen,
    "how a name looks": names.looks,
    "a name in a figure": escape.plotly,
    "a name in a sentence": escape.markdown,
    "a name in a cell": escape.cell,
    "a link's state": lambda text: amend(TranslateState.of(("a", "b"), ((1.0, 0.0), (0.0, 1.0)), (0, 1)), text),
    "a link by hand": lambda text: query_parameters.read(
        schema(TranslateState), ("a", "b"), {"shift": f"{text},1", "tau": text}
    ),
    "a step's link": lambda text: links.read(text, ("translate",)),
    "a step's link, whole": lambda text: links.read(f"https://lab.example/translate?words={text}", ("translate",)),
    "a choice": lambda text: bets.choice(f"- {text}"),
    "a goal": bets.goal,
    "a number to bet on": bets.scale,
    "what is hidden": bets.hidden,
    "a talk": lambda text: reading.read(text, ("translate",)),
    "a talk's line": lambda text: reading.read(LINE + text, ("translate",)),
    "a talk's notes": lambda text: reading.read(f"{LINE}Notes:\n{text}", ("translate",)),
    "an exercise's text": lambda text: exercise.checked_text(text, 280),
    "an exercise": exercise.read,
    "own sentences": own_sentences.sentences,
    "a file of sentences": lambda text: own_sentences.from_file(text.encode()),
    "own pairs": lambda text: own_pairs.parse(text.encode()),
    "own pairs, their last": lambda text: own_pairs.parse(f"a,b,1\nc,{text},2".encode()),
    "own vectors": lambda text: uploads.parse("a.csv", text.encode()),
    "an own word": lambda text: uploads.parse("a.csv", f"{text},1,2\nb,3,4".encode()),
    "own vectors, by blanks": lambda text: uploads.parse("a.txt", text.encode()),
    "interactions": lambda text: interaction_upload.parse(f"{text},a\n1,2\n2,1".encode()),
    "a classifier's head": lambda text: heads.parse("a.csv", f"{text},1,2\nb,3,4".encode()),
    "words": lists.entries,
    "a room's code": join_page.read,
}
UNITS = [
    *(" ", "\t", "\n", "\u00a0", "a", "0", "1.", "猫", "é", "—", "\u0301\u0316", "\u0f73"),
    *(
        "- ",
        "a:",
        ": ",
        "a, ",
        "1,",
        '"',
        '""',
        '" ',
        "“",
        "[](",
        "](",
        "[a](",
        "<",
        "`",
        "*",
        ":",
        "@",
        "$",
        "#",
        "\\",
    ),
    *("%", "%4", "%41", "/", "?", "=", "&a=", "+", ".", " and ", " from 1", "\n  ", '\n"', ";=", "\u200d"),
]
AROUND = [("", ""), ("x", "x"), ("a = 1", "\x01"), ("http://", "#"), ('"', ","), ("- a", "!")]


def effort(read: Callable[[str], object], text: str) -> float:
    """Seconds of this thread's own work."""
    begin = time.thread_time()
    with suppress(Refused, ValueError):
        read(text)
    return time.thread_time() - begin


def slower(read: Callable[[str], object], few: str, many: str) -> bool:
    """Whether four times as much takes more than nine times as long; what takes no time at all does not."""
    late = effort(read, many)
    return late > NOISE_S and late > FACTOR * effort(read, few)


@pytest.mark.parametrize("entry", ENTRIES)
def test_no_text_takes_an_effort_that_grows_faster_than_its_length(entry: str) -> None:
    read, slow = ENTRIES[entry], []
    for unit, (before, after) in product(UNITS, AROUND):
        few, many = (before + unit * (size // len(unit)) + after for size in (FEW, MANY))
        if all(slower(read, few, many) for _ in range(3)):  # again: other work may have been in its way
            slow.append((before, unit, after))
    assert not slow
