"""Every measure of the page, from one row to all others."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from lib.maths.checks import Matrix, Singles, Vector
from lib.maths.spaces.neighbours import cosines_to
from lib.maths.spaces.remedies import standardised
from lib.maths.spaces.similarity import min_max, z_scores

DISTANCES = frozenset({"euclidean", "wrd", "printed"})
"""Measures by which the nearest word has the smallest score."""
_NO_LENGTH = 1e-12


def scores(measure: str, rows: Singles, at: int, weight: float) -> Vector:
    """Measure `measure` from row `at` to all rows of a table, shape (n, d): shape (n,).

    measure : "cosine"; "dot", x·y; "euclidean", ‖x − y‖; "scaled", α cos + (1 − α)(‖x‖ + ‖y‖);
        "wrd", |‖x‖ − ‖y‖| + λ arccos cos; "printed", the same without the bars, x the query; "soft", xᵀSy/√(xᵀSx ·
        yᵀSy), S the correlations of the d coordinates over the rows; "normalised", (cos − μ_q)/σ_q over all other rows
    rows, at : the table and the query's row number
    weight : α in [0, 1] or λ ≥ 0

    Returns
    -------
    Vector
        NaN where undefined, and for the query itself.

    Raises
    ------
    ValueError
        Where the query has no direction and the measure needs one; where all others score the same
        and "normalised" is asked for.
    """
    query = np.asarray(rows[at], dtype=np.float64)
    known: dict[str, Callable[[], Vector]] = {
        "cosine": lambda: cosines_to(rows, query),
        "dot": lambda: rows @ query,
        "euclidean": lambda: np.linalg.norm(rows - query, axis=1),
        "scaled": lambda: weight * cosines_to(rows, query) + (1 - weight) * _pairs(rows, at).sum(0),
        "wrd": lambda: np.abs(_difference(rows, at)) + weight * _angles(rows, query),
        "printed": lambda: _difference(rows, at) + weight * _angles(rows, query),
        "soft": lambda: _soft(rows, at),
        "normalised": lambda: cosines_to(rows, query),
    }
    found = np.array(known[measure](), dtype=np.float64)
    found[at] = np.nan
    return _among_defined(z_scores, found) if measure == "normalised" else found


def scaled_to_unit(found: Vector) -> Vector:
    """Min-max of the defined scores, the others NaN.

    Raises
    ------
    ValueError
        Where all of them are equal.
    """
    return _among_defined(min_max, found)


def ranking(found: Vector, *, least_first: bool) -> NDArray[np.int64]:
    """Place of each row, 1 the nearest, 0 where undefined; of equal scores the lowest row leads."""
    places = np.zeros(len(found), dtype=np.int64)
    order = np.argsort(found if least_first else -found, kind="stable")
    defined = int((~np.isnan(found)).sum())  # NaN goes last
    places[order[:defined]] = np.arange(1, defined + 1)
    return places


def _among_defined(change: Callable[[Vector], Vector], found: Vector) -> Vector:
    defined = ~np.isnan(found)
    changed = np.full(len(found), np.nan)
    changed[defined] = change(found[defined])
    return changed


def _lengths(rows: Singles) -> Vector:
    return np.asarray(np.sqrt(np.einsum("ij,ij->i", rows, rows, dtype=np.float64)))


def _pairs(rows: Singles, at: int) -> Matrix:
    """Lengths of the query and of each row, shape (2, n)."""
    lengths = _lengths(rows)
    return np.array([np.full(len(rows), lengths[at]), lengths])


def _difference(rows: Singles, at: int) -> Vector:
    query, others = _pairs(rows, at)
    return np.asarray(query - others)


def _angles(rows: Singles, query: Vector) -> Vector:
    return np.asarray(np.arccos(cosines_to(rows, query)))


def _soft(rows: Singles, at: int) -> Vector:
    """Soft cosines under the correlations S = ZᵀZ/n; a constant column goes with itself alone."""
    table = np.asarray(rows, dtype=np.float64)
    columns = standardised(table)
    likeness = columns.T @ columns / len(columns)
    np.fill_diagonal(likeness, 1.0)
    towards = table @ likeness
    length = np.sqrt(np.maximum(np.einsum("ij,ij->i", towards, table), 0.0))
    length[length <= _NO_LENGTH * length.max()] = np.nan
    if np.isnan(length[at]):
        raise ValueError("scores needs a query with a length under S, got one without")
    cosines = towards @ table[at] / (length * length[at])
    return np.asarray(np.clip(cosines, -1.0, 1.0))
