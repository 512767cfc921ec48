"""How well cosines tell the pairs inside a group from the pairs across groups."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike
from scipy.stats import rankdata

from lib.maths.checks import Vector


@dataclass(frozen=True)
class Separation:
    """Cosines of the pairs within and between groups.

    Attributes
    ----------
    within, between : float
        Mean cosine of either kind of pair, in [−1, 1].
    auc : float
        Probability, in [0, 1], that a random pair within has a higher cosine than a random pair
        between, ties counted half: 1 separates perfectly, ½ says nothing.
    pairs_within, pairs_between : int
        Pairs counted.
    undefined : int
        Pairs left out, because one of the two has no direction.
    """

    within: float
    between: float
    auc: float
    pairs_within: int
    pairs_between: int
    undefined: int


def separation(cosines: ArrayLike, groups: ArrayLike) -> Separation:
    """Means within and between groups, and the area under the ROC curve (Mann–Whitney's U).

    auc = (Σ ranks of the w pairs within − w(w+1)/2) / (w b),  b pairs between.

    Parameters
    ----------
    cosines : ArrayLike
        Symmetric matrix, shape (n, n), entries in [−1, 1], NaN where undefined.
    groups : ArrayLike
        Group of every row, shape (n,).

    Raises
    ------
    ValueError
        If the shapes do not fit, or no defined pair lies within, or none between groups.
    """
    table = np.asarray(cosines, dtype=np.float64)
    labels = np.asarray(groups)
    if labels.ndim != 1 or table.shape != (len(labels), len(labels)):
        raise ValueError(
            "separation needs one group a row of a square matrix, "
            f"got shapes {labels.shape} and {table.shape}"
        )
    values, inside = _pairs(table, labels)
    defined = ~np.isnan(values)
    values, inside = values[defined], inside[defined]
    w, b = int(inside.sum()), int((~inside).sum())
    if w == 0 or b == 0:
        raise ValueError(
            "separation needs a pair within and a pair between groups, "
            f"got {w} within and {b} between"
        )
    return Separation(
        within=float(values[inside].mean()),
        between=float(values[~inside].mean()),
        auc=_auc(values, inside),
        pairs_within=w,
        pairs_between=b,
        undefined=int((~defined).sum()),
    )


def _pairs(table: np.ndarray, labels: np.ndarray) -> tuple[Vector, np.ndarray]:
    """Cosines of the pairs i < j, and whether i and j share a group."""
    upper = np.triu(np.ones(table.shape, dtype=bool), 1)
    return table[upper], (labels[:, None] == labels)[upper]


def _auc(values: Vector, inside: np.ndarray) -> float:
    w, b = int(inside.sum()), int((~inside).sum())
    ranks = float(rankdata(values)[inside].sum())
    return (ranks - w * (w + 1) / 2) / (w * b)
