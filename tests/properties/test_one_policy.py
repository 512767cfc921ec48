"""The six answers about a classifier, held to one another and to rational arithmetic.

The oracle eliminates variables one after another (Fourier 1826), in fractions: it shares no line
with what it judges.
"""

from fractions import Fraction
from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from cosine_lab.maths.rankings.feasible import feasible, mixture
from cosine_lab.maths.rankings.patterns import TieError, rankings, sign_patterns
from cosine_lab.maths.rankings.winning import argmaxable, tie_for_top

Row = list[Fraction]
Classifier = tuple[list[list[float]], list[float] | None]


def possible(demands: list[Row], equal: Row | None = None) -> bool:
    """Whether some x has row·x > 0 for all rows, and equal·x = 0."""
    if equal is not None and any(equal):
        c = next(k for k, value in enumerate(equal) if value)
        demands = [
            [v - row[c] / equal[c] * e for k, (v, e) in enumerate(zip(row, equal, strict=True)) if k != c]
            for row in demands
        ]
    while demands and demands[0]:
        up = [[v / row[-1] for v in row[:-1]] for row in demands if row[-1] > 0]
        down = [[v / row[-1] for v in row[:-1]] for row in demands if row[-1] < 0]
        flat = [row[:-1] for row in demands if row[-1] == 0]
        between = [[u - d for u, d in zip(a, b, strict=True)] for a in up for b in down]
        demands = [list(row) for row in {tuple(row) for row in flat + between}]
    return not demands


class Oracle:
    def __init__(self, classifier: Classifier) -> None:
        W, b = classifier
        exact = [[Fraction(repr(v)) for v in row] for row in W]
        self.rows = exact if b is None else [[*row, Fraction(repr(v))] for row, v in zip(exact, b, strict=True)]
        self.more = [] if b is None else [[Fraction(0)] * len(W[0]) + [Fraction(1)]]
        self.n = len(W)

    def step(self, i: int, j: int) -> Row:
        return [p - q for p, q in zip(self.rows[i], self.rows[j], strict=True)]

    def ranking(self, order: list[int]) -> bool:
        return possible([self.step(i, j) for i, j in pairwise(order)] + self.more)

    def top(self, chosen: tuple[int, ...]) -> bool:
        rest = [j for j in range(self.n) if j not in chosen]
        return possible([self.step(i, j) for i in chosen for j in rest] + self.more)

    def tie(self, i: int, j: int) -> bool:
        rest = [k for k in range(self.n) if k not in (i, j)]
        return possible([self.step(i, k) for k in rest] + self.more, self.step(i, j))

    def signs(self, signs: list[int]) -> bool:
        rows = [[s * v for v in row] for s, row in zip(signs, self.rows, strict=True)]
        return possible(rows + self.more)


MANTISSAS = st.integers(-4, 4)
MOST_UNKNOWNS = 3


@st.composite
def typed(draw: st.DrawFn) -> Classifier:
    """Small, nearly degenerate and widely scaled decimals, with and without bias."""
    n, d = draw(st.integers(2, 7)), draw(st.integers(1, MOST_UNKNOWNS))
    kind = draw(st.sampled_from(["small", "near", "wide"]))

    def number() -> float:
        m = draw(MANTISSAS)
        if kind == "near":
            return float(f"{m}.0000000{draw(st.integers(0, 2))}") if m else 0.0
        return float(f"{m}e{draw(st.integers(-12, 12)) if kind == 'wide' else 0}")

    W = [[number() for _ in range(d)] for _ in range(n)]
    # A bias is one more unknown, and the oracle's work doubles its exponent with each.
    b = [number() for _ in range(n)] if d < MOST_UNKNOWNS and draw(st.booleans()) else None
    return W, b


@given(typed())
@settings(max_examples=40)
def test_typed_answers_are_those_of_rational_arithmetic(classifier: Classifier) -> None:
    oracle, n = Oracle(classifier), len(classifier[0])
    W, b = classifier
    found = argmaxable(W, b)
    for i in range(n):
        assert (found.status[i] == "yes") == oracle.top((i,))
        assert (mixture(W, i, b) is None) == oracle.top((i,))
        assert feasible(W, b, top=[i]).ok is oracle.top((i,))
    pairs = [pair for pair in combinations(range(n), 2) if oracle.tie(*pair)]
    assert tie_for_top(W, b) == pairs
    for k in range(1, min(n, 4)):
        for chosen in combinations(range(n), k):
            assert feasible(W, b, top=chosen).ok is oracle.top(chosen)


