"""Softmax classifiers of handwritten digits in a few dimensions, fitted."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.datasets import load_digits
from sklearn.decomposition import PCA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.linear_model import LogisticRegression

from cosine_lab.data.digit_models import REDUCTIONS, DigitModel
from cosine_lab.maths.checks import Matrix

_DECIMALS = 4
_TOLERANCE = 1e-8


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

    embeddings, digits = _reduced(reduction, dimensions)
    # to the optimum itself: where the default stops depends on the processor's rounding
    model = LogisticRegression(fit_intercept=intercept, solver="newton-cholesky", max_iter=5000, tol=_TOLERANCE).fit(
        embeddings, digits
    )
    return DigitModel(
        dimensions=dimensions,
        intercept=intercept,
        unembeddings=_typed(model.coef_),
        bias=_typed(model.intercept_) if intercept else np.zeros(len(model.classes_)),
        embeddings=embeddings,
        digits=digits,
    )


def _typed(numbers: Any) -> Matrix:
    return np.array([round(float(x), _DECIMALS) for x in numbers.flat]).reshape(numbers.shape)


@cache
def _reduced(reduction: str, dimensions: int) -> tuple[Matrix, NDArray[np.int64]]:

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
