"""The handwritten digits that come with scikit-learn, read without importing it: that takes 20 MB and two seconds."""

import gzip
from importlib.metadata import distribution
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_FILE = "sklearn/datasets/data/digits.csv.gz"


def load_digits() -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Ink of 1,797 images, shape (1797, 64) in [0, 16], and their digits, as `sklearn.datasets` gives them."""
    with gzip.open(Path(str(distribution("scikit-learn").locate_file(_FILE))), "rt", encoding="ascii") as file:
        rows = np.loadtxt(file, delimiter=",")
    return rows[:, :-1], rows[:, -1].astype(np.int64)
