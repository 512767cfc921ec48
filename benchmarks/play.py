"""What it costs a server that many readers play: they drag and release on pages of planes.

python lab.py bench play [--readers 300] [--seconds 10]

Every reader releases every two seconds, each time another state. Where nothing drawn in Python
follows, nothing is sent, and what the server does all the same is measured. Where a page tells, it
runs with the new link.
"""

import argparse
import asyncio
import json
import sys
import time
from dataclasses import replace
from typing import Any

import numpy as np

from benchmarks.crowd import EVERY_S, Tally
from benchmarks.processes import used
from benchmarks.widgets import is_surface, state
from benchmarks.wire import Lost, Reader
from lib.data.classifiers import classifier
from lib.lessons import rankings, sigmoid
from lib.links import encode
from tools.server import ARTIFACTS, Server, serve, served

MOST_READERS, MOST_SECONDS, TOGETHER = 300, 60, 25
PAGES = ("translate", "rescale", "centre", "measures", "rankings", "sigmoid")
TELLING = (("rankings", "section=space"), ("sigmoid", "view=sphere"))
LESSONS: dict[str, Any] = {"rankings": rankings, "sigmoid": sigmoid}


def main() -> None:
    """Print a line a page."""
    parser = argparse.ArgumentParser("bench play")
    parser.add_argument("--readers", type=int, default=MOST_READERS)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args(sys.argv[1:])
    readers, seconds = min(asked.readers, MOST_READERS), min(asked.seconds, MOST_SECONDS)
    print(f"\n{readers} readers release every {EVERY_S:g} s, {seconds:g} s a page\n")
    print("| page | told/s of asked | p50, p95 ms | CPU, % of a core | MB | lost |")
    print("| --- | --- | --- | --- | --- | --- |", flush=True)
    for slug, query in (*((page, "") for page in PAGES), *TELLING):
        with serve(served(), ARTIFACTS / "play.log") as server:
            print(told(slug, query, asyncio.run(played(server, slug, query, readers, seconds))))


def told(slug: str, query: str, tally: Tally) -> str:
    """One line."""
    rate = f"{len(tally.runs) / tally.seconds:.1f} of {tally.asked / tally.seconds:.0f}"
    waits = f"{1000 * tally.wait(0.5):.0f}, {1000 * tally.wait(0.95):.0f}"
    load = f"{100 * tally.cpu / tally.seconds:.0f} | {tally.rss:.0f} | {len(tally.lost)}"
    if not tally.asked:
        rate, waits = "nothing", "—"
    return f"| {slug} {query} | {rate} | {waits} | {load} |"


async def played(server: Server, slug: str, query: str, readers: int, seconds: float) -> Tally:
    """What the readers met, and what it took of the server after all had opened."""
    crowd = [Reader(server.url, slug, query) for _ in range(readers)]
    for some in (crowd[at : at + TOGETHER] for at in range(0, readers, TOGETHER)):
        await asyncio.gather(*(reader.open() for reader in some))
    telling = plane(crowd[0])["tell"]
    tally = Tally(int(readers * seconds / EVERY_S) if telling else 0)
    before, begin = used(server.pid), time.perf_counter()
    late = (k * EVERY_S / readers for k in range(readers))
    until = begin + seconds
    plays = (_plays(*each, tally, until) for each in zip(crowd, late, strict=True))
    await asyncio.gather(*plays)
    after = used(server.pid)
    tally.seconds = time.perf_counter() - begin
    tally.cpu, tally.rss = after.cpu - before.cpu, after.rss
    await asyncio.gather(*(reader.close() for reader in crowd))
    return tally


async def _plays(reader: Reader, late: float, tally: Tally, until: float) -> None:
    """Release every two seconds, and tell of it where the page wants to hear."""
    dice = np.random.default_rng(round(1e6 * late))
    await asyncio.sleep(late)
    while (beat := time.perf_counter()) < until:
        if tally.asked:
            proto = next(each for kind, each in reader.widgets.values() if is_surface(kind, each))
            start = LESSONS[reader.slug].default(classifier("paper"))
            x, y = dice.uniform(-1, 1, 2).tolist()
            link = encode(replace(start, shift=(x, y), probe=(y, x)), start.labels)
            event = {"event": "settled", "value": {"link": link}}
            try:
                tally.runs.append(await reader.set(state("bidi_component", proto.id, event)))
            except Lost as error:
                tally.lost.append(str(error))
                return
        await asyncio.sleep(max(beat + EVERY_S - time.perf_counter(), 0))


def plane(reader: Reader) -> dict[str, Any]:
    """What the page's surface is told."""
    found = next(each for kind, each in reader.widgets.values() if is_surface(kind, each))
    sent: dict[str, Any] = json.loads(found.json)
    return sent
