"""Rooms in the memory of one process, and the rate limits of each network."""

import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from secrets import compare_digest
from threading import Lock

from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import room
from cosine_lab.server.rooms.question import Question, Truth, Vote
from cosine_lab.server.rooms.room import Opened, RoomView


@dataclass
class _Room:
    about: Question
    opened: Opened
    until: float
    network: str
    idle: float
    votes: dict[str, Vote] = field(default_factory=dict)
    voters_by_network: Counter[str] = field(default_factory=Counter)
    networks: set[str] = field(default_factory=set)
    junk: int = 0
    revealed: RoomView | None = None
    past: dict[str, RoomView] = field(default_factory=dict)
    paused: bool = False
    moves: int = 0

    def count(self, *, revealed: bool) -> RoomView:
        """What the step on show shows, from its votes."""
        return room.view_of(self.about, self.votes.values(), self.junk, revealed=revealed)


class MemoryRooms:
    """Rooms that end with the process.

    Parameters
    ----------
    now : callable
        Seconds on a clock that never goes back.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._lock = now, Lock()
        self._rooms: dict[str, _Room] = {}
        self._wrong: deque[tuple[float, str]] = deque()

    def open(self, about: Question, network: str = "") -> Opened:
        """See `Rooms`."""
        with self._lock:
            self._sweep()
            self._make_way(network)
            if len(self._rooms) >= room.MOST_ROOMS:
                raise Refused("rooms.crowded", most=room.MOST_ROOMS)
            code = room.new_code()
            while code in self._rooms:
                code = room.new_code()
            opened = Opened(code, room.token(9), room.token(24))
            now = self._now()
            self._rooms[code] = _Room(about, opened, now + room.LIFE_S, network, now + room.IDLE_S)
            return opened

    def find(self, code: str, network: str = "") -> tuple[str, str]:
        """See `Rooms`."""
        with self._lock:
            self._sweep()
            here = self._rooms.get(code)
            at_home = here is not None and (network == here.network or network in here.networks)
            if not at_home and sum(each == network for _, each in self._wrong) >= room.WRONG_CODES:
                raise Refused("rooms.slow")
            if here is None:
                self._wrong.append((self._now(), network))
                raise Refused("rooms.unknown")
            if len(here.networks) < room.MOST_VOTERS:
                here.networks.add(network)
            return here.opened.key, here.about.link

    def vote(self, code: str, key: str, voter: str, data: object, network: str = "") -> None:
        """See `Rooms`."""
        with self._lock:
            here = self._authorize(code, key)
            if here.revealed:
                raise Refused("rooms.revealed")
            if here.paused:
                raise Refused("rooms.paused")
            vote = Vote.read(data, here.about)
            if vote is None:
                here.junk += 1
                raise Refused("rooms.junk")
            if voter not in here.votes:
                if len(here.votes) >= room.MOST_VOTERS:
                    raise Refused("rooms.full", most=room.MOST_VOTERS)
                if here.voters_by_network[network] >= room.VOTERS_EACH:
                    raise Refused("rooms.full-here", most=room.VOTERS_EACH)
                here.voters_by_network[network] += 1
            here.votes[voter] = vote

    def look(self, code: str, key: str) -> RoomView:
        """See `Rooms`."""
        with self._lock:
            here = self._authorize(code, key)
            return replace(here.revealed or here.count(revealed=False), paused=here.paused, moves=here.moves)

    def glance(self, code: str, key: str) -> RoomView:
        """See `Rooms`."""
        with self._lock:
            here = self._authorize(code, key)
            view = here.revealed or room.view_of(here.about, (), 0, revealed=False)
            return replace(view, paused=here.paused, moves=here.moves)

    def reveal(self, code: str, owner: str, outcome: object = None) -> None:
        """See `Rooms`."""
        with self._lock:
            here = self._authorize(code, owner, owned=True)
            truth = Truth.read(outcome, here.about)
            here.revealed = (here.revealed or here.count(revealed=True)).turned_out(truth)

    def move(self, code: str, owner: str, about: Question) -> None:
        """See `Rooms`."""
        with self._lock:
            here = self._authorize(code, owner, owned=True)
            if about.step == here.about.step:
                here.about = about if about.alike(here.about) else here.about
                return
            here.past = room.past_with(
                here.past, here.revealed or here.count(revealed=True), revealed=here.revealed is not None
            )
            before = here.past.get(about.step)
            here.revealed = before if before and before.revealed else None
            here.about, here.votes, here.voters_by_network, here.moves = about, {}, Counter(), here.moves + 1

    def past(self, code: str, owner: str) -> list[RoomView]:
        """See `Rooms`."""
        with self._lock:
            here = self._authorize(code, owner, owned=True)
            now = here.revealed or here.count(revealed=True)
            return [*room.past_with(here.past, now, revealed=here.revealed is not None).values()]

    def pause(self, code: str, owner: str, *, on: bool) -> None:
        """See `Rooms`."""
        with self._lock:
            self._authorize(code, owner, owned=True).paused = on

    def end(self, code: str, owner: str) -> None:
        """See `Rooms`."""
        with self._lock:
            self._authorize(code, owner, owned=True)
            del self._rooms[code]

    def _make_way(self, network: str) -> None:
        """End the room of a network that has been left the longest, where it has as many as it may."""
        mine = [each for each in self._rooms.values() if each.network == network]
        if len(mine) < room.ROOMS_EACH:
            return
        idlest = min(mine, key=lambda each: each.idle)
        if idlest.idle - room.IDLE_S > self._now() - room.LEFT_S:
            raise Refused("rooms.many", most=room.ROOMS_EACH)
        del self._rooms[idlest.opened.code]

    def _authorize(self, code: str, token: str, *, owned: bool = False) -> _Room:
        self._sweep()
        here = self._rooms.get(code)
        secret = here and (here.opened.owner if owned else here.opened.key)
        if here is None or not compare_digest(secret or "", token):
            raise Refused("rooms.unknown")
        here.idle = self._now() + room.IDLE_S
        return here

    def _sweep(self) -> None:
        """Forget what is over."""
        now = self._now()
        over = [code for code, each in self._rooms.items() if min(each.until, each.idle) <= now]
        for code in over:
            del self._rooms[code]
        while self._wrong and self._wrong[0][0] <= now - room.WRONG_PER_S:
            self._wrong.popleft()
