"""What every answer of the server wears, and which requests never reach the app."""

import base64
import re
from collections.abc import Collection
from hashlib import sha256
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "cosine-lab-worker"
CLOSED = ("/_stcore/metrics", "/_stcore/agent")
HERE = frozenset({"localhost", "127.0.0.1", "0.0.0.0", "::1"})  # noqa: S104 - compared, never bound
_HOST = re.compile(r"[\w.:\[\]-]+", re.ASCII)
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy(index: str, host: str | None) -> str:
    """Content-Security-Policy: the app's own files alone, and no word about who may frame it.

    A deck may be a file on a disk, which no `frame-ancestors` but its absence allows. Streamlit
    imports component code from `blob:`, styles elements inline and has one inline script.

    Parameters
    ----------
    index : str
        The page's HTML; its inline scripts are allowed by their hash.
    host : str or None
        As the browser calls this server: browsers that do not count a socket as 'self' are told.
    """
    hashes = [base64.b64encode(sha256(each.encode()).digest()) for each in _INLINE.findall(index)]
    inline = "".join(f" 'sha256-{each.decode()}'" for each in hashes)
    socket = f" ws://{host} wss://{host}" if host and _HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' blob:{inline}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self' blob: data:{socket}",
            "worker-src 'self' blob:",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
        )
    )


class Door:
    """ASGI middleware: headers on every answer, closed routes, sockets from this site alone.

    Parameters
    ----------
    app : ASGI application
    index : str
        The page's HTML, for the policy.
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    worker : str
        Name that a reader's cookie keeps, so that uploads reach the worker with the session; ""
        for a server that is alone.
    friends : collection of str
        Host names beside the server's own from whose pages a socket may be opened.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        index: str,
        base: str = "",
        worker: str = "",
        friends: Collection[str] = (),
    ) -> None:
        self._app, self._index, self._worker = app, index, worker
        self._closed = tuple(f"/{base}{path}" if base else path for path in CLOSED)
        self._friends = HERE | frozenset(friends)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or have the app answer."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def dressed(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.accept"}:
                self._dress(MutableHeaders(raw=message.setdefault("headers", [])), headers, message)
            await send(message)

        if scope["type"] == "websocket" and not self._of_this_site(headers):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "http" and scope["path"].startswith(self._closed):
            await PlainTextResponse("Not found", 404)(scope, receive, dressed)
        else:
            await self._app(scope, receive, dressed)

    def _dress(self, worn: MutableHeaders, asked: Headers, message: Message) -> None:
        socket = message["type"] == "websocket.accept"
        page = worn.get("content-type", "").startswith("text/html")
        if self._worker and (socket or page) and worker_of(asked.get("cookie")) != self._worker:
            worn.append("set-cookie", f"{COOKIE}={self._worker}; Path=/; HttpOnly; SameSite=Lax")
        if socket:
            return
        worn["x-content-type-options"] = "nosniff"
        worn["referrer-policy"] = "same-origin"
        if page:
            worn["content-security-policy"] = policy(self._index, asked.get("host"))

    def _of_this_site(self, headers: Headers) -> bool:
        """Whether no page of another site opens the socket.

        Streamlit would refuse it too, after asking the internet for its own address, which holds
        up every reader for up to two seconds.
        """
        origin = headers.get("origin")
        if origin is None:
            return True
        parts = urlsplit(origin)
        return parts.netloc == headers.get("host") or parts.hostname in self._friends


def worker_of(cookie: str | None) -> str:
    """The worker that a request's Cookie header names, "" for none."""
    held: SimpleCookie = SimpleCookie()
    held.load(cookie or "")
    return held[COOKIE].value if COOKIE in held else ""
