"""The page that everything is drawn on, with the site's style in it from its first word on."""

import gzip
from functools import lru_cache
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_END = b"</head>"
_ASKED = {b"accept-encoding", b"if-none-match", b"if-modified-since"}
_MARKS = ("etag", "last-modified")


class Opening:
    """ASGI middleware: puts a style into Streamlit's page, which else comes with the first message.

    Until then headings would be as large as Streamlit's, and what waits for free play in sight.

    Parameters
    ----------
    app : ASGI application
    style : str
        A style element.
    """

    def __init__(self, app: ASGIApp, *, style: str) -> None:
        self._app, self._style = app, style.encode()

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
        page, packed = _with(b"".join(each.get("body", b"") for each in parts), self._style)
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
def _with(page: bytes, style: bytes) -> tuple[bytes, bytes]:
    """The page with the style, plain and packed."""
    worn = page.replace(_END, style + _END, 1)
    return worn, gzip.compress(worn, 9, mtime=0)


def _is_page(message: Message) -> bool:
    if message["type"] != "http.response.start" or message["status"] != HTTPStatus.OK:
        return False
    return Headers(raw=message["headers"]).get("content-type", "").startswith("text/html")