@given(typed(), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_typed_lists_hold_what_rational_arithmetic_allows(classifier: Classifier, random: object) -> None:
    oracle, (W, b) = Oracle(classifier), classifier
    try:
        listed = {tuple(row) for row in rankings(W, b).rows.tolist()}
    except TieError:
        listed = set()
    assume(len(listed) < 400)
    orders = [random.sample(range(len(W)), len(W)) for _ in range(6)]  # type: ignore[attr-defined]
    for order in [*list(listed)[:6], *orders]:
        assert (tuple(order) in listed) == oracle.ranking(list(order))
        assert feasible(W, b, ranking=list(order)).ok is oracle.ranking(list(order))
    if listed:
        assert argmaxable(W, b).labels == sorted({row[0] for row in listed})
    try:
        patterns = {tuple(row) for row in sign_patterns(W, b).rows.tolist()}
    except TieError:
        return
    for signs in [*list(patterns)[:6], tuple(random.choices((-1, 1), k=len(W)))]:  # type: ignore[attr-defined]
        assert (tuple(signs) in patterns) == oracle.signs(list(signs))
        assert feasible(W, b, signs=list(signs)).ok is oracle.signs(list(signs))


@st.composite
def computed(draw: st.DrawFn) -> tuple[np.ndarray, np.ndarray | None]:
    """Seventeen digits: well scaled, within 1e-7 … 1e-15 of degenerate, and widely scaled."""
    n, d = draw(st.integers(2, 7)), draw(st.integers(1, 4))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    W, b = rng.integers(-2, 3, (n, d)).astype(float), rng.integers(-2, 3, n).astype(float)
    noise = 10.0 ** -draw(st.sampled_from([0, 7, 9, 10, 12, 15]))
    W, b = W + noise * rng.standard_normal((n, d)), b + noise * rng.standard_normal(n)
    if draw(st.booleans()):
        W = W * 10.0 ** rng.integers(-9, 10, d)
    return W, b if draw(st.booleans()) else None


ROUNDED = (
    np.array([[2 + 2**-50, 2 - 5 * 2**-52], [2 - 3 * 2**-52, 2 - 2**-52]]),
    np.array([2 + 2**-51, -2 + 3 * 2**-52]),
)
"""Two labels whose difference is of the size of rounding: their mean, taken away, leaves two directions, not one."""


@pytest.mark.filterwarnings("error")
@given(computed())
@example(ROUNDED)
@settings(max_examples=40)
def test_computed_answers_never_contradict_one_another(classifier: tuple[np.ndarray, np.ndarray | None]) -> None:
    W, b = classifier
    n = len(W)
    found = argmaxable(W, b)
    try:
        listed = rankings(W, b)
        heads = set(listed.rows[:, 0].tolist())
        assert heads <= set(found.labels)
        if listed.exact:
            assert heads == set(found.labels)
    except TieError:
        pass
    for i in range(n):
        answer = feasible(W, b, top=[i]) if n > 1 else feasible(W, b, ranking=[i])
        assert (answer.ok is True) == (found.status[i] == "yes")
        assert (mixture(W, i, b) is not None) <= (found.status[i] in ("no", "tie"))
        assert (found.status[i] == "no") <= (mixture(W, i, b) is not None)
    for i, j in tie_for_top(W, b):
        assert "no" not in (found.status[i], found.status[j])


@given(computed())
@settings(max_examples=40)
def test_a_computed_yes_is_true_of_the_very_numbers(classifier: tuple[np.ndarray, np.ndarray | None]) -> None:
    W, b = classifier
    found = argmaxable(W, b)
    for i in found.labels:
        rows = [[Fraction(v) for v in row] for row in W.tolist()]
        point = [Fraction(v) for v in found.points[i].tolist()]
        logits = [sum(w * x for w, x in zip(row, point, strict=True)) for row in rows]
        if b is not None:
            logits = [value + Fraction(v) for value, v in zip(logits, b.tolist(), strict=True)]
        assert all(logits[i] > value for k, value in enumerate(logits) if k != i)
