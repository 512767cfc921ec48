"""Ten thousand labels: how many of them can win at all."""

from collections.abc import Callable

import numpy as np

from lib import prose
from lib.maths.patterns_argmaxable import argmaxable
from lib.parameters import Numbers

LABELS = 10_000
DIMENSIONS = Numbers("Dimensions", 2, 50, 1, whole=True)
START = 5
_SEED = 0

Counts = tuple[int, int, int]


def winners(dimensions: int, progress: Callable[[float, str], None]) -> Counts:
    """Labels of Gaussian unembeddings that can win, that never do, and that cannot be told."""
    words = prose.words("digits")
    W = np.random.default_rng(_SEED).standard_normal((LABELS, dimensions))
    found = argmaxable(W, progress=lambda done: progress(done, words["many-working"]))
    yes, no, tie = (found.status.count(each) for each in ("yes", "no", "tie"))
    return yes, no, tie


def told(dimensions: int, counts: Counts) -> str:
    """The counts in a sentence."""
    words = prose.words("digits")
    yes, no, tie = counts
    return words["many-told"].format(
        d=dimensions,
        yes=f"{yes:,}",
        n=f"{LABELS:,}",
        share=f"{yes / LABELS:.1%}",
        no=f"{no:,}",
        ties=words["many-ties"].format(count=tie) if tie else "",
    )
