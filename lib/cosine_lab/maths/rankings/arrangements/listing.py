"""From a prepared classifier to its certified list of patterns.

First the method for general position: if there are as many different patterns as rows in general position have, and no
rounding of the numbers could undo one, the list is complete. Otherwise the input is degenerate, or near to it, and all
its cells are listed in integers; of computed numbers that are plainly degenerate, in floats. Of those, cells count that
are no work of rounding: an embedding shows it, or `decide` says which.
"""

import numpy as np

from cosine_lab.maths.checks import Done, Integers, Matrix, Vector
from cosine_lab.maths.rankings.arrangements.cells import Cells, first_of_each, row_lengths, sorted_cells
from cosine_lab.maths.rankings.arrangements.exact import Numbers
from cosine_lab.maths.rankings.arrangements.general_position import ranking_points, sign_points
from cosine_lab.maths.rankings.arrangements.incremental import cells, proposed
from cosine_lab.maths.rankings.arrangements.problem import Problem, TooManyError, integer_rows
from cosine_lab.maths.rankings.arrangements.witnesses import Patterns, demands, embeddings, patterns_at
from cosine_lab.maths.rankings.decisions.cone_feasibility import decide

MOST_DEGENERATE = 300_000
_SEED = 271_828  # a seed of our own: functionals must not come from the generator that made W


def listed(problem: Problem, progress: Done | None = None) -> Cells:
    """All patterns of a prepared classifier.

    Raises
    ------
    TooManyError
        For degenerate input with more patterns than integers list in a minute.
    """
    if problem.rows.shape[1] - problem.affine == 0 and problem.whole:
        return _single(problem)
    points = _general(problem, progress) if problem.whole else None
    if points is not None:
        patterns = patterns_at(problem, embeddings(problem, points))
        first = first_of_each(patterns.rows)
        if len(first) == problem.bound and patterns.certain[first].all():
            return _sorted(problem, patterns, first, exact=not problem.reading.reduced)
    later = None if progress is None else lambda done: progress(0.5 + done / 2)
    if problem.bound > MOST_DEGENERATE:
        raise TooManyError(
            f"{problem.kind.replace(' ', '_')} needs at most {MOST_DEGENERATE} {problem.kind} of "
            f"degenerate rows, got up to {problem.bound}"
        )
    plain = None if problem.reading.typed else _in_floats(problem, later)
    return _in_integers(problem, later) if plain is None else plain


def _in_floats(problem: Problem, progress: Done | None) -> Cells | None:
    """Cells of computed numbers that are plainly degenerate; None where that is not so plain."""
    lost = np.linalg.norm(problem.reading.coordinates) * np.linalg.norm(problem.back, 2)
    points = proposed(_walls(problem, problem.rows), float(lost), progress)
    if points is None:
        return None
    points = _upward(problem, points)
    logits = points @ problem.rows.T
    if problem.kind == "sign patterns":
        patterns = np.where(logits > 0, 1, -1)
    else:
        patterns = np.argsort(-logits, axis=1, kind="stable")
    if len(first_of_each(patterns)) < len(patterns):
        return None
    return _confirmed(problem, embeddings(problem, points), patterns)


def _single(problem: Problem) -> Cells:
    """Unembeddings that do not depend on the embedding: one pattern, everywhere."""
    point = np.zeros((1, problem.W.shape[1]))
    if not problem.affine:
        point[0, 0] = 1.0
    patterns = patterns_at(problem, point)
    return Cells(patterns.rows, point, patterns.margins, 1, exact=True)


