"""Asks an ASGI application as a server would."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message


@dataclass
class Answer:
    """What came back: for a socket, `status` is 101 where it was accepted and 403 where not."""

    status: int = 0
    headers: MutableHeaders = field(default_factory=MutableHeaders)
    body: bytes = b""


def asked(app: ASGIApp, path: str, **how: Any) -> Answer:
    """The answer to one request; see `answered`."""
    return asyncio.run(answered(app, path, **how))


async def answered(
    app: ASGIApp,
    path: str,
    *,
    kind: str = "http",
    method: str = "GET",
    query: bytes = b"",
    body: bytes = b"",
    client: str = "10.0.0.1",
    **headers: str,
) -> Answer:
    """The answer to one request; underscores in header names stand for hyphens."""
    answer = Answer()
    raw = Headers({name.replace("_", "-"): value for name, value in headers.items()}).raw
    scope = {"type": kind, "path": path, "headers": raw, "method": method, "query_string": query}
    scope["client"] = (client, 40_000)

    async def receive() -> Message:
        if kind == "websocket":
            return {"type": "websocket.connect"}
        return {"type": "http.request", "body": body}

    async def send(message: Message) -> None:
        if message["type"] in {"http.response.start", "websocket.accept"}:
            answer.status = message.get("status", 101)
            answer.headers = MutableHeaders(raw=list(message.get("headers", [])))
        if message["type"] == "websocket.close":
            answer.status = 403
        answer.body += message.get("body", b"")

    await app(scope, receive, send)
    return answer
