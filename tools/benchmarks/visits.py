"""Whether memory comes to rest: mixed visits of readers without browsers to one server.

python lab.py bench visits [--visits 1000] [--together 2] [--seed 0]

Every visit opens a page drawn at random, makes up to three choices drawn at random among all its
rows of buttons and sliders, and leaves. Printed: megabytes after every hundred visits, the growth
after the first hundred, and the declared caches, which are all that may grow, with how many results
each keeps at most. `lib.jobs` keeps the last eight of each kind of work as well, and Streamlit the
last 128 sessions that were left, for two minutes, for readers whose connection broke.
"""

import argparse
import asyncio
import gc
import importlib
import pkgutil
import random
import sys
from collections.abc import Iterator

import lib
from lib.shared_cache import SharedCache
from tools.benchmarks.processes import used
from tools.benchmarks.widgets import offered, state
from tools.benchmarks.wire import Lost, Reader
from tools.server import ARTIFACTS, Server, addresses, serve, served

MOST_CHOICES = 3
EVERY = 100


def main() -> None:
    """Print the memory after every hundred visits, and the caches."""
    parser = argparse.ArgumentParser("bench visits")
    parser.add_argument("--visits", type=int, default=1000)
    parser.add_argument("--together", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(sys.argv[1:])
    with serve(served(), ARTIFACTS / "visits.log") as server:
        grown = asyncio.run(_all(server, asked.visits, asked.together, asked.seed))
    if len(grown) > 1:
        print(f"\ngrowth after the first {EVERY} visits: {grown[-1] - grown[0]:+.0f} MB")
        half = grown[len(grown) // 2]
        print(f"growth in the second half: {grown[-1] - half:+.0f} MB")
    print("\n| cache | results kept at most |\n| --- | --- |")
    for name, most in caches():
        print(f"| {name} | {most} |")


async def _all(server: Server, visits: int, together: int, seed: int) -> list[float]:
    """Megabytes of the server after every hundred visits."""
    drawn = random.Random(seed)  # noqa: S311 - not for secrets
    slugs = sorted(addresses())
    grown: list[float] = []
    runs = lost = 0
    print("\n| visits | MB | runs of a page | lost |\n| --- | --- | --- | --- |")
    for first in range(0, visits, EVERY):
        for _ in range(first, min(first + EVERY, visits), together):
            pages = [drawn.choice(slugs) for _ in range(together)]
            seeds = [drawn.random() for _ in pages]
            done = await asyncio.gather(*map(_visit, [server] * together, pages, seeds))
            runs, lost = runs + sum(map(abs, done)), lost + sum(each < 0 for each in done)
        grown.append(used(server.pid).rss)
        print(f"| {first + EVERY} | {grown[-1]:.0f} | {runs} | {lost} |", flush=True)
    return grown


async def _visit(server: Server, slug: str, seed: float) -> int:
    """How often the page ran; negative where the connection was lost."""
    drawn = random.Random(seed)  # noqa: S311 - not for secrets
    reader = Reader(server.url, "" if slug == "home" else slug)
    runs = 0
    try:
        await reader.open()
        for runs in range(1, drawn.randint(1, MOST_CHOICES + 1)):  # noqa: B007 - counted
            known = [held for held in reader.widgets.values() if offered(*held)]
            if not known:
                break
            kind, proto = drawn.choice(known)
            await reader.set(state(kind, proto.id, drawn.choice(offered(kind, proto))))
    except Lost:
        return -1 - runs
    finally:
        await reader.close()
    return 1 + runs


def caches() -> Iterator[tuple[str, int]]:
    """Name and size of every declared cache of the library."""
    for module in pkgutil.walk_packages(lib.__path__, "lib."):
        importlib.import_module(module.name)
    held = [each for each in gc.get_objects() if isinstance(each, SharedCache)]
    yield from sorted((f"{each.__module__}.{vars(each)['__name__']}", each.most) for each in held)
