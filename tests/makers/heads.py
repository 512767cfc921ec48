"""Output layers that ship, fitted on real data."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.datasets import load_digits, load_wine
from sklearn.decomposition import PCA
from sklearn.linear_model import LogisticRegression

from cosine_lab.data.heads.head import Head
from cosine_lab.data.heads.samples import marked
from cosine_lab.maths.checks import Matrix
from tests.makers.digit_models import digit_model

_DIMENSIONS = 3
_DIGITS = 5


def wine() -> Head:
    """Wine: 13 measurements in three principal components, without intercept."""
    data: Any = load_wine()
    standard = (data.data - data.data.mean(axis=0)) / data.data.std(axis=0)
    reduced = PCA(_DIMENSIONS, svd_solver="full").fit_transform(standard)
    labels = ("cultivar 1", "cultivar 2", "cultivar 3")
    return _fitted("wine", labels, reduced, data.target, intercept=False)


def digits() -> Head:
    """Handwritten digits in five linear discriminants, without intercept."""
    model = digit_model("lda", _DIGITS, intercept=False)
    labels = tuple(map(str, range(len(model.unembeddings))))
    return marked("digits", labels, model.unembeddings, X=model.embeddings, truth=model.digits)


def pixels() -> Head:
    """Handwritten digits in all 64 pixels, with an intercept."""
    images, target = load_digits(return_X_y=True)
    return _fitted("pixels", tuple(map(str, range(10))), images / 16, target, intercept=True)


def _fitted(slug: str, labels: tuple[str, ...], X: Matrix, truth: NDArray[np.int64], *, intercept: bool) -> Head:
    model = LogisticRegression(fit_intercept=intercept, max_iter=5000).fit(X, truth)
    bias = np.asarray(model.intercept_, dtype=np.float64) if intercept else None
    W = np.asarray(model.coef_, dtype=np.float64)
    return marked(slug, labels, W, bias=bias, X=X, truth=truth)
