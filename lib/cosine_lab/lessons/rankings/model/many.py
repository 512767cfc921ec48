"""Ten thousand labels: how many of them can win at all."""

from typing import NamedTuple

import numpy as np

from cosine_lab.background_jobs import Progress
from cosine_lab.data import computed
from cosine_lab.maths.rankings.winning import argmaxable
from cosine_lab.parameters import Field
from cosine_lab.refusals import Word
from cosine_lab.template_access import quotable

LABELS = 10_000
FIELDS = {"dimensions": Field("digits.many-dimensions", 2, 50, 1, whole=True)}
_SEED = 0
_WORKING = Word("digits.many-working")


@quotable
class Counts(NamedTuple):
    """Labels that can win, that never do, and that are undecided."""

    yes: int
    no: int
    undecided: int


def winners(dimensions: int, progress: Progress) -> Counts:
    """How many labels of Gaussian unembeddings can win."""
    W = np.random.default_rng(_SEED).standard_normal((LABELS, dimensions))
    result = argmaxable(W, progress=lambda done: progress(done, _WORKING))
    return Counts(*(result.status.count(each) for each in Counts._fields))


def at_hand(dimensions: int) -> Counts | None:
    """What `winners` gives, if it takes no work: that of the first number is shipped."""
    return computed.find("many", str(dimensions), Counts)


JOBS = (winners, at_hand)
