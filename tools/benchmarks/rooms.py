"""A room of a whole class: are all votes counted, and how long does each take.

python lab.py bench rooms [--voters 300] [--seconds 10] [--places one,replicas]

Phones vote once within those seconds. Places: one process; two replicas that share a Valkey, asked in turn. What pages
feel of a room is in `bench load`.
"""

import argparse
import asyncio
import http.client
import json
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit

from cosine_lab.commands.app_server import ARTIFACTS, Server, serve, served, voter
from cosine_lab.server.rooms.join_page import WHERE
from tests.served import valkey
from tests.served.crowd import choosing
from tests.served.processes import used

MOST_VOTERS, MOST_SECONDS = 400, 60
VOTERS, SECONDS = 300, 10.0
ABOUT = {"link": "/translate?x=1", "choices": ["0", "1", "2"]}
AGAIN_S = 6.0
AT_ONCE = 64
P95 = 0.95


@dataclass
class Class:
    """Phones in a room: of which servers they ask in turn, and how long each vote took."""

    servers: tuple[Server, ...]
    voters: int
    seconds: float
    room: dict[str, str] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)

    def meet(self, over: Event | None = None) -> None:
        """Open a room and vote: all once, or as phones do, again and again until it is over."""
        self.room = _send(self.servers[0], "POST", "/rooms", ABOUT)
        asyncio.run(self._all(over))

    async def _all(self, over: Event | None) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(AT_ONCE))
        turns = (1,) if over is None else count(1)
        phones = [asyncio.create_task(self._phone(k, turns)) for k in range(self.voters)]
        if over:
            await asyncio.to_thread(over.wait)
            for phone in phones:
                phone.cancel()
        await asyncio.gather(*phones, return_exceptions=over is not None)

    async def _phone(self, k: int, turns: Iterable[int]) -> None:
        """Vote at a moment of one's own, and then again."""
        at = time.perf_counter() + self.seconds * k / self.voters
        path = f"/rooms/{self.room['code']}/{self.room['key']}/votes/{voter()}"
        vote = {"answer": str(k % 3), "state": "1.a.b"}
        for turn in turns:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            begin = time.perf_counter()
            server = self.servers[(k + turn) % len(self.servers)]
            await asyncio.to_thread(_send, server, "PUT", path, vote)
            self.waits.append(time.perf_counter() - begin)
            at += AGAIN_S

    def counted(self) -> int:
        """How many votes the room counts, as the last of the servers says."""
        room = f"/rooms/{self.room['code']}/{self.room['key']}"
        return int(_send(self.servers[-1], "GET", room)["voters"])

    def wait(self, share: float) -> float:
        """Milliseconds that this share of the votes took at most."""
        return 1000 * sorted(self.waits)[int(share * (len(self.waits) - 1))]


def _send(server: Server, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    host = urlsplit(server.url).netloc
    connection = http.client.HTTPConnection(host, timeout=30)
    headers = {"content-type": "application/json"}
    connection.request(method, path, json.dumps(body), headers)
    answer = connection.getresponse()
    record = json.loads(answer.read())
    connection.close()
    return record


@contextmanager
def _place(name: str) -> Iterator[tuple[Server, ...]]:
    """Running servers that share their rooms."""
    log = ARTIFACTS / "rooms"
    with ExitStack() as stack:
        if name == "replicas":
            folder = Path(stack.enter_context(TemporaryDirectory()))
            environment = {WHERE: stack.enter_context(valkey.running(folder))}
            yield tuple(
                stack.enter_context(serve(served(), log / f"replica-{k}.log", environment=environment))
                for k in range(2)
            )
        else:
            yield (stack.enter_context(serve(served(), log / "one.log")),)


def _votes(place: str, voters: int, seconds: float) -> None:
    with _place(place) as servers:
        crowd = Class(servers, voters, seconds)
        before = sum(used(server.pid).cpu for server in servers)
        crowd.meet()
        cpu = sum(used(server.pid).cpu for server in servers) - before
        print(
            f"{place}: {crowd.counted()} of {voters} votes in {seconds:g} s counted, "
            f"p50 {crowd.wait(0.5):.0f} ms, p95 {crowd.wait(P95):.0f} ms (500 asked), "
            f"{1000 * cpu / len(crowd.waits):.1f} CPU-ms a vote",
            flush=True,
        )


def felt(server: Server, slug: str, readers: int) -> list[str]:
    """What readers who choose feel of a room beside them, as cells of a table.

    95 % of their choices took so many milliseconds, without a room and with one; how many of its
    votes it counted, and in what time 95 % of them were answered.
    """
    _, alone = choosing(server, slug, readers, SECONDS)
    crowd, over = Class((server,), VOTERS, SECONDS), Event()
    room = Thread(target=crowd.meet, args=(over,))
    room.start()
    try:
        _, beside = choosing(server, slug, readers, SECONDS)
    finally:
        over.set()
        room.join()
    with_one, without = 1000 * beside.wait(P95), 1000 * alone.wait(P95)
    votes = f"{crowd.counted()} of {VOTERS}, {crowd.wait(P95):.0f}"
    return [f"{without:.0f}, {with_one:.0f}", f"{with_one / without:.2f}", votes]


def main() -> None:
    """Print a line a place."""
    parser = argparse.ArgumentParser("bench rooms")
    parser.add_argument("--voters", type=int, default=VOTERS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--places", default="one,replicas")
    options = parser.parse_args(sys.argv[1:])
    for place in options.places.split(","):
        _votes(place, min(options.voters, MOST_VOTERS), min(options.seconds, MOST_SECONDS))
