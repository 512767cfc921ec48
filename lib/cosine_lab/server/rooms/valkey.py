"""Rooms of several replicas: kept in Valkey or Redis, which forgets them after three hours."""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import wraps
from pathlib import Path
from secrets import compare_digest
from typing import Any

from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import room
from cosine_lab.server.rooms.question import About, Truth, Vote
from cosine_lab.server.rooms.room import Opened, Seen

PREFIX = "cosine-lab"
ROOMS, WRONG = f"{PREFIX}:rooms", f"{PREFIX}:wrong"
PATIENCE_S = 2.0

_SCRIPTS = Path(__file__).parent / "scripts"  # each one step for all replicas: counting and writing cannot come apart


def _away(method: Callable[..., Any]) -> Callable[..., Any]:
    """Say that the rooms are away where Valkey does not answer."""

    @wraps(method)
    def asked(self: "ValkeyRooms", *args: object, **named: object) -> object:
        try:
            return method(self, *args, **named)
        except self.faults as error:
            raise Refused("rooms.away") from error

    return asked


class ValkeyRooms:
    """Rooms in Valkey or Redis.

    Parameters
    ----------
    url : str
        redis://host:port/number, with name and password where there are some.
    """

    def __init__(self, url: str) -> None:
        import redis  # noqa: PLC0415 - an extra, for several replicas alone

        self.faults: tuple[type[Exception], ...] = (redis.RedisError, OSError)
        self._there: Any = redis.Redis.from_url(
            url, decode_responses=True, socket_timeout=PATIENCE_S, socket_connect_timeout=PATIENCE_S
        )
        names = ("open", "vote", "stay", "set", "wrong", "move")
        texts = {name: (_SCRIPTS / f"{name}.lua").read_text("utf-8") for name in names}
        texts["vote"] += texts["stay"]
        made = map(self._there.register_script, texts.values())
        self._open, self._vote, self._stay, self._set, self._wrong, self._move = made

    @_away
    def open(self, about: About, whence: str = "") -> Opened:
        """See `Rooms`."""
        most = {"crowded": room.MOST_ROOMS, "many": room.ROOMS_EACH}
        written = json.dumps(asdict(about))
        while True:
            made = Opened(room.new_code(), room.token(9), room.token(24))
            bounds = (*most.values(), room.LIFE_S, room.IDLE_S)
            args: Any = (*bounds, made.code, made.key, made.owner, written, whence, room.LEFT_S, about.step)
            told = self._open(keys=_keys(made.code, whence)[:3], args=args)
            if told == "opened":
                return made
            if told in most:
                raise Refused(f"rooms.{told}", most=most[told])

    @_away
    def find(self, code: str, whence: str = "") -> tuple[str, str]:
        """See `Rooms`."""
        wrong, known = f"{WRONG}:{whence}", f"known:{whence}"
        record = self._there.hgetall(_room(code))
        at_home = record and (record["whence"] == whence or known in record)
        if not at_home and int(self._there.get(wrong) or 0) >= room.WRONG_CODES:
            raise Refused("rooms.slow")
        if not record:
            self._wrong(keys=[wrong], args=[room.WRONG_PER_S])
            raise Refused("rooms.unknown")
        if not at_home and len(record) < room.MOST_VOTERS:
            self._set(keys=[_room(code)], args=[known])
        return record["key"], _about(record).link

    @_away
    def vote(self, code: str, key: str, voter: str, given: object, whence: str = "") -> None:
        """See `Rooms`."""
        record = self._held(code, "key", key)
        for mark in ("revealed", "paused"):
            if mark in record:
                raise Refused(f"rooms.{mark}")
        vote = Vote.read(given, _about(record))
        if vote is None:
            self._set(keys=[_room(code)], args=["junk"])
            raise Refused("rooms.junk")
        most = {"full": room.MOST_VOTERS, "full-here": room.VOTERS_EACH}
        written = json.dumps(asdict(vote))
        args: Any = (room.IDLE_S, code, voter, written, most["full"], whence, most["full-here"], vote.step)
        told = self._vote(keys=_keys(code, record["whence"]), args=args)
        if told:
            raise Refused(f"rooms.{told}", **({"most": most[told]} if told in most else {}))

    @_away
    def look(self, code: str, key: str) -> Seen:
        """See `Rooms`."""
        record = self._held(code, "key", key)
        self._stay(keys=_keys(code, record["whence"]), args=[room.IDLE_S, code])
        return self._now(code, record)

    @_away
    def glance(self, code: str, key: str) -> Seen:
        """See `Rooms`."""
        record = self._held(code, "key", key)
        return self._now(code, record, counts=False)

    @_away
    def reveal(self, code: str, owner: str, told: object = None) -> None:
        """See `Rooms`."""
        record = self._held(code, "owner", owner) | {"revealed": "1"}
        truth = Truth.read(told, _about(record))
        self._set(keys=[_room(code)], args=["revealed"])  # no vote comes after it
        shown = self._now(code, record).turned_out(truth)
        self._set(keys=[_room(code)], args=["told", json.dumps(asdict(shown))])

    @_away
    def move(self, code: str, owner: str, about: About) -> None:
        """See `Rooms`."""
        record = self._held(code, "owner", owner)
        if about.step == _about(record).step:
            if about.alike(_about(record)):
                self._set(keys=[_room(code)], args=["about", json.dumps(asdict(about))])
            return
        past = self._left(code, record)
        before = past.get(about.step)  # revealed there: shown again
        told = json.dumps(asdict(before)) if before and before.revealed else ""
        args = [json.dumps(asdict(about)), about.step, json.dumps({k: asdict(each) for k, each in past.items()}), told]
        self._move(keys=_keys(code, record["whence"])[2:], args=args)

    @_away
    def past(self, code: str, owner: str) -> list[Seen]:
        """See `Rooms`."""
        return [*self._left(code, self._held(code, "owner", owner)).values()]

    def _left(self, code: str, record: dict[str, str]) -> dict[str, Seen]:
        past = {step: _seen(each) for step, each in json.loads(record.get("past", "{}")).items()}
        return room.left(past, self._now(code, {**record, "revealed": "1"}), revealed="revealed" in record)

    def _now(self, code: str, record: dict[str, str], *, counts: bool = True) -> Seen:
        """What the step on show shows: as it was revealed, else from its votes."""
        paused, moves = "paused" in record, int(record.get("moves", 0))
        if "told" in record:
            return replace(_seen(json.loads(record["told"])), paused=paused, moves=moves)
        votes = [Vote(**json.loads(each)) for each in (self._there.hvals(_votes(code)) if counts else ())]
        shown = room.seen(_about(record), votes, int(record.get("junk", 0)), revealed="revealed" in record)
        return replace(shown, paused=paused, moves=moves)

    @_away
    def pause(self, code: str, owner: str, *, on: bool) -> None:
        """See `Rooms`."""
        self._held(code, "owner", owner)
        self._set(keys=[_room(code)], args=["paused"]) if on else self._there.hdel(_room(code), "paused")

    @_away
    def end(self, code: str, owner: str) -> None:
        """See `Rooms`."""
        all_, own, *rest = _keys(code, self._held(code, "owner", owner)["whence"])
        self._there.delete(*rest)
        for each in (all_, own):
            self._there.zrem(each, code)

    def _held(self, code: str, secret: str, given: str) -> dict[str, str]:
        record: dict[str, str] = self._there.hgetall(_room(code))
        if not record or not compare_digest(record[secret], given):
            raise Refused("rooms.unknown")
        return record


def _room(code: str) -> str:
    return f"{PREFIX}:room:{{{code}}}"


def _votes(code: str) -> str:
    return f"{PREFIX}:room:{{{code}}}:votes"


def _keys(code: str, whence: str) -> list[str]:
    """All rooms, those of a network, and of one room itself, its votes and whence they came."""
    return [ROOMS, f"{ROOMS}:{whence}", _room(code), _votes(code), f"{_votes(code)}:whence"]


def _seen(record: dict[str, Any]) -> Seen:
    return Seen(**{**record, "about": About.read(record["about"]), "states": tuple(record["states"])})


def _about(record: dict[str, str]) -> About:
    return About.read(json.loads(record["about"]))
