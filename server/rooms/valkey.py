"""Rooms of several replicas: kept in Valkey or Redis, which forgets them after three hours."""

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import wraps
from secrets import compare_digest
from typing import Any

from lib.refusals import Refused
from server.rooms import room
from server.rooms.question import About, Vote
from server.rooms.room import Opened, Seen

PREFIX = "cosine-lab"
ROOMS, WRONG = f"{PREFIX}:rooms", f"{PREFIX}:wrong"
PATIENCE_S = 2.0

# Each script is one step for all replicas: counting and writing cannot come apart.
_OPEN = """
local now = redis.call('TIME')[1]
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 'crowded' end
if redis.call('EXISTS', KEYS[2]) == 1 then return 'taken' end
redis.call('HSET', KEYS[2], 'key', ARGV[3], 'owner', ARGV[4], 'about', ARGV[5])
redis.call('EXPIRE', KEYS[2], ARGV[2])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[6])
return 'opened'
"""
_VOTE = """
if redis.call('EXISTS', KEYS[1]) == 0 then return 'unknown' end
if redis.call('HEXISTS', KEYS[1], 'revealed') == 1 then return 'revealed' end
if redis.call('HEXISTS', KEYS[2], ARGV[1]) == 0
  and redis.call('HLEN', KEYS[2]) >= tonumber(ARGV[3]) then return 'full' end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[2], math.max(redis.call('TTL', KEYS[1]), 1))
return 'taken'
"""
_SET = """
if redis.call('EXISTS', KEYS[1]) == 0 then return end
if ARGV[1] == 'junk' then redis.call('HINCRBY', KEYS[1], 'junk', 1)
else redis.call('HSET', KEYS[1], ARGV[1], 1) end
"""
_WRONG = """
if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
"""


def _away(method: Callable[..., Any]) -> Callable[..., Any]:
    """Say that the rooms are away where Valkey does not answer."""

    @wraps(method)
    def asked(self: "ValkeyRooms", *args: object) -> object:
        try:
            return method(self, *args)
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
            url,
            decode_responses=True,
            socket_timeout=PATIENCE_S,
            socket_connect_timeout=PATIENCE_S,
        )
        scripts = (_OPEN, _VOTE, _SET, _WRONG)
        self._open, self._vote, self._set, self._wrong = map(self._there.register_script, scripts)

    @_away
    def open(self, about: About) -> Opened:
        """See `Rooms`."""
        written = json.dumps(asdict(about))
        while True:
            made = Opened(room.new_code(), room.token(9), room.token(24))
            args = (room.MOST_ROOMS, room.LIFE_S, made.key, made.owner, written, made.code)
            told = self._open(keys=[ROOMS, _room(made.code)], args=args)
            if told == "crowded":
                raise Refused("rooms.crowded", most=room.MOST_ROOMS)
            if told == "opened":
                return made

    @_away
    def find(self, code: str) -> tuple[str, str]:
        """See `Rooms`."""
        if int(self._there.get(WRONG) or 0) >= room.WRONG_CODES:
            raise Refused("rooms.slow")
        held = self._there.hgetall(_room(code))
        if not held:
            self._wrong(keys=[WRONG], args=[room.WRONG_PER_S])
            raise Refused("rooms.unknown")
        return held["key"], _about(held).link

    @_away
    def vote(self, code: str, key: str, voter: str, given: object) -> None:
        """See `Rooms`."""
        held = self._held(code, "key", key)
        if "revealed" in held:
            raise Refused("rooms.revealed")
        vote = Vote.read(given, _about(held))
        if vote is None:
            self._set(keys=[_room(code)], args=["junk"])
            raise Refused("rooms.junk")
        args = (voter, json.dumps(asdict(vote)), room.MOST_VOTERS)
        told = self._vote(keys=[_room(code), _votes(code)], args=args)
        if told == "full":
            raise Refused("rooms.full", most=room.MOST_VOTERS)
        if told != "taken":
            raise Refused(f"rooms.{told}")

    @_away
    def look(self, code: str, key: str) -> Seen:
        """See `Rooms`."""
        held = self._held(code, "key", key)
        votes = [Vote(**json.loads(each)) for each in self._there.hvals(_votes(code))]
        junk = int(held.get("junk", 0))
        return room.seen(_about(held), votes, junk, revealed="revealed" in held)

    @_away
    def reveal(self, code: str, owner: str) -> None:
        """See `Rooms`."""
        self._held(code, "owner", owner)
        self._set(keys=[_room(code)], args=["revealed"])

    @_away
    def end(self, code: str, owner: str) -> None:
        """See `Rooms`."""
        self._held(code, "owner", owner)
        self._there.delete(_room(code), _votes(code))
        self._there.zrem(ROOMS, code)

    def _held(self, code: str, secret: str, given: str) -> dict[str, str]:
        held: dict[str, str] = self._there.hgetall(_room(code))
        if not held or not compare_digest(held[secret], given):
            raise Refused("rooms.unknown")
        return held


def _room(code: str) -> str:
    return f"{PREFIX}:room:{{{code}}}"


def _votes(code: str) -> str:
    return f"{PREFIX}:room:{{{code}}}:votes"


def _about(held: dict[str, str]) -> About:
    return About.read(json.loads(held["about"]))
