"""Files made to harm: cut, forged, swollen. Each gives vectors or a `Refused`, within bounds.

`python -m tests.makers.hostile_files [seed] [count]` prints what became of them, by kind of answer.
"""

import random
import sys
import time
import tracemalloc
import warnings
from collections import Counter
from collections.abc import Callable

import numpy as np

from cosine_lab.data import interaction_upload
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.data.uploads import ACCEPTED, parse
from cosine_lab.refusals import Refused
from tests.makers.hostile_arrays import WORDS, binary, npy, npz, tensors

SEED = 20_261_122
COUNT = 1000
MOST_MEMORY = 40_000_000
MOST_SECONDS = 10.0
MATRIX = "matrix"
_CELLS = (
    *("1", "-2.5", "1e308", "1e-45", "nan", "inf", "1_0", "１", "٣", "1,5", "", "x", "=1+1", "-0"),
    *("0x10", "1e", "+", "9" * 400, "1" + "0" * 5000, '"', '"1"', '"a\nb"', "\t", "\u00a01", "1;2"),
)


def hostile(seed: int, count: int) -> list[tuple[str, bytes]]:
    """Names and contents of the files; the same for the same seed."""
    chance = random.Random(seed)  # noqa: S311 - repeatable, not secret
    makers = (_text, _spaced, npy, npz, tensors, binary)
    return [_forged(chance, *chance.choice(makers)(chance)) for _ in range(count)]


def answer(name: str, content: bytes) -> str:
    """What becomes of a file: "read", or the key of its refusal.

    Raises
    ------
    Exception
        If it was neither.
    """
    try:
        if name == MATRIX:
            interaction_upload.parse(content)
            return "read"
        found = parse(name, content)
    except Refused as refused:
        return refused.key
    _check(found)
    return "read"


def _check(found: OwnVectors) -> None:
    vectors = found.vectors
    if not (np.isfinite(vectors).all() and vectors.any(axis=1).all()):
        raise AssertionError("vectors without a direction were read")
    if len(set(found.words)) != len(vectors):
        raise AssertionError("words and vectors differ in number")


def _forged(chance: random.Random, name: str, content: bytes) -> tuple[str, bytes]:
    """The file as it is, cut, with bytes changed, doubled or swollen, or under another name."""
    changed = bytearray(content)
    for _ in range(chance.choice((0, 0, 1, 1, 2, 8))):
        at = chance.randrange(len(changed) + 1)
        deed = chance.randrange(5)
        if deed == 0:
            del changed[at:]
        elif deed == 1:
            changed[at : at + chance.randrange(1, 9)] = chance.randbytes(chance.randrange(9))
        elif deed == 2:
            changed[at : at + 4] = chance.choice((b"\xff" * 4, bytes(4), b"\0\0\0\x80", b"\x7f" * 4))
        elif deed == 3:
            changed[at:at] = chance.choice((b"\n", b"\r", b"\0", b" ", b"[", b'"')) * 300_000
        else:
            changed += changed[at:]
    other = chance.random() < 0.1
    return ("a" + chance.choice(ACCEPTED) if other else name), bytes(changed)


def _text(chance: random.Random) -> tuple[str, bytes]:
    part, feed = chance.choice(",;\t"), chance.choice(("\n", "\r\n", "\r"))
    columns, wild = chance.randrange(1, 6), chance.random() ** 3
    lines = [part.join(_cells(chance, columns, wild)) for _ in range(chance.choice((0, 1, 2, 3, 20, 3000)))]
    code = chance.choice(("utf-8", "utf-8", "utf-8-sig", "utf-16", "latin-1"))
    content = feed.join(lines).encode(code, "replace")
    return chance.choice(("a.csv", "a.tsv", MATRIX)), content


def _spaced(chance: random.Random) -> tuple[str, bytes]:
    columns, wild = chance.randrange(1, 6), chance.random() ** 3
    lines = [" ".join(_cells(chance, columns, wild)) for _ in range(chance.randrange(40))]
    if chance.random() < 0.3:
        lines.insert(0, f"{chance.choice((len(lines), 10**11))} {columns}")
    return chance.choice(("a.txt", "a.vec")), "\n".join(lines).encode("utf-8", "replace")


def _cells(chance: random.Random, columns: int, wild: float) -> list[str]:
    word = chance.choice(WORDS) if chance.random() < wild else f"w{chance.randrange(10**6)}"
    numbers = (
        chance.choice(_CELLS) if chance.random() < wild / 2 else f"{chance.gauss(0, 1):.3f}"
        for _ in range(columns + (chance.random() < wild / 5))
    )
    return [word, *numbers]


def main() -> None:
    """Read them all; say how often which answer came, and the worst memory and time."""
    warnings.simplefilter("error")
    given = [int(text) for text in sys.argv[1:]]
    seed, count = (given + [SEED, COUNT][len(given) :])[:2]
    print(f"seed {seed}, {count} files")
    for told, times in run(hostile(seed, count), answer).most_common():
        print(f"{times:6} {told}")


def run(files: list[tuple[str, bytes]], read: Callable[[str, bytes], str]) -> Counter[str]:
    """Answers by how often they came.

    Raises
    ------
    AssertionError
        If a file takes more memory or time than any may.
    """
    answers: Counter[str] = Counter()
    worst = (0, 0.0)
    tracemalloc.start()
    for name, content in files:
        tracemalloc.reset_peak()
        held, begin = tracemalloc.get_traced_memory()[0], time.thread_time()
        answers[read(name, content)] += 1
        cost = (tracemalloc.get_traced_memory()[1] - held, time.thread_time() - begin)
        if cost[0] > MOST_MEMORY or cost[1] > MOST_SECONDS:
            raise AssertionError(f"{name} of {len(content):,} bytes took {cost}")
        worst = (max(worst[0], cost[0]), max(worst[1], cost[1]))
    tracemalloc.stop()
    print(f"at most {worst[0] / 1e6:.1f} MB and {worst[1]:.2f} s (traced, which is slower) a file")
    return answers


if __name__ == "__main__":
    main()
