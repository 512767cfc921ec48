"""Output layers that ship: three fitted on real data, and word vectors taken as one."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.data.digit_models import digit_model
from lib.data.heads.head import Head
from lib.data.words import load_words
from lib.maths.checks import Matrix
from lib.shared_cache import shared_cache

_DIMENSIONS = 3
_DIGITS = 5
_WORDS = "GloVe-50"


def wine() -> Head:
    """Wine: 13 measurements in three principal components, without intercept."""
    from sklearn.datasets import load_wine  # noqa: PLC0415 - two seconds of import, where used
    from sklearn.decomposition import PCA  # noqa: PLC0415 - as above

    data: Any = load_wine()
    standard = (data.data - data.data.mean(axis=0)) / data.data.std(axis=0)
    reduced = PCA(_DIMENSIONS, svd_solver="full").fit_transform(standard)
    labels = ("cultivar 1", "cultivar 2", "cultivar 3")
    return _fitted("wine", labels, reduced, data.target, intercept=False)


def digits() -> Head:
    """Handwritten digits in five linear discriminants, without intercept."""
    model = digit_model("lda", _DIGITS, intercept=False)
    labels = tuple(map(str, range(len(model.unembeddings))))
    return _head("digits", labels, model.unembeddings, X=model.embeddings, truth=model.digits)


def pixels() -> Head:
    """Handwritten digits in all 64 pixels, with an intercept."""
    from sklearn.datasets import load_digits  # noqa: PLC0415 - as above

    images, target = load_digits(return_X_y=True)
    return _fitted("pixels", tuple(map(str, range(10))), images / 16, target, intercept=True)


def glove() -> Head:
    """GloVe's 2,893 words of the app in 50 dimensions, as the layer that would predict a word."""
    table = load_words()
    W = table.vectors[_WORDS].astype(np.float64)
    return _head("glove", table.words, W)


SAMPLES: dict[str, Callable[[], Head]] = {
    "wine": wine,
    "digits": digits,
    "pixels": pixels,
    "glove": glove,
}


@shared_cache
def sample(slug: str) -> Head:
    """The sample of that name, made once a process.

    Raises
    ------
    ValueError
        If no sample has that name.
    """
    if slug not in SAMPLES:
        raise ValueError(f"sample needs one of {', '.join(SAMPLES)}, got {slug}")
    return SAMPLES[slug]()


def _fitted(
    slug: str, labels: tuple[str, ...], X: Matrix, truth: NDArray[np.int64], *, intercept: bool
) -> Head:
    from sklearn.linear_model import LogisticRegression  # noqa: PLC0415 - as above

    model = LogisticRegression(fit_intercept=intercept, max_iter=5000).fit(X, truth)
    bias = np.asarray(model.intercept_, dtype=np.float64) if intercept else None
    W = np.asarray(model.coef_, dtype=np.float64)
    return _head(slug, labels, W, bias=bias, X=X, truth=truth)


def _head(
    slug: str,
    labels: tuple[str, ...],
    W: Matrix,
    *,
    bias: NDArray[np.float64] | None = None,
    X: Matrix | None = None,
    truth: NDArray[np.int64] | None = None,
) -> Head:
    mark = sha256()
    for array in (W, bias, X, truth):
        if array is not None:
            array.setflags(write=False)
            mark.update(np.ascontiguousarray(array).tobytes())
    return Head(slug, labels, W, bias, X, truth, mark.hexdigest())
