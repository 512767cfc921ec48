"""A classifier made ready for enumeration: checked, bounded, whitened."""

from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.rankings.arrangements.exact import Numbers, pivot_columns
from cosine_lab.maths.rankings.counting import log10_rankings, log10_sign_patterns, max_rankings, max_sign_patterns
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel

Kind = Literal["sign patterns", "rankings"]

MOST_CELLS = 300_000
MOST_ENTRIES = 1 << 24
_SAMPLE = 40
_WELL_CONDITIONED = 1e-6
_NOTHING = 1e-13


class TooManyError(ValueError):
    """More patterns than the limit: say their number (`rankings.counting`) instead."""


class TieError(ValueError):
    """Labels that tie for every embedding: no pattern without ties exists."""


class Problem(NamedTuple):
    """A classifier of n labels, logits W x + b, ready for enumeration.

    W, b : divided by powers of two (one for all; one a row for sign patterns)
    reading : the same numbers, ready to be decided about
    rows : (n, D), orthonormal columns; D is the rank r, or r + 1 with the bias as last column
    back : (m, D), from those columns to `reading.coordinates`
    bound : most patterns there can be for rows of that rank
    whole : whether `rows` span all that the numbers do: not so where floats lose a dimension of
        typed numbers
    """

    kind: Kind
    W: Matrix
    b: Vector
    reading: NumericModel
    rows: Matrix
    back: Matrix
    bound: int
    whole: bool

    @property
    def affine(self) -> bool:
        """Whether there is a bias."""
        return self.reading.biased


def prepare(kind: Kind, W: ArrayLike, bias: ArrayLike | None, limit: int) -> Problem:
    """Check the input, find its rank, compare the predicted number with the limit, whiten.

    Raises
    ------
    TooManyError
        Where rows in general position of this rank have more patterns than `limit`.
    TieError
        For labels that tie for every embedding.
    ValueError
        For input that is no classifier, and a limit that is no whole number in 1 … 300 000.
    """
    function = kind.replace(" ", "_")
    limit = checks.whole(function, limit, 1, MOST_CELLS, "a limit")
    W = checks.matrix(function, W, "unembeddings")
    n = len(W)
    b = None if bias is None else checks.vector(function, bias, "a bias", n)
    sample = NumericModel(W[:_SAMPLE], None, differences=kind == "rankings")
    whole = n <= _SAMPLE
    _bounded(kind, n, _rank(kind, sample)[0], limit, affine=b is not None, whole=whole)
    reading = NumericModel(W, b, differences=kind == "rankings")
    _no_ties(kind, reading)
    rank, exact_rank = _rank(kind, reading)
    bound = _bounded(kind, n, exact_rank, limit, affine=reading.biased)
    rows, back = _whitened(kind, reading, rank)
    whole_matrix = np.c_[W, np.zeros(n) if b is None else b]
    scaled, offsets = _scaled(whole_matrix, by_row=kind == "sign patterns")
    return Problem(kind, scaled, offsets, reading, rows, back, bound, rank == exact_rank)


def integer_rows(problem: Problem) -> tuple[Numbers, list[int]]:
    """[W, b] in integers, reduced to columns that span its column space; and these columns."""
    whole = problem.reading.integers[:-1]
    values = whole[:, :-1] if problem.affine else whole
    spanning = values - values[:1] if problem.kind == "rankings" else values
    columns = pivot_columns(spanning)
    integers = values[:, columns]
    return (np.concatenate([integers, whole[:, -1:]], axis=1) if problem.affine else integers), columns


def _rank(kind: Kind, reading: NumericModel) -> tuple[int, int]:
    """The rank of W (for rankings of its differences) in floats, and as the numbers have it."""
    values = _weights(kind, reading)
    s = np.linalg.svd(values, compute_uv=False)
    full = min(reading.n - (kind == "rankings"), values.shape[1])  # rounding of the mean can show one more
    rank = min(int((s > _NOTHING * s[0]).sum()), full)
    if not reading.typed:
        return rank, rank
    if rank == full and s[full - 1] > _WELL_CONDITIONED * s[0]:
        return rank, rank
    whole = reading.integers[:-1, : reading.d]
    return rank, len(pivot_columns(whole - whole[:1] if kind == "rankings" else whole))


def _weights(kind: Kind, reading: NumericModel) -> Matrix:
    """The rows without their bias; for rankings only differences matter."""
    values = reading.coordinates[:-1]
    values = values[:, :-1] if reading.biased else values
    return np.asarray(values - values.mean(axis=0)) if kind == "rankings" else values


def _whitened(kind: Kind, reading: NumericModel, rank: int) -> tuple[Matrix, Matrix]:
    u, s, vt = np.linalg.svd(_weights(kind, reading), full_matrices=False)
    rows, back = u[:, :rank], vt[:rank].T / s[:rank]
    if reading.biased:
        offsets = reading.coordinates[:-1, -1]
        offsets = offsets - offsets.mean() if kind == "rankings" else offsets
        top = np.abs(offsets).max() or 1.0
        rows = np.c_[rows, offsets / top]
        back = np.block([[back, np.zeros((len(back), 1))], [np.zeros((1, rank)), 1.0 / top]])
    return rows, back


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
        dimensions = f"{rank} dimensions" if whole else f"{rank} dimensions or more"
        up_to = f"up to {predicted}" if whole else f"{predicted} or more"
        raise TooManyError(
            f"{kind.replace(' ', '_')} needs at most {most} {kind}, "
            f"got {n} labels in {dimensions}, which can have {up_to}"
        )
    return count


def _scaled(whole: Matrix, *, by_row: bool) -> tuple[Matrix, Vector]:
    """W and b divided by a power of two: one for all, or, as signs allow, one for each row."""
    tops = np.abs(whole).max(axis=1, keepdims=True)
    exponents = np.frexp(tops if by_row else tops.max())[1]
    scaled = np.ldexp(whole, -exponents)
    return scaled[:, :-1], scaled[:, -1]


def _no_ties(kind: Kind, reading: NumericModel) -> None:
    """Raise where a label's logit is always 0, or two labels' logits are always equal."""
    rows = reading.matrix[:-1]
    size = 0.0 if reading.typed else float(reading.most_doubt.max())
    if kind == "sign patterns":
        zero = np.flatnonzero(np.abs(rows).max(axis=1) <= size)
        if len(zero):
            raise TieError(
                f"sign_patterns needs non-zero rows, got a zero row for label {zero[0]} (its logit is always 0)"
            )
        return
    for i in range(len(rows) - 1):
        same = np.flatnonzero(np.abs(rows[i + 1 :] - rows[i]).max(axis=1) <= size)
        if len(same):
            raise TieError(
                f"rankings needs rows that differ, got the same row for labels {i} and "
                f"{i + 1 + same[0]} (they always tie)"
            )
