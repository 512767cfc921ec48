"""All questions about one layer: what the page shows by and by, and the report holds."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from cosine_lab.background_jobs import Progress
from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.live import Inputs, inputs
from cosine_lab.lessons.audit.model.matrix import Matrices, matrices
from cosine_lab.lessons.audit.model.neighbours import Gauge, gauge
from cosine_lab.lessons.audit.model.pairs import OPPOSITE, WANTED, Check, Measure, check, measures, shift
from cosine_lab.lessons.audit.model.producing import Producing, producing
from cosine_lab.lessons.audit.model.winning import Winning, winning
from cosine_lab.maths.checks import Done, Vector
from cosine_lab.refusals import Refused, Word

_MOST_PAIRS = 64


class OfPair(NamedTuple):
    """What an audit found of two labels.

    checks : by the cosine wanted, what the translation to it does
    measures : what may be reported of the pair
    """

    pair: tuple[int, int]
    checks: dict[float, Check]
    measures: list[Measure]
    inputs: Inputs | None


class OfLayer(NamedTuple):
    """What an audit found of the layer, whatever the pair; it holds nothing of the layer itself.

    gauge : of neighbour lists; None for few labels, and for a sigmoid
    winning : which labels can win; None for a sigmoid
    """

    gauge: Gauge | None
    winning: Winning | None
    producing: Producing


class Findings(NamedTuple):
    """Everything.

    matrices : all cosines before and after a translation: the reader's, or to the cosine −1
    moved : whether it was the reader's
    """

    ground: Ground
    pair: OfPair
    layer: OfLayer
    matrices: Matrices
    moved: bool


def of_pair(ground: Ground, pair: tuple[int, int]) -> OfPair:
    """Ask what concerns two labels with different rows; the last few answers are remembered."""
    if pair not in ground.answers:
        if len(ground.answers) >= _MOST_PAIRS:
            ground.answers.clear()
        ground.answers[pair] = _of_pair(ground, pair, whole=False)
    known: OfPair = ground.answers[pair]
    return known


def _of_pair(ground: Ground, pair: tuple[int, int], *, whole: bool) -> OfPair:
    tried = _tried(ground, pair, whole=whole)
    return OfPair(pair, tried, measures(ground, pair), inputs(ground, pair))


def of_layer(ground: Ground, progress: Done | None = None) -> OfLayer:
    """Ask what takes its time."""
    report = progress or (lambda _done: None)
    survival = None if ground.sigmoid else gauge(ground)
    report(0.1)
    won = None
    if not ground.sigmoid:
        won = winning(ground.head, lambda done: report(0.1 + 0.6 * done))
    return OfLayer(survival, won, producing(ground, lambda done: report(0.7 + 0.3 * done)))


def reading(ground: Ground) -> Callable[[object, Progress], bool]:
    """`Ground.prepare` as work that many may wait for (cosine_lab.background_jobs)."""

    def run(_wanted: object, report: Progress) -> bool:
        ground.prepare(lambda done: report(done, Word("audit.reading")))
        return True

    return run


def job(ground: Ground) -> Callable[[object, Progress], OfLayer]:
    """`of_layer` as work that many may wait for (cosine_lab.background_jobs)."""

    def run(_wanted: object, report: Progress) -> OfLayer:
        return of_layer(ground, lambda done: report(done, Word("audit.working")))

    return run


def audited(ground: Ground, pair: tuple[int, int], progress: Done | None = None) -> Findings:
    """Ask every question.

    Raises
    ------
    Refused
        For a pair that is no two labels with different rows.
    """
    return findings(ground, pair, np.zeros(ground.head.W.shape[1]), of_layer(ground, progress))


def findings(ground: Ground, pair: tuple[int, int], by: Vector, layer: OfLayer) -> Findings:
    """Everything for a report, in which every row of the translated layer is multiplied out.

    by : the reader's translation; zeros where there is none
    """
    of_pair = _of_pair(ground, pair, whole=True)
    return Findings(ground, of_pair, layer, *all_cosines(ground, pair, by))


def all_cosines(ground: Ground, pair: tuple[int, int], by: Vector) -> tuple[Matrices, bool]:
    """All cosines before and after the reader's translation, or one to the cosine −1.

    The second says whether it was the reader's.
    """
    moved = bool(by.any())
    return matrices(ground, pair, by if moved else shift(ground, pair, OPPOSITE)), moved


def _tried(ground: Ground, pair: tuple[int, int], *, whole: bool) -> dict[float, Check]:
    """Opposite, at a right angle, aligned: each by a translation, checked."""
    results = {}
    for cosine in WANTED:
        try:
            results[cosine] = check(ground, pair, shift(ground, pair, cosine), whole=whole)
        except Refused:
            if cosine in (-1.0, 1.0):
                raise
    return results
