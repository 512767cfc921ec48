"""From rankings to sign patterns: the differences of the unembeddings."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.rankings.arrangements.cells import Integers


def differences(W: ArrayLike) -> Matrix:
    """BW, shape (n(n−1)/2, d): rows w_i − w_j for i < j, in lexicographic order.

    B is the braid matrix, of rows e_i − e_j, so that R(W) = S(BW): a ranking is a sign pattern of
    the differences (Definition 5.4 of the paper).

    Raises
    ------
    ValueError
        For input that is no matrix of at least two rows.
    """
    W = checks.matrix("differences", W, "unembeddings")
    if len(W) < 2:  # noqa: PLR2004 — a pair
        raise ValueError("differences needs at least two rows, got 1")
    i, j = np.triu_indices(len(W), 1)
    return np.asarray(W[i] - W[j])


def rankings_of_signs(signs: Integers, n: int) -> Integers:
    """Labels from best to worst for each row of signs of BWx, shape (N, n(n−1)/2) → (N, n).

    Raises
    ------
    ValueError
        For signs that belong to no order (i over j over k over i).
    """
    i, j = np.triu_indices(n, 1)
    beaten = np.zeros((len(signs), n), dtype=np.int64)
    for column, (a, b) in enumerate(zip(i, j, strict=True)):
        beaten[:, a] += signs[:, column] > 0
        beaten[:, b] += signs[:, column] < 0
    order: Integers = np.argsort(-beaten, axis=1, kind="stable")
    places = np.sort(beaten, axis=1)
    if not np.array_equal(places, np.broadcast_to(np.arange(n), places.shape)):
        raise ValueError("rankings_of_signs needs signs of an order, got a cycle")
    return order
