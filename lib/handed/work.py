"""Work handed in, read and checked: what was bet, and whether the goal holds in the state."""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlencode

from lib.handed import code
from lib.handed.code import Handin
from lib.refusals import Refused
from lib.surfaces import exercise, readings
from lib.surfaces.exercise import Exercise
from lib.surfaces.readings import Readings

Verdict = Literal["reached", "open", "forged", "unchecked", "no-goal"]
"""Reached, not reached, said to be reached and not, a goal that Python cannot check, no goal."""
Reader = Callable[[Mapping[str, str]], Readings]
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Work:
    """One student's work on one exercise.

    Attributes
    ----------
    name : str
    slug : str
        The lesson.
    key : str
        Tells the exercise from any other.
    exercise : Exercise
    answer : str
        The bet as the exercise words it; "" where it was skipped.
    verdict : Verdict
    seconds : int
    link : str
        Path and query of the state reached, as seen from a page of this site.
    """

    name: str
    slug: str
    key: str
    exercise: Exercise
    answer: str
    verdict: Verdict
    seconds: int
    link: str


@dataclass(frozen=True)
class Left:
    """A text that is not counted, and why."""

    source: str
    why: Refused


@dataclass(frozen=True)
class Collected:
    """All that was handed in."""

    works: tuple[Work, ...]
    left: tuple[Left, ...]

    def bets(self) -> dict[str, tuple[Exercise, Counter[str]]]:
        """How often each answer was given, by exercise."""
        found: dict[str, tuple[Exercise, Counter[str]]] = {}
        for work in self.works:
            found.setdefault(work.key, (work.exercise, Counter()))[1][work.answer] += 1
        return found


def collected(texts: Iterable[tuple[str, str]], readers: Mapping[str, Reader]) -> Collected:
    """Read and check texts, each with the name of where it came from.

    Parameters
    ----------
    texts : iterable of (source, text)
    readers : mapping
        What computes the readings of a lesson's link, by slug.
    """
    works: list[Work] = []
    left: list[Left] = []
    seen: set[tuple[object, ...]] = set()
    for source, text in texts:
        try:
            work, told = _work(text, readers)
        except Refused as why:
            left.append(Left(source, why))
            continue
        except Exception:  # noqa: BLE001 - one file of a class never takes the others down
            left.append(Left(source, Refused("handins.damaged")))
            _LOG.exception("handins.damaged")
            continue
        if told in seen:
            left.append(Left(source, Refused("handins.repeated")))
            continue
        seen.add(told)
        works.append(work)
    return Collected(tuple(works), tuple(left))


def _work(text: str, readers: Mapping[str, Reader]) -> tuple[Work, tuple[object, ...]]:
    """The work in a text, and a mark that distinguishes it from all other work."""
    handin = code.read(text)
    slug = handin.slug or "home"
    if slug not in readers:
        raise Refused("handins.other-page", slug=slug)
    asked = handin.asked.get(exercise.PARAMETER)
    if asked is None:
        raise Refused("handins.no-exercise")
    task = exercise.read(asked)
    link = f"./{handin.slug}?{urlencode(handin.asked)}"
    work = Work(
        name=handin.name,
        slug=slug,
        key=f"{slug} {asked}",
        exercise=task,
        answer=_said(task, handin.answer),
        verdict=_verdict(task, handin, readers[slug]),
        seconds=handin.seconds,
        link=link,
    )
    return work, (handin.name, link, handin.answer)


def _said(task: Exercise, answer: str | float | None) -> str:
    """An answer as the exercise words it.

    Raises
    ------
    Refused
        If the exercise knows no such answer.
    """
    if answer is None:
        return ""
    if isinstance(answer, str):
        if not answer.isdecimal() or int(answer) >= len(task.choices):
            raise Refused("handins.damaged")
        return task.choices[int(answer)][0]
    if task.scale is None or not task.scale.low <= answer <= task.scale.high:
        raise Refused("handins.damaged")
    return f"{answer:g}"


def _verdict(task: Exercise, handin: Handin, reader: Reader) -> Verdict:
    if not task.goal:
        return "no-goal"
    held = readings.reached(task.goal, reader(handin.asked))
    if held is None:
        return "unchecked"
    if held:
        return "reached"
    return "forged" if handin.claimed else "open"
