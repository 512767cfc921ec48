"""A hall of phones that follow a room's link, open its lesson and vote: on pages of the app, and on plain pages.

python lab.py bench hall [--phones 300] [--slug translate]

A browser opens the link once, to say what it asks for; then all phones ask for the same at the same moment, with empty
caches and over a connection that they keep, as browsers do, and vote. Phones and server are on the same cores.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import sync_playwright

from cosine_lab.commands import browser
from cosine_lab.commands.app_server import ARTIFACTS, Server, serve, served
from cosine_lab.server.site import site
from cosine_lab.site import packed, pages
from cosine_lab.surfaces.exercise import Exercise, write
from cosine_lab.surfaces.story import Reads
from tests.served.processes import used
from tests.served.wire import Lost, Reader

PHONES = 300
MB = 1e6
JSON = {"Content-Type": "application/json", "Accept": "application/json"}
PACKED = {"Accept": "*/*", "Accept-Encoding": "gzip"}


@dataclass
class Wire:
    """A connection that is kept for the next request, until the server ends it; received: bytes, heads with them."""

    url: str
    received: int = 0
    _there: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
        """The body of an answer."""
        where = urlsplit(self.url)
        if not self._there:
            self._there.append(await asyncio.open_connection(where.hostname, where.port))
        reader, writer = self._there[-1]
        lines = [f"{method} {path} HTTP/1.1", f"Host: {where.netloc}", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        content = await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
        self.received += len(head) + len(content)
        if b"connection: close" in head:
            self.close()
        return content

    def close(self) -> None:
        """End it."""
        while self._there:
            self._there.pop()[1].close()


@dataclass
class Hall:
    """Phones before one server: what each of them asks for, and what it took."""

    server: Server
    slug: str
    session: bool
    query: str = ""
    room: str = ""
    paths: tuple[str, ...] = ()
    size: int = 0
    opened: float = 0.0
    last: float = 0.0

    async def open_room(self) -> None:
        """Ask a question with two choices."""
        asked = Exercise("Some?", (("Some", Reads("changed", ">", 0)), ("None", Reads("changed", "=", 0))))
        self.query = urlencode({"beat": "exercise", "x": write(asked)})
        about = {"link": f"/{self.slug}?{self.query}", "choices": ["0", "1"]}
        made = await self.ask(Reader(self.server.url, self.slug), "POST", "/rooms", about)
        self.room = f"{made['code']}/{made['key']}"

    def look(self) -> None:
        """What one phone's browser asks for, until it can vote."""
        link = f"{self.server.url}/join/{self.room.replace('/', '.')}"
        with sync_playwright() as playwright:
            opened = playwright.chromium.launch(executable_path=browser.executable(), args=[*browser.FLAGS])
            page = opened.new_page()
            asked: list[tuple[str, str]] = []
            page.on("request", lambda each: asked.append((each.method, each.url.removeprefix(self.server.url))))
            page.goto(link)
            page.locator(".vote").wait_for(timeout=browser.PATIENCE_MS)
            page.locator("[data-bet]").first.wait_for(timeout=browser.PATIENCE_MS)
            opened.close()
        own = () if not self.session else (f"/{self.slug}", "/_stcore")  # the reader asks for these
        wanted = [path for method, path in asked if method == "GET" and not path.startswith((*own, "/rooms", "data:"))]
        self.paths = tuple(dict.fromkeys(wanted))

    async def ask(self, phone: Reader, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """What the rooms say."""
        _, said = await phone.ask(method, path, json.dumps(body).encode(), JSON)
        return json.loads(said)

    async def meet(self, phones: int) -> None:
        """All at once."""
        begin = time.perf_counter()
        await asyncio.gather(*(self._phone(k, begin) for k in range(phones)))

    async def _phone(self, k: int, begin: float) -> None:
        phone, wire = Reader(self.server.url, self.slug, self.query), Wire(self.server.url)
        try:
            for path in self.paths:
                await wire.ask("GET", path, PACKED)
            if self.session:
                await phone.open()
                self.size += phone.received
            self.opened = max(self.opened, time.perf_counter() - begin)
            name = json.loads(await wire.ask("POST", f"/rooms/{self.room}/voters", JSON))["voter"]
            vote = json.dumps({"answer": str(k % 2)}).encode()
            await wire.ask("PUT", f"/rooms/{self.room}/votes/{name}", JSON, vote)
            self.last = max(self.last, time.perf_counter() - begin)
        except (Lost, OSError, EOFError):
            pass  # its vote is not counted
        finally:
            self.size += wire.received
            wire.close()
            await phone.close()


def _measure(place: Path, slug: str, phones: int, *, session: bool) -> None:
    log = ARTIFACTS / "hall" / ("app.log" if session else "plain.log")
    with serve(served(), log, told={packed.WHERE: str(place)}) as server:
        hall = Hall(server, slug, session)
        asyncio.run(hall.open_room())
        hall.look()
        before = used(server.pid)
        asyncio.run(hall.meet(phones))
        after = used(server.pid)
        counted = asyncio.run(hall.ask(Reader(server.url, slug), "GET", f"/rooms/{hall.room}"))["voters"]
    kind = "the app" if session else "plain pages"
    print(
        f"{kind}: all open after {hall.opened:.1f} s; {counted} of {phones} votes counted, the last after "
        f"{hall.last:.1f} s; {len(hall.paths)} files, {hall.size / MB:.1f} MB sent; "
        f"memory {before.rss:.0f} → {after.peak:.0f} MB at most; {after.cpu - before.cpu:.1f} s of CPU",
        flush=True,
    )


def main(words: Sequence[str] | None = None) -> int:
    """Measure both."""
    parser = argparse.ArgumentParser("hall", description=__doc__)
    parser.add_argument("--phones", type=int, default=PHONES)
    parser.add_argument("--slug", default="translate")
    asked = parser.parse_args(sys.argv[1:] if words is None else words)
    with TemporaryDirectory() as folder:
        place = Path(folder) / "site"
        packed.write(pages.files(site({"start": ["home"], "moves": [asked.slug]}, served=True)), place)
        for there, session in ((Path(folder) / "none", True), (place, False)):
            _measure(there, asked.slug, asked.phones, session=session)
    return 0


if __name__ == "__main__":
    sys.exit(main())
