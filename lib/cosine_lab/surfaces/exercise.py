"""An exercise: one beat of a reader's own making, carried by a link's parameter `x`.

It reads ``1.<base64url of JSON>``: {"q": question, "c": [[text, reading, is, value, within], …] or
"n": [reading, low, high, step, within], "g": [[reading, is, value, within], …], "h": [what is
hidden, …]}; only "q" must be there. The state it starts from stands in the link's `s`. The browser
holds the twin, assets/sources/exercise/codec.js; tests/vectors/exercises.json holds both.
"""

import base64
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from cosine_lab import names
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.story import FEWEST_CHOICES, MOST_CHOICES, Is, Reads, Scale

VERSION = "1"
PARAMETER = "x"
LONGEST = 1800
LONGEST_QUESTION, LONGEST_CHOICE = 280, 40
MOST_GOALS, MOST_HIDDEN = 4, 24
MOST_STEPS = 100_000
_MOST = 1e300
_READING = re.compile(r"[A-Za-z][A-Za-z0-9:.-]{0,39}")
VOTE = "vote"
"""Stays away where a room is not asked, and answers by hands."""
HIDDEN = re.compile(rf"(?:plane|panel|handle):[a-z][a-z0-9-]{{0,29}}|labels|{VOTE}")
_TEXT = re.compile(r"([1-9][0-9]{0,5})\.([A-Za-z0-9_-]+)")
_KEYS = {"q", "c", "n", "g", "h"}


@dataclass(frozen=True)
class Exercise:
    """A question, what may be answered, what is to be reached, and what stays away.

    question : 1 to 280 characters, all of which can be seen
    choices : two to four answers in words, each with the comparison that makes it true; the first
        that holds is what turned out. Empty where a number is asked, or nothing.
    goal : at most four comparisons; reached when all hold by the reader's own move
    hidden : "plane:<space>", "panel:<kind>", "handle:<name>", "labels", "vote"
    """

    question: str
    choices: tuple[tuple[str, Reads], ...] = ()
    scale: Scale | None = None
    goal: tuple[Reads, ...] = ()
    hidden: tuple[str, ...] = ()


def write(exercise: Exercise) -> str:
    """The text of the link's parameter."""
    fields: dict[str, Any] = {"q": exercise.question}
    if exercise.choices:
        fields["c"] = [[text, *_list(reads)] for text, reads in exercise.choices]
    if (scale := exercise.scale) is not None:
        fields["n"] = [scale.reading, scale.low, scale.high, scale.step, scale.within]
    if exercise.goal:
        fields["g"] = [_list(reads) for reads in exercise.goal]
    if exercise.hidden:
        fields["h"] = list(exercise.hidden)
    data = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()
    return f"{VERSION}.{base64.urlsafe_b64encode(data).decode().rstrip('=')}"


def read(text: str) -> Exercise:
    """The exercise of a link.

    Raises
    ------
    Refused
        `exercise.too-long`, `exercise.version` for a newer one, `exercise.broken` for what is none.
    """
    if len(text) > LONGEST:
        raise Refused("exercise.too-long", most=LONGEST)
    match = _TEXT.fullmatch(text)
    if match is None:
        raise Refused("exercise.broken")
    if match[1] != VERSION:
        raise Refused("exercise.version", version=VERSION)
    try:
        data = base64.b64decode(match[2] + "=" * (-len(match[2]) % 4), "-_", validate=True)
        return _exercise(json.loads(data.decode()))
    except (ValueError, RecursionError, TypeError) as error:
        raise Refused("exercise.broken") from error


def _exercise(fields: object) -> Exercise:
    if not isinstance(fields, Mapping) or not set(fields) <= _KEYS or {"c", "n"} <= set(fields):
        raise ValueError("an exercise needs a question and at most one kind of bet")
    choices = tuple(choice_of(*each) for each in _all(fields, "c", MOST_CHOICES))
    different = len({text for text, _ in choices})
    if choices and not FEWEST_CHOICES <= len(choices) == different:
        raise ValueError("an exercise needs two different choices at least")
    hidden = _all(fields, "h", MOST_HIDDEN)
    if not all(isinstance(each, str) and HIDDEN.fullmatch(each) for each in hidden):
        raise ValueError("an exercise hides planes, panels, handles or labels")
    return Exercise(
        question=checked_text(fields.get("q"), LONGEST_QUESTION),
        choices=choices,
        scale=scale_of(*fields["n"]) if "n" in fields else None,
        goal=tuple(reads_of(*each) for each in _all(fields, "g", MOST_GOALS)),
        hidden=tuple(hidden),
    )


def _all(fields: Mapping[str, Any], key: str, most: int) -> list[Any]:
    values = fields.get(key, [])
    if not isinstance(values, list) or len(values) > most:
        raise ValueError(f"an exercise needs a short list, got {key}")
    return values


def choice_of(text: object, *reads: object) -> tuple[str, Reads]:
    """An answer in words and when it is right; a ValueError where there is none, as below."""
    return checked_text(text, LONGEST_CHOICE), reads_of(*reads)


def reads_of(reading: object, relation: object, value: object, within: object = 0) -> Reads:
    """A comparison."""
    known: Is | None = next((each for each in get_args(Is) if each == relation), None)
    if known is None:
        raise ValueError("a comparison needs a relation")
    wide = number(within)
    if wide < 0:
        raise ValueError("a tolerance is not negative")
    return Reads(_reading(reading), known, number(value), wide)


def scale_of(reading: object, low: object, high: object, step: object, within: object) -> Scale:
    """A number to bet on."""
    scale = Scale(_reading(reading), *map(number, (low, high, step, within)))
    steps = (scale.high - scale.low) / scale.step if scale.step > 0 else math.inf
    if not 1 <= steps <= MOST_STEPS or scale.within < 0:
        raise ValueError("a scale needs a range and a step")
    return scale


def _reading(value: object) -> str:
    if not isinstance(value, str) or not _READING.fullmatch(value):
        raise ValueError("a comparison needs a reading")
    return value


def number(value: object) -> float:
    """A number of some size; a ValueError for anything else that JSON may hold."""
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) <= _MOST:
        raise ValueError("a comparison needs a finite number")
    return float(value)


def checked_text(value: object, longest: int) -> str:
    """A text of 1 to `longest` characters, all of which can be seen, as it is kept."""
    if not isinstance(value, str) or names.unseen(value):
        raise ValueError("an exercise needs text that can be seen")
    text = names.normal(value)
    if not 0 < len(text) <= longest:
        raise ValueError("an exercise needs text of some length")
    return text


def _list(reads: Reads) -> list[object]:
    return [reads.reading, reads.relation, reads.value, reads.within]
