"""What it costs a server that many readers play: they drag and release on pages of planes.

python lab.py bench play [--readers 300] [--seconds 10]

Nothing that a plane shows is drawn in Python: a release sends nothing, and what the server does all
the same, with so many readers connected, is measured.
"""

import argparse
import asyncio
import json
import sys
import time
from typing import Any

from tests.served.crowd import EVERY_S
from tests.served.processes import used
from tests.served.widgets import is_surface
from tests.served.wire import Reader
from tools.server import ARTIFACTS, Server, serve, served

MOST_READERS, MOST_SECONDS, TOGETHER = 300, 60, 25
PAGES = ("translate", "rescale", "centre", "measures", "rankings", "sigmoid")
IN_SPACE = (("rankings", "section=space"), ("sigmoid", "view=sphere"))


def main() -> None:
    """Print a line a page."""
    parser = argparse.ArgumentParser("bench play")
    parser.add_argument("--readers", type=int, default=MOST_READERS)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args(sys.argv[1:])
    readers, seconds = min(asked.readers, MOST_READERS), min(asked.seconds, MOST_SECONDS)
    print(f"\n{readers} readers release every {EVERY_S:g} s, {seconds:g} s a page\n")
    print("| page | told | CPU, % of a core | MB |\n| --- | --- | --- | --- |", flush=True)
    for slug, query in (*((page, "") for page in PAGES), *IN_SPACE):
        with serve(served(), ARTIFACTS / "play.log") as server:
            print(asyncio.run(played(server, slug, query, readers, seconds)), flush=True)


async def played(server: Server, slug: str, query: str, readers: int, seconds: float) -> str:
    """One line: what a release tells, and what the server does once all have opened."""
    crowd = [Reader(server.url, slug, query) for _ in range(readers)]
    for some in (crowd[at : at + TOGETHER] for at in range(0, readers, TOGETHER)):
        await asyncio.gather(*(reader.open() for reader in some))
    told = "each release" if plane(crowd[0])["tell"] else "nothing"
    before, begin = used(server.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    after, taken = used(server.pid), time.perf_counter() - begin
    await asyncio.gather(*(reader.close() for reader in crowd))
    share = 100 * (after.cpu - before.cpu) / taken
    return f"| {slug} {query} | {told} | {share:.0f} | {after.rss:.0f} |"


def plane(reader: Reader) -> dict[str, Any]:
    """What the page's surface is told."""
    found = next(each for kind, each in reader.widgets.values() if is_surface(kind, each))
    sent: dict[str, Any] = json.loads(found.json)
    return sent
