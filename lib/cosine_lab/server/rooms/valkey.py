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
from cosine_lab.server.rooms.question import Question, Truth, Vote
from cosine_lab.server.rooms.room import Opened, RoomView

PREFIX = "cosine-lab"
ROOMS, WRONG = f"{PREFIX}:rooms", f"{PREFIX}:wrong"
PATIENCE_S = 2.0
_SCRIPTS = Path(__file__).parent / "scripts"  # each one step for all replicas: counting and writing cannot come apart


def _away(method: Callable[..., Any]) -> Callable[..., Any]:
    """Say that the rooms are away where Valkey does not answer."""

    @wraps(method)
    def answer(self: "ValkeyRooms", *args: object, **named: object) -> object:
        try:
            return method(self, *args, **named)
        except self.faults as error:
            raise Refused("rooms.away") from error

    return answer


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
        scripts = map(self._there.register_script, texts.values())
        self._open, self._vote, self._stay, self._set, self._wrong, self._move = scripts

    @_away
    def open(self, about: Question, network: str = "") -> Opened:
        """See `Rooms`."""
        most = {"crowded": room.MOST_ROOMS, "many": room.ROOMS_EACH}
        encoded = json.dumps(asdict(about))
        while True:
            opened = Opened(room.new_code(), room.token(9), room.token(24))
            bounds = (*most.values(), room.LIFE_S, room.IDLE_S)
            args: Any = (*bounds, opened.code, opened.key, opened.owner, encoded, network, room.LEFT_S, about.step)
            status = self._open(keys=_keys(opened.code, network)[:3], args=args)
            if status == "opened":
                return opened
            if status in most:
                raise Refused(f"rooms.{status}", most=most[status])

    @_away
    def find(self, code: str, network: str = "") -> tuple[str, str]:
        """See `Rooms`."""
        wrong, known = f"{WRONG}:{network}", f"known:{network}"
        record = self._there.hgetall(_room(code))
        at_home = record and (record["network"] == network or known in record)
        if not at_home and int(self._there.get(wrong) or 0) >= room.WRONG_CODES:
            raise Refused("rooms.slow")
        if not record:
            self._wrong(keys=[wrong], args=[room.WRONG_PER_S])
            raise Refused("rooms.unknown")
        if not at_home and len(record) < room.MOST_VOTERS:
            self._set(keys=[_room(code)], args=[known])
        return record["key"], _about(record).link

    @_away
    def vote(self, code: str, key: str, voter: str, data: object, network: str = "") -> None:
        """See `Rooms`."""
        record = self._authorize(code, "key", key)
        for mark in ("revealed", "paused"):
            if mark in record:
                raise Refused(f"rooms.{mark}")
        vote = Vote.read(data, _about(record))
        if vote is None:
            self._set(keys=[_room(code)], args=["junk"])
            raise Refused("rooms.junk")
        most = {"full": room.MOST_VOTERS, "full-here": room.VOTERS_EACH}
        encoded = json.dumps(asdict(vote))
        args: Any = (room.IDLE_S, code, voter, encoded, most["full"], network, most["full-here"], vote.step)
        status = self._vote(keys=_keys(code, record["network"]), args=args)
        if status:
            raise Refused(f"rooms.{status}", **({"most": most[status]} if status in most else {}))

    @_away
    def look(self, code: str, key: str) -> RoomView:
        """See `Rooms`."""
        record = self._authorize(code, "key", key)
        self._stay(keys=_keys(code, record["network"]), args=[room.IDLE_S, code])
        return self._now(code, record)

    @_away
    def glance(self, code: str, key: str) -> RoomView:
        """See `Rooms`."""
        record = self._authorize(code, "key", key)
        return self._now(code, record, counts=False)

    @_away
    def reveal(self, code: str, owner: str, outcome: object = None) -> None:
        """See `Rooms`."""
        record = self._authorize(code, "owner", owner) | {"revealed": "1"}
        truth = Truth.read(outcome, _about(record))
        self._set(keys=[_room(code)], args=["revealed"])  # no vote comes after it
        view = self._now(code, record).turned_out(truth)
        self._set(keys=[_room(code)], args=["view", json.dumps(asdict(view))])

    @_away
    def move(self, code: str, owner: str, about: Question) -> None:
        """See `Rooms`."""
        record = self._authorize(code, "owner", owner)
        if about.step == _about(record).step:
            if about.alike(_about(record)):
                self._set(keys=[_room(code)], args=["about", json.dumps(asdict(about))])
            return
        past = self._past(code, record)
        before = past.get(about.step)  # revealed there: shown again
        revealed = json.dumps(asdict(before)) if before and before.revealed else ""
        encoded = json.dumps({step: asdict(each) for step, each in past.items()})
        args = [json.dumps(asdict(about)), about.step, encoded, revealed]
        self._move(keys=_keys(code, record["network"])[2:], args=args)

    @_away
    def past(self, code: str, owner: str) -> list[RoomView]:
        """See `Rooms`."""
        return [*self._past(code, self._authorize(code, "owner", owner)).values()]

    def _past(self, code: str, record: dict[str, str]) -> dict[str, RoomView]:
        past = {step: _view(each) for step, each in json.loads(record.get("past", "{}")).items()}
        return room.past_with(past, self._now(code, {**record, "revealed": "1"}), revealed="revealed" in record)

    def _now(self, code: str, record: dict[str, str], *, counts: bool = True) -> RoomView:
        """What the step on show shows: as it was revealed, else from its votes."""
        paused, moves = "paused" in record, int(record.get("moves", 0))
        if "view" in record:
            return replace(_view(json.loads(record["view"])), paused=paused, moves=moves)
        votes = [Vote(**json.loads(each)) for each in (self._there.hvals(_votes(code)) if counts else ())]
        view = room.view_of(_about(record), votes, int(record.get("junk", 0)), revealed="revealed" in record)
        return replace(view, paused=paused, moves=moves)

    @_away
    def pause(self, code: str, owner: str, *, on: bool) -> None:
        """See `Rooms`."""
        self._authorize(code, "owner", owner)
        self._set(keys=[_room(code)], args=["paused"]) if on else self._there.hdel(_room(code), "paused")

    @_away
    def end(self, code: str, owner: str) -> None:
        """See `Rooms`."""
        all_, own, *rest = _keys(code, self._authorize(code, "owner", owner)["network"])
        self._there.delete(*rest)
        for each in (all_, own):
            self._there.zrem(each, code)

    def _authorize(self, code: str, field: str, token: str) -> dict[str, str]:
        record: dict[str, str] = self._there.hgetall(_room(code))
        if not record or not compare_digest(record[field], token):
            raise Refused("rooms.unknown")
        return record


def _room(code: str) -> str:
    return f"{PREFIX}:room:{{{code}}}"


def _votes(code: str) -> str:
    return f"{PREFIX}:room:{{{code}}}:votes"


def _keys(code: str, network: str) -> list[str]:
    """All rooms, those of a network, and of one room itself, its votes and the networks they came from."""
    return [ROOMS, f"{ROOMS}:{network}", _room(code), _votes(code), f"{_votes(code)}:network"]


def _view(record: dict[str, Any]) -> RoomView:
    return RoomView(**{**record, "about": Question.read(record["about"]), "states": tuple(record["states"])})


def _about(record: dict[str, str]) -> Question:
    return Question.read(json.loads(record["about"]))
