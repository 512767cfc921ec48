"""Requests that stand half sent are not waited for; those that are answered are."""

import asyncio
from contextlib import suppress

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets import http11

from cosine_lab.commands.app_server import free_port
from cosine_lab.server import request_timeouts
from tests.served.heads import SOCKET

HEAD = b"Host: lab\r\n"
HALF = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\n" + HEAD,
    "half a body": b"POST / HTTP/1.1\r\n" + HEAD + b"Content-Length: 9\r\n\r\n{",
    "half a second head": b"GET / HTTP/1.1\r\n" + HEAD + b"\r\nGET / HT",
}
SLOW_S, PATIENCE_S = 0.4, 20.0


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our ways with uvicorn, in haste and for one test."""
    for name in ("connection_made", "connection_lost", "data_received", "handle_websocket_upgrade"):
        monkeypatch.setattr(H11Protocol, name, getattr(H11Protocol, name))
    monkeypatch.setattr(http11, "MAX_LINE_LENGTH", http11.MAX_LINE_LENGTH)
    monkeypatch.setattr(request_timeouts, "LOOKS_S", 0.1)
    request_timeouts.install()


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Takes a whole body, thinks for a while, and answers; accepts a socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(SLOW_S if scope["path"] == "/slow" else 0)
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


async def heard(*pieces: bytes, pause: float = 0.0) -> bytes:
    """What a server says to these pieces before it ends the connection."""
    port = free_port()
    server = Server(Config(app, port=port, log_level="critical", lifespan="off"))
    running = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(pause)
    async with asyncio.timeout(PATIENCE_S):
        said = await reader.read()
    writer.close()
    server.should_exit = True
    await running
    return said


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("kind", HALF)
def test_a_request_that_stands_half_sent_is_let_go(kind: str) -> None:
    assert asyncio.run(heard(HALF[kind])).count(b"200 OK") == (kind == "half a second head")


@pytest.mark.usefixtures("installed")
def test_a_body_that_goes_on_coming_and_a_slow_answer_are_waited_for() -> None:
    head = b"POST /slow HTTP/1.1\r\n" + HEAD + b"Content-Length: %d\r\n\r\n" % (9 * request_timeouts.LEAST)
    assert b"200 OK" in asyncio.run(heard(head, *[bytes(request_timeouts.LEAST)] * 9, pause=0.05))


@pytest.mark.usefixtures("installed")
def test_a_body_that_comes_byte_by_byte_is_not_waited_for() -> None:
    head = b"POST /slow HTTP/1.1\r\n" + HEAD + b"Content-Length: 99\r\n\r\n"
    with suppress(ConnectionError):
        assert b"200 OK" not in asyncio.run(heard(head, *[b"x"] * 99, pause=0.05))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("cookie", "status"), [(b"a=" + b"b" * 30_000, b"101 "), (b"a=\x01", b"400 ")])
def test_every_socket_is_answered_whatever_its_cookies(cookie: bytes, status: bytes) -> None:
    asked = b"GET / HTTP/1.1\r\n" + HEAD + SOCKET + b"Cookie: " + cookie + b"\r\n\r\n"
    assert asyncio.run(heard(asked)).startswith(b"HTTP/1.1 " + status)
