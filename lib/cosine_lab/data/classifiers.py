"""Softmax classifiers in the plane: the paper's example, and real ones fitted on real data.

Every classifier is a plain matrix product, p(y|x) = softmax(W x) (Nielsen & Grivas, Eq. 1): the real ones are fitted
without an intercept on standardised features (tests/makers/classifiers.py), so that the pages show the whole model.
"""

from dataclasses import dataclass

import numpy as np

from cosine_lab.data import computed
from cosine_lab.maths.checks import Matrix
from cosine_lab.shared_cache import shared_cache

__all__ = ["NAMES", "PAPER_UNEMBEDDINGS", "SOURCES", "Classifier", "classifier", "paper"]

PAPER_UNEMBEDDINGS = ((1.0, 0.5), (0.5, 1.0), (-1.0, 0.4), (-0.8, -0.8), (0.9, -1.2))
NAMES = ("cat", "dog", "car", "house", "tree")
"""Of the paper's labels 0 to 4: a story needs things, not numbers."""


@dataclass(frozen=True)
class Classifier:
    """A softmax classifier in the plane, and the inputs it is shown on.

    Attributes
    ----------
    slug : str
        Name; assets/prose/classifiers holds its title, and where it comes from ("<slug>-about").
    labels : tuple of str
        The n class names.
    unembeddings : ndarray of shape (n, 2)
        Row i is the unembedding of label i.
    embeddings : ndarray of shape (points, 2)
        Real embeddings of the data set's inputs.
    accuracy : float or None
        Share of the embeddings whose predicted label is the true one, in [0, 1].
    pair : tuple of int
        Two labels worth looking at first.
    whole : n rows of n float or None
        Cosines of these labels in the layer of which this is a part; none where it is whole.
    """

    slug: str
    labels: tuple[str, ...]
    unembeddings: Matrix
    embeddings: Matrix
    accuracy: float | None
    pair: tuple[int, int]
    whole: tuple[tuple[float | None, ...], ...] = ()

    @property
    def short_labels(self) -> tuple[str, ...]:
        """Its labels, those of the paper's example by number: sets and rankings are named by several."""
        return tuple("01234") if self.labels == NAMES else self.labels


def paper() -> Classifier:
    """Fig. 1 of Nielsen & Grivas (App. C.1): five labels and 1000 standard normal embeddings."""
    drawn = np.random.default_rng(0).standard_normal((1000, 2)).astype(np.float32)  # which packs to half
    return Classifier(
        slug="paper",
        labels=NAMES,
        unembeddings=np.array(PAPER_UNEMBEDDINGS),
        embeddings=drawn.astype(np.float64),
        accuracy=None,
        pair=(0, 1),
    )


SOURCES = ("paper", "iris", "wine", "digits")


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
    return paper() if slug == "paper" else computed.shipped("classifiers", slug, Classifier)
