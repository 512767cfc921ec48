"""Two labels: any cosine by a translation, and which numbers survive the moves of the model."""

from typing import NamedTuple

import numpy as np

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.classifier.any_cosine import checked, shift_for
from cosine_lab.maths.classifier.pair_measures import data_correlation, plain_cosine, whitened_cosine
from cosine_lab.refusals import Refused
from cosine_lab.template_access import quotable

OPPOSITE = -1.0
WANTED = (OPPOSITE, 0.0, 1.0)
"""Cosines that every report tries."""


@quotable
class Check(NamedTuple):
    """A translation, tried on embeddings.

    before, after : cosine of the pair; None with a zero row
    length : of the translation
    max_dp : largest change of a probability
    changed : predictions that changed
    points : embeddings it was tried on
    rows : of the translated layer that were multiplied out; the others by (w + v)·x = w·x + v·x
    """

    before: float | None
    after: float | None
    length: float
    max_dp: float
    changed: int
    points: int
    rows: int


class Measure(NamedTuple):
    """One number that can be reported of a pair.

    kept : by which moves that leave the model alone: "none", "translation", "all"
    constant : whether it is the same for every pair of any model of this shape
    """

    key: str
    value: float | None
    kept: str
    constant: bool = False


def usable(ground: Ground, pair: tuple[int, int]) -> tuple[tuple[int, int], tuple[Refused, ...]]:
    """The pair, if its rows differ; else the first pair, and what is wrong."""
    a, b = ground.head.rows(*pair)
    if (a != b).any():
        return pair, ()
    labels = [ground.head.labels[k] for k in pair]
    return ground.first_pair, (Refused("audit.same-rows", labels=labels),)


def shift(ground: Ground, pair: tuple[int, int], cosine: float) -> Vector:
    """A translation after which the pair has this cosine.

    Raises
    ------
    Refused
        For two labels with one row, and on a line for cosines but ±1.
    """
    a, b = ground.head.rows(*pair)
    if (a == b).all():
        raise Refused("audit.same-rows", labels=[ground.head.labels[k] for k in pair])
    if a.size == 1 and abs(cosine) < 1:
        raise Refused("audit.line")
    return shift_for(a, b, cosine)


def check(ground: Ground, pair: tuple[int, int], by: Vector, *, whole: bool = False) -> Check:
    """The pair and the model before and after a translation; a large model by part, or whole."""
    a, b = ground.head.rows(*pair)
    rows = None if whole or ground.likely is None else np.union1d(ground.likely, pair)
    result = checked(ground.head.W, ground.head.bias, ground.base, by, rows)
    return Check(
        plain_cosine(a, b),
        plain_cosine(a + by, b + by),
        float(np.linalg.norm(by)),
        result.max_dp,
        result.changed,
        len(ground.points),
        len(ground.head.W) if rows is None else len(rows),
    )


def measures(ground: Ground, pair: tuple[int, int]) -> list[Measure]:
    """What one might report of two labels, and which moves keep it (Measures shows why)."""
    a, b = ground.head.rows(*pair)
    spread, softmax = ground.spread, not ground.sigmoid
    constant = spread.rank >= ground.head.W.shape[0] - softmax
    moved = "translation" if softmax else "none"
    rows = [
        Measure("cosine", plain_cosine(a, b), "none"),
        Measure("dot", float(a @ b), "none"),
        Measure("distance", float(np.linalg.norm(a - b)), moved),
    ]
    if softmax:
        mean = ground.mean_row
        rows.append(Measure("centred", plain_cosine(a - mean, b - mean), moved))
    white = whitened_cosine(spread, a, b) if spread.rank else None
    rows.append(Measure("whitened", white, "all", constant))
    if ground.data is not None:
        mean = ground.mean_row if softmax else np.zeros(a.size)
        key = "correlation" if softmax else "logits"
        rows.append(Measure(key, data_correlation(ground.data, mean, a, b), "all"))
    return rows


def plane(ground: Ground, pair: tuple[int, int]) -> tuple[Matrix, Matrix]:
    """The plane through the origin and two rows: coordinates (2, 2) and orthonormal axes (2, d)."""
    rows = ground.head.rows(*pair)
    _, values, axes = np.linalg.svd(rows, full_matrices=False)
    if len(axes) < 2:  # noqa: PLR2004 - a line of one dimension
        return np.c_[rows, np.zeros(2)], np.array([[1.0], [0.0]])
    if values[1] <= 1e-12 * values[0]:  # both on one line: any direction across will do
        across = np.eye(1, rows.shape[1], int(np.abs(axes[0]).argmin()))[0]
        across -= (across @ axes[0]) * axes[0]
        axes = np.array([axes[0], across / np.linalg.norm(across)])
    return rows @ axes.T, axes
