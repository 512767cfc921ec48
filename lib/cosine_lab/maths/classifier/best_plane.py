"""The plane that shows most of a classifier: its rows and its embeddings in two dimensions."""

from typing import NamedTuple

import numpy as np

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix

_PLANE = 2


class BestPlane(NamedTuple):
    """The plane of two orthonormal axes.

    axes : (2, d); a zero row where the rows span one dimension alone in one
    energy : share of the squared length kept, in [0, 1]
    """

    axes: Matrix
    energy: float


def best_plane(rows: Matrix, *, about_mean: bool) -> BestPlane:
    """The plane that keeps most of the rows' squared length, by their principal axes.

    Parameters
    ----------
    rows : (n, d) array
    about_mean : bool
        Of the rows less their mean, which are the differences that a softmax sees; else of the
        rows, which a sigmoid sees.
    """
    W = checks.matrix("best_plane", rows, "unembeddings")
    centred = W - W.mean(axis=0) if about_mean else W
    top = float(np.abs(centred).max()) or 1.0
    _, values, axes = np.linalg.svd(centred / top, full_matrices=False)
    squares = values**2
    whole = float(squares.sum())
    if len(axes) < _PLANE:  # one row, or one dimension: any second axis will do
        axes = np.r_[axes, _across(axes)]
    energy = float(squares[:_PLANE].sum()) / whole if whole else 1.0
    return BestPlane(np.asarray(axes[:_PLANE]), min(1.0, energy))


def _across(axes: Matrix) -> Matrix:
    """A unit vector at a right angle to one axis; zero in one dimension."""
    if axes.shape[1] == 1:
        return np.zeros((1, 1))
    other = np.eye(1, axes.shape[1], int(np.abs(axes[0]).argmin()))
    other = other - (other @ axes[0]) * axes
    return np.asarray(other / np.linalg.norm(other))
