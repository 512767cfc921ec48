"""Softmax classifiers of handwritten digits in a few dimensions, with and without intercept."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.maths.checks import Matrix
from lib.shared_cache import shared_cache

REDUCTIONS = ("pca", "lda")
_DECIMALS = 4
_TOLERANCE = 1e-8


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


def digit_model(reduction: str, dimensions: int, *, intercept: bool) -> DigitModel:
    """Logistic regression by scikit-learn on the images reduced to a few numbers.

    Parameters
    ----------
    reduction : str
        "pca": principal components of the 64 pixels; "lda": linear discriminants, standardised.
    dimensions : int
        1 … 9.
    intercept : bool
        Whether each digit has a bias.

    Raises
    ------
    ValueError
        For an unknown reduction, or dimensions out of range.
    """
    most = 9  # ten classes have nine discriminants
    if reduction not in REDUCTIONS or not 1 <= dimensions <= most:
        raise ValueError(
            f"digit_model needs one of {', '.join(REDUCTIONS)} and 1 to {most} dimensions, "
            f"got {reduction!r} and {dimensions}"
        )
    from sklearn.linear_model import LogisticRegression  # noqa: PLC0415 - two seconds of import

    embeddings, digits = _reduced(reduction, dimensions)
    # to the optimum itself: where the default stops depends on the processor's rounding
    model = LogisticRegression(
        fit_intercept=intercept, solver="newton-cholesky", max_iter=5000, tol=_TOLERANCE
    ).fit(embeddings, digits)
    return DigitModel(
        dimensions=dimensions,
        intercept=intercept,
        unembeddings=_typed(model.coef_),
        bias=_typed(model.intercept_) if intercept else np.zeros(len(model.classes_)),
        embeddings=embeddings,
        digits=digits,
    )


def _typed(numbers: Any) -> Matrix:  # noqa: ANN401 - scikit-learn has no types
    return np.array([round(float(x), _DECIMALS) for x in numbers.flat]).reshape(numbers.shape)


@shared_cache
def _reduced(reduction: str, dimensions: int) -> tuple[Matrix, NDArray[np.int64]]:
    from sklearn.datasets import load_digits  # noqa: PLC0415 - as above
    from sklearn.decomposition import PCA  # noqa: PLC0415 - as above
    from sklearn.discriminant_analysis import (  # noqa: PLC0415 - as above
        LinearDiscriminantAnalysis,
    )

    pixels, target = load_digits(return_X_y=True)
    method: Any = (
        PCA(dimensions, svd_solver="full")
        if reduction == "pca"
        else LinearDiscriminantAnalysis(n_components=dimensions)
    )
    found: Matrix = method.fit_transform(pixels, target)
    if reduction == "lda":
        found = found / found.std(axis=0)  # about 0 already
    return found, target.astype(np.int64)
