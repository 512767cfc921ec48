"""Index lists: k-subsets of n rows, and permutations of n labels with n − k cycles."""

from itertools import chain, combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from lib.maths.checks import Integers
from lib.shared_cache import shared_cache

_Listing = tuple[Integers, NDArray[np.bool_]]


@shared_cache(most=32)
def subsets(n: int, k: int) -> Integers:
    """All k-subsets of 0 … n−1, shape (C(n, k), k)."""
    flat = np.fromiter(
        chain.from_iterable(combinations(range(n), k)), dtype=np.int64, count=comb(n, k) * k
    )
    return flat.reshape(comb(n, k), k)


@shared_cache(most=32)
def cycles(n: int, k: int) -> _Listing:
    """All permutations of 0 … n−1 with n − k cycles, written cycle after cycle.

    Returns
    -------
    order : (N, n) integers
        The labels, cycle after cycle; N is the Stirling number c(n, n−k).
    starts : (N, n) bool
        Where a cycle begins.
    """
    table = [(np.zeros((1, 0), np.int64), np.zeros((1, 0), bool))]
    for label in range(n):
        grown = [_with_new_cycle(*entry) for entry in table]
        inserted = [_with_insertion(*entry) for entry in table[: min(label, k)]]
        table = [
            *grown[:1],
            *(_joined(old, new) for old, new in zip(grown[1:], inserted, strict=False)),
            *inserted[len(grown) - 1 :],
        ]
    return table[k]


def _joined(a: _Listing, b: _Listing) -> _Listing:
    return np.concatenate([a[0], b[0]]), np.concatenate([a[1], b[1]])


def _with_new_cycle(order: Integers, starts: NDArray[np.bool_]) -> _Listing:
    """The next label as a cycle of its own."""
    count, n = order.shape
    return (
        np.concatenate([order, np.full((count, 1), n)], axis=1),
        np.concatenate([starts, np.ones((count, 1), bool)], axis=1),
    )


def _with_insertion(order: Integers, starts: NDArray[np.bool_]) -> _Listing:
    """The next label right after any of the earlier ones: n children of each permutation."""
    count, n = order.shape
    longer, flags = _with_new_cycle(order, starts)
    flags[:, n] = False
    places = np.arange(n + 1)
    after = np.arange(n)[:, None]
    take = np.where(places <= after, places, np.where(places == after + 1, n, places - 1))
    return (
        longer[:, take].reshape(count * n, n + 1),
        flags[:, take].reshape(count * n, n + 1),
    )
