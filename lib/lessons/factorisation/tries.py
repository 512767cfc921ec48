"""What to try on the Factorisation page, on any data."""

from lib.lessons.factorisation.model.problem import Problem
from lib.lessons.factorisation.state import DECADES, HANDLES
from lib.maths.recommender.factor_gauges import Gauge
from lib.surfaces.tries import Try


def attempts(problem: Problem) -> tuple[Try, ...]:
    """The first weight up and down, the rescaling of weight decay; all directions, where few."""
    gauges = list(Gauge)
    found = [
        Try("up", {"bend": _first(DECADES)}),
        Try("down", {"bend": _first(-DECADES)}),
        Try("decay", {"gauge": gauges.index(Gauge.BALANCED)}),
    ]
    if problem.full:
        every = {"gauge": gauges.index(Gauge.SINGULAR_VECTORS), "rank": problem.most_rank}
        found.append(Try("every", every))
    return tuple(found)


def _first(decades: float) -> tuple[float, ...]:
    return (decades, *(0.0,) * (HANDLES - 1))
