"""From which address a request comes, where a front passes connections on byte by byte."""

from collections import OrderedDict
from secrets import compare_digest

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

SECRET = "COSINE_LAB_FRONT"  # noqa: S105 - the name of a variable
PROXIES = "FORWARDED_ALLOW_IPS"
"""uvicorn's variable: whose word about addresses it takes before anybody else is asked."""
MARK = "x-cosine-lab-from"
HERE = frozenset({"127.0.0.1", "::1"})
MOST_KEPT = 65_536  # no more connections at once than ports


def marked(head: bytes, secret: str, address: str) -> bytes:
    """A connection's first head, with the address at its other end; none for a proxy's, here."""
    told = f"\r\n{MARK}: {secret} {'' if address in HERE else address}\r\n"
    return head.replace(b"\r\n", told.encode(), 1)


class Whence:
    """ASGI middleware: puts the reader's address in place of the front's.

    Parameters
    ----------
    app : ASGI application
    secret : str
        What the front's mark begins with: anybody may send a header.
    """

    def __init__(self, app: ASGIApp, *, secret: str) -> None:
        self._app, self._secret = app, secret.encode()
        self._known: OrderedDict[object, str] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the app answer."""
        if scope["type"] in {"http", "websocket"}:
            scope = {**scope, "client": (self._address(scope), 0)}
        await self._app(scope, receive, send)

    def _address(self, scope: Scope) -> str:
        """The address of this connection, which its first request told."""
        headers, client = Headers(scope=scope), tuple(scope["client"] or ("", 0))
        secret, _, told = headers.get(MARK, "").partition(" ")
        if compare_digest(secret.encode(), self._secret):
            self._known[client] = told
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        if self._known.get(client) == "":  # a proxy on this machine: whoever else says so is not believed
            return headers.get("x-forwarded-for", "").rpartition(",")[2].strip() or str(client[0])
        return self._known.get(client) or str(client[0])
