"""Whether one reader's file makes others wait, what memory it takes, and when that comes back.

python lab.py bench guests [--only WORD: files whose name holds it] [--seconds 40: with the file]

Each file is given to a fresh server by a reader without a browser. Meanwhile the health check is
asked again and again, and others open a page. Then the reader leaves. Printed: the longest wait
of either, megabytes at the peak and with the last reader gone, and seconds until that.
"""

import argparse
import asyncio
import io
import sys
import time
import zipfile
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Self

import numpy as np

from tools.benchmarks.giving import give
from tools.benchmarks.processes import used
from tools.benchmarks.wire import Lost, Reader
from tools.server import ARTIFACTS, Server, healthy, serve, served

MOST_HEALTH_S, MOST_OPEN_S, BACK_S, NEAR_MB = 1.0, 3.0, 60.0, 100.0
MOST_MB = 1000 + 2 * 250
_HEAD = ("audit", "source=own&guide=0", "head-file")
_WORDS = ("norms", "vectors=own&guide=0", "own-words-vectors")


def _announced(dtype: str, shape: tuple[int, int]) -> bytes:
    told = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {shape}, }}".encode()
    return b"\x93NUMPY\x01\x00" + len(told).to_bytes(2, "little") + told


def _zeros(rows: int) -> bytes:
    """A layer of fifty labels with so many embeddings, all zero, in a few kilobytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        labels = io.BytesIO()
        np.save(labels, np.arange(50.0)[:, None])
        archive.writestr("W.npy", labels.getvalue())
        archive.writestr("X.npy", _announced("|i1", (rows, 1)) + bytes(rows))
    return file.getvalue()


def _npz(**arrays: np.ndarray) -> bytes:
    file = io.BytesIO()
    np.savez(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


def _drawn(n: int, d: int) -> np.ndarray:
    return np.random.default_rng(0).standard_normal((n, d), dtype=np.float32)


def _flat() -> bytes:
    """A table of 40 million numbers, 160 MB, in 156 kB."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.npy", _announced("|i1", (400_000, 100)) + b"\1" * 40_000_000)
    return file.getvalue()


FILES: dict[str, tuple[tuple[str, str, str], str, Callable[[], bytes]]] = {
    "500,000 embeddings in 1.5 kB": (_HEAD, "m.npz", lambda: _zeros(500_000)),
    "200,000 embeddings": (_HEAD, "m.npz", lambda: _zeros(200_000)),
    "300 × 64": (_HEAD, "m.npz", lambda: _npz(W=_drawn(300, 64))),
    "60,000 × 1,000": (_HEAD, "m.npz", lambda: _npz(W=_drawn(60_000, 1000))),
    "15,000 × 4,000": (_HEAD, "m.npz", lambda: _npz(W=_drawn(15_000, 4000))),
    "50 × 300 and 200,000 embeddings": (
        _HEAD,
        "m.npz",
        lambda: _npz(W=_drawn(50, 300), X=_drawn(200_000, 300)),
    ),
    "4,000 × 4,000 and 11,000 embeddings": (
        _HEAD,
        "m.npz",
        lambda: _npz(W=_drawn(4000, 4000), X=_drawn(11_000, 4000)),
    ),
    "400,000 words in 156 kB": (_WORDS, "a.npz", _flat),
    "50,000 words of 300": (_WORDS, "a.npy", lambda: _npy(_drawn(50_000, 300))),
    "400,000 words of 100": (_WORDS, "a.npy", lambda: _npy(_drawn(400_000, 100))),
}


def _npy(array: np.ndarray) -> bytes:
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


class Waits:
    """Asks for the server's health again and again, in a thread of its own."""

    def __init__(self, server: Server) -> None:
        self.longest, self.peak, self._stop, self._server = 0.0, 0.0, Event(), server
        self._thread = Thread(target=self._ask)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _ask(self) -> None:
        begin = time.perf_counter()
        while not self._stop.wait(0.05):
            if healthy(self._server.url):
                self.longest = max(self.longest, time.perf_counter() - begin)
                begin = time.perf_counter()
            self.peak = max(self.peak, used(self._server.pid).rss)


def main() -> None:
    """Print a line a file."""
    parser = argparse.ArgumentParser("bench guests")
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=40.0)
    asked = parser.parse_args(sys.argv[1:])
    print(
        f"at most: health {MOST_HEALTH_S:g} s, opening {MOST_OPEN_S:g} s, {MOST_MB} MB, "
        f"back in {BACK_S:g} s\n\n| file | MB | health s | opening s | MB: before | peak | left | "
        "back after s |\n| --- | --- | --- | --- | --- | --- | --- | --- |"
    )
    for name in filter(lambda each: asked.only in each, FILES):
        with serve(served(), ARTIFACTS / "guests.log") as server:
            line = asyncio.run(_measured(server, name, asked.seconds))
        print(f"| {name} | {' | '.join(line)} |", flush=True)


async def _measured(server: Server, name: str, seconds: float) -> list[str]:
    (slug, query, key), file, made = FILES[name]
    content = made()
    await _opening(server)
    before = used(server.pid).rss
    reader, slowest = Reader(server.url, slug, query), 0.0
    await reader.open()
    with Waits(server) as waits:
        given = asyncio.create_task(give(reader, key, file, content))
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            slowest = max(slowest, await _opening(server))
            await asyncio.sleep(0.5)
        given.cancel()
        with suppress(Lost, asyncio.CancelledError):
            await given
        await reader.close()
    left, back = await _freed(server, before + NEAR_MB)
    numbers = (len(content) / 1e6, waits.longest, slowest, before, waits.peak, left, back)
    return [f"{number:.1f}" for number in numbers]


async def _opening(server: Server) -> float:
    """Seconds until another reader sees a page."""
    reader = Reader(server.url, "translate")
    seconds = (await reader.open()).seconds
    await reader.close()
    return seconds


async def _freed(server: Server, enough: float) -> tuple[float, float]:
    """Megabytes when enough are free again, and the seconds that took: two minutes at most."""
    begin = time.perf_counter()
    while (  # noqa: ASYNC110 - the server tells nobody
        (left := used(server.pid).rss) > enough and time.perf_counter() - begin < BACK_S
    ):
        await asyncio.sleep(1.0)
    return left, time.perf_counter() - begin


if __name__ == "__main__":
    main()
