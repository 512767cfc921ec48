"""What one server carries: readers without browsers, on this machine alone, bounded in all ways.

python lab.py bench load [--pages words,norms] [--readers 50] [--seconds 12] [--arrive 30]
                         [--root DIR of another checkout, measured in turn with this one]
                         [--room 20: readers beside a room: another half minute a page; 0: none]

For every page, on a fresh server each: one reader opens it; many open it at once; one walks through its choices; many
make a choice every two seconds; fewer do so without a room of 300 phones, and beside one.
"""

import argparse
import sys
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from cosine_lab.commands.app_server import ARTIFACTS, Server, addresses, serve, served
from cosine_lab.places import ROOT
from tests.served.crowd import EVERY_S, Tally, choosing, opened
from tools.benchmarks.rooms import felt

MOST_READERS, MOST_SECONDS = 300, 60
HEAD = (
    "page | checkout | 1 opens: s, MB | {n} open: all?, p50, last s, peak MB | kB to open | "
    "first walk: slowest s | choices/s of asked | p50, p95 ms | CPU-ms | kB | MB | lost | "
    "p95 ms without, with a room | times | votes: counted, p95 ms"
)


@dataclass(frozen=True)
class Place:
    """What is measured: a checkout."""

    name: str
    root: Path

    def served(self, slug: str) -> AbstractContextManager[Server]:
        """A fresh server of it."""
        log = ARTIFACTS / "load" / f"{self.name}-{slug}.log"
        return serve(served(self.root), log, self.root)


def main() -> None:
    """Print one line a page and place."""
    options = _options()
    places = [Place(ROOT.name, ROOT)]
    if options.root:
        places.insert(0, Place(Path(options.root).name, Path(options.root).resolve()))
    print(f"\nEvery {EVERY_S:g} s a choice, {options.readers} readers, {options.seconds:g} s a page\n")
    head = HEAD.format(n=options.arrive)
    print(f"| {head} |\n|{' --- |' * len(head.split('|'))}", flush=True)
    for slug in options.pages.split(",") if options.pages else sorted(addresses()):
        for place in places:
            cells = [slug, place.name, *measured(place, slug, options)]
            print(f"| {' | '.join(cells)} |", flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("bench load")
    parser.add_argument("--pages", default="")
    parser.add_argument("--readers", type=int, default=50)
    parser.add_argument("--arrive", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--root", default="")
    parser.add_argument("--room", type=int, default=20)
    options = parser.parse_args(sys.argv[1:])
    for name in ("readers", "arrive", "room"):
        setattr(options, name, min(getattr(options, name), MOST_READERS))
    options.seconds = min(options.seconds, MOST_SECONDS)
    return options


def measured(place: Place, slug: str, options: argparse.Namespace) -> list[str]:
    """The cells of one line."""
    with place.served(slug) as server:
        alone = opened(server, slug, 1)
    with place.served(slug) as server:
        crowd = opened(server, slug, options.arrive)
    cells = [f"{alone.wait(1):.1f}, {alone.peak:.0f}", _arrival(crowd), f"{crowd.kilobytes:.0f}"]
    with place.served(slug) as server:
        cold, warm = choosing(server, slug, options.readers, options.seconds)
        room = felt(server, slug, options.room) if warm.asked and options.room else ["—"] * 3
    if not warm.asked:
        return [*cells, *["—"] * 6, str(len(crowd.lost)), *room]
    rate, wanted = len(warm.runs) / options.seconds, options.readers / EVERY_S
    return [
        *cells,
        f"{cold.wait(1):.1f}",
        f"{rate:.1f} of {wanted:g}",
        f"{1000 * warm.wait(0.5):.0f}, {1000 * warm.wait(0.95):.0f}",
        f"{warm.work:.0f}",
        f"{warm.kilobytes:.0f}",
        f"{warm.rss:.0f}",
        str(len(crowd.lost) + len(warm.lost)),
        *room,
    ]


def _arrival(crowd: Tally) -> str:
    share = f"{len(crowd.runs)}/{crowd.asked}"
    return f"{share}, {crowd.wait(0.5):.1f}, {crowd.wait(1):.1f}, {crowd.peak:.0f}"
