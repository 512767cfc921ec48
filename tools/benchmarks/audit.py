"""How long an audit takes: first answers, another pair, the whole, and the memory for it.

`python lab.py bench audit` draws heads of several sizes; `--only 1000` picks one by its labels.
Wall-clock and processor seconds; what is read, and the file, are not counted.
"""

import argparse
import resource
import sys
import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import numpy as np

from lib import prose
from lib.data.heads.head import Head
from lib.lessons.audit.model import Ground, all_cosines, check, of_pair, usable
from lib.lessons.audit.model.neighbours import gauge
from lib.lessons.audit.model.pairs import shift
from lib.lessons.audit.model.planes import default
from lib.lessons.audit.model.producing import producing
from lib.lessons.audit.model.winning import winning
from lib.lessons.audit.surface import surface

Found = TypeVar("Found")


class Size(NamedTuple):
    """A head to draw, and what it may take.

    first, whole : seconds to the first answers, and to the last
    gigabytes : at the peak
    """

    n: int
    d: int
    kind: str
    first: float
    whole: float
    gigabytes: float


SIZES = (
    Size(20, 30, "<f8", 2, 2, 3),
    Size(30, 20, "<f8", 2, 2, 3),
    Size(48, 64, "<f8", 2, 10, 3),
    Size(64, 64, "<f8", 2, 10, 3),
    Size(1_000, 512, "<f8", 2, 30, 3),
    Size(10_000, 384, "<f8", 5, 30, 3),
    Size(50_000, 768, "<f4", 5, 240, 3),
)
PAIR_S = 0.1


def main() -> None:
    """Measure each size in turn, the largest last."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", type=int, help="labels of the one size to measure")
    only = parser.parse_args(sys.argv[1:]).only
    for size in SIZES:
        if only in (None, size.n):
            _measure(size)


def _measure(size: Size) -> None:
    print(f"\n{size.n:,} × {size.d} {size.kind}")
    W = np.random.default_rng(0).standard_normal((size.n, size.d)).astype(size.kind)
    ground = Ground(Head("drawn", tuple(map(str, range(size.n))), W), sigmoid=False)
    begin = time.perf_counter()
    _timed("first answers", size.first, lambda: of_pair(ground, (0, 1)))
    _timed("another pair", PAIR_S, lambda: _another(ground, (2, 3)))
    _timed("a dragged origin", PAIR_S, lambda: _dragged(ground, (2, 3)))
    _timed("neighbour lists", None, lambda: gauge(ground))
    _timed("who can win", None, lambda: winning(ground.head))
    _timed("what can come out", None, lambda: producing(ground))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    whole = time.perf_counter() - begin
    print(f"  {'whole':<18}{whole:8.2f} s, at most {size.whole:g}")
    print(f"  {'memory':<18}{peak:8.2f} GB, at most {size.gigabytes:g}", flush=True)


def _another(ground: Ground, pair: tuple[int, int]) -> None:
    """What the page asks when two other labels are chosen."""
    chosen, _ = usable(ground, pair)
    of_pair(ground, chosen)
    by = np.zeros(ground.head.W.shape[1])
    check(ground, chosen, by, whole=True)
    all_cosines(ground, chosen, by)
    surface(ground, chosen, default(ground, chosen), prose.text("audit"))


def _dragged(ground: Ground, pair: tuple[int, int]) -> None:
    """What it asks when the origin is let go."""
    by = shift(ground, pair, 0.5)
    check(ground, pair, by, whole=True)
    all_cosines(ground, pair, by)


def _timed(name: str, most: float | None, ask: Callable[[], Found]) -> Found:
    begin, before = time.perf_counter(), time.process_time()
    found = ask()
    wall, busy = time.perf_counter() - begin, time.process_time() - before
    target = "" if most is None else f", at most {most:g}"
    print(f"  {name:<18}{wall:8.2f} s{busy:8.2f} CPU-s{target}", flush=True)
    return found


if __name__ == "__main__":
    main()
