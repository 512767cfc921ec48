"""The page that everything is drawn on: the site's style in it, and where its server is."""

import gzip
import json
from collections.abc import Collection
from functools import lru_cache
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_END = b"</head>"
_ASKED = {b"accept-encoding", b"if-none-match", b"if-modified-since"}
_MARKS = ("etag", "last-modified")


def guide(addresses: Collection[str], base: str, hosts: Collection[str]) -> str:
    """A script element that tells Streamlit's page where its server is.

    Else the page asks for it, below its own path first and then at the root, before it connects:
    two journeys in a row. It still asks where the path is none of the site's, as behind a proxy
    that cuts a prefix off, and in a frame, whose host may have its own ways.

    Parameters
    ----------
    addresses : collection of str
        Paths of the pages below the base, each with its slash.
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    hosts : collection of str
        Origins whose frames may speak to the page, as Streamlit is configured.
    """
    known = json.dumps([f"/{base}{path}" if base else path for path in addresses])
    told = json.dumps({"allowedOrigins": list(hosts), "useExternalAuthToken": False})
    server = json.dumps(f"/{base}")
    return (
        f"<script>if (window.parent === window && {known}.includes(location.pathname))"
        f" window.__streamlit = {{ BACKEND_BASE_URL: location.origin + {server},"
        f" HOST_CONFIG: {told} }};</script>"
    )


class Opening:
    """ASGI middleware: puts into Streamlit's page what else comes later.

    Without its style headings would be as large as Streamlit's until the first message, and what
    waits for free play in sight.

    Parameters
    ----------
    app : ASGI application
    head : str
        Elements for the end of the page's head.
    """

    def __init__(self, app: ASGIApp, *, head: str) -> None:
        self._app, self._head = app, head.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the app answer, and dress a page."""
        asked = Headers(scope=scope) if scope["type"] == "http" else Headers()
        if "text/html" not in asked.get("accept", "") or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        packs = "gzip" in asked.get("accept-encoding", "")
        held: list[Message] = []

        async def dressed(message: Message) -> None:
            if not held and not _is_page(message):
                await send(message)
                return
            held.append(message)
            if len(held) > 1 and not message.get("more_body"):
                for each in self._dress(held, packs=packs):
                    await send(each)
                held.clear()

        plain = [(name, value) for name, value in scope["headers"] if name.lower() not in _ASKED]
        await self._app({**scope, "headers": plain}, receive, dressed)

    def _dress(self, held: list[Message], *, packs: bool) -> tuple[Message, Message]:
        start, *parts = held
        page, packed = _with(b"".join(each.get("body", b"") for each in parts), self._head)
        headers = MutableHeaders(raw=start["headers"])
        for mark in _MARKS:  # they are those of the page without it
            del headers[mark]
        headers["vary"] = "Accept-Encoding"
        if packs:
            headers["content-encoding"] = "gzip"
        body = packed if packs else page
        headers["content-length"] = str(len(body))
        return start, {"type": "http.response.body", "body": body}


@lru_cache(maxsize=4)
def _with(page: bytes, head: bytes) -> tuple[bytes, bytes]:
    """The page with this at the end of its head, plain and packed."""
    worn = page.replace(_END, head + _END, 1)
    return worn, gzip.compress(worn, 9, mtime=0)


def _is_page(message: Message) -> bool:
    if message["type"] != "http.response.start" or message["status"] != HTTPStatus.OK:
        return False
    return Headers(raw=message["headers"]).get("content-type", "").startswith("text/html")
