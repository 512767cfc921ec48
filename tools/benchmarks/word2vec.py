"""How long it takes to read the text, count its pairs and train on them, and what comes of it."""

import time
from collections.abc import Callable
from typing import TypeVar

from lib.data.corpora import corpus
from lib.lessons.word2vec.model import chosen, learn, pocket
from lib.lessons.word2vec.model.learned import counted
from lib.lessons.word2vec.state import BATCH, PLANE, Settings

T = TypeVar("T")


def main() -> None:
    """Print a line for each part."""
    text = timed("reading the text", lambda: corpus("whole"))
    timed("counting pairs, 2,000 words, window 5", lambda: counted(Settings("whole")))
    words, _ = chosen(PLANE, text, 5)
    timed(f"training {len(words)} words in 2 dimensions", lambda: pocket("whole", words, 5, 0))
    for change in ({}, {"window": 2}, {"dimension": 2}, {"negatives": 2}):
        settings = Settings("whole", **change)
        name = ", ".join(f"{key} {value}" for key, value in change.items()) or "defaults"
        start = time.perf_counter()
        found = learn(settings, lambda _done, _said: None)
        took = time.perf_counter() - start
        pairs = settings.steps * BATCH
        print(f"{f'training, {name}':45} {took:8.2f} s   {pairs / took / 1e6:.2f} M pairs/s")
        for reading, values in found.compared.rho.items():
            shown = ", ".join("—" if rho is None else f"{rho:.3f}" for rho in values)
            print(f"    ρ of {reading:7} with PMI, PPMI, counts, company: {shown}")


def timed(name: str, job: Callable[[], T]) -> T:
    """Run a job once and print how long it took."""
    start = time.perf_counter()
    result = job()
    print(f"{name:45} {time.perf_counter() - start:8.2f} s")
    return result


if __name__ == "__main__":
    main()
