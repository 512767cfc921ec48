"""A reader's output layer as far as a plane shows it: some labels, two dimensions, no bias."""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

import numpy as np

from cosine_lab.data.classifiers import Classifier
from cosine_lab.data.heads.head import Head
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.classifier.any_cosine import drawn_embeddings
from cosine_lab.maths.classifier.best_plane import best_plane
from cosine_lab.maths.vectors import cosines
from cosine_lab.parameters import LONGEST_LABEL, label_error
from cosine_lab.refusals import Word

POINTS = 1_000
_FLAT = 2
_LONGEST = 50.0
"""Of a row in the plane; a state holds up to 100."""


class Reduced(NamedTuple):
    """Another classifier than the layer, and what it has in common with it.

    classifier : in the plane
    energy : share of the squared length of the rows (for a softmax of their differences)
    agreed : share of the embeddings for which both predict the same among these labels
    drawn : whether those embeddings were drawn at random, as none were given
    whole : whether nothing was left out: no label, no dimension, no bias
    """

    classifier: Classifier
    energy: float
    agreed: float
    drawn: bool
    whole: bool


def reduced(head: Head, chosen: Sequence[int], *, sigmoid: bool = False, unmoved: bool = False) -> Reduced:
    """The chosen labels in the plane that keeps most of their rows.

    Parameters
    ----------
    head : Head
    chosen : sequence of int
        Two labels or more, with different rows among them.
    sigmoid : bool
        Whether each label is on or off for itself; then lengths count and not differences.
    unmoved : bool
        Whether rows of two dimensions stay as they are, where none is longer than a plane holds.
    """
    W = head.rows(*chosen)
    stay = unmoved and W.shape[1] == _FLAT and np.linalg.norm(W, axis=1).max() <= _LONGEST
    axes, energy = (np.eye(_FLAT), 1.0) if stay else best_plane(W, about_mean=not sigmoid)
    X = _embeddings(head, W)
    bias = None if head.bias is None else head.bias[list(chosen)]
    rows, points = W @ axes.T, X @ axes.T
    before = W @ X.T if bias is None else W @ X.T + bias[:, None]
    agreed = _agreed(before, rows @ points.T, sigmoid=sigmoid)
    flat = W.shape[1] <= axes.shape[0] or energy == 1.0
    whole = flat and len(chosen) == len(head.labels) and (bias is None or not bias.any())
    rows, points = (rows, points) if stay else _sized(rows, points)
    model = Classifier(
        slug=f"own-{head.mark[:12]}-{_mark(chosen)}",
        labels=_names(head, chosen),
        unembeddings=rows,
        embeddings=points,
        accuracy=None,
        pair=_different(rows),
        whole=() if energy == 1.0 and flat else _cosines(W),
    )
    return Reduced(model, energy, agreed, head.embeddings is None, whole)


def _cosines(W: Matrix) -> tuple[tuple[float | None, ...], ...]:
    return tuple(tuple(None if np.isnan(each) else float(each) for each in row) for row in cosines(W))


def reduction_notes(reduced: Reduced, head: Head, *, sigmoid: bool = False) -> tuple[Word, ...]:
    """How much of the layer is on the plane; nothing where all of it is."""
    if reduced.whole:
        return ()
    values = {
        "labels": len(reduced.classifier.labels),
        "n": len(head.labels),
        "d": head.W.shape[1],
        "kept": reduced.energy,
        "agreed": reduced.agreed,
        "points": len(reduced.classifier.embeddings),
    }
    kind, inputs = "sigmoid" if sigmoid else "softmax", "drawn" if reduced.drawn else "given"
    part = len(reduced.classifier.labels) < len(head.labels) or reduced.energy < 1
    notes = [Word(f"own_head.part-{kind}", values)] * part + [Word(f"own_head.agreed-{inputs}", values)]
    return (*notes, *[Word("own_head.biases")] * (head.bias is not None and bool(head.bias.any())))


def first_labels(head: Head, most: int) -> list[int]:
    """The first labels, up to so many, whose rows are not all the same."""
    labels = list(range(min(most, len(head.labels))))
    if (head.rows(*labels) == head.rows(0)).all():
        other = next(k for k in range(1, len(head.W)) if (head.W[k] != head.W[0]).any())
        labels[-1] = other
    return labels


def _embeddings(head: Head, W: Matrix) -> Matrix:
    X = head.embeddings
    if X is None:
        return drawn_embeddings(W, POINTS)
    some = np.unique(np.linspace(0, len(X) - 1, min(POINTS, len(X))).astype(int))
    return np.asarray(X[some], dtype=np.float64)


def _agreed(before: Matrix, after: Matrix, *, sigmoid: bool) -> float:
    same = ((before > 0) == (after > 0)).all(axis=0) if sigmoid else before.argmax(axis=0) == after.argmax(axis=0)
    return float(same.mean())


def _sized(rows: Matrix, points: Matrix) -> tuple[Matrix, Matrix]:
    """The same logits, with rows about as long as embeddings, so that one plane shows both."""
    lengths = np.linalg.norm(rows, axis=1)
    mean, reach = float(lengths.mean()), float(np.linalg.norm(points, axis=1).mean())
    factor = np.sqrt(reach / mean) if mean > 0 and reach > 0 else 1.0
    factor = min(factor, _LONGEST / (float(lengths.max()) or 1.0))
    return rows * factor, points / factor


def _names(head: Head, chosen: Sequence[int]) -> tuple[str, ...]:
    """Their names, cut to what a link holds; numbers where two would be the same."""
    names = tuple(head.labels[k][:LONGEST_LABEL].strip() for k in chosen)
    return names if label_error(list(names)) is None else tuple(str(k) for k in chosen)


def _different(rows: Matrix) -> tuple[int, int]:
    """The first label, and the first whose row is another one in the plane."""
    return 0, int((rows[0] != rows).any(axis=1).argmax()) or 1


def _mark(chosen: Sequence[int]) -> str:
    return sha256(repr(list(chosen)).encode()).hexdigest()[:8]
