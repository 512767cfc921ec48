"""Rooms of several workers on one machine: one process keeps them, the others ask it."""

from functools import wraps
from multiprocessing.managers import BaseManager
from threading import Thread
from typing import Any

from lib.refusals import Refused
from server.rooms.memory import MemoryRooms
from server.rooms.question import About
from server.rooms.room import Opened, Seen

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


def _away(method: Any) -> Any:  # noqa: ANN401 - any of the methods below
    @wraps(method)
    def asked(self: "KeptRooms", *args: object) -> object:
        try:
            return method(self, *args)
        except (OSError, EOFError) as error:
            self.forget()
            raise Refused("rooms.away") from error

    return asked


class KeptRooms:
    """Rooms that another process of this machine keeps."""

    def __init__(self, port: int, secret: str) -> None:
        self._port, self._secret = port, secret
        self._rooms: Any = None

    def forget(self) -> None:
        """Drop the connection, so that the next question makes a new one."""
        self._rooms = None

    @property
    def _there(self) -> Any:  # noqa: ANN401 - a proxy made at run time
        if self._rooms is None:
            manager: Any = _Manager((HERE, self._port), self._secret.encode())
            manager.connect()
            self._rooms = manager.rooms()
        return self._rooms

    @_away
    def open(self, about: About, whence: str = "") -> Opened:
        """See `Rooms`."""
        opened: Opened = self._there.open(about, whence)
        return opened

    @_away
    def find(self, code: str, whence: str = "") -> tuple[str, str]:
        """See `Rooms`."""
        found: tuple[str, str] = self._there.find(code, whence)
        return found

    @_away
    def vote(self, code: str, key: str, voter: str, given: object, whence: str = "") -> None:
        """See `Rooms`."""
        self._there.vote(code, key, voter, given, whence)

    @_away
    def look(self, code: str, key: str) -> Seen:
        """See `Rooms`."""
        shown: Seen = self._there.look(code, key)
        return shown

    @_away
    def reveal(self, code: str, owner: str) -> None:
        """See `Rooms`."""
        self._there.reveal(code, owner)

    @_away
    def end(self, code: str, owner: str) -> None:
        """See `Rooms`."""
        self._there.end(code, owner)
