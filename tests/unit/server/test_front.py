"""Which worker a connection is for."""

import asyncio
from contextlib import suppress

import pytest

from server.front import Front, Worker, fields
from server.security_headers import COOKIE


def request(path: str = "/", **headers: str) -> bytes:
    lines = [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: lab", *lines, "", ""]).encode()


def page(**headers: str) -> bytes:
    return request(Accept="text/html,application/xhtml+xml", **headers)


def front(*held: int) -> Front:
    return Front([Worker(str(k), 9000 + k, busy) for k, busy in enumerate(held, start=1)])


def names(front_: Front, head: bytes, address: str = "10.0.0.1") -> str:
    return "".join(worker.name for worker in front_.order(head, address))


def test_a_reader_goes_where_the_cookie_says_however_busy_it_is_there() -> None:
    assert names(front(0, 9, 0), page(Cookie=f"a=b; {COOKIE}=2")) == "231"


def test_who_comes_first_goes_to_the_worker_with_least_to_do() -> None:
    assert names(front(4, 2, 3), page()) == "231"


def test_without_a_cookie_what_follows_a_page_goes_where_the_page_went() -> None:
    busy = front(1, 0)
    assert names(busy, page(), "10.0.0.1") == "21"
    busy.workers[1].held = 5
    assert names(busy, request("/_stcore/stream"), "10.0.0.1") == "21"
    assert names(busy, page(), "10.0.0.1") == "12"


def test_a_cookie_of_a_worker_that_is_no_more_counts_as_none() -> None:
    assert names(front(1, 0), page(Cookie=f"{COOKIE}=7")) == "21"


def test_when_its_worker_is_gone_a_reader_is_always_sent_to_the_same_other() -> None:
    asked = {names(front(k, 0, 3 - k), page(Cookie=f"{COOKIE}=3"))[1] for k in range(4)}
    assert asked == {"1"}


def test_header_fields_are_found_whatever_their_case() -> None:
    head = b"GET / HTTP/1.1\r\nHOST:  lab \r\nCookie: a=b:c\r\nbroken\r\n\r\n"
    assert fields(head) == [(b"host", b"lab"), (b"cookie", b"a=b:c")]


ROOM = b"POST /rooms HTTP/1.1\r\nHost: lab\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n"
READ_OTHERWISE = {
    "bare line feeds": ROOM.replace(b"\r\n", b"\n") + b"\r\n\r\n",
    "one bare line feed": ROOM.replace(b"lab\r\n", b"lab\n"),
    "a bare carriage return": ROOM.replace(b"lab\r\n", b"lab\rX: y\r\n"),
    "a folded line": ROOM.replace(b"lab\r\n", b"lab\r\n Forwarded: x\r\n"),
    "a blank before the colon": ROOM.replace(b"Host:", b"Host :"),
    "a line without a colon": ROOM.replace(b"Host:", b"Host"),
    "nothing before it": b"\r\n" + ROOM,
    "a null": ROOM.replace(b"lab", b"la\0b"),
    "no version": ROOM.replace(b" HTTP/1.1", b""),
}


def passed(head: bytes, most: int = 9) -> tuple[bytes, bytes]:
    """What the front says to a head by itself, and what it passes on to a worker."""
    got: list[bytes] = []

    async def worker(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.read(1000))
        writer.close()

    async def ask() -> bytes:
        behind = await asyncio.start_server(worker, "127.0.0.1", 0)
        port = behind.sockets[0].getsockname()[1]
        before = await asyncio.start_server(Front([Worker("1", port)], "secret", most).connect, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*before.sockets[0].getsockname())
        writer.write(head)
        said = b""
        with suppress(ConnectionError):  # it need not have been read to its end
            said = await reader.read()
        writer.close()
        for each in (behind, before):
            each.close()
        return said

    return asyncio.run(ask()), b"".join(got)


@pytest.mark.parametrize("kind", READ_OTHERWISE)
def test_a_head_that_a_worker_could_read_otherwise_reaches_none(kind: str) -> None:
    """Its mark would land in the body, and whoever sent it be believed where they are."""
    said, got = passed(READ_OTHERWISE[kind])
    assert said.startswith(b"HTTP/1.1 400 ")
    assert got == b""


def test_a_head_as_browsers_send_it_is_passed_on_with_its_mark() -> None:
    said, got = passed(ROOM)
    assert (said, got.count(b"secret")) == (b"", 1)
    assert got.endswith(ROOM.partition(b"\r\n")[2])


def test_more_connections_than_fit_reach_no_worker() -> None:
    """Else accepting them fails, and each failure is a traceback in the log."""
    assert passed(ROOM, most=0)[1] == b""
