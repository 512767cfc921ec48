"""Which label sets and rankings a classifier can produce, each with an embedding that shows it.

Every list is complete: certified by Cover's count, or exact in integers; of computed numbers those
cells count that hold by more than `TOLERANCE` (docs/adr/0006). See `counting` for sizes beyond
listing and `queries` for single questions at any size.
"""

from numpy.typing import ArrayLike

from cosine_lab.maths.checks import Done, Integers
from cosine_lab.maths.rankings.arrangements.cells import TOLERANCE, Cells
from cosine_lab.maths.rankings.arrangements.listing import listed
from cosine_lab.maths.rankings.arrangements.problem import TieError, TooManyError, prepare

__all__ = ["TOLERANCE", "Cells", "TieError", "TooManyError", "rankings", "sign_patterns", "sign_strings"]


def sign_patterns(
    W: ArrayLike, bias: ArrayLike | None = None, *, limit: int = 20_000, progress: Done | None = None
) -> Cells:
    """S(W) = {sign(W x + b) : x in R^d, no zero}: the label sets of a sigmoid classifier.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings. Typed numbers (at most nine digits) are taken exactly as printed.
    bias : (n,) array, optional
        One bias for each label.
    limit : int
        Most patterns to list, 1 … 300 000; the count predicted from the rank is compared with it.
    progress : callable, optional
        Told the fraction done, now and then; it may raise to cancel.

    Returns
    -------
    Cells
        rows of −1 and +1, in the order "+" before "−", with witnesses.

    Raises
    ------
    TooManyError
        For more predicted patterns than `limit`, or than 2²⁴ entries in the table.
    TieError
        For a row that is zero (with its bias): its label's logit is always 0.
    ValueError
        For input that is no classifier.

    Notes
    -----
    Definition 5.1 of the paper; generic count `counting.max_sign_patterns` (Cover 1965).
    """
    return listed(prepare("sign patterns", W, bias, limit), progress)


def rankings(
    W: ArrayLike, bias: ArrayLike | None = None, *, limit: int = 20_000, progress: Done | None = None
) -> Cells:
    """R(W): the orders of the labels by logit W x + b, without ties, of a softmax classifier.

    Parameters
    ----------
    W, bias, limit, progress
        As for `sign_patterns`.

    Returns
    -------
    Cells
        rows of labels from best to worst, in lexicographic order, with witnesses.

    Raises
    ------
    TooManyError
        For more predicted rankings than `limit`, or than 2²⁴ entries in the table.
    TieError
        For two labels with the same row (and bias): they always tie.
    ValueError
        For input that is no classifier.

    Notes
    -----
    Definition 5.4 of the paper; generic count `counting.max_rankings` (Cover 1967).
    """
    return listed(prepare("rankings", W, bias, limit), progress)


def sign_strings(rows: Integers) -> list[str]:
    """Rows of −1 and +1 as strings of "-" and "+".

    rows : shape (N, n).
    """
    return ["".join("+" if s > 0 else "-" for s in row) for row in rows]
