"""One question: whether at some embedding certain differences of logits are all positive."""

import numpy as np

from lib.maths.rankings.arrangements.cells import Integers
from lib.maths.rankings.decisions.floats import Hull
from lib.maths.rankings.decisions.integers import Decision, Question, in_integers
from lib.maths.rankings.decisions.reading import Reading

_FEW = 100
"""Numbers of a question that integers answer in a few thousandths of a second."""


def decide(
    reading: Reading, plus: Integers, minus: Integers, tie: tuple[int, int] | None = None
) -> Decision:
    """Whether logit[plus] > logit[minus] for all pairs at some embedding, where `tie` are equal.

    plus, minus : (k,) labels; n stands for a logit that is always 0
    tie : two labels whose logits must be equal at the embedding, and are there but for rounding
    """
    if not len(plus) and tie is None:
        middle = np.zeros(reading.d) if reading.biased else np.eye(1, reading.d)[0]
        return Decision(ok=True, point=middle, weights=None)
    if tie is not None and reading.same(*tie):
        tie = None
    question = Question(reading, plus, minus, tie)
    if not len(plus) or (tie is None and len(plus) * reading.dimensions <= _FEW):
        return in_integers(question)
    try:
        hull = Hull(reading, plus, minus, tie)
    except RuntimeError:
        return in_integers(question)
    rise, clear = (0.0, False) if hull.point is None else question.shown(hull.point)
    if clear:
        return Decision(ok=True, point=hull.point, weights=None)
    if hull.holds_origin():
        return question.never(hull.weights)
    near = Decision(None, hull.point if rise > 0 else None, hull.weights)
    return in_integers(question, near)
