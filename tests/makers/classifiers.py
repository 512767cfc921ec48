"""The classifiers of the pages, fitted on real data in two dimensions."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.datasets import load_digits, load_iris, load_wine
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.linear_model import LogisticRegression

from cosine_lab.data.classifiers import Classifier
from cosine_lab.maths.checks import Matrix


def iris() -> Classifier:
    """Iris by the length and width of the petals, standardised (Fisher 1936)."""
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
    data: Any = load_digits()
    return _fitted(
        slug="digits",
        labels=tuple(str(name) for name in data.target_names),
        features=_discriminants(data.data, data.target),
        truth=data.target,
        pair=(3, 9),
    )


def _discriminants(features: Matrix, truth: NDArray[np.int64]) -> Matrix:
    reduced: Matrix = LinearDiscriminantAnalysis(n_components=2).fit_transform(features, truth)
    return reduced


def _fitted(
    *, slug: str, labels: tuple[str, ...], features: Matrix, truth: NDArray[np.int64], pair: tuple[int, int]
) -> Classifier:
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
    s = np.sqrt(np.linalg.norm(unembeddings, axis=1).mean() / np.linalg.norm(embeddings, axis=1).mean())
    return unembeddings / s, embeddings * s
