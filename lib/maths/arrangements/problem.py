"""A classifier made ready for enumeration: checked, bounded, whitened."""

from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.arrangements.cells import TOLERANCE
from lib.maths.arrangements.exact import integers, pivot_columns, typed
from lib.maths.checks import Matrix, Vector
from lib.maths.counting import (
    log10_rankings,
    log10_sign_patterns,
    max_rankings,
    max_sign_patterns,
)

Kind = Literal["sign patterns", "rankings"]

MOST_CELLS = 300_000
MOST_ENTRIES = 20_000_000
_SAMPLE = 40
_WELL_CONDITIONED = 1e-6


class TooManyError(ValueError):
    """More patterns than the limit: say the number (`lib.maths.counting`) instead of the list."""


class TieError(ValueError):
    """Labels that tie for every embedding: no pattern without ties exists."""


class Problem(NamedTuple):
    """A classifier of n labels, logits W x + b, in whitened coordinates.

    W, b : divided by powers of two (one for all; one a row for sign patterns)
    given : (n, d + 1), W and b as given
    rows : (n, D), orthonormal columns; D is the rank r, or r + 1 with the bias as last column
    back : (r, d); an embedding is x = y @ back, with a bias (y_1, …, y_r) @ back / y_{r+1}
    typed : whether W and b read as short decimals, so that they can be taken exactly
    reduced : whether the rank of computed numbers was lowered, which takes the tolerance
    """

    kind: Kind
    given: Matrix
    W: Matrix
    b: Vector
    affine: bool
    rows: Matrix
    back: Matrix
    bound: int
    typed: bool
    reduced: bool


def prepare(kind: Kind, W: ArrayLike, bias: ArrayLike | None, limit: int) -> Problem:
    """Check the input, find its rank, compare the predicted number with the limit, whiten.

    Raises
    ------
    TooManyError
        Where rows in general position of this rank have more patterns than `limit`.
    TieError
        For labels that tie for every embedding.
    ValueError
        For input that is no classifier, and a limit outside 1 … 300 000.
    """
    function = kind.replace(" ", "_")
    limit = int(checks.within(function, limit, 1, MOST_CELLS, "a limit"))
    W = checks.matrix(function, W, "unembeddings")
    n = len(W)
    affine = bias is not None
    b = np.zeros(n) if bias is None else checks.vector(function, bias, "a bias", n)
    given = np.c_[W, b]
    W, b = _scaled(given, by_row=False)
    _bounded(kind, n, _rank(_centred(kind, W[:_SAMPLE])), limit, affine=affine, whole=n <= _SAMPLE)
    short = typed(given)
    _no_ties(kind, np.c_[W, b], short=short)
    if kind == "sign patterns":
        W, b = _scaled(given, by_row=True)
    centred, offsets = _centred(kind, W), _centred(kind, b)
    u, s, vt = np.linalg.svd(centred, full_matrices=False)
    rank = int((s > TOLERANCE * s[0]).sum())
    full = min(n - (kind == "rankings"), W.shape[1])
    if short and (rank < full or s[full - 1] < _WELL_CONDITIONED * s[0]):
        rank = _exact_rank(kind, given[:, :-1])
    bound = _bounded(kind, n, rank, limit, affine=affine)
    rows = u[:, :rank]
    if affine:
        rows = np.c_[rows, offsets / (np.abs(offsets).max() or 1.0)]
    scale = np.abs(offsets).max() or 1.0
    back = vt[:rank] / s[:rank, None] * scale
    return Problem(kind, given, W, b, affine, rows, back, bound, short, not short and rank < full)


def integer_rows(problem: Problem) -> tuple[np.ndarray, list[int]]:
    """[W, b] in integers, reduced to columns that span its column space; and these columns."""
    whole = integers(problem.given)
    values, offsets = whole[:, :-1], whole[:, -1:]
    spanning = values - values[:1] if problem.kind == "rankings" else values
    columns = pivot_columns(spanning)
    kept = values[:, columns]
    return (np.concatenate([kept, offsets], axis=1) if problem.affine else kept), columns


def _exact_rank(kind: Kind, W: Matrix) -> int:
    values = integers(W)
    return len(pivot_columns(values - values[:1] if kind == "rankings" else values))


def _centred(kind: Kind, values: Matrix) -> Matrix:
    """For rankings only differences matter."""
    return np.asarray(values - values.mean(axis=0)) if kind == "rankings" else values


def _rank(W: Matrix) -> int:
    s = np.linalg.svd(W, compute_uv=False)
    return int((s > TOLERANCE * s[0]).sum())


def _bounded(kind: Kind, n: int, rank: int, limit: int, *, affine: bool, whole: bool = True) -> int:
    """The number predicted from the rank, of all rows or of a sample of them."""
    if rank == 0:
        return 1
    signs = kind == "sign patterns"
    size = (log10_sign_patterns if signs else log10_rankings)(n, rank, bias=affine)
    most = min(limit, MOST_ENTRIES // n)
    if size < 15:  # noqa: PLR2004 — an exact number is readable
        count = (max_sign_patterns if signs else max_rankings)(n, rank, bias=affine)
        predicted = str(count)
    else:
        count, predicted = most + 1, f"10^{size:.1f}"
    if count > most:
        up_to = "up to" if whole else "at least up to"
        raise TooManyError(
            f"{kind.replace(' ', '_')} needs at most {most} {kind}, "
            f"got {up_to} {predicted} of {n} labels in {rank} dimensions"
        )
    return count


def _scaled(whole: Matrix, *, by_row: bool) -> tuple[Matrix, Vector]:
    """W and b divided by a power of two: one for all, or, as signs allow, one for each row."""
    tops = np.abs(whole).max(axis=1, keepdims=True)
    exponents = np.frexp(tops if by_row else tops.max())[1]
    scaled = np.ldexp(whole, -exponents)
    return scaled[:, :-1], scaled[:, -1]


def _no_ties(kind: Kind, whole: Matrix, *, short: bool) -> None:
    """Raise where a label's logit is always 0, or two labels' logits are always equal."""
    size = 0.0 if short else TOLERANCE * float(np.abs(whole).max())
    if kind == "sign patterns":
        zero = np.flatnonzero(np.abs(whole).max(axis=1) <= size)
        if len(zero):
            raise TieError(
                f"sign_patterns needs non-zero rows, got a zero row for label {zero[0]} "
                "(its logit is always 0)"
            )
        return
    for i in range(len(whole) - 1):
        same = np.flatnonzero(np.abs(whole[i + 1 :] - whole[i]).max(axis=1) <= size)
        if len(same):
            raise TieError(
                f"rankings needs rows that differ, got the same row for labels {i} and "
                f"{i + 1 + same[0]} (they always tie)"
            )
