"""What a room is and what it tells; the same wherever rooms are kept."""

import re
import secrets
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from typing import Any, Protocol

from cosine_lab.server.rooms.question import PHASES, Question, Truth, Vote

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so no words; nothing that looks like a digit."""
CODE_LETTERS = 4
MOST_ROOMS, MOST_VOTERS = 150, 1000
ROOMS_EACH, VOTERS_EACH = 30, 400
"""Of these, as many as one network may open or fill: a hall of 300, or a whole university, may be behind one."""
LIFE_S, IDLE_S = 3 * 60 * 60, 60 * 60
"""A room ends after that, and where nobody has looked or voted for so long."""
LEFT_S = 60
"""A room at which nobody has looked for so long makes way where its network has no other left."""
WRONG_CODES, WRONG_PER_S = 60, 10 * 60
"""Wrong codes that one network is answered in one span of so many seconds.

In three hours these are 1,080 of 20⁴ = 160,000 codes: 1 in 148 for one open room. A network from which the room was
opened, or has been parsed once, is always answered: no number of wrong codes keeps a hall out of its own room.
"""
MOST_STEPS = 100
"""Steps of one room whose answers are kept until it ends; the oldest goes first."""
_CODE = re.compile(f"[{LETTERS}]{{{CODE_LETTERS}}}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{8,43}")


@dataclass(frozen=True)
class Opened:
    """A new room: its code, the key that its link carries, and what only its owner knows."""

    code: str
    key: str
    owner: str


@dataclass(frozen=True)
class RoomView:
    """What a room shows: how many have answered, and after Reveal what.

    Attributes
    ----------
    about : Question
    voters, junk : int
    revealed, paused : bool
    answers : dict of str to int
        How often each answer was given, numbers as JSON writes them; empty before Reveal.
    sure : dict of str to int
        How often each answer was given by readers who were sure of it; empty before Reveal.
    skipped : int
        Votes without an answer; 0 before Reveal.
    states : tuple of str
        Where readers' moves ended; empty before Reveal.
    places : dict of str to list of str
        By phase, the names of those who are there; "" for each who gave none.
    paused : bool
    truth : str, float or None
        What turned out on the wall; None before that, or where it is undefined.
    said : str
        The sentence that says it; "" before that.
    moves : int
        How often the room has moved; a step that it comes back to has no votes, and is sent them again.
    """

    about: Question
    voters: int
    junk: int
    revealed: bool
    answers: dict[str, int]
    sure: dict[str, int]
    skipped: int
    states: tuple[str, ...]
    places: dict[str, list[str]]
    paused: bool = False
    truth: str | float | None = None
    said: str = ""
    moves: int = 0

    def turned_out(self, truth: Truth) -> "RoomView":
        """With what turned out on the wall; a truth once told stays, whatever a wall that comes back to it says."""
        stays = self.said and (not truth.said or self.truth not in {None, truth.answer})
        return self if stays else replace(self, truth=truth.answer, said=truth.said)

    def public(self) -> dict[str, Any]:
        """What every phone may see: nothing of who and where, and of the answers nothing before Reveal."""
        answers = asdict(replace(self, states=(), places={}))
        return {part: answers["about"][part] for part in _ASKED} | {part: answers[part] for part in _ANSWERED}


_ASKED = ("step", "title", "question", "choices", "options", "low", "high", "by")
_ANSWERED = ("revealed", "paused", "answers", "skipped", "truth", "said", "moves")


def past_with(past: dict[str, RoomView], now: RoomView, *, revealed: bool) -> dict[str, RoomView]:
    """What was answered so far, with the step that is left last: what it asked and came to, nothing of who or where."""
    about = now.about
    if not about.choices and about.low is None:
        return past
    others = {step: view for step, view in past.items() if step != about.step}
    views = {**others, about.step: replace(now, states=(), places={}, revealed=revealed)}
    return dict([*views.items()][-MOST_STEPS:])


def view_of(about: Question, votes: Iterable[Vote], junk: int, *, revealed: bool) -> RoomView:
    """What a room with these votes shows."""
    all_ = list(votes)
    answers = [vote for vote in all_ if vote.phase != PHASES[0]]
    places = {phase: sorted(vote.name for vote in all_ if vote.phase == phase) for phase in PHASES}
    answered = [vote for vote in answers if vote.answer is not None] if revealed else []
    counts = Counter(str(vote.answer) for vote in answered)
    sure = Counter(str(vote.answer) for vote in answered if vote.sure == "sure")
    skipped = sum(vote.answer is None for vote in answers) if revealed else 0
    states = tuple(vote.state for vote in answers if vote.state) if revealed else ()
    return RoomView(about, len(answers), junk, revealed, dict(counts), dict(sure), skipped, states, places)


def new_code() -> str:
    """Four letters that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def token(size: int) -> str:
    """A secret of so many random bytes, fit for a URL."""
    return secrets.token_urlsafe(size)


def network_of(address: str) -> str:
    """A mark of the network of an address: its own where it is one of IPv4, else its half."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return ""
    if isinstance(parsed, IPv6Address):
        parsed = parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64)
    return blake2b(parsed.packed, digest_size=8).hexdigest()


def is_code(text: str) -> bool:
    """Whether a text may be a room's code."""
    return _CODE.fullmatch(text) is not None


def is_token(text: str) -> bool:
    """Whether a text may be a key, or what a browser calls itself."""
    return _TOKEN.fullmatch(text) is not None


class Rooms(Protocol):
    """Where rooms are kept. Every method raises `Refused` with a key of assets/prose/bar.

    `unknown`: no such room, or not with this key or owner; `crowded`: 150 rooms; `many`: 30 of one
    network, all of them looked at; `full`: 1,000 voters; `full-here`: 400 of one network; `revealed`: too late to vote;
    `paused`: not now; `junk`: dropped, and counted; `slow`: too many wrong codes of a network that does not know this
    one; `away`: what keeps the rooms cannot be reached. `network` is a mark of a network (`network_of`).
    """

    def open(self, about: Question, network: str = "") -> Opened:
        """Open a room for three hours."""

    def move(self, code: str, owner: str, about: Question) -> None:
        """Ask what another step asks; what was answered before is kept until the room ends, and shown there again."""

    def past(self, code: str, owner: str) -> list[RoomView]:
        """What was answered at every step, in the order in which they were left; the one on show last."""

    def find(self, code: str, network: str = "") -> tuple[str, str]:
        """Key and link of the room with that code."""

    def vote(self, code: str, key: str, voter: str, data: object, network: str = "") -> None:
        """Take a browser's vote, in place of its last one."""

    def look(self, code: str, key: str) -> RoomView:
        """What the room shows now."""

    def glance(self, code: str, key: str) -> RoomView:
        """The same without who is where, and without counting anything: three hundred phones ask."""

    def reveal(self, code: str, owner: str, outcome: object = None) -> None:
        """Let everybody see what was answered, and what turned out (`Truth`); nobody can vote after that."""

    def pause(self, code: str, owner: str, *, on: bool) -> None:
        """Take no answers for a while, or again."""

    def end(self, code: str, owner: str) -> None:
        """Forget the room."""
