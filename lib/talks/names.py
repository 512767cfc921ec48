"""Whether what a talk names is on the pages: steps of stories, choices, readings, parts.

What there is stands in assets/talks/names.json; the twin is assets/lab/talks/names.js.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from lib.refusals import Refused
from lib.shared_cache import shared_cache
from lib.surfaces.exercise import Exercise
from lib.talks.model import BEAT
from lib.tokens import ASSETS

FILE = ASSETS / "talks" / "names.json"
Known = Mapping[str, Any]
Asked = tuple[tuple[str, str], ...]


@shared_cache
def known() -> Known:
    """What there is to name, by page."""
    held: Known = json.loads(FILE.read_text(encoding="utf-8"))
    return held


def check_link(page: Known, asked: Asked) -> None:
    """Look for what a step's link asks of its page.

    Raises
    ------
    Refused
        `talk.unknown-choice`, `talk.unknown-beat`, `talk.no-story`
    """
    given = dict(asked)
    for name, options in page["choices"].items():
        _among(given.get(name, options[0]), options, "choice")
    if BEAT not in given or any(name in given for name in page["free"]):
        return
    first = {name: options[0] for name, options in page["choices"].items()}
    now = first | {name: value for name, value in given.items() if name in first}
    told = [each["beats"] for each in page["stories"] if each["asked"] == now]
    if told and not told[0]:
        raise Refused("talk.no-story")
    if told:
        _among(given[BEAT], told[0], "beat")


def check_exercise(page: Known, exercise: Exercise) -> None:
    """Look for what an exercise compares with numbers and hides.

    Raises
    ------
    Refused
        `talk.unknown-reading`, `talk.unknown-part`, `talk.below`, `talk.above`
    """
    for reads in (*(each for _, each in exercise.choices), *exercise.goal):
        _within(page["readings"], reads.reading, reads.value, reads.value)
    if exercise.scale is not None:
        scale = exercise.scale
        _within(page["readings"], scale.reading, scale.low, scale.high)
    for part in exercise.hidden:
        alike = [each for each in page["parts"] if each.partition(":")[0] == part.partition(":")[0]]
        _among(part, alike or page["parts"], "part")


def _within(readings: Mapping[str, Any], name: str, low: float, high: float) -> None:
    stars = (each for each in readings if each.endswith("*") and name.startswith(each[:-1]))
    declared = name if name in readings else next(stars, "")
    if not declared or name == declared[:-1]:
        _among(name, readings, "reading")
    least, most = readings[declared]
    if least is not None and low < least:
        raise Refused("talk.below", name=name, least=least)
    if most is not None and high > most:
        raise Refused("talk.above", name=name, most=most)


def _among(name: str, there: Collection[str], what: str) -> None:
    if name not in there:
        raise Refused(f"talk.unknown-{what}", name=name[:40], meant=nearest(name, there))


def nearest(name: str, there: Iterable[str]) -> str:
    """The one that takes the fewest letters changed, put in or left out; the first of several."""
    count: Callable[[str], int] = lambda each: _changes(name[:40], each)  # noqa: E731
    return min(there, key=count)


def _changes(one: str, other: str) -> int:
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        last, row = row, [i]
        for j, b in enumerate(other, 1):
            row.append(min(last[j] + 1, row[-1] + 1, last[j - 1] + (a != b)))
    return row[-1]
