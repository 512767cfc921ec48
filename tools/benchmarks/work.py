"""How long what pages compute takes, each part alone in this process, and the memory for all.

python lab.py bench work [--only WORD: parts whose name holds it] [--again 3]

Printed: seconds the first time, the median of some more, and what it may take.
"""

import argparse
import io
import resource
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from lib.data.corpora import corpus
from lib.data.digit_split import digit_split
from lib.data.interactions import LIVE, PAPER, Settings, simulate
from lib.data.uploads import parse
from lib.data.words import load_words
from lib.figures.style import Look
from lib.lessons import norms, training, word2vec
from lib.lessons.word2vec.model.learned import counted
from lib.lessons.word2vec.state import Settings as Pairs
from lib.maths.checks import Matrix
from lib.maths.learning.contrast_encoder import Training, evaluate, train
from lib.maths.pooling.pool import Law, Method, Patch, pool, sample
from lib.maths.rankings.patterns import rankings, sign_patterns
from lib.maths.rankings.winning import argmaxable
from lib.maths.recommender.factor_gauges import Gauge, fit_gauge, item_cosines
from lib.maths.recommender.spectrum import spectrum
from lib.maths.spaces.anisotropy import pair_histogram
from lib.maths.spaces.clusters import separation
from lib.maths.spaces.hubness import k_occurrence
from lib.maths.spaces.neighbours import nearest
from lib.maths.spaces.pair_cosines import pair_cosines
from lib.maths.spaces.remedies import VECTORS, remedied
from lib.prose import Text

TABLE = "e5-small"
LARGE = 400_000, 50


class Part(NamedTuple):
    """Something to compute, and the seconds it may take."""

    name: str
    most: float
    action: Callable[[], object]


def main() -> None:
    """Measure, and print a line a part."""
    parser = argparse.ArgumentParser("bench work")
    parser.add_argument("--only", default="")
    parser.add_argument("--again", type=int, default=3)
    asked = parser.parse_args()
    for part in (*spaces(), *learning(), *producing()):
        if asked.only in part.name:
            first, *more = (seconds(part.action) for _ in range(1 + max(asked.again, 1)))
            median = statistics.median(more)
            print(f"{part.name:<48}{first:8.3f} s{median:9.4f} s (target {part.most:g} s)")
    gigabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(f"peak memory {gigabytes:.2f} GB")


def seconds(action: Callable[[], object]) -> float:
    """Time one action takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def spaces() -> Iterator[Part]:
    """Words and Norms: tables of words, their pairs, neighbours and remedies, and files."""
    vectors = load_words().vectors[TABLE]
    yield Part(f"all pairs of {TABLE}", 0.3, partial(pair_histogram, vectors))
    yield Part(f"10-occurrences of {TABLE}", 0.3, partial(k_occurrence, vectors, 10))
    for remedy in VECTORS[1:]:
        yield Part(f"{remedy} {TABLE}", 0.3, partial(remedied, remedy, vectors))
    table = norms.model.table.shipped(TABLE)
    for measure in norms.state.MEASURES:
        choice = norms.state.Choice("centred", measure)
        yield Part(f"neighbour lists, centred, {measure}", 0.3, partial(lists, table, choice))
    large = np.random.default_rng(0).normal(size=LARGE).astype(np.float32)
    stream = io.BytesIO()
    np.save(stream, large)
    shape = "{:,} × {}".format(*LARGE)
    yield Part(f"nearest neighbours in {shape}", 0.3, lambda: nearest(large, large[7], 10))
    yield Part(f"a .npy file of {shape}", 1.0, lambda: parse("large.npy", stream.getvalue()))


def lists(table: norms.model.table.Table, choice: norms.state.Choice) -> None:
    """Neighbours before and after, told and drawn."""
    found, _ = norms.model.query.answered(table, "bread", choice)
    norms.figures.above.lists(found, Look(), Text("norms"))


def learning() -> Iterator[Part]:
    """Factorisation, Pooling, Training and Word2Vec."""
    yield Part("factorisation, live size", 0.2, partial(factorised, LIVE))
    yield Part("factorisation, paper size", 10.0, partial(factorised, PAPER))
    yield Part("pooling 1,200 × 768", 0.5, pooled)
    yield Part("one temperature trained and judged", 1.0, trained)
    yield Part("seven temperatures", 10.0, lambda: training.model.sweep(0, quiet))
    yield Part("counting pairs, window 5", 10.0, lambda: counted(Pairs("whole")))
    chosen, _ = word2vec.model.chosen(word2vec.state.PLANE, corpus("whole"), 5)
    yield Part(
        "training words in 2 dimensions", 1.0, lambda: word2vec.model.pocket("whole", chosen, 5, 0)
    )
    yield Part("training 2,000 words", 30.0, lambda: word2vec.model.learn(Pairs("whole"), quiet))


def quiet(_done: float, _said: object) -> None:
    """Hear nothing of how far it is."""


def factorised(settings: Settings) -> None:
    """Simulate, decompose, and separate the clusters under one gauge."""
    data = simulate(settings, seed=0)
    fit = fit_gauge(Gauge.BALANCED, spectrum(data.X), settings.rank, settings.lam_product)
    separation(item_cosines(fit), [] if data.groups is None else data.groups.tolist())


def pooled() -> None:
    """Draw, pool and compare all pairs, as the page does for one panel."""
    pair_cosines(pool(sample(Law.NORMAL, 1200, 768, seed=0), Patch(2, 2, 2, 2), Method.MEAN))


def trained() -> None:
    """Train the small encoder at one temperature and judge it on images it has not seen."""
    split = digit_split()
    *_, last = train(split.images, split.digits, Training(tau=0.05), seed=0)
    evaluate(split.kept_images, split.kept_digits, last.weights)


def producing() -> Iterator[Part]:
    """Rankings and the audit: all answers of random layers, and who can win."""

    def drawn(n: int, d: int) -> Matrix:
        return np.random.default_rng(0).standard_normal((n, d))

    for n, d, most in ((20, 4, 0.005), (30, 6, 2.0)):
        listed = partial(sign_patterns, drawn(n, d), limit=300_000)
        yield Part(f"label sets of {n} × {d}", most, listed)
    for n, d, most in ((8, 4, 0.04), (20, 3, 2.0)):
        yield Part(f"rankings of {n} × {d}", most, partial(rankings, drawn(n, d), limit=300_000))
    for n, d, most in ((2_000, 20, 5.0), (10_000, 384, 5.0), (30_000, 256, 60.0)):
        yield Part(f"winners of {n:,} × {d}", most, partial(argmaxable, drawn(n, d)))
