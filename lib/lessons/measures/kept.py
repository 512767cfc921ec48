"""Under how many of four moves that keep a softmax a measure stays: here, and on random models.

Nothing here knows the answer: it is the difference of two computed values, as in the browser
(assets/lessons/measures/invariance.js), on models drawn at random besides the reader's own.
"""

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np

from lib.lessons.measures.model import moved
from lib.lessons.measures.state import MOVES, MeasuresState
from lib.maths.checks import Matrix
from lib.maths.classifier.hull import competitors
from lib.maths.rankings.braid import differences
from lib.maths.vectors import cosines

ALLOWED = ("translation", "rotation", "diagonal", "shear")
_INSTANCES, _LABELS = 12, 5
_KEPT = 1e-9
_NOWHERE = np.zeros((1, 2))
Value = list[float | None] | set[tuple[int, int]]


def _above(table: Matrix) -> Value:
    values = table[np.triu_indices(len(table), 1)].tolist()
    return [None if np.isnan(value) else value for value in values]


def _distances(W: Matrix) -> Value:
    return _above(np.linalg.norm(W[:, None] - W[None], axis=2))


_MEASURES: dict[str, Callable[[Matrix], Value]] = {
    "cosine": lambda W: _above(cosines(W)),
    "euclidean": _distances,
    "differences": lambda W: _above(cosines(differences(W))),
    "competition": lambda W: set(competitors(W)),
}


def counts(state: MeasuresState) -> dict[str, float | None]:
    """Readings `kept:<measure>`: under how many of the moves it stays."""
    W = np.array(state.unembeddings)
    amounts = dict(zip(MOVES, state.amounts, strict=True))
    here = {key: moved(key, amounts[key], W, _NOWHERE)[0] for key in ALLOWED}
    return {
        f"kept:{measure}": float(
            sum(_random(measure, key) and _stays(measure, W, here[key]) for key in ALLOWED)
        )
        for measure in _MEASURES
    }


def _stays(measure: str, before: Matrix, after: Matrix) -> bool:
    was, now = (_MEASURES[measure](W) for W in (before, after))
    if isinstance(was, set) or isinstance(now, set):
        return was == now
    return all(map(_same, was, now))


def _same(a: float | None, b: float | None) -> bool:
    if a is None or b is None:
        return a is b
    return abs(a - b) <= _KEPT * max(1.0, abs(a), abs(b))


@cache
def _random(measure: str, key: str) -> bool:
    """Whether a move of this kind keeps the measure on every model that is drawn."""
    return all(_stays(measure, W, moved(key, t, W, _NOWHERE)[0]) for W, t in _drawn())


def _drawn() -> Iterator[tuple[Matrix, float]]:
    rng = np.random.default_rng(0)
    for _ in range(_INSTANCES):
        yield rng.standard_normal((_LABELS, 2)), float(rng.uniform(0.2, 1.0))
