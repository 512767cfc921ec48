"""Which sets of k labels can be on top: one question for each set."""

import numpy as np

from lib.maths.rankings.arrangements.cells import Integers


def above(top: Integers, n: int) -> tuple[Integers, Integers]:
    """The demands of labels `top`: each is above each of the others.

    top : shape (k,); both answers k(n − k) long.
    """
    rest = np.setdiff1d(np.arange(n), top)
    return np.repeat(top, len(rest)), np.tile(rest, len(top))
