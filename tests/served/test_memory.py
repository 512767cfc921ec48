"""What readers' files take of a server's memory, and that it comes back though nobody comes."""

import asyncio
import io
import time
import zipfile
from collections.abc import Callable, Iterator

import pytest

from cosine_lab.commands.app_server import Server, serve, served
from tests.kept import log
from tests.served.giving import give, put
from tests.served.processes import used
from tests.served.wire import Reader

PATIENCE_S = 60
FILE = bytes(120_000_000)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    soon = {"STREAMLIT_SERVER_DISCONNECTED_SESSION_TTL": "8"}
    with serve(served(), log("memory"), environment=soon) as running:
        yield running


def packed() -> bytes:
    """40 million numbers in 156 kB."""
    told = b"{'descr': '|i1', 'fortran_order': False, 'shape': (400000, 100), }"
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        start = b"\x93NUMPY\x01\0" + len(told).to_bytes(2, "little") + told
        archive.writestr("a.npy", start + b"\1" * 40_000_000)
    return file.getvalue()


def within(true: Callable[[], bool]) -> bool:
    """Whether something comes to be so before patience ends."""
    deadline = time.monotonic() + PATIENCE_S
    while not true():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.2)
    return True


async def opened(server: Server, slug: str) -> Reader:
    reader = Reader(server.url, slug, "guide=0")
    await reader.open()
    return reader


async def sent(server: Server) -> list[float]:
    """Megabytes before and after five files of 120 MB, on a page that asks for none."""
    reader = await opened(server, "translate")
    grown = [used(server.pid).rss]
    for k in range(5):
        status, _ = await put(reader, "m.npz", FILE, file=f"invented-{k}")
        assert status == 204
    grown.append(used(server.pid).rss)
    await reader.close()
    return grown


def test_files_that_no_page_asked_for_take_no_more_than_one_session_may(server: Server) -> None:
    before, after = asyncio.run(sent(server))
    assert after - before < 400
    assert within(lambda: used(server.pid).rss < before + 60)


async def given(server: Server) -> list[float]:
    reader = await opened(server, "words")
    grown = [used(server.pid).rss]
    assert await give(reader, "own-words-vectors", "a.npz", packed()) == 204
    grown.append(used(server.pid).rss)
    await reader.close()
    return grown


def test_what_a_file_unpacked_to_comes_back_when_its_reader_has_left(server: Server) -> None:
    before, after = asyncio.run(given(server))
    assert after - before > 150
    assert within(lambda: used(server.pid).rss < before + 80)
