"""Many readers at once on one page of a running server."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from cosine_lab.commands.app_server import Server
from tests.served.processes import used
from tests.served.widgets import offered
from tests.served.wire import Lost, Reader, Run

EVERY_S = 2.0
FREE = "guide=0"  # a story leaves little to choose
# What a reader of a page changes most; every page not named: all its rows of buttons.
CHOICES = {
    "words": ("view",),
    "norms": ("remedy",),
    "rankings": ("section",),
    "training": ("tau", "c"),
    "pooling": ("panels",),
}


@dataclass
class Tally:
    """What the readers met, and what it took of the server."""

    asked: int
    seconds: float = 0.0
    runs: list[Run] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    cpu: float = 0.0
    rss: float = 0.0
    peak: float = 0.0

    def wait(self, share: float) -> float:
        """Seconds that this share of the runs took at most; NaN where there were none."""
        waits = sorted(run.seconds for run in self.runs)
        return waits[min(int(share * len(waits)), len(waits) - 1)] if waits else float("nan")

    @property
    def kilobytes(self) -> float:
        """Received a run, on average."""
        return sum(run.size for run in self.runs) / max(len(self.runs), 1) / 1000

    @property
    def work(self) -> float:
        """Milliseconds of the server's CPU a run."""
        return 1000 * self.cpu / max(len(self.runs), 1)


def opened(server: Server, slug: str, readers: int) -> Tally:
    """Readers who open the page at the same moment."""
    return asyncio.run(_measured(server, readers, lambda tally: _all_open(server, slug, tally)))


def choosing(server: Server, slug: str, readers: int, seconds: float) -> tuple[Tally, Tally]:
    """A first walk of one reader through all choices, then readers who choose every 2 s."""
    return asyncio.run(_choosing(server, slug, readers, seconds))


async def _measured(server: Server, asked: int, play: Callable[[Tally], Awaitable[None]]) -> Tally:
    tally = Tally(asked)
    before, begin = used(server.pid), time.perf_counter()
    await play(tally)
    tally.seconds = time.perf_counter() - begin
    after = used(server.pid)
    tally.cpu, tally.rss, tally.peak = after.cpu - before.cpu, after.rss, after.peak
    return tally


async def _all_open(server: Server, slug: str, tally: Tally) -> None:
    readers = [Reader(server.url, slug) for _ in range(tally.asked)]
    await asyncio.gather(*(_noted(tally, reader.open()) for reader in readers))
    await asyncio.gather(*(reader.close() for reader in readers))


async def _noted(tally: Tally, run: Awaitable[Run]) -> bool:
    """Note a run, or that its connection was lost; whether the reader is still there."""
    try:
        tally.runs.append(await run)
    except Lost as error:
        tally.lost.append(str(error))
        return False
    return True


def chosen(reader: Reader) -> tuple[str, ...]:
    """Names of the widgets that the readers of this page change."""
    groups = [key for key, (kind, _) in reader.widgets.items() if kind == "button_group"]
    wanted = CHOICES.get(reader.slug, ())
    return tuple(key for key in wanted if key in reader.widgets) or tuple(groups)


async def _choosing(server: Server, slug: str, readers: int, seconds: float) -> tuple[Tally, Tally]:
    first = Reader(server.url, slug, FREE)
    await first.open()
    keys = chosen(first)
    options = sum(len(offered(*first.widgets[key])) for key in keys)

    async def walk(tally: Tally) -> None:
        for _ in range(options):
            await _noted(tally, first.choose(keys))

    cold = await _measured(server, options, walk)
    await first.close()
    crowd = [Reader(server.url, slug, FREE) for _ in range(readers)]
    arrived = Tally(readers)
    for some in (crowd[at : at + 10] for at in range(0, readers, 10)):
        await asyncio.gather(*(_noted(arrived, reader.open()) for reader in some))

    async def play(tally: Tally) -> None:
        until = time.perf_counter() + seconds
        tasks = (_chooses(reader, keys, tally, k * EVERY_S / readers, until)
                 for k, reader in enumerate(crowd))  # fmt: skip
        await asyncio.gather(*tasks)

    asked = int(readers * seconds / EVERY_S) if options else 0
    warm = await _measured(server, asked, play) if options else Tally(0)
    warm.lost += arrived.lost
    await asyncio.gather(*(reader.close() for reader in crowd))
    return cold, warm


async def _chooses(reader: Reader, keys: Sequence[str], tally: Tally, late: float, until: float) -> None:
    """Choose every 2 s; who still waits at the next beat lets it pass."""
    beat = time.perf_counter() + late
    while beat < until:
        await asyncio.sleep(max(beat - time.perf_counter(), 0))
        if not await _noted(tally, reader.choose(tuple(keys))):
            return
        while beat <= time.perf_counter():
            beat += EVERY_S
