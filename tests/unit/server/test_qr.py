"""QR codes: drawn beside everything else, once, and not without bound."""

import asyncio
import threading
from typing import Any

import pytest
import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cosine_lab.server import qr
from tests.unit.server.asked import answered, asked

PATIENCE_S = 5.0


async def health(_: Request) -> Response:
    return PlainTextResponse("ok")


@pytest.fixture
def site() -> Starlette:
    return Starlette(routes=[*qr.routes(), Route("/health", health)])


class Held:
    """Draws when it is told to, and keeps what it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may, self._make = threading.Event(), segno.make
        self.drawn: list[str] = []
        monkeypatch.setattr(segno, "make", self.make)
        timer = threading.Timer(PATIENCE_S, self.may.set)  # where the drawing holds everything up
        timer.daemon = True
        timer.start()

    def make(self, text: str, **named: Any) -> object:
        self.drawn.append(text)
        self.may.wait()
        return self._make(text, **named)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    return Held(monkeypatch)


async def meanwhile(site: Starlette, held: Held, texts: list[str]) -> tuple[bool, list[int]]:
    """Whether somebody else is answered before a code is drawn, and the status of each code."""
    codes = [asyncio.ensure_future(answered(site, "/qr.svg", query=f"text={each}".encode())) for each in texts]
    await asyncio.sleep(0.05)
    other = await answered(site, "/health")
    before = other.status == 200 and not held.may.is_set()
    held.may.set()
    return before, [each.status for each in await asyncio.gather(*codes)]


def test_others_are_answered_while_codes_are_drawn(site: Starlette, held: Held) -> None:
    texts = [f"text-{k}" for k in range(24)]
    assert asyncio.run(meanwhile(site, held, texts)) == (True, [200] * 24)


def test_a_code_is_drawn_once(site: Starlette, held: Held) -> None:
    asyncio.run(meanwhile(site, held, ["same"] * 9))
    assert held.drawn == ["same"]
    asyncio.run(meanwhile(site, held, ["same"]))
    assert held.drawn == ["same"]


def test_who_asks_for_too_many_codes_at_once_is_told_to_ask_again(site: Starlette, held: Held) -> None:
    texts = [f"text-{k}" for k in range(qr.MOST_WAITING + 9)]
    _, statuses = asyncio.run(meanwhile(site, held, texts))
    assert (statuses.count(200), statuses.count(503)) == (qr.MOST_WAITING, 9)


def test_what_is_no_text_for_a_code_is_refused(site: Starlette) -> None:
    for text in (b"", b"a" * (qr.LONGEST + 1), "\u4e2d".encode() * qr.LONGEST):
        assert asked(site, "/qr.svg", query=b"text=" + text).status == 400
