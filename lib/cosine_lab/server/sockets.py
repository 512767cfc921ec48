"""Sockets: so many of one address, and what a browser may say on one, bounded before anything is done about it.

Streamlit takes 200 MB at once, and answers every file name of millions.
"""

import asyncio
from asyncio import Transport
from collections import Counter
from typing import Any

from google.protobuf.message import DecodeError
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit.proto.BackMsg_pb2 import BackMsg
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_BYTES = 2_000_000
"""Of one message: the longest text that a field takes is half a million letters. Files do not come this way."""
MOST_NAMES, MOST_WIDGETS, MOST_HASHES = 16, 1_000, 10_000
MOST_OF_ONE = 500
"""Sockets of one address, each of which is a session: a hall may be behind one."""
TOO_BIG, LATER = 1009, 1013  # RFC 6455


def install() -> None:
    """Bound every socket from now on; uvicorn's own bound is Streamlit's for what it sends."""
    protocol: Any = WebSocketsSansIOProtocol
    made = protocol.connection_made

    def connection_made(self: WebSocketsSansIOProtocol, transport: Transport) -> None:
        made(self, transport)
        self.conn.max_message_size = MOST_BYTES

    protocol.connection_made = connection_made


class Sockets:
    """ASGI middleware: ends a socket that asks for more than a page does, and refuses what an address has too many of.

    Parameters
    ----------
    app : ASGI application
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app, self._open = app, Counter[str]()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the app answer."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        address = (scope.get("client") or ("",))[0]
        if self._open[address] >= MOST_OF_ONE:
            await receive()
            await send({"type": "websocket.close", "code": LATER})
            return
        self._open[address] += 1
        try:
            await self._talk(scope, receive, send)
        finally:
            self._open[address] -= 1
            self._open += Counter()  # those with none go

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def bounded() -> Message:
            await asyncio.sleep(0)  # a thousand messages in one packet are not a thousand in a row
            message = await receive()
            if message["type"] == "websocket.receive" and asks_too_much(message.get("bytes") or b""):
                await send({"type": "websocket.close", "code": TOO_BIG})
                return {"type": "websocket.disconnect", "code": TOO_BIG}
            return message

        await self._app(scope, bounded, send)


def asks_too_much(content: bytes) -> bool:
    """Whether a message names more files, widgets or known messages than any page has."""
    if len(content) > MOST_BYTES:
        return True
    try:
        message = BackMsg.FromString(content)
    except DecodeError:
        return False  # Streamlit ends the socket
    rerun = message.rerun_script
    return (
        len(message.file_urls_request.file_names) > MOST_NAMES
        or len(rerun.widget_states.widgets) > MOST_WIDGETS
        or len(rerun.cached_message_hashes) > MOST_HASHES
    )
