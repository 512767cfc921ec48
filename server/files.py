"""Files that many readers fetch at the same moment: compressed once, then served from memory."""

import gzip
import re
from collections import OrderedDict
from dataclasses import dataclass
from http import HTTPStatus

from anyio import sleep_forever, to_thread
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDERS = ("/static/", "/app/static/")
MOST_FILES = 600
MOST_BYTES = 8_000_000  # of one file, before compression
WORTH = re.compile(r"^(?:text/|application/(?:javascript|json|wasm)|image/svg)")
HASHED = re.compile(r"[.-][\w-]{8,}\.(?:js|css|woff2)$", re.ASCII)
FOR_A_YEAR = "public, max-age=31536000, immutable"
# Streamlit asks for its icons (375 kB) at every start, needed or not, by asking for a blank of
# theirs. Without the blank they come when a page shows one.
_ICONS = re.compile(rb"@font-face\{(?=[^}]*Material Symbols)(?![^}]*unicode-range)")
_NO_BLANK = b"@font-face{unicode-range:U+21-10FFFF;"
# The arrow of a button that opens something is such an icon too: here it is drawn.
_ARROW = b"""[data-testid="stPopoverButton"] [data-testid="stIconMaterial"]{font:0 sans-serif}
[data-testid="stPopoverButton"] [data-testid="stIconMaterial"]::before{content:"";width:.45rem;
height:.45rem;border:solid currentColor;border-width:0 .12rem .12rem 0;
transform:translateY(-25%) rotate(45deg)}"""


@dataclass(frozen=True)
class File:
    """A file as the app gave it, and the same in fewer bytes where that is worth it."""

    headers: dict[str, str]
    plain: bytes
    packed: bytes | None


class Files:
    """ASGI middleware: takes a file from the app once, and gives it to everybody after that.

    Parameters
    ----------
    app : ASGI application
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    """

    def __init__(self, app: ASGIApp, *, base: str = "") -> None:
        self._app = app
        self._folders = tuple(f"/{base}{folder}" if base else folder for folder in FOLDERS)
        self._kept: OrderedDict[str, File] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer from memory, or have the app answer."""
        mine = (
            scope["type"] == "http" and scope["method"] in {"GET", "HEAD"} and scope["path"].startswith(self._folders)
        )
        if not mine or "range" in (headers := Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        file = self._kept.get(scope["path"])
        if file is None:
            given = await self._asked(scope, receive)
            if isinstance(given, Response):
                await given(scope, receive, send)
                return
            file = self._kept[scope["path"]] = given
            while len(self._kept) > MOST_FILES:
                self._kept.popitem(last=False)
        await answer(file, headers)(scope, receive, send)

    async def _asked(self, scope: Scope, receive: Receive) -> File | Response:
        """The file, from the app; what the app says where it has none or a large one.

        The file is whole though the reader who asked first has left: it is kept for all others.
        """
        start: Message = {}
        parts: list[bytes] = []

        async def take(message: Message) -> None:
            start.update(message if message["type"] == "http.response.start" else {})
            parts.append(message.get("body", b""))

        async def stay() -> Message:
            message = await receive()
            if message["type"] == "http.disconnect":  # the app would stop halfway
                await sleep_forever()
            return message

        asked = [(k, v) for k, v in scope["headers"] if k.lower() not in _CONDITIONS]
        await self._app({**scope, "method": "GET", "headers": asked}, stay, take)
        body, headers = b"".join(parts), dict(Headers(raw=start["headers"]).items())
        if not _worth_keeping(start["status"], body, headers):
            response = Response(body, start["status"])
            response.raw_headers = list(start["headers"])
            return response
        return await to_thread.run_sync(packed, scope["path"], body, headers)


def _worth_keeping(status: int, body: bytes, headers: dict[str, str]) -> bool:
    """Whether this is a file: Streamlit answers what it does not know with its page."""
    page = headers.get("content-type", "").startswith("text/html")
    return status == HTTPStatus.OK and len(body) <= MOST_BYTES and not page


_CONDITIONS = {b"if-none-match", b"if-modified-since", b"accept-encoding"}


def packed(path: str, body: bytes, headers: dict[str, str]) -> File:
    """A file ready to be served many times."""
    if path.endswith(".css"):
        body, icons = _ICONS.subn(_NO_BLANK, body)
        body += _ARROW if icons else b""
    if HASHED.search(path):
        headers["cache-control"] = FOR_A_YEAR
    headers["vary"] = "Accept-Encoding"
    headers.pop("content-length", None)
    small = gzip.compress(body, 9, mtime=0) if WORTH.match(headers.get("content-type", "")) else b""
    return File(headers, body, small if 0 < len(small) < len(body) else None)


def answer(file: File, asked: Headers) -> Response:
    """What to send: nothing new, the packed bytes, or the plain ones."""
    etag = file.headers.get("etag")
    if etag and etag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=file.headers)
    if file.packed is not None and "gzip" in asked.get("accept-encoding", ""):
        return Response(file.packed, headers={**file.headers, "content-encoding": "gzip"})
    return Response(file.plain, headers=file.headers)
