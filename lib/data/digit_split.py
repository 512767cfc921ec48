"""Handwritten digits, some to learn from and some kept for judging."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

DARKEST = 16.0
KEPT = 500
SHUFFLE = 0


@dataclass(frozen=True)
class Split:
    """Images of shape (n, 64) with ink in [0, 1], and their digits of shape (n,), in two parts."""

    images: NDArray[np.float64]
    digits: NDArray[np.int64]
    kept_images: NDArray[np.float64]
    kept_digits: NDArray[np.int64]


def digit_split() -> Split:
    """The 1,797 digits of scikit-learn: 1,297 to learn from, 500 kept, always the same ones."""
    from sklearn.datasets import load_digits  # noqa: PLC0415  (2 s, only for those who ask)

    pixels, target = load_digits(return_X_y=True)
    order = np.random.default_rng(SHUFFLE).permutation(len(pixels))
    images, digits = pixels[order] / DARKEST, target[order].astype(np.int64)
    return Split(
        images=images[KEPT:],
        digits=digits[KEPT:],
        kept_images=images[:KEPT],
        kept_digits=digits[:KEPT],
    )
