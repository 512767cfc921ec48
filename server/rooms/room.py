"""What a room is, what it accepts, and what it tells; the same wherever rooms are kept."""

import math
import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Protocol, TypeGuard

from lib.refusals import Refused

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so no words; nothing that looks like a digit."""
CODE_LETTERS = 4
MOST_ROOMS, MOST_VOTERS = 50, 500
LIFE_S = 3 * 60 * 60
WRONG_CODES, WRONG_PER_S = 60, 60
"""Wrong codes that are answered in one span of so many seconds, by all readers together."""
LONGEST_LINK, LONGEST_STATE, LONGEST_CHOICE = 2000, 1500, 40
FEWEST_CHOICES, MOST_CHOICES = 2, 4
_CODE = re.compile(f"[{LETTERS}]{{{CODE_LETTERS}}}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{8,43}")
_LINK = re.compile(r"/[\w./~!$&'()*+,;=:@%?-]*", re.ASCII)
_STATE = re.compile(r"[A-Za-z0-9._-]+")


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
    fine = all(isinstance(each, str) and 0 < len(each) <= LONGEST_CHOICE for each in given)
    return not given or (
        fine and len(set(given)) == len(given) and FEWEST_CHOICES <= len(given) <= MOST_CHOICES
    )


def _number(value: Any) -> TypeGuard[float]:  # noqa: ANN401 - whatever JSON may hold
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


@dataclass(frozen=True)
class Vote:
    """What one browser answered, and where its reader's move ended.

    Attributes
    ----------
    answer : str, float or None
    state : str or None
        The state reached, as a link carries it (`lib.links`).
    """

    answer: str | float | None
    state: str | None = None

    @classmethod
    def read(cls, given: object, about: About) -> "Vote | None":
        """From what a browser sent; None for junk."""
        if not isinstance(given, Mapping) or not set(given) <= {"answer", "state"}:
            return None
        answer, state = given.get("answer"), given.get("state")
        if state is not None and not (
            isinstance(state, str) and len(state) <= LONGEST_STATE and _STATE.fullmatch(state)
        ):
            return None
        return cls(answer, state) if about.accepts(answer) else None


@dataclass(frozen=True)
class Opened:
    """A new room: its code, the key that its link carries, and what only its owner knows."""

    code: str
    key: str
    owner: str


@dataclass(frozen=True)
class Seen:
    """What a room shows: how many have answered, and after Reveal what.

    Attributes
    ----------
    about : About
    voters, junk : int
    revealed : bool
    answers : dict of str to int
        How often each answer was given, numbers as JSON writes them; empty before Reveal.
    skipped : int
        Votes without an answer; 0 before Reveal.
    states : tuple of str
        Where readers' moves ended; empty before Reveal.
    """

    about: About
    voters: int
    junk: int
    revealed: bool
    answers: dict[str, int]
    skipped: int
    states: tuple[str, ...]

    def told(self) -> dict[str, Any]:
        """As JSON writes it."""
        return asdict(self)


def seen(about: About, votes: Iterable[Vote], junk: int, *, revealed: bool) -> Seen:
    """What a room with these votes shows."""
    held = list(votes)
    counts: dict[str, int] = {}
    for vote in held if revealed else []:
        if vote.answer is not None:
            counts[str(vote.answer)] = counts.get(str(vote.answer), 0) + 1
    skipped = sum(vote.answer is None for vote in held) if revealed else 0
    states = tuple(vote.state for vote in held if vote.state) if revealed else ()
    return Seen(about, len(held), junk, revealed, counts, skipped, states)


def new_code() -> str:
    """Four letters that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def token(size: int) -> str:
    """A secret of so many random bytes, fit for a URL."""
    return secrets.token_urlsafe(size)


def is_code(text: str) -> bool:
    """Whether a text may be a room's code."""
    return _CODE.fullmatch(text) is not None


def is_token(text: str) -> bool:
    """Whether a text may be a key, or what a browser calls itself."""
    return _TOKEN.fullmatch(text) is not None


class Rooms(Protocol):
    """Where rooms are kept. Every method raises `Refused` with a key of assets/prose/rooms.

    `unknown`: no such room, or not with this key or owner; `crowded`: 50 rooms; `full`: 500 voters;
    `revealed`: too late to vote; `junk`: dropped, and counted; `slow`: too many wrong codes;
    `away`: what keeps the rooms cannot be reached.
    """

    def open(self, about: About) -> Opened:
        """Open a room for three hours."""

    def find(self, code: str) -> tuple[str, str]:
        """Key and link of the room with that code."""

    def vote(self, code: str, key: str, voter: str, given: object) -> None:
        """Take a browser's vote, in place of its last one."""

    def look(self, code: str, key: str) -> Seen:
        """What the room shows now."""

    def reveal(self, code: str, owner: str) -> None:
        """Let everybody see what was answered; nobody can vote after that."""

    def end(self, code: str, owner: str) -> None:
        """Forget the room."""
