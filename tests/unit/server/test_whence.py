"""Whose a request is, behind a front that passes connections on byte by byte."""

import asyncio

import pytest
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from server.front import fields
from server.whence import MARK, Whence, marked

SECRET = "x" * 9


class Asked:
    """Asks through the middleware, and keeps the address that the app is told."""

    def __init__(self) -> None:
        self._whence, self.told = Whence(self.app, secret=SECRET), ""

    async def app(self, scope: Scope, _: Receive, __: Send) -> None:
        self.told = scope["client"][0]

    def of(self, head: bytes, port: int) -> str:
        raw = Headers(raw=fields(head)).raw
        scope = {"type": "http", "headers": raw, "client": ("127.0.0.1", port)}
        asyncio.run(self._whence(scope, None, None))  # type: ignore[arg-type]
        return self.told


def head(**headers: str) -> bytes:
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(["GET / HTTP/1.1", "Host: lab", *lines, "", ""]).encode()


@pytest.fixture
def asked() -> Asked:
    return Asked()


def test_all_of_a_connection_is_of_the_address_that_its_first_head_tells(asked: Asked) -> None:
    assert asked.of(marked(head(), SECRET, "10.0.0.7"), 5000) == "10.0.0.7"
    assert asked.of(head(), 5000) == "10.0.0.7"
    assert asked.of(marked(head(), SECRET, "10.0.0.8"), 5000) == "10.0.0.8"


@pytest.mark.parametrize("spoofed", [{"X_Forwarded_For": "1.2.3.4"}, {MARK: "guess 1.2.3.4"}, {MARK: "1.2.3.4"}])
def test_nobody_says_themselves_where_they_are(asked: Asked, spoofed: dict[str, str]) -> None:
    assert asked.of(marked(head(**spoofed), SECRET, "10.0.0.7"), 5000) == "10.0.0.7"
    assert asked.of(head(**spoofed), 5000) == "10.0.0.7"


def test_a_connection_that_the_front_has_not_marked_is_believed_nothing(asked: Asked) -> None:
    assert asked.of(head(X_Forwarded_For="1.2.3.4"), 5000) == "127.0.0.1"


def test_a_proxy_on_this_machine_says_whose_each_request_is(asked: Asked) -> None:
    for address in ("10.0.0.1", "10.0.0.2"):
        told = head(X_Forwarded_For=f"9.9.9.9, {address}")
        assert asked.of(marked(told, SECRET, "127.0.0.1"), 5000) == address
        assert asked.of(told, 5000) == address
