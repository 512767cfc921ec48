"""What a socket is let say."""

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send
from streamlit.proto.BackMsg_pb2 import BackMsg
from uvicorn import Config, Server
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cosine_lab.commands.app_server import free_port
from cosine_lab.server import sockets
from cosine_lab.server.sockets import LATER, MOST_BYTES, MOST_OF_ONE, TOO_BIG, Sockets


def names(count: int) -> BackMsg:
    asked = BackMsg()
    asked.file_urls_request.file_names.extend([""] * count)
    return asked


def widgets(count: int) -> BackMsg:
    asked = BackMsg()
    asked.rerun_script.widget_states.widgets.extend([type(asked.rerun_script.widget_states.widgets.add())()] * count)
    return asked


def known(count: int) -> BackMsg:
    asked = BackMsg()
    asked.rerun_script.cached_message_hashes.extend(["x"] * count)
    return asked


TOO_MUCH = {
    "three million names": names(3_000_000),
    "names": names(17),
    "widgets": widgets(1_001),
    "hashes": known(10_001),
}
AS_A_PAGE = {"names": names(2), "widgets": widgets(80), "hashes": known(900)}


def reached(*said: bytes) -> tuple[list[bytes], list[Message]]:
    """What the app hears of what a browser says, and what the browser is told."""
    heard: list[bytes] = []
    told: list[Message] = []
    coming = iter(said)

    async def app(_: Scope, receive: Receive, __: Send) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["bytes"])

    async def receive() -> Message:
        part = next(coming, None)
        return {"type": "websocket.disconnect"} if part is None else {"type": "websocket.receive", "bytes": part}

    async def send(message: Message) -> None:
        told.append(message)

    asyncio.run(Sockets(app)({"type": "websocket"}, receive, send))
    return heard, told


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_a_message_that_asks_for_more_than_a_page_does_reaches_nobody(kind: str) -> None:
    heard, told = reached(TOO_MUCH[kind].SerializeToString(), b"")
    assert heard == []
    assert told == [{"type": "websocket.close", "code": TOO_BIG}]


def test_what_pages_say_comes_through_and_what_is_no_message_is_streamlits_to_refuse() -> None:
    said = [*(each.SerializeToString() for each in AS_A_PAGE.values()), b"no message"]
    assert reached(*said) == (said, [])


async def _echoed(size: int) -> int:
    """How many bytes of a message of this size a server takes, or the code with which it ends the socket."""

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": str(len(message["bytes"]))})

    port = free_port()
    server = Server(Config(app, port=port, log_level="critical", lifespan="off", ws="websockets-sansio"))
    running = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0.01)
    try:
        async with connect(f"ws://127.0.0.1:{port}", compression=None) as there:
            await there.send(bytes(size))
            return int(await there.recv())
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0
    finally:
        server.should_exit = True
        await running


def test_a_message_beyond_what_fields_take_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol = WebSocketsSansIOProtocol
    monkeypatch.setattr(protocol, "connection_made", protocol.connection_made)
    sockets.install()
    assert asyncio.run(_echoed(MOST_BYTES)) == MOST_BYTES
    assert asyncio.run(_echoed(MOST_BYTES + 1)) == TOO_BIG


async def _opened(addresses: list[str]) -> list[str]:
    """What each of these sockets, all open at once, is told: "" where the app has it."""
    over, told = asyncio.Event(), [""] * len(addresses)

    async def app(_: Scope, __: Receive, ___: Send) -> None:
        await over.wait()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    bounded = Sockets(app)

    async def one(k: int) -> None:
        async def send(message: Message) -> None:
            told[k] = f"{message['type']} {message['code']}"

        await bounded({"type": "websocket", "client": (addresses[k], 1)}, receive, send)

    running = [asyncio.ensure_future(one(k)) for k in range(len(addresses))]
    await asyncio.sleep(0.01)
    over.set()
    await asyncio.gather(*running)
    return told


def test_an_address_has_so_many_sockets_and_another_has_its_own() -> None:
    told = asyncio.run(_opened(["10.0.0.1"] * (MOST_OF_ONE + 1) + ["10.0.0.2"]))
    assert told == [""] * MOST_OF_ONE + [f"websocket.close {LATER}", ""]
