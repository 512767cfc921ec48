"""Request timeouts, against slow clients (slowloris), and the longest line: uvicorn has no settings for either."""

from asyncio import Transport, get_running_loop
from dataclasses import dataclass
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets import http11

from cosine_lab.server.connections import CROWD

LOOKS_S, DENSE_S = 8.0, 1.0
"""Between two looks; and where connections grow few."""
UNREAD_S = 30.0
"""After which an answer of which nobody takes a byte is let go."""
LEAST = 4096  # bytes of a body between two looks
REFUSED = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LONGEST_LINE = 64 * 1024  # as long as uvicorn lets a whole head be


@dataclass
class ConnectionWatchdog:
    """Looks at one connection now and then, and ends it where a request stands half sent, or an answer half read.

    Between two looks a head has to come whole, and `LEAST` of a body; an answer has all the time that it
    takes to make and to send, as long as something of it goes.
    """

    protocol: H11Protocol
    heard: int = 0
    last: tuple[object, bool, int] = (None, False, 0)
    unread: int = 0
    since: float = 0.0

    def later(self) -> None:
        """Look again in a while."""
        get_running_loop().call_later(DENSE_S if CROWD.dense else LOOKS_S, self.look)

    def look(self) -> None:
        """End the connection if nothing has come on since the last look."""
        transport, cycle = self.protocol.transport, self.protocol.cycle
        if transport.is_closing() or transport.get_protocol() is not self.protocol:
            return  # it is over, or a socket by now
        if self._is_unread(transport.get_write_buffer_size()):
            transport.abort()  # closing would wait for it to be read
            return
        answering = bool(cycle) and not cycle.response_complete
        comes = not answering or (cycle.more_body and not self.protocol.flow.read_paused)
        came = answering and self.heard - self.last[2] >= LEAST
        if comes and not came and self.last[:2] == (cycle, answering):
            transport.close()
        else:
            self.last = (cycle, answering, self.heard)
            self.later()

    def _is_unread(self, size: int) -> bool:
        """Whether as much has waited to be read for too long."""
        now = get_running_loop().time()
        if not size or size != self.unread:
            self.unread, self.since = size, now
        return bool(size) and now - self.since >= UNREAD_S


class Watched(H11Protocol):
    """A connection with its watch."""

    watch: ConnectionWatchdog


def install() -> None:
    """Watch every connection from now on."""
    protocol: Any = H11Protocol
    made, received = protocol.connection_made, protocol.data_received
    upgraded = protocol.handle_websocket_upgrade

    def connection_made(self: Watched, transport: Transport) -> None:
        made(self, transport)
        self.watch = ConnectionWatchdog(self)
        self.watch.later()

    def data_received(self: Watched, data: bytes) -> None:
        self.watch.heard += len(data)
        received(self, data)

    def handle_websocket_upgrade(self: Watched, event: Request) -> None:
        upgraded(self, event)
        if not getattr(self.transport.get_protocol(), "handshake_initiated", True):
            self.transport.write(REFUSED)  # what it cannot read it would leave open
            self.transport.close()

    protocol.connection_made = connection_made
    protocol.data_received = data_received
    protocol.handle_websocket_upgrade = handle_websocket_upgrade
    http11.MAX_LINE_LENGTH = LONGEST_LINE  # a socket takes the cookies that a page takes
