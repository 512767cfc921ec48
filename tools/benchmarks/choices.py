"""CPU time on the server of each page's main choice: the first time, and where it is remembered.

python lab.py bench choices [--pages words,norms] [--against FOLDER: another checkout]

A reader without a browser makes the choices over the app's own socket, in free play, one after
another; what the server's process has used by then is read from the system.
"""

import argparse
import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.served.crowd import FREE
from tests.served.processes import used
from tests.served.widgets import offered, state
from tests.served.wire import Reader
from tools.server import ARTIFACTS, ROOT, Server, serve, served

AGAIN = 8
FIRST_MS, AGAIN_MS = 60, 20
CHOICES = {
    "words": ("view", ""),
    "norms": ("remedy", ""),
    "norms: measures": ("measure", ""),
    "norms: views": ("view", ""),
    "rankings": ("section", ""),
    "rankings: digits": ("model", "section=digits"),
    "pooling": ("panels", ""),
    "training": ("tau", ""),
    "training: shift": ("c", ""),
    "centre": ("source", ""),
    "measures": ("source", ""),
}
"""By page: the name of its main choice, and what else its address asks for."""


@dataclass(frozen=True)
class Cost:
    """Of one choice, the mean over all: CPU-ms and kB at its first time, and of one made before."""

    first: float
    again: float
    met: float
    sent: float


def main() -> None:
    """Measure here, and there if asked for, and print a line a page."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pages", default=",".join(CHOICES), help="which, with commas")
    asked.add_argument("--against", type=Path, help="another checkout")
    given = asked.parse_args()
    for what in given.pages.split(","):
        line = told(measured(ROOT, what))
        if given.against:
            line += f"   before {told(measured(given.against.resolve(), what))}"
        print(f"{what:<18}{line}", flush=True)


def told(cost: Cost) -> str:
    """Words for it."""
    first = f"{cost.first:6.0f} ms first (target {FIRST_MS}) {cost.met:5.0f} kB"
    return f"{first} {cost.again:6.1f} ms again (target {AGAIN_MS}) {cost.sent:5.1f} kB"


def measured(root: Path, what: str) -> Cost:
    """What the choices of a page cost on a fresh server of that checkout."""
    with serve(served(root), ARTIFACTS / "choices.log", root) as server:
        return asyncio.run(_walked(server, what))


async def _walked(server: Server, what: str) -> Cost:
    """Through all that there is to choose, once and then again and again."""
    key, query = CHOICES[what]
    reader = Reader(server.url, what.partition(":")[0], "&".join(filter(None, (FREE, query))))
    await reader.open()
    kind, proto = reader.widgets[key]
    *others, shown = offered(kind, proto)

    async def chosen(values: list[Any]) -> tuple[float, float]:
        """CPU-ms and kB of a choice, on average."""
        before, sizes = used(server.pid).cpu, []
        for value in values:
            held = reader.widgets[key][1]
            sizes.append((await reader.set(state(kind, held.id, value))).size)
        return 1000 * (used(server.pid).cpu - before) / len(values), sum(sizes) / len(sizes) / 1000

    first, met = await chosen(others)
    await chosen([shown, *others])  # by now the browser holds what it was sent
    again, sent = await chosen([shown, *others] * AGAIN)
    await reader.close()
    return Cost(first, again, met, sent)
