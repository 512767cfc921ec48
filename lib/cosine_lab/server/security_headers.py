"""Security headers of every answer, and the allowed hosts and origins of every request."""

import base64
import re
import socket
from collections.abc import Collection
from hashlib import sha256
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cosine_lab import prose

CLOSED = ("/_stcore/metrics", "/_stcore/agent")
HERE = frozenset({"localhost", "127.0.0.1", "::1"})
ANY = "*"
_HOST = re.compile(r"[\w.:\[\]-]+", re.ASCII)
_INLINE = re.compile(r"<script(?: type=\"module\")?>(.*?)</script>", re.DOTALL)


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


class SecurityHeaders:
    """ASGI middleware: headers on every answer, closed routes, sockets from this site alone.

    Parameters
    ----------
    app : ASGI application
    index : str
        The page's HTML, for the policy.
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    allowed_origins : collection of str
        Sites beside the server's own from whose pages a socket may be opened, as origins, or as
        host names for every port.
    names : collection of str
        Names that the server is called by (`called`); it answers to no other.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        index: str,
        base: str = "",
        allowed_origins: Collection[str] = (),
        names: Collection[str] = (ANY,),
    ) -> None:
        self._app, self._index = app, index
        self._closed = tuple(f"/{base}{path}" if base else path for path in CLOSED)
        self._allowed_origins, self._names = frozenset(allowed_origins), frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or have the app answer."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def dressed(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.accept"}:
                self._add_headers(MutableHeaders(raw=message.setdefault("headers", [])), headers, message)
            await send(message)

        host, socket_ = headers.get("host"), scope["type"] == "websocket"
        mine = host is None or is_allowed(host, self._names)
        if socket_ and not (mine and self._of_this_site(headers)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        elif not mine:
            sentence = prose.text("site")("not-called", name=host)
            await PlainTextResponse(sentence, 421)(scope, receive, dressed)
        elif scope["type"] == "http" and scope["path"].startswith(self._closed):
            await PlainTextResponse("Not found", 404)(scope, receive, dressed)
        else:
            await self._app(scope, receive, dressed)

    def _add_headers(self, headers: MutableHeaders, request: Headers, message: Message) -> None:
        if message["type"] == "websocket.accept":
            return
        headers["x-content-type-options"] = "nosniff"
        headers["referrer-policy"] = "same-origin"
        if headers.get("content-type", "").startswith("text/html"):
            headers["content-security-policy"] = policy(self._index, request.get("host"))

    def _of_this_site(self, headers: Headers) -> bool:
        """Whether no page of another site opens the socket.

        Streamlit would refuse it too, after asking the internet for its own address, which holds
        up every reader for up to two seconds.
        """
        origin = headers.get("origin")
        if origin is None:
            return True
        parts = _parsed(origin)
        if parts is None or not parts.netloc:
            return False
        same = parts.netloc.lower() == headers.get("host", "").lower()
        return same or origin in self._allowed_origins or parts.hostname in self._allowed_origins


def allowed_hosts(address: str | None, named: Collection[str]) -> set[str]:
    """Names that a server is called by, `ANY` among them where every name will do.

    A name that leads to a laptop is anybody's to give: a page under it would be of the same site as
    the server. An address cannot be given away, and is always answered to.

    Parameters
    ----------
    address : str or None
        Where it listens. A server for this machine alone goes by the machine's names; any other by all,
        unless some are named, as by `python lab.py serve`.
    named : collection of str
        What the settings name: hosts, "*.example" for those below one, "*" for all.
    """
    if not named and address not in HERE:
        return {ANY}
    own = socket.gethostname().lower()
    return {"localhost", own, own.partition(".")[0] + ".local", *(each.lower() for each in named)}


def is_allowed(host: str, names: Collection[str]) -> bool:
    """Whether a Host header is an address, or one of the names."""
    parts = _parsed(f"//{host}")
    name = (parts.hostname or "").rstrip(".") if parts else ""
    if ANY in names or name in names:
        return True
    if any(each.startswith("*.") and name.endswith(each[1:]) for each in names):
        return True
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def _parsed(url: str) -> SplitResult | None:
    """The parts of an address; None where it has none."""
    try:
        return urlsplit(url)
    except ValueError:
        return None
