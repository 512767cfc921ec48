"""A reader without a browser: speaks the app's own protocol over one WebSocket."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from tests.served.widgets import key_of, offered, state

PATIENCE_S = 180.0
_EARLY = ForwardMsg.FINISHED_EARLY_FOR_RERUN
KEPT_RUNS = 8  # as long as a browser keeps a message that it may be sent by name (config.toml)


class Lost(Exception):  # noqa: N818 - what happened, not whose fault
    """The connection was closed, refused, or silent for three minutes."""


@dataclass(frozen=True)
class Run:
    """One run of the page's script, as a reader meets it: seconds waited, bytes received."""

    seconds: float
    size: int


@dataclass
class Reader:
    """One reader on one page. Holds what the browser holds: widgets, address, cached messages."""

    url: str
    slug: str
    query: str = ""
    widgets: dict[str, tuple[str, Any]] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)
    cookies: dict[str, str] = field(default_factory=dict)
    session: str = ""
    received: int = 0
    _held: dict[str, int] = field(default_factory=dict)
    _fragments: dict[str, str] = field(default_factory=dict)
    _states: dict[str, WidgetState] = field(default_factory=dict)
    _page: str = ""
    _socket: ClientConnection | None = None
    _run: int = 0
    _turn: int = 0

    async def open(self) -> Run:
        """Fetch the page, connect, and have its script run; timed from the first byte sent."""
        begin = time.perf_counter()
        try:
            await self.ask("GET", f"/{self.slug}")
            await self.ask("GET", "/_stcore/health")
            self._socket = await connect(
                f"{self.url.replace('http', 'ws', 1)}/_stcore/stream",
                subprotocols=[Subprotocol("streamlit")],
                additional_headers={"Cookie": self.cookie},
                max_size=None,
                open_timeout=PATIENCE_S,
                close_timeout=1,
                ping_interval=None,
                compression=None,
            )
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            raise Lost(str(error)) from error
        return await self._rerun(begin)

    @property
    def cookie(self) -> str:
        """The Cookie header of a request."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Status and body of one request, on a connection of its own; cookies are kept."""
        parts = urlsplit(self.url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port, limit=1 << 24)
        wanted = {
            "Host": parts.netloc,
            "Accept": "text/html",
            "Connection": "close",
            "Cookie": self.cookie,
            "Content-Length": str(len(body)),
            **(headers or {}),
        }
        lines = [f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in wanted.items() if v)]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        answer = await reader.read(-1)
        writer.close()
        head, whole, rest = answer.partition(b"\r\n\r\n")
        if not whole:
            raise Lost(f"{path} was not answered")
        for line in head.decode("latin-1").split("\r\n")[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                key, _, kept = value.partition(";")[0].partition("=")
                self.cookies[key] = kept
        return int(head.split(b" ", 2)[1]), rest

    async def ended(self, seconds: float) -> bool:
        """Whether the server ends the connection within that time."""
        if self._socket is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._socket.wait_closed(), seconds)
                return True
        return False

    async def close(self) -> None:
        """Leave."""
        if self._socket is not None:
            await self._socket.close()

    async def choose(self, keys: tuple[str, ...]) -> Run:
        """Move on to the next option of the next of these widgets (all options come in turn)."""
        offers = [(key, value) for key in keys for value in offered(*self.widgets[key][:2])]
        key, value = offers[self._turn % len(offers)]
        self._turn += 1
        kind, proto = self.widgets[key]
        return await self.set(state(kind, proto.id, value))

    async def set(self, widget: WidgetState) -> Run:
        """Change one widget and have the page run again, or the fragment that it stands in."""
        self._states[widget.id] = widget
        run = await self._rerun(time.perf_counter(), self._fragments.get(widget.id, ""))
        if widget.WhichOneof("value") in {"trigger_value", "json_trigger_value"}:
            del self._states[widget.id]
        return run

    async def _rerun(self, begin: float, fragment: str = "") -> Run:
        asked = BackMsg()
        wanted = asked.rerun_script
        wanted.fragment_id = fragment
        wanted.query_string = self.query
        wanted.page_script_hash = self._page
        wanted.page_name = "" if self._page else self.slug
        wanted.widget_states.widgets.extend(self._states.values())
        wanted.cached_message_hashes.extend(self._held)
        before = self.received
        finished = await self.tell(asked, "script_finished")
        while finished.script_finished == _EARLY:
            finished = await self.tell(None, "script_finished")
        self._run += 1
        self._held = {h: run for h, run in self._held.items() if run > self._run - KEPT_RUNS}
        return Run(time.perf_counter() - begin, self.received - before)

    async def tell(self, message: BackMsg | None, until: str) -> ForwardMsg:
        """Send a message, if any, and take in what comes; the first one of that kind."""
        if self._socket is None:
            raise Lost("not opened")
        try:
            async with asyncio.timeout(PATIENCE_S):
                if message is not None:
                    await self._socket.send(message.SerializeToString())
                while True:
                    raw = await self._socket.recv(decode=False)
                    self.received += len(raw)
                    taken = ForwardMsg()
                    taken.ParseFromString(raw)
                    self._take(taken)
                    if taken.WhichOneof("type") == until:
                        return taken
        except (ConnectionClosed, TimeoutError) as error:
            raise Lost(str(error)) from error

    def _take(self, message: ForwardMsg) -> None:
        """Keep of a message what the browser would."""
        kind = message.WhichOneof("type")
        if message.metadata.cacheable:
            self._held[message.hash] = self._run
        if kind == "ref_hash":
            self._held[message.ref_hash] = self._run
        elif kind == "new_session":
            self.session = message.new_session.initialize.session_id or self.session
        elif kind == "navigation":
            self._page = message.navigation.page_script_hash
        elif kind == "page_info_changed":
            self.query = message.page_info_changed.query_string
        elif kind == "delta":
            self._element(message.delta)

    def _element(self, delta: Any) -> None:
        if delta.WhichOneof("type") != "new_element":
            return
        kind = delta.new_element.WhichOneof("type")
        proto = getattr(delta.new_element, kind)
        if kind in {"markdown", "alert"}:
            self.texts.append(proto.body)
        if hasattr(proto, "id") and proto.id:
            self.widgets[key_of(proto.id)] = (kind, proto)
            self._fragments[proto.id] = delta.fragment_id
