"""All questions about one layer: what the page shows by and by, and the report holds."""

from typing import NamedTuple

from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.inputs import Inputs, inputs
from lib.lessons.audit.model.neighbours import Gauge, gauge
from lib.lessons.audit.model.pairs import WANTED, Check, Measure, check, measures, shift
from lib.lessons.audit.model.producing import Producing, producing
from lib.lessons.audit.model.winning import Winning, winning
from lib.maths.rankings.arrangements.incremental import Progress
from lib.refusals import Refused


class Findings(NamedTuple):
    """What an audit found.

    ground : the layer
    pair : the two labels it looked at
    checks : by the cosine wanted, what the translation to it does
    measures : what may be reported of the pair
    gauge : of neighbour lists; None for few labels, and for a sigmoid
    winning : which labels can win; None for a sigmoid
    """

    ground: Ground
    pair: tuple[int, int]
    checks: dict[float, Check]
    measures: list[Measure]
    gauge: Gauge | None
    winning: Winning | None
    producing: Producing
    inputs: Inputs | None


def audited(ground: Ground, pair: tuple[int, int], progress: Progress | None = None) -> Findings:
    """Ask every question.

    Raises
    ------
    Refused
        For a pair that is no two labels with different rows.
    """
    tell = progress or (lambda _done: None)
    checks = tried(ground, pair)
    tell(0.05)
    kept = None if ground.sigmoid else gauge(ground)
    tell(0.15)
    won = None if ground.sigmoid else winning(ground.head, lambda done: tell(0.15 + 0.6 * done))
    made = producing(ground, lambda done: tell(0.75 + 0.24 * done))
    return Findings(
        ground, pair, checks, measures(ground, pair), kept, won, made, inputs(ground, pair)
    )


def tried(ground: Ground, pair: tuple[int, int]) -> dict[float, Check]:
    """Opposite, at a right angle, aligned: each by a translation, checked."""
    found = {}
    for cosine in WANTED:
        try:
            found[cosine] = check(ground, pair, shift(ground, pair, cosine))
        except Refused:
            if cosine in (-1.0, 1.0):
                raise
    return found
