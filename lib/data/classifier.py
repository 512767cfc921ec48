"""A softmax classifier in the plane, and the inputs it is shown on."""

from dataclasses import dataclass

from lib.maths.checks import Matrix


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
    """

    slug: str
    labels: tuple[str, ...]
    unembeddings: Matrix
    embeddings: Matrix
    accuracy: float | None
    pair: tuple[int, int]
