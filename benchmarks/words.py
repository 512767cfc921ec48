"""The word table and own vectors: how long loading, all pairs, neighbours and parsing take."""

import io
import resource
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from lib.data.uploads import parse
from lib.data.words import load_words
from lib.maths.anisotropy import pair_histogram
from lib.maths.hubness import k_occurrence
from lib.maths.neighbours import nearest
from lib.maths.remedies import REMEDIES, remedied

ROWS, COLUMNS = 400_000, 50


def main() -> None:
    """Print one line a measurement: the best of three, and the process's peak memory so far."""
    measured("load the shipped table", load_words.__wrapped__)
    table = load_words()
    for model in ("e5-small", "GloVe-50"):
        vectors = table.vectors[model]
        shape = "{:,} × {}".format(*vectors.shape)
        measured(f"all pairs of {model}, {shape}", partial(pair_histogram, vectors))
        measured(f"10-occurrences of {model}", partial(k_occurrence, vectors, 10))
        for remedy in REMEDIES[1:-1]:
            measured(f"{remedy} {model}", partial(remedied, remedy, vectors))
    large = np.random.default_rng(0).normal(size=(ROWS, COLUMNS)).astype(np.float32)
    shape = f"{ROWS:,} × {COLUMNS}, float32, {large.nbytes / 1e6:.0f} MB"
    measured(f"10 nearest neighbours in {shape}", lambda: nearest(large, large[7], 10))
    stream = io.BytesIO()
    np.save(stream, large)
    measured(f"parse a .npy file of {shape}", lambda: parse("large.npy", stream.getvalue()))
    text = "\n".join(
        f"w{i} " + " ".join(map("{:.5f}".format, row)) for i, row in enumerate(large[::10])
    )
    content = text.encode()
    measured(f"parse a .txt file of {len(content) / 1e6:.0f} MB", lambda: parse("a.txt", content))


def measured(what: str, work: Callable[[], object]) -> None:
    """Run three times and print the shortest."""
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (
        1 if sys.platform == "darwin" else 1024
    )
    print(f"{what:<62} {best:8.3f} s   peak {peak:6.0f} MiB")


if __name__ == "__main__":
    main()