def _general(problem: Problem, progress: Done | None) -> Matrix | None:
    """Witnesses of as many cells as rows in general position have, for those they are of."""
    rows = problem.rows
    D = rows.shape[1]
    if D == 2:  # noqa: PLR2004 — the plane
        return _upward(problem, _ring(_walls(problem, rows)))
    first = np.eye(D)[-1] if problem.affine else None
    if problem.kind == "sign patterns":
        rows = _unit(rows)
        if first is None:
            first, rows = rows[0], rows[1:]
    witness = sign_points if problem.kind == "sign patterns" else ranking_points
    parts, count = [], 0
    try:
        for part in witness(rows, _frame(D, first)):
            parts.append(part)
            count += len(part)
            if progress is not None:
                progress(min(0.5, count / problem.bound))
    except np.linalg.LinAlgError:
        return None
    points = np.concatenate(parts)
    if not np.isfinite(points).all():
        return None
    return points if problem.affine else np.concatenate([points, -points])


def _ring(rows: Matrix) -> Matrix:
    """One point in each sector of the plane between the lines row·x = 0, in floats."""
    angles = np.unique(np.mod(np.arctan2(rows[:, 0], -rows[:, 1]), np.pi))
    middle = (angles + np.r_[angles[1:], angles[0] + np.pi]) / 2
    half = np.c_[np.cos(middle), np.sin(middle)]
    return np.concatenate([half, -half])


def _in_integers(problem: Problem, progress: Done | None) -> Cells:
    """Every cell there is; of computed numbers those that are no work of rounding."""
    whole, columns = integer_rows(problem)
    points = _upward(problem, cells(_walls(problem, whole), progress))
    logits = points @ whole.T
    if problem.kind == "sign patterns":
        patterns = np.where(logits > 0, 1, -1)
    else:
        patterns = np.argsort(-logits, axis=1, kind="stable")
    placed = np.array([_placed(problem, x, columns) for x in points])
    return _confirmed(problem, placed, patterns)


def _confirmed(problem: Problem, points: Matrix, patterns: Numbers) -> Cells:
    """The patterns that an embedding shows: the one given, or one that `decide` finds."""
    patterns_ = patterns_at(problem, points)
    agree = patterns_.certain & (patterns_.rows == patterns).all(axis=1)
    patterns_ = patterns_._replace(rows=patterns.astype(np.int64), certain=agree)
    settled = _settled(problem, patterns_)
    return _sorted(problem, patterns_, settled, exact=problem.reading.typed)


def _placed(problem: Problem, x: Numbers, columns: list[int]) -> Vector:
    """The embedding of an integer point; zeros where no float comes near."""
    whole = np.zeros(problem.reading.coordinates.shape[1], dtype=object)
    whole[columns] = x[: len(columns)]
    if problem.affine:
        whole[-1] = x[-1]
    point = problem.reading.whole_embedding(whole)
    return np.zeros(problem.reading.d) if point is None else point


def _settled(problem: Problem, patterns: Patterns) -> Integers:
    """Cells to keep; a better embedding is sought where the one there is rounding could undo."""
    keep = np.ones(len(patterns.rows), bool)
    for k in np.flatnonzero(~patterns.certain):
        answer = decide(problem.reading, *demands(problem.kind, patterns.rows[k]))
        keep[k] = answer.ok is True
        if answer.point is not None:
            patterns.points[k] = answer.point
            patterns.margins[k] = patterns_at(problem, answer.point[None]).margins[0]
        else:
            patterns.margins[k] = -abs(patterns.margins[k])
    return np.flatnonzero(keep)


def _sorted(problem: Problem, patterns: Patterns, chosen: Integers, *, exact: bool) -> Cells:
    points, margins = patterns.points[chosen], patterns.margins[chosen]
    return sorted_cells(patterns.rows[chosen], points, margins, problem.bound, exact=exact)


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


def _frame(D: int, first: Vector | None) -> Matrix:
    """Orthonormal functionals: the given one (or a random one), then random ones."""
    draws = np.random.default_rng(_SEED).standard_normal((D, D))
    if first is not None:
        draws[0] = first
    q, r = np.linalg.qr(draws.T)
    return np.asarray((q * np.sign(np.diag(r))).T)


def _unit(rows: Matrix) -> Matrix:
    return np.asarray(rows / row_lengths(rows)[:, None])
