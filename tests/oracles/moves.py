"""Beside lib.maths.classifier.moves: what twins in the browser and tests are held to."""

import numpy as np

from lib.maths.checks import Matrix
from lib.maths.classifier.moves import rotation


def similarity(degrees: float, size: float) -> Matrix:
    """A whose A⁻ᵀ turns rows by so many degrees and makes them `size` > 0 times as long."""
    return rotation(np.radians(degrees)) / size
