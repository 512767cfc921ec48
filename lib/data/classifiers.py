"""Softmax classifiers in the plane: the paper's example, and real ones fitted on real data.

Every classifier is a plain matrix product, p(y|x) = softmax(W x) (Nielsen & Grivas, Eq. 1): the
real ones are fitted without an intercept on standardised features, so that the pages show the
whole model.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.data import computed
from lib.data.classifier import Classifier
from lib.maths.checks import Matrix
from lib.shared_cache import shared_cache

__all__ = ["PAPER_UNEMBEDDINGS", "SOURCES", "Classifier", "classifier", "paper"]

PAPER_UNEMBEDDINGS = ((1.0, 0.5), (0.5, 1.0), (-1.0, 0.4), (-0.8, -0.8), (0.9, -1.2))


def paper() -> Classifier:
    """Fig. 1 of Nielsen & Grivas (App. C.1): five labels and 1000 standard normal embeddings."""
    return Classifier(
        slug="paper",
        labels=("0", "1", "2", "3", "4"),
        unembeddings=np.array(PAPER_UNEMBEDDINGS),
        embeddings=np.random.default_rng(0).standard_normal((1000, 2)),
        accuracy=None,
        pair=(0, 1),
    )


def iris() -> Classifier:
    """Iris by the length and width of the petals, standardised (Fisher 1936)."""
    from sklearn.datasets import load_iris  # noqa: PLC0415 - two seconds of import, only where used

    data: Any = load_iris()
    return _fitted(
        slug="iris",
        labels=tuple(str(name) for name in data.target_names),
        features=data.data[:, 2:4],
        truth=data.target,
        pair=(1, 2),
    )


def wine() -> Classifier:
    """Wine: 13 measurements reduced to two linear discriminants (Aeberhard & Forina 1991)."""
    from sklearn.datasets import load_wine  # noqa: PLC0415 - as above

    data: Any = load_wine()
    return _fitted(
        slug="wine",
        labels=("cultivar 1", "cultivar 2", "cultivar 3"),
        features=_discriminants(data.data, data.target),
        truth=data.target,
        pair=(0, 1),
    )


def digits() -> Classifier:
    """Handwritten digits: 64 pixels in two linear discriminants (Alpaydin & Kaynak 1998)."""
    from sklearn.datasets import load_digits  # noqa: PLC0415 - as above

    data: Any = load_digits()
    return _fitted(
        slug="digits",
        labels=tuple(str(name) for name in data.target_names),
        features=_discriminants(data.data, data.target),
        truth=data.target,
        pair=(3, 9),
    )


SOURCES: dict[str, Callable[[], Classifier]] = {
    "paper": paper,
    "iris": iris,
    "wine": wine,
    "digits": digits,
}


@shared_cache
def classifier(slug: str) -> Classifier:
    """The classifier of that name, shipped fitted: fitting takes seconds, most of them of import.

    Raises
    ------
    ValueError
        If no classifier has that name.
    """
    if slug not in SOURCES:
        raise ValueError(f"classifier needs one of {', '.join(SOURCES)}, got {slug}")
    return computed.found("classifiers", slug, Classifier) or SOURCES[slug]()


def _discriminants(features: Matrix, truth: NDArray[np.int64]) -> Matrix:
    from sklearn.discriminant_analysis import (  # noqa: PLC0415 - as above
        LinearDiscriminantAnalysis,
    )

    reduced: Matrix = LinearDiscriminantAnalysis(n_components=2).fit_transform(features, truth)
    return reduced


def _fitted(
    *,
    slug: str,
    labels: tuple[str, ...],
    features: Matrix,
    truth: NDArray[np.int64],
    pair: tuple[int, int],
) -> Classifier:
    from sklearn.linear_model import LogisticRegression  # noqa: PLC0415 - as above

    standard = (features - features.mean(axis=0)) / features.std(axis=0)
    model = LogisticRegression(fit_intercept=False, max_iter=1000).fit(standard, truth)
    unembeddings, embeddings = _comparable(np.asarray(model.coef_, dtype=np.float64), standard)
    return Classifier(
        slug=slug,
        labels=labels,
        unembeddings=unembeddings,
        embeddings=embeddings,
        accuracy=float(np.mean(np.argmax(embeddings @ unembeddings.T, axis=1) == truth)),
        pair=pair,
    )


def _comparable(unembeddings: Matrix, embeddings: Matrix) -> tuple[Matrix, Matrix]:
    """The same model with rows about as long as embeddings, so that one plane shows both well.

    W/s and s·x have the same logits and the same cosines for every s > 0.
    """
    s = np.sqrt(
        np.linalg.norm(unembeddings, axis=1).mean() / np.linalg.norm(embeddings, axis=1).mean()
    )
    return unembeddings / s, embeddings * s
