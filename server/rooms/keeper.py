"""Rooms of several workers on one machine: one process keeps them, the others ask it."""

from collections.abc import Callable
from multiprocessing.managers import BaseManager
from threading import Thread
from typing import Any, Concatenate, ParamSpec, TypeVar

from lib.refusals import Refused
from server.rooms.memory import MemoryRooms

P = ParamSpec("P")
R = TypeVar("R")

HERE = "127.0.0.1"


class _Manager(BaseManager):
    """Serves one `MemoryRooms` under the name `rooms`."""


def keep(secret: str) -> int:
    """Keep rooms in this process for all workers that know the secret; the port they ask at."""
    held = MemoryRooms()

    class Here(_Manager):
        """The side that holds the rooms."""

    Here.register("rooms", callable=lambda: held)
    server = Here((HERE, 0), secret.encode()).get_server()
    Thread(target=server.serve_forever, name="rooms", daemon=True).start()
    address: Any = server.address  # of a socket: host and port
    return int(address[1])


_Manager.register("rooms")


def _away(method: Callable[Concatenate[MemoryRooms, P], R]) -> Callable[Concatenate["KeptRooms", P], R]:
    """A method of rooms, as the process that keeps them has it."""

    def asked(self: "KeptRooms", /, *args: P.args, **named: P.kwargs) -> R:
        try:
            told: R = getattr(self.there(), method.__name__)(*args, **named)
        except (OSError, EOFError) as error:
            self.forget()
            raise Refused("rooms.away") from error
        return told

    return asked


class KeptRooms:
    """Rooms that another process of this machine keeps."""

    def __init__(self, port: int, secret: str) -> None:
        self._port, self._secret = port, secret
        self._rooms: Any = None

    def forget(self) -> None:
        """Drop the connection, so that the next question makes a new one."""
        self._rooms = None

    def there(self) -> Any:  # noqa: ANN401 - a proxy made at run time
        """The rooms over there."""
        if self._rooms is None:
            manager: Any = _Manager((HERE, self._port), self._secret.encode())
            manager.connect()
            self._rooms = manager.rooms()
        return self._rooms

    open = _away(MemoryRooms.open)
    find = _away(MemoryRooms.find)
    vote = _away(MemoryRooms.vote)
    look = _away(MemoryRooms.look)
    reveal = _away(MemoryRooms.reveal)
    pause = _away(MemoryRooms.pause)
    end = _away(MemoryRooms.end)
