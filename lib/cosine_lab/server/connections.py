"""Connections: as many as open files allow (RLIMIT_NOFILE), which is raised; the next wait in the system's queue.

A connection that a process cannot accept for want of a file costs asyncio a traceback, two thousand times a second.
"""

import sys
from asyncio.selector_events import BaseSelectorEventLoop
from socket import socket
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ENOUGH = (65_536, 10_240)
"""What is asked for, best first; macOS grants no more than the last, whatever it says."""
OWN = 256
"""Files of the process itself, and connections that it accepts before it knows how many there are."""
BATCH, SOON_S = 32, 0.05
A_PHONE = 6
"""Connections that a browser opens to load a page."""


def raise_limit() -> int:
    """Have as many open files as are allowed; how many that are."""
    if sys.platform == "win32":  # its sockets are no files, and are not counted
        return ENOUGH[0]
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for enough in ENOUGH:
        wanted = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        if wanted <= soft or soft == resource.RLIM_INFINITY:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            continue
        return wanted
    return ENOUGH[0] if soft == resource.RLIM_INFINITY else soft


def capacity(files: int) -> int:
    """How many connections so many open files are enough for."""
    return max(files - OWN, files // 4)


class Crowd:
    """How many connections are open, of how many that there are files for."""

    def __init__(self) -> None:
        self.open, self.most = 0, capacity(ENOUGH[0])

    @property
    def dense(self) -> bool:
        """Whether more than half of the capacity is taken: then no connection is kept for a next request."""
        return 2 * self.open > self.most


CROWD = Crowd()
"""Of this process."""


def install(files: int) -> None:
    """Count uvicorn's connections from now on, and accept no more than so many open files allow."""
    CROWD.most = capacity(files)
    _count(H11Protocol, "connection_made", 1)
    for protocol in (H11Protocol, WebSocketsSansIOProtocol):  # the one becomes the other
        _count(protocol, "connection_lost", -1)
    http: Any = H11Protocol
    received = http.data_received

    def data_received(self: H11Protocol, data: bytes) -> None:
        received(self, data)
        cycle: Any = self.cycle
        if CROWD.dense and cycle is not None and not cycle.response_started:
            cycle.scope["headers"].append((b"connection", b"close"))  # uvicorn answers in kind

    http.data_received = data_received
    _bound()


def _count(protocol: Any, method: str, more: int) -> None:  # noqa: ANN401 - a class whose methods are replaced
    before = getattr(protocol, method)

    def counted(self: object, *args: object) -> None:
        CROWD.open += more
        before(self, *args)

    setattr(protocol, method, counted)


def _bound() -> None:
    """Have asyncio accept a few connections at once, and none where there is no room: it looks again soon."""
    loop: Any = BaseSelectorEventLoop
    accept = loop._accept_connection  # noqa: SLF001 - asyncio knows no bound

    def bounded(self: Any, made: object, there: socket, *args: Any) -> None:  # noqa: ANN401 - as asyncio has it
        tls, server, backlog, *more = args
        free = min(CROWD.most - CROWD.open, BATCH, backlog)
        if free > 0:
            accept(self, made, there, tls, server, free, *more)
        else:
            self.remove_reader(there)
            self.call_later(SOON_S, lambda: there.fileno() >= 0 and self._start_serving(made, there, *args))

    loop._accept_connection = bounded  # noqa: SLF001 - as above
