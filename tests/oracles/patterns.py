"""Beside cosine_lab.maths.rankings.patterns: what twins in the browser and tests are held to."""

from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Done
from cosine_lab.maths.rankings.arrangements.cells import Cells
from tests.oracles.top_sets import top_sets


def topk_sets(W: ArrayLike, k: int, bias: ArrayLike | None = None, *, progress: Done | None = None) -> Cells:
    """Sets of k labels that can be above all others: what a top-k prediction can say.

    Parameters
    ----------
    W, bias, progress
        As for `sign_patterns`; equal rows are allowed.
    k : int
        Size of the sets, 1 … n − 1.

    Returns
    -------
    Cells
        rows of k labels in ascending order, with witnesses; `bound` is C(n, k), the number of all
        sets.

    Raises
    ------
    TooManyError
        For more than 20 000 sets of k labels, or more than 24 dimensions.
    ValueError
        For input that is no classifier, and k outside its range.
    """
    W = checks.matrix("topk_sets", W, "unembeddings")
    n = len(W)
    k = checks.whole("topk_sets", k, 1, n - 1, "k")
    b = None if bias is None else checks.vector("topk_sets", bias, "a bias", n)
    return top_sets(W, k, b, progress)
