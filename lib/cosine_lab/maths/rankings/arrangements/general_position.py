"""Cells of rows in general position, each found once, at its lowest point.

Slice the cone of a cell by f₀(x) = 1. A cell of the slice that is bounded below for a functional f₁ has one lowest
vertex, where as many hyperplanes meet as the slice has dimensions; the cells that are not bounded below are those of
the slice of {f₀ = 0} by f₁ = −1, one dimension less. So the work is proportional to the output. For hyperplanes in
general position each vertex is lowest for one cell. For rankings the hyperplanes w_i·x = w_j·x group the labels into
blocks of equals; by the cycle lemma each cyclic order of the blocks has one rotation that is lowest there, so that the
cells at vertices are the permutations with n − k cycles, a Stirling number, as in Cover's formula.

Nothing is checked here: callers read the patterns off the witnesses and count them. Singular
systems give no witness (None) or bad ones, never a wrong pattern.
"""

from collections.abc import Iterator
from itertools import chain, combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.shared_cache import shared_cache

_CHUNK = 2_000_000
_Listing = tuple[Integers, NDArray[np.bool_]]


@shared_cache(most=32)
def subsets(n: int, k: int) -> Integers:
    """All k-subsets of 0 … n−1, shape (C(n, k), k)."""
    flat = np.fromiter(chain.from_iterable(combinations(range(n), k)), dtype=np.int64, count=comb(n, k) * k)
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
    return (longer[:, take].reshape(count * n, n + 1), flags[:, take].reshape(count * n, n + 1))


def sign_points(rows: Matrix, frame: Matrix) -> Iterator[Matrix]:
    """Witnesses (N, D) of all cells with f₀ > 0 for unit rows (n, D) in general position.

    frame : (D, D), orthonormal functionals f₀, f₁, …; no row is a multiple of f₀
    """
    n, D = rows.shape
    for level in range(D):
        k = D - 1 - level
        chosen = subsets(n, k)
        for part in _parts(len(chosen), n * D):
            edges = rows[chosen[part]]
            vertex, moves, slopes = _vertices(edges, frame, level)
            directions = np.einsum("ndk,nk->nd", moves, np.sign(slopes))
            away = np.abs(vertex @ rows.T)
            np.put_along_axis(away, chosen[part], np.inf, axis=1)
            points = _step(vertex, directions, away, np.abs(directions @ rows.T))
            yield _lift(points, np.abs(points @ rows.T), np.abs(rows @ frame[0]), frame, level)


def ranking_points(rows: Matrix, frame: Matrix) -> Iterator[Matrix]:
    """Witnesses (N, D) of all rankings shown with f₀ > 0 by n labels of logits rows @ x."""
    n, D = rows.shape
    for level in range(D):
        order, starts = cycles(n, D - 1 - level)
        for part in _parts(len(order), n * n):
            yield _ranking_part(rows, frame, level, order[part], starts[part])


def _ranking_part(rows: Matrix, frame: Matrix, level: int, order: Integers, starts: np.ndarray) -> Matrix:
    count, n = order.shape
    k = frame.shape[0] - 1 - level
    inner = np.nonzero(~np.c_[starts[:, 1:], np.ones(count, bool)])
    first = inner[1].reshape(count, k)
    labels = np.take_along_axis(order, first, axis=1)
    nexts = np.take_along_axis(order, np.minimum(first + 1, n - 1), axis=1)
    vertex, moves, slopes = _vertices(rows[labels] - rows[nexts], frame, level)
    prefix = np.zeros((count, n))
    np.put_along_axis(prefix, first, slopes, axis=1)
    block, place = _rotations(prefix, starts)
    jumps = np.take_along_axis(place, np.minimum(first + 1, n - 1), axis=1)
    jumps = jumps - np.take_along_axis(place, first, axis=1)
    directions = np.einsum("ndk,nk->nd", moves, jumps)
    vertex_logits, drifts = (np.take_along_axis(v @ rows.T, order, axis=1) for v in (vertex, directions))
    away = np.abs(vertex_logits[:, :, None] - vertex_logits[:, None])
    away[block[:, :, None] == block[:, None]] = np.inf
    points = _step(
        vertex, directions, away.reshape(count, -1), np.abs(drifts[:, :, None] - drifts[:, None]).reshape(count, -1)
    )
    logits = points @ rows.T
    lifts = rows @ frame[0]
    pairs = np.triu_indices(n, 1)
    return _lift(
        points,
        np.abs(logits[:, pairs[0]] - logits[:, pairs[1]]),
        np.abs(lifts[pairs[0]] - lifts[pairs[1]]),
        frame,
        level,
    )


def _rotations(prefix: Matrix, starts: np.ndarray) -> tuple[Integers, Integers]:
    """Block of each place, and place within its block after the rotation that is lowest.

    prefix[i] is the slope of the step from place i to the next (0 at the end of a cycle): the prefix sums of the slopes
    of the labels. The rotation that starts after their least is the one whose own prefix sums are all positive.
    """
    count, n = prefix.shape
    begins = np.flatnonzero(starts.ravel())
    ids = np.cumsum(starts.ravel()) - 1
    lengths = np.diff(np.r_[begins, count * n])
    least = np.minimum.reduceat(prefix.ravel(), begins)
    at = np.flatnonzero(prefix.ravel() == least[ids])
    last = np.empty(len(begins), np.int64)
    last[ids[at]] = at
    place = (np.arange(count * n) - last[ids] - 1) % lengths[ids]
    return ids.reshape(count, n), place.reshape(count, n)


def _vertices(edges: Matrix, frame: Matrix, level: int) -> tuple[Matrix, Matrix, Matrix]:
    """Vertex, moves off each hyperplane through it, and their slopes for the next functional.

    edges : (N, k, D), the hyperplanes; the vertex lies on them and on f₀ = … = f_{level−1} = 0
    and has f_level = 1 (−1 below the first level).
    """
    count, k, D = edges.shape
    fixed = np.broadcast_to(frame[: level + 1], (count, level + 1, D))
    inverse = np.linalg.inv(np.concatenate([edges, fixed], axis=1))
    vertex = inverse[:, :, -1] * (1.0 if level == 0 else -1.0)
    moves = inverse[:, :, :k]
    slopes = np.einsum("d,ndk->nk", frame[level + 1], moves) if k else np.zeros((count, 0))
    return vertex, moves, slopes


def _step(points: Matrix, directions: Matrix, away: Matrix, speeds: Matrix) -> Matrix:
    """Half way to the first further hyperplane, and no farther than the origin is away."""
    with np.errstate(divide="ignore", invalid="ignore"):
        reach = np.where(speeds > 0, away / speeds, np.inf).min(axis=1, initial=np.inf)
        lengths = np.linalg.norm(points, axis=1) / np.linalg.norm(directions, axis=1)
    step = 0.5 * np.minimum(reach, np.where(np.isfinite(lengths), lengths, 0.0))
    return np.asarray(points + step[:, None] * directions)


def _lift(points: Matrix, away: Matrix, speeds: Vector, frame: Matrix, level: int) -> Matrix:
    """From f₀ = 0 a little into f₀ > 0, half way to the first hyperplane."""
    if level == 0:
        return points
    return _step(points, np.broadcast_to(frame[0], points.shape), away, speeds)


def _parts(count: int, width: int) -> Iterator[slice]:
    size = max(1, _CHUNK // max(1, width))
    for start in range(0, count, size):
        yield slice(start, start + size)
