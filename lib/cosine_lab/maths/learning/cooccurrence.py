"""How often words meet in a text, against chance: what a skip-gram model learns from.

Sources: Church and Hanks, *Word association norms, mutual information, and lexicography* (1990);
Levy and Goldberg, *Neural word embedding as implicit matrix factorization* (2014).
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.stats import spearmanr

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.vectors import cosines

MOST_WORDS = 5000
WIDEST = 50
_TWO = 2


def cooccurrences(words: ArrayLike, sentences: ArrayLike, n: int, window: int) -> Matrix:
    """Counts N, shape (n, n): how often word j stands within `window` places of word i.

    N is symmetric; N_ii counts each pair of two mentions of i twice, as any other pair. Pairs do
    not reach over the end of a sentence.

    Parameters
    ----------
    words : (t,) integers
        Word at each place of the text; places with a number outside 0 … n − 1 hold no word of the
        vocabulary, and keep their place.
    sentences : (t,) integers
        Sentence of each place.
    n : int
        Words of the vocabulary, 1 … 5000.
    window : int
        Farthest distance of a pair, 1 … 50.
    """
    ids, parts = np.asarray(words), np.asarray(sentences)
    if ids.ndim != 1 or ids.shape != parts.shape:
        raise ValueError(f"cooccurrences needs one sentence a word, got shapes {ids.shape} and {parts.shape}")
    size = int(checks.within("cooccurrences", n, 1, MOST_WORDS, "a vocabulary"))
    reach = int(checks.within("cooccurrences", window, 1, WIDEST, "a window"))
    known = (ids >= 0) & (ids < size)
    counts = np.zeros(size * size, dtype=np.int64)
    for step in range(1, min(reach, len(ids) - 1) + 1):
        met = known[step:] & known[:-step] & (parts[step:] == parts[:-step])
        pairs = ids[:-step][met].astype(np.int64) * size + ids[step:][met]
        counts += np.bincount(pairs, minlength=size * size)
    ahead = counts.reshape(size, size)
    return np.asarray(ahead + ahead.T, dtype=np.float64)


def pmi(N: ArrayLike) -> Matrix:
    """Pointwise mutual information log(N_ij · ΣN / (N_i N_j)), shape (n, n), N_i the row sums.

    0 where i and j meet as often as by chance; −∞ for a pair that never meets; NaN in the row and
    column of a word that meets nobody, for which chance says nothing. Natural logarithm.

    N : square and symmetric, entries ≥ 0, not all 0.
    """
    counts = _counts("pmi", N)
    totals = counts.sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        alone = np.log(totals)
        value = np.log(counts) + (np.log(totals.sum()) - np.add.outer(alone, alone))
    value[totals == 0] = np.nan
    value[:, totals == 0] = np.nan
    return np.asarray(value, dtype=np.float64)


def ppmi(N: ArrayLike) -> Matrix:
    """Positive PMI, max(pmi, 0), shape (n, n): 0 as well where a pair or a word never meets."""
    return np.nan_to_num(np.maximum(pmi(N), 0.0), nan=0.0)


def company(N: ArrayLike, first: int) -> Matrix:
    """How alike the company of the `first` words is: cosines of their PPMI rows.

    Shape (first, first), in [0, 1]; NaN for a word with no company above chance. Two words can
    keep the same company and never meet.
    """
    rows = ppmi(N)
    return cosines(rows[: int(checks.within("company", first, 1, len(rows), "words"))])


def rank_correlation(a: ArrayLike, b: ArrayLike) -> float | None:
    """Spearman's ρ of two samples of one size, in [−1, 1], over the places where both are finite.

    None where it is undefined: fewer than two such places, or one of the two constant there.

    a, b : one shape.
    """
    x, y = np.asarray(a, dtype=np.float64).ravel(), np.asarray(b, dtype=np.float64).ravel()
    if x.shape != y.shape:
        raise ValueError(f"rank_correlation needs samples of one size, got {x.size} and {y.size}")
    both = np.isfinite(x) & np.isfinite(y)
    x, y = x[both], y[both]
    if x.size < _TWO or np.ptp(x) == 0 or np.ptp(y) == 0:
        return None
    return float(spearmanr(x, y).statistic)


def pairs_of(matrix: NDArray[np.float64]) -> Vector:
    """Entries above the diagonal, row by row: one for each pair i < j of a symmetric matrix.

    matrix : shape (n, n); the answer has shape (n(n − 1)/2,).
    """
    return np.asarray(matrix[np.triu_indices(len(matrix), 1)], dtype=np.float64)


def _counts(function: str, N: ArrayLike) -> Matrix:
    counts = checks.matrix(function, N, "counts")
    if counts.shape[0] != counts.shape[1] or counts.min() < 0 or not counts.any():
        raise ValueError(
            f"{function} needs counts ≥ 0 of all pairs of words, not all 0, "
            f"got shape {counts.shape} and least {counts.min():g}"
        )
    if not np.array_equal(counts, counts.T):
        raise ValueError(f"{function} needs symmetric counts, got others")
    return counts
