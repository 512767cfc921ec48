"""How well cosines tell the pairs inside a group from the pairs across groups."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.stats import rankdata

from cosine_lab.maths.checks import Matrix, Vector


@dataclass(frozen=True)
class Separation:
    """Cosines of the pairs within and between groups.

    within, between : mean cosine of either kind of pair, in [−1, 1]
    auc : probability, in [0, 1], that a random pair within has a higher cosine than a random pair
        between, ties counted half: 1 separates perfectly, ½ says nothing
    pairs_within, pairs_between : pairs counted
    undefined : pairs left out, because one of the two has no direction
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

    One defined pair within and one between groups is needed.

    Parameters
    ----------
    cosines : ArrayLike
        Symmetric matrix, shape (n, n), entries in [−1, 1], NaN where undefined.
    groups : ArrayLike
        Group of every row, shape (n,).
    """
    table, labels = _fitting("separation", cosines, groups)
    values, inside = _pairs(table, labels)
    defined = ~np.isnan(values)
    values, inside = values[defined], inside[defined]
    w, b = int(inside.sum()), int((~inside).sum())
    if w == 0 or b == 0:
        raise ValueError(f"separation needs a pair within and a pair between groups, got {w} within and {b} between")
    return Separation(
        within=float(values[inside].mean()),
        between=float(values[~inside].mean()),
        auc=_auc(values, inside),
        pairs_within=w,
        pairs_between=b,
        undefined=int((~defined).sum()),
    )


def mean_reciprocal_rank(cosines: ArrayLike, groups: ArrayLike) -> float:
    """Mean over rows of 1/rank of the nearest other row of the same group, in (0, 1].

    Rows are ranked by cosine, ties going to the lowest index, undefined cosines last; a row alone
    in its group asks for nothing and is left out.

    Two rows of one group are needed.

    Parameters
    ----------
    cosines : ArrayLike
        Square matrix, shape (n, n), entries in [−1, 1], NaN where undefined.
    groups : ArrayLike
        Group of every row, shape (n,).
    """
    table, labels = _fitting("mean_reciprocal_rank", cosines, groups)
    scores = np.where(np.isnan(table), -2.0, table)
    np.fill_diagonal(scores, -3.0)
    order = np.argsort(-scores, axis=1, kind="stable")[:, :-1]
    same = labels[order] == labels[:, None]
    asking = same.any(axis=1)
    if not asking.any():
        raise ValueError("mean_reciprocal_rank needs two rows of one group, got none")
    return float((1 / (same[asking].argmax(axis=1) + 1)).mean())


def _fitting(function: str, cosines: ArrayLike, groups: ArrayLike) -> tuple[Matrix, NDArray[np.generic]]:
    table = np.asarray(cosines, dtype=np.float64)
    labels = np.asarray(groups)
    if labels.ndim != 1 or table.shape != (len(labels), len(labels)):
        raise ValueError(
            f"{function} needs one group a row of a square matrix, got shapes {labels.shape} and {table.shape}"
        )
    return table, labels


def _pairs(table: Matrix, labels: NDArray[np.generic]) -> tuple[Vector, NDArray[np.bool_]]:
    """Cosines of the pairs i < j, and whether i and j share a group."""
    upper = np.triu(np.ones(table.shape, dtype=bool), 1)
    return table[upper], (labels[:, None] == labels)[upper]


def _auc(values: Vector, inside: NDArray[np.bool_]) -> float:
    w, b = int(inside.sum()), int((~inside).sum())
    ranks = float(rankdata(values)[inside].sum())
    return (ranks - w * (w + 1) / 2) / (w * b)
