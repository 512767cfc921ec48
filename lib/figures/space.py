"""The unembeddings of a plane in more dimensions: further coordinates by a depth and a seed."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix
from lib.parameters import Field

DEPTH = Field("fields.depth", 0, 2, 0.05)
SEED = Field("fields.depth-seed", 1, 99, 1, whole=True)
SPACE = 3


def lifted(rows: ArrayLike, depth: float, seed: int) -> Matrix:
    """The rows, shape (n, 2), with further coordinates: shape (n, max(n, 3)).

    The first two stay; the others are depth × standard normal numbers.

    Raises
    ------
    ValueError
        For input that is no matrix.
    """
    W = checks.matrix("lifted", rows, "unembeddings")
    n, plane = W.shape
    rng = np.random.default_rng(seed)
    return np.asarray(np.c_[W, depth * rng.standard_normal((n, max(n, SPACE) - plane))])
