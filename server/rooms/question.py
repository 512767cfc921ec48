"""What a room asks, and what answers it takes: read from what a browser sent."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from lib import names
from lib.refusals import Refused

LONGEST_LINK, LONGEST_STATE, LONGEST_CHOICE = 2000, 1500, 40
FEWEST_CHOICES, MOST_CHOICES = 2, 4
SURE = ("guess", "fairly", "sure")
PHASES = ("asked", "doing", "told")
_LINK = re.compile(r"/[\w./~!$&'()*+,;=:@%?-]*", re.ASCII)
_STATE = re.compile(r"[A-Za-z0-9._-]+")
_CHOICE = re.compile(rf"[A-Za-z0-9._-]{{1,{LONGEST_CHOICE}}}")
_MOST = 1e300


@dataclass(frozen=True)
class About:
    """What a room asks.

    Attributes
    ----------
    link : str
        Path and query of the exercise on this site, at most 2,000 characters.
    choices : tuple of str
        Keys of the bet's choices; empty where a number is asked, or nothing.
    low, high : float or None
        Range of the number that is asked.
    """

    link: str
    choices: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None

    @classmethod
    def read(cls, given: object) -> "About":
        """From what a browser sent.

        Raises
        ------
        Refused
            If it is anything else than a room's question.
        """
        if not isinstance(given, Mapping) or not set(given) <= {"link", "choices", "low", "high"}:
            raise Refused("rooms.unread")
        link, choices = given.get("link"), given.get("choices", [])
        if not isinstance(link, str) or len(link) > LONGEST_LINK or not _LINK.fullmatch(link):
            raise Refused("rooms.unread")
        if link.startswith("//") or not isinstance(choices, list) or not _choices(choices):
            raise Refused("rooms.unread")
        low, high = given.get("low"), given.get("high")
        none = low is None and high is None
        if not none and not (_number(low) and _number(high) and low < high):
            raise Refused("rooms.unread")
        return cls(link, tuple(choices), low, high)

    def accepts(self, answer: object) -> bool:
        """Whether an answer is one that was asked for; None is a bet that was skipped."""
        if answer is None:
            return True
        if self.low is not None and self.high is not None:
            return _number(answer) and self.low <= answer <= self.high
        return isinstance(answer, str) and answer in self.choices


def _choices(given: list[Any]) -> bool:
    fine = all(isinstance(each, str) and _CHOICE.fullmatch(each) for each in given)
    return not given or (fine and len(set(given)) == len(given) and FEWEST_CHOICES <= len(given) <= MOST_CHOICES)


def _number(value: Any) -> TypeGuard[float]:  # noqa: ANN401 - whatever JSON may hold
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= _MOST


@dataclass(frozen=True)
class Vote:
    """What one browser answered, where its reader's move ended, and how far the reader is.

    Attributes
    ----------
    answer : str, float or None
    state : str or None
        The state reached, as a link carries it (`lib.links`).
    sure : str or None
        How sure its reader was: "guess", "fairly" or "sure"; None where it was not said.
    phase : str
        "asked" before the answer, which is none yet; "doing" before the goal; "told" at the end.
    name : str
        As its reader wants to be shown; "" for no name.
    """

    answer: str | float | None
    state: str | None = None
    sure: str | None = None
    phase: str = PHASES[-1]
    name: str = ""

    @classmethod
    def read(cls, given: object, about: About) -> "Vote | None":
        """From what a browser sent; None for junk."""
        if not isinstance(given, Mapping) or not set(given) <= set(cls.__annotations__):
            return None
        answer, state, sure = (given.get(part) for part in ("answer", "state", "sure"))
        phase, name = given.get("phase", PHASES[-1]), given.get("name", "")
        if phase not in PHASES or not isinstance(name, str) or len(name) > LONGEST_CHOICE:
            return None
        if names.unseen(name) or (phase == PHASES[0] and answer is not None):
            return None
        if state is not None and not (
            isinstance(state, str) and len(state) <= LONGEST_STATE and _STATE.fullmatch(state)
        ):
            return None
        if sure is not None and sure not in SURE:
            return None
        return cls(answer, state, sure, phase, names.normal(name)) if about.accepts(answer) else None
