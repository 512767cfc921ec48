"""From a prepared classifier to its certified list of patterns.

First the method for general position: if every witness stands clear of every wall and there are as
many different patterns as rows in general position have, the list is complete. Otherwise the input
is degenerate, and the incremental method lists its cells: in integers where the input reads as
short decimals, else in floats with a tolerance.
"""

import numpy as np

from lib.maths.arrangements.cells import (
    Cells,
    Integers,
    first_of_each,
    order_margins,
    rankings_at,
    row_lengths,
    signs_at,
    sorted_cells,
)
from lib.maths.arrangements.exact import ExactNumbers
from lib.maths.arrangements.incremental import Numbers, Progress, cells
from lib.maths.arrangements.lowest import ranking_points, sign_points
from lib.maths.arrangements.problem import Problem, integer_rows
from lib.maths.arrangements.tolerant import TolerantNumbers
from lib.maths.checks import Matrix, Vector

_CLEAR = 1e-10
_SEED = 271_828  # a seed of our own: functionals must not come from the generator that made W


def listed(problem: Problem, progress: Progress | None = None) -> Cells:
    """All patterns of a prepared classifier.

    Raises
    ------
    ValueError
        Where floats cannot tell the cells apart (computed input within rounding of a change).
    """
    if problem.rows.shape[1] - problem.affine == 0:
        return _single(problem)
    points = _general(problem, progress)
    later = None if progress is None else lambda done: progress(0.5 + done / 2)
    if points is not None:
        rows, clear = _read(problem, points)
        first = first_of_each(rows)
        if len(first) == problem.bound and clear.min() > _CLEAR:
            certain = not problem.reduced
            return _finished(problem, rows[first], points[first], exact=certain)
    if problem.typed:
        return _exact(problem, later)
    return _tolerant(problem, later)


def _single(problem: Problem) -> Cells:
    """Unembeddings that do not depend on the embedding: one pattern, everywhere."""
    point = np.zeros((1, problem.W.shape[1]))
    if not problem.affine:
        point[0, 0] = 1.0
    rows, margins = _original(problem, point)
    return Cells(rows, point, margins, 1, exact=True)


def _general(problem: Problem, progress: Progress | None) -> Matrix | None:
    rows = problem.rows
    D = rows.shape[1]
    if D == 2:  # noqa: PLR2004 — the plane
        return _upward(problem, TolerantNumbers().ring(_unit(_walls(problem, rows))))
    first = np.eye(D)[-1] if problem.affine else None
    if problem.kind == "sign patterns":
        rows = _unit(rows)
        if first is None:
            first, rows = rows[0], rows[1:]
    witness = sign_points if problem.kind == "sign patterns" else ranking_points
    found, count = [], 0
    try:
        for part in witness(rows, _frame(D, first)):
            found.append(part)
            count += len(part)
            if progress is not None:
                progress(min(0.5, count / problem.bound))
    except np.linalg.LinAlgError:
        return None
    points = np.concatenate(found)
    if not np.isfinite(points).all():
        return None
    return points if problem.affine else np.concatenate([points, -points])


def _exact(problem: Problem, progress: Progress | None) -> Cells:
    rows, columns = integer_rows(problem)
    points = _upward(problem, cells(_walls(problem, rows), ExactNumbers(), progress))
    logits = points @ rows.T
    if problem.kind == "sign patterns":
        patterns = np.where(logits > 0, 1, -1)
    else:
        patterns = np.argsort(-logits, axis=1, kind="stable")
    x = np.zeros((len(points), problem.W.shape[1]))
    scales = points[:, -1] if problem.affine else np.abs(points).max(axis=1)
    k = len(columns)
    x[:, columns] = (points[:, :k] / scales[:, None]).astype(np.float64)
    if not problem.affine:
        x = _unit(x)
    seen, margins = _original(problem, x)
    margins = np.where((seen == patterns).all(axis=1), margins, -np.abs(margins))
    return sorted_cells(patterns, x, margins, problem.bound, exact=True)


def _tolerant(problem: Problem, progress: Progress | None) -> Cells:
    walls = _unit(_walls(problem, problem.rows))
    try:
        points = _upward(problem, cells(walls, TolerantNumbers(), progress))
    except ArithmeticError as error:
        raise _unclear(problem) from error
    rows, clear = _read(problem, points)
    if clear.min() <= _CLEAR or len(first_of_each(rows)) != len(rows):
        raise _unclear(problem)
    return _finished(problem, rows, points, exact=False)


def _finished(problem: Problem, rows: Integers, points: Matrix, *, exact: bool) -> Cells:
    """Witnesses in the original coordinates, where they must show the same patterns."""
    if problem.affine:
        x = (points[:, :-1] / points[:, -1:]) @ problem.back
    else:
        x = _unit(points @ problem.back)
    seen, margins = _original(problem, x)
    if not np.array_equal(seen, rows):
        raise _unclear(problem)
    return sorted_cells(rows, x, margins, problem.bound, exact=exact)


def _walls(problem: Problem, rows: Numbers) -> Numbers:
    """The hyperplanes: the rows or their differences, and the one at infinity of a bias."""
    if problem.kind == "rankings":
        i, j = np.triu_indices(len(rows), 1)
        rows = rows[i] - rows[j]
    if problem.affine:
        last = np.zeros((1, rows.shape[1]), dtype=int).astype(rows.dtype)
        last[0, -1] = 1
        rows = np.concatenate([last, rows])
    return rows


def _upward(problem: Problem, points: Numbers) -> Numbers:
    """With a bias only points with a positive last coordinate are embeddings."""
    return points[points[:, -1] > 0] if problem.affine else points


def _read(problem: Problem, points: Matrix) -> tuple[Integers, Vector]:
    """Patterns in whitened coordinates, and how clear of every wall (as sines of angles)."""
    unit, zero = _unit(points), np.zeros(len(problem.rows))
    if problem.kind == "sign patterns":
        return signs_at(unit, problem.rows, zero)
    order, _ = rankings_at(unit, problem.rows, zero)
    return order, order_margins(unit @ problem.rows.T, order, problem.rows)


def _original(problem: Problem, points: Matrix) -> tuple[Integers, Vector]:
    read = signs_at if problem.kind == "sign patterns" else rankings_at
    return read(points, problem.W, problem.b)


def _frame(D: int, first: Vector | None) -> Matrix:
    """Orthonormal functionals: the given one (or a random one), then random ones."""
    draws = np.random.default_rng(_SEED).standard_normal((D, D))
    if first is not None:
        draws[0] = first
    q, r = np.linalg.qr(draws.T)
    return np.asarray((q * np.sign(np.diag(r))).T)


def _unit(rows: Matrix) -> Matrix:
    return np.asarray(rows / row_lengths(rows)[:, None])


def _unclear(problem: Problem) -> ValueError:
    return ValueError(
        f"{problem.kind.replace(' ', '_')} needs cells that floats can tell apart, "
        "got computed rows within rounding of a change"
    )
