"""Whether heavy work on one page makes readers of another wait.

Readers start the longest work there is, again and again; meanwhile others open Translate and
choose. The same without the work stands beside it: on a shared machine only the ratio tells.
"""

import asyncio
import time

from tests.served.crowd import FREE
from tests.served.widgets import offered, state
from tests.served.wire import Reader, Run
from tools.server import ARTIFACTS, Server, serve, served

HEAVY = {"factorisation": "source", "word2vec": "text", "pooling": "panels"}
VISITS, CHOICES = 12, 4


def main() -> None:
    """Print p50 and p95 of openings and choices elsewhere, without and with heavy work."""
    for busy in (False, True):
        with serve(served(), ARTIFACTS / "heavy.log") as server:
            opened, chosen, worked = asyncio.run(_measured(server, busy=busy))
        name = f"heavy work under way ({worked:.0f} s of it)" if busy else "nothing else"
        print(f"{name:<42} opening {told(opened)}   choosing {told(chosen)}", flush=True)


async def _measured(server: Server, *, busy: bool) -> tuple[list[Run], list[Run], float]:
    await Reader(server.url, "translate").open()
    begin = time.perf_counter()
    heavy = [asyncio.create_task(_heavy(server, *each)) for each in HEAVY.items() if busy]
    await asyncio.sleep(1.0)
    opened: list[Run] = []
    chosen: list[Run] = []
    for _ in range(VISITS):
        reader = Reader(server.url, "translate")
        opened.append(await reader.open())
        for _ in range(CHOICES):
            chosen.append(await reader.choose(("source",)))  # noqa: PERF401 - one after another
        await reader.close()
        if busy and all(task.done() for task in heavy):
            break
    worked = time.perf_counter() - begin
    for task in heavy:
        task.cancel()
    return opened, chosen, worked


async def _heavy(server: Server, slug: str, key: str) -> None:
    """Walk through all choices of a page, each of which is work of seconds."""
    reader = Reader(server.url, slug, FREE)
    await reader.open()
    kind, proto = reader.widgets[key]
    for value in offered(kind, proto):
        await reader.set(state(kind, proto.id, value))


def told(runs: list[Run]) -> str:
    """Middle and 95th percentile of the waits."""
    waits = sorted(1000 * run.seconds for run in runs)
    return f"p50 {waits[len(waits) // 2]:5.0f}, p95 {waits[int(0.95 * len(waits))]:5.0f} ms"
