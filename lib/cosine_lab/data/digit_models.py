"""Softmax classifiers of handwritten digits in a few dimensions, with and without intercept.

They are fitted by tests/makers/digit_models.py.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.digits import load_digits
from cosine_lab.maths.checks import Matrix

REDUCTIONS = ("pca", "lda")
DARKEST = 16.0
TESTS = 500
SHUFFLE = 0


@dataclass(frozen=True)
class Split:
    """Images of shape (n, 64) with ink in [0, 1], and their digits of shape (n,), in two parts."""

    images: NDArray[np.float64]
    digits: NDArray[np.int64]
    test_images: NDArray[np.float64]
    test_digits: NDArray[np.int64]


def digit_split() -> Split:
    """The 1,797 digits of scikit-learn: 1,297 to learn from, 500 kept, always the same ones."""
    pixels, target = load_digits()
    order = np.random.default_rng(SHUFFLE).permutation(len(pixels))
    images, digits = pixels[order] / DARKEST, target[order]
    return Split(images=images[TESTS:], digits=digits[TESTS:], test_images=images[:TESTS], test_digits=digits[:TESTS])


@dataclass(frozen=True)
class DigitModel:
    """A softmax W x + b of the ten digits, and the 1,797 images as embeddings.

    Attributes
    ----------
    dimensions : int
        Of the embeddings.
    intercept : bool
        Whether each digit has a bias b of its own.
    unembeddings : ndarray of shape (10, dimensions)
        To four decimals, so that everything listed from them is exact.
    bias : ndarray of shape (10,)
        Zero without intercept.
    embeddings : ndarray of shape (1797, dimensions)
    digits : ndarray of shape (1797,)
        What the images show.
    """

    dimensions: int
    intercept: bool
    unembeddings: Matrix
    bias: NDArray[np.float64]
    embeddings: Matrix
    digits: NDArray[np.int64]
