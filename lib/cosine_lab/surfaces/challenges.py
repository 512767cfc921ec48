"""Free play: things to try, each a press that does what it says, and challenges to reach.

A challenge is checked on readings, and has a state that solves it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from cosine_lab.prose import Text
from cosine_lab.surfaces.panels import Panel
from cosine_lab.surfaces.story import Reads

CHALLENGE = "challenge"
"""The parameter of a link that names the one under way."""
Unit = Literal["number", "count", "share", "answer"]
"""How a reading is written: 0.80, 100, 1.5%, yes or no (1 or 0)."""


@dataclass(frozen=True)
class Wanted(Reads):
    """What a challenge wants of a reading, and the unit in which it says so."""

    unit: Unit = "number"


@dataclass(frozen=True)
class Challenge:
    """Something to reach.

    Its words are the lesson's: `challenge.<key>` asks (`{cos:g}` is the value its goal wants of the
    reading), `.hint` helps, `.why` says, where there is
    more to say, why it worked; `reading.<name>` names a reading, a colon in it as a hyphen.

    goal : reached when all hold; of a reading one thing alone
    start : fields that begin it, over the surface's defaults
    solved : fields of a state that reaches it, over the start
    """

    key: str
    goal: Sequence[Wanted]
    start: Mapping[str, Any]
    solved: Mapping[str, Any]


@dataclass(frozen=True)
class Task:
    """A challenge with its words; `names` are those of its goal's readings, in order."""

    challenge: Challenge
    title: str
    hint: str
    names: Sequence[str]
    why: str = ""


@dataclass(frozen=True)
class Goals(Panel):
    """Challenges, each with how far it still is, a hint, and a link to a solution.

    `query` makes the choices of the page that they are about, by parameter, where it has others.
    """

    tasks: Sequence[Task]
    query: Mapping[str, str] | None = None


def goals(challenges: Sequence[Challenge], text: Text, query: Mapping[str, str] | None = None) -> Goals:
    """The panel of these challenges, in the words of the lesson."""
    return Goals([_task(each, text) for each in challenges], query)


def _task(challenge: Challenge, text: Text) -> Task:
    key = f"challenge.{challenge.key}"
    wanted = {_named(reads): reads.value for reads in challenge.goal}
    return Task(
        challenge,
        text(key, **wanted),
        text(f"{key}.hint"),
        [text(f"reading.{_named(reads)}") for reads in challenge.goal],
        text(f"{key}.why") if f"{key}.why" in text else "",
    )


def _named(reads: Wanted) -> str:
    """A reading as words name it: a colon as a hyphen."""
    return reads.reading.replace(":", "-")


@dataclass(frozen=True)
class Try:
    """Something to try.

    Its words are the lesson's: `try.<key>` says what a press does, `.see` what to watch.

    start : fields that it sets, over the surface's defaults
    query : choices of the page that it makes besides, by parameter of the link
    """

    key: str
    start: Mapping[str, Any]
    query: Mapping[str, str] | None = None


@dataclass(frozen=True)
class Attempt:
    """Something to try, with its words."""

    attempt: Try
    does: str
    see: str


@dataclass(frozen=True)
class Tries(Panel):
    """What to try, one press each."""

    items: Sequence[Attempt]


def tries(entries: Sequence[Try], text: Text, query: Mapping[str, str] | None = None) -> Tries:
    """The panel of these, in the words of the lesson; `query` makes the choices of the page that they are about."""
    return Tries([_attempt(replace(each, query=each.query or query), text) for each in entries])


def _attempt(entry: Try, text: Text) -> Attempt:
    return Attempt(entry, text(f"try.{entry.key}"), text(f"try.{entry.key}.see"))
