"""How fast patterns are listed: ours, one linear programme per candidate, random sampling.

Each figure is the best of a few calls, one after another in one process. Where a programme per
candidate would take minutes, the cost of a few is measured and multiplied ("~"). Sampling gets
as many Gaussian embeddings as it can try in a second. `OMP_NUM_THREADS=1` makes runs comparable.
"""

import resource
import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice, permutations, product
from math import factorial
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog

from lib.maths.rankings.argmaxable import argmaxable
from lib.maths.rankings.patterns import Cells, rankings, sign_patterns

_SIGNS = ((5, 2), (10, 3), (10, 4), (20, 3), (20, 4), (20, 5), (30, 4), (30, 6))
_RANKINGS = ((5, 2), (6, 3), (8, 3), (8, 4), (10, 3), (10, 4), (20, 3), (8, 5))
_WINNERS = (
    (2_000, 3),
    (2_000, 8),
    (2_000, 20),
    (2_000, 50),
    (10_000, 5),
    (10_000, 20),
    (10_000, 50),
    (10_000, 384),
)
_VOCABULARY = (30_000, 256)
_TARGETS = {("label sets", 20, 4): 5.0, ("rankings", 8, 4): 40.0}
_SECONDS = {(10_000, 384): 5.0, _VOCABULARY: 60.0}
_PROGRAMMES = 30
_LARGE = 3_000_000

Rows = NDArray[np.float64]
_T = TypeVar("_T")


def main() -> None:
    """Print three tables, and the memory they took at most."""
    rng = np.random.default_rng(0)
    _listing(
        "label sets",
        [rng.standard_normal(size) for size in _SIGNS],
        ours=lambda W: sign_patterns(W, limit=300_000),
        candidates=lambda W: 2 ** (len(W) - 1),
        demands=lambda W: (
            W * np.array(signs)[:, None] for signs in product((1, -1), repeat=len(W))
        ),
        read=lambda logits: np.packbits(logits > 0, axis=1),
    )
    _listing(
        "rankings",
        [rng.standard_normal(size) for size in _RANKINGS],
        ours=lambda W: rankings(W, limit=300_000),
        candidates=lambda W: factorial(len(W)) // 2,
        demands=lambda W: (W[list(o[:-1])] - W[list(o[1:])] for o in permutations(range(len(W)))),
        read=lambda logits: np.argsort(-logits, axis=1).astype(np.uint8),
    )
    _winners([*(rng.standard_normal(size) for size in _WINNERS), _vocabulary(rng)])
    gigabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(f"\npeak memory {gigabytes:.2f} GB")


def _vocabulary(rng: np.random.Generator) -> Rows:
    """Rows as a language model's: a spectrum from 2 to 0.1, and lengths from 0.3 to 2."""
    n, d = _VOCABULARY
    rows = rng.standard_normal((n, d)) * np.linspace(2, 0.1, d)
    lengths = rng.uniform(0.3, 2, n) / np.linalg.norm(rows, axis=1)
    return np.asarray(rows * lengths[:, None])


def _listing(
    kind: str,
    matrices: list[Rows],
    *,
    ours: Callable[[Rows], Cells],
    candidates: Callable[[Rows], int],
    demands: Callable[[Rows], Iterable[Rows]],
    read: Callable[[Rows], NDArray[np.uint8]],
) -> None:
    print(f"\n{kind}: ours, a linear programme per candidate (up to sign), one second of samples")
    print(f"{'n':>4}{'d':>3}{'count':>9}{'ours ms':>10}{'target':>8}{'programmes ms':>16}", end="")
    print(f"{'ratio':>13}{'samples':>10}{'found':>8}")
    for W in matrices:
        n, d = W.shape
        seconds, found = _best(partial(ours, W))
        programme = _programme_time(demands(W)) * candidates(W)
        tried, seen = _sampled(W, read)
        target = _TARGETS.get((kind, n, d))
        exact = "" if candidates(W) <= _PROGRAMMES else "~"
        print(
            f"{n:>4}{d:>3}{len(found.rows):>9,}{seconds * 1e3:>10.2f}"
            f"{'' if target is None else f'≤ {target:g}':>8}"
            f"{exact + _short(programme * 1e3):>16}{_short(programme / seconds) + ' ×':>13}"
            f"{tried:>10,}{seen / len(found.rows):>8.1%}"
        )


def _winners(matrices: list[Rows]) -> None:
    print("\nargmaxable labels: ours, a linear programme per label")
    print(f"{'n':>7}{'d':>5}{'winners':>9}{'never':>7}{'undecided':>10}{'ours s':>9}", end="")
    print(f"{'CPU s':>8}{'target':>8}{'programmes s':>15}{'ratio':>10}")
    for W in matrices:
        n, d = W.shape
        before = time.process_time()
        seconds, found = _best(partial(argmaxable, W), times=1)
        processor = time.process_time() - before
        steps = (W[i] - np.delete(W, i, axis=0) for i in range(n))
        programme = _programme_time(steps, most=3 if n * d < _LARGE else 1) * n
        target = _SECONDS.get((n, d))
        counts = [found.status.count(word) for word in ("yes", "no", "undecided")]
        print(
            f"{n:>7,}{d:>5}{counts[0]:>9,}{counts[1]:>7,}{counts[2]:>10,}{seconds:>9.3f}"
            f"{processor:>8.2f}"
            f"{'' if target is None else f'≤ {target:g}':>8}{'~' + _short(programme):>15}"
            f"{_short(programme / seconds) + ' ×':>10}"
        )


def _short(value: float) -> str:
    return f"{value:,.0f}" if value < 1e8 else f"{value:.0e}"  # noqa: PLR2004 — eight digits


def _best(call: Callable[[], _T], times: int = 5) -> tuple[float, _T]:
    best = np.inf
    for _ in range(times):
        start = time.perf_counter()
        result = call()
        best = min(best, time.perf_counter() - start)
        if best > 1:
            break
    return best, result


def _programme_time(demands: Iterable[Rows], most: int = _PROGRAMMES) -> float:
    """Mean seconds of a programme that asks for an x with demand·x > 0."""
    start, count = time.perf_counter(), 0
    for A in islice(demands, most):
        d = A.shape[1]
        linprog(
            np.r_[np.zeros(d), -1.0],
            A_ub=np.c_[-A, np.ones(len(A))],
            b_ub=np.zeros(len(A)),
            bounds=[(-1, 1)] * d + [(None, 1)],
        )
        count += 1
    return (time.perf_counter() - start) / count


def _sampled(W: Rows, read: Callable[[Rows], NDArray[np.uint8]]) -> tuple[int, int]:
    """Embeddings tried in a second, and different patterns seen."""
    rng = np.random.default_rng(1)
    seen: set[bytes] = set()
    tried, start = 0, time.perf_counter()
    while time.perf_counter() - start < 1.0:
        rows = np.unique(read(rng.standard_normal((20_000, W.shape[1])) @ W.T), axis=0)
        seen.update(row.tobytes() for row in rows)
        tried += 20_000
    return tried, len(seen)


if __name__ == "__main__":
    main()
