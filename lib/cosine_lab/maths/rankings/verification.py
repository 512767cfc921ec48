"""The paper's statements, checked on random matrices of any size one can afford.

Lemma 5.3: the cosines of the rows determine the sign patterns. Theorem 5.6: the cosines of the
differences determine the rankings. Theorem 5.5: the cosines of the rows do not. Nothing on the
side of the cosines sees W: a factor L with L Lᵀ = C stands in for it.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.rankings.arrangements.cells import TOLERANCE
from cosine_lab.maths.rankings.cosines import chirotope, differences, factor, rankings_of_signs, rotation_gap, unit_rows
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns
from cosine_lab.maths.rankings.winning import argmaxable

Statement = Literal["Lemma 5.3", "Theorem 5.6"]
Method = Literal["minors", "patterns", "rotation"]
_LIMIT = 300_000


class Run(NamedTuple):
    """What to check: a statement on W = default_rng(seed).standard_normal((n, d)).

    method : "minors" compares chirotopes up to one global sign, as the paper's authors do;
        "patterns" lists both sets and compares them; "rotation" finds W's unit rows from their
        cosines up to a rotation, which proves the equality at any size
    cosines : whether to start from cosines, or from inner products
    """

    statement: Statement
    method: Method
    n: int
    d: int
    seed: int
    cosines: bool = True

    @property
    def minors(self) -> int:
        """How many maximal minors W, or the matrix of its differences, has."""
        rows = self.n if self.statement == "Lemma 5.3" else math.comb(self.n, 2)
        return math.comb(rows, self.d)


class Check(NamedTuple):
    """What came of a run.

    compared : how many minors, patterns or entries were compared
    holds : whether all agree
    gap : the fraction of signs or patterns that differ; for "rotation" the relative distance of
        W's rows from a rotation of the factor
    """

    run: Run
    compared: int
    holds: bool
    gap: float


class Rescaled(NamedTuple):
    """Theorem 5.5 on one pair of matrices with the same cosines: what they share."""

    cosine_gap: float
    shared: int
    only_first: int
    only_second: int
    first_winners: list[int]
    second_winners: list[int]


def verify(run: Run) -> Check:
    """Lemma 5.3 or Theorem 5.6 on one Gaussian matrix.

    Raises
    ------
    ValueError
        For sizes beyond the method's limit (ten million minors, 300 000 patterns), and for
        Theorem 5.6 by minors or rotation with d ≥ n, where the differences have a lower rank.
    """
    n, d = run.n, run.d
    W = np.random.default_rng(run.seed).standard_normal((n, d))
    A = W if run.statement == "Lemma 5.3" else differences(W)
    A = unit_rows("verify", A) if run.cosines else A
    L = factor(A @ A.T)
    if run.method == "minors":
        ours, theirs = chirotope(A), chirotope(L)
        wrong = min(int((ours != theirs).sum()), int((ours != -theirs).sum()))
        return Check(run, len(ours), wrong == 0, wrong / len(ours))
    if run.method == "rotation":
        gap = rotation_gap(A, L)
        return Check(run, A.size, gap < TOLERANCE, gap)
    return _same_patterns(run, W, L)


def verified(runs: Iterable[Run], progress: Callable[[float], None] | None = None) -> Iterator[Check]:
    """The checks one after another, each as soon as it is done; `progress` may raise to cancel."""
    todo = list(runs)
    for k, run in enumerate(todo):
        yield verify(run)
        if progress is not None:
            progress((k + 1) / len(todo))


def paper_runs() -> list[Run]:
    """The 200 runs of the authors' script: n ∈ {3, 5, 10}, d = 2 … min(n, 6), five seeds.

    Cosines or inner products, rows or differences (these only for d < n), by minors.
    """
    sizes = [(n, d) for n in (3, 5, 10) for d in range(2, min(n, 6) + 1)]
    statements: tuple[Statement, ...] = ("Lemma 5.3", "Theorem 5.6")
    return [
        Run(statement, "minors", n, d, seed, cosines)
        for statement in statements
        for n, d in sizes
        for seed in range(1, 6)
        for cosines in (True, False)
        if statement == "Lemma 5.3" or d < n
    ]


def further_runs() -> list[Run]:
    """Beyond the paper: whole sets of patterns, and thousands of labels by rotation."""
    rows = ((5, 3), (10, 6), (20, 4), (20, 5), (30, 4), (30, 6), (40, 4), (60, 3))
    steps = ((5, 3), (10, 2), (10, 3), (10, 4), (12, 3), (15, 3), (20, 2), (20, 3), (7, 6))
    large = ((100, 20), (1000, 20), (4000, 50))
    return [
        *(Run("Lemma 5.3", "patterns", n, d, 1) for n, d in rows),
        *(Run("Theorem 5.6", "patterns", n, d, 1) for n, d in steps),
        *(Run("Lemma 5.3", "rotation", n, d, 1) for n, d in large),
        *(Run("Theorem 5.6", "rotation", n, d, 1) for n, d in ((20, 6), (60, 20))),
    ]


def rescale(W: ArrayLike, lengths: ArrayLike) -> Rescaled:
    """Compare W with diag(lengths) W: the same cosines, perhaps other rankings (Theorem 5.5).

    W : shape (n, d); lengths : shape (n,), positive.
    """
    W = checks.matrix("rescale", W, "unembeddings")
    factors = checks.vector("rescale", lengths, "lengths", len(W))
    if factors.min() <= 0:
        raise ValueError(f"rescale needs positive lengths, got {factors.min():g}")
    V = W * factors[:, None]
    first, second = ({tuple(row) for row in rankings(M).rows.tolist()} for M in (W, V))
    a, b = unit_rows("rescale", W), unit_rows("rescale", V)
    return Rescaled(
        float(np.abs(a @ a.T - b @ b.T).max()),
        len(first & second),
        len(first - second),
        len(second - first),
        argmaxable(W).labels,
        argmaxable(V).labels,
    )


def rescale_at_random(n: int, d: int, seed: int) -> Rescaled:
    """`rescale` of a Gaussian matrix by lognormal lengths exp(0.3 z)."""
    rng = np.random.default_rng(seed)
    return rescale(rng.standard_normal((n, d)), np.exp(0.3 * rng.standard_normal(n)))


def _same_patterns(run: Run, W: Matrix, L: Matrix) -> Check:
    theirs = sign_patterns(L, limit=_LIMIT).rows
    if run.statement == "Lemma 5.3":
        ours = sign_patterns(W, limit=_LIMIT).rows
    else:
        ours, theirs = rankings(W, limit=_LIMIT).rows, rankings_of_signs(theirs, run.n)
    a, b = ({row.tobytes() for row in rows.astype(np.int64)} for rows in (ours, theirs))
    return Check(run, len(a), a == b, len(a ^ b) / len(a | b))
