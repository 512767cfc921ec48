"""What can be read off Factorisation's state: twin of assets/lessons/factorisation/scene.js."""

from collections.abc import Mapping

import numpy as np

from lib.lessons.factorisation.model import default, fitting
from lib.lessons.factorisation.model.problem import (
    NEIGHBOURS,
    Problem,
    handwriting,
    living,
    simulated,
)
from lib.lessons.factorisation.state import HANDLES, OWN, SEED, SOURCES, FactorState
from lib.maths.checks import Matrix, Vector
from lib.maths.recommender.factor_gauges import Gauge, gauge
from lib.maths.recommender.factorisation import shrinkage
from lib.maths.spaces.clusters import separation
from lib.maths.vectors import cosines
from lib.refusals import Refused
from lib.shared_cache import shared_cache
from lib.surfaces.readings import Later, Readings, linked

_ROUNDING = 1e-6
"""Of cosines from the numbers of 32 bits that the browser has."""


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe; none of a reader's own matrix.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    source = asked.get("source", SOURCES[0])
    if source not in SOURCES:
        raise Refused("links.choice", label="source", asked=source, known=SOURCES)
    if source == OWN:
        return {}
    problem = _problem(source)
    state, unfit = fitting(linked(default(problem), asked), problem)
    if unfit:
        raise unfit[0]
    now, even = _weights(problem, state), _shrunk(problem, state) ** 0.5
    return Later(
        lambda: _neighbours(problem, state.item, now, even),
        lambda: _spread(problem, now),
        lambda: _kept(problem, state, now, even),
    )


def simulated_live() -> Problem:
    """The data that the page begins with."""
    return _problem(SOURCES[0])


@shared_cache(most=4)
def _problem(source: str) -> Problem:
    return handwriting() if source == "digits" else simulated(source, SEED, lambda *_: None)


def _shrunk(problem: Problem, state: FactorState) -> Vector:
    """F of the k leading directions: what predictions keep of them."""
    return shrinkage(problem.of.sigma[: state.rank], state.lam)


def _weights(problem: Problem, state: FactorState) -> Vector:
    """What the item factor V diag(…) weighs each direction by: a gauge with a name, bent."""
    f = _shrunk(problem, state)
    named = gauge(list(Gauge)[state.gauge], problem.of, state.rank, state.lam)
    at = _knots(state.rank)
    bend = np.interp(np.arange(state.rank), at, state.bend[: len(at)])
    return np.asarray(f**0.5 / named * 10**bend)


def _knots(rank: int) -> list[int]:
    """Directions that have a handle; a bend runs on a straight line between two of them."""
    if rank <= HANDLES:
        return list(range(rank))
    found: list[int] = []
    for j in range(HANDLES):
        wished = int(np.floor(rank ** (j / (HANDLES - 1)) + 0.5)) - 1
        found.append(max(wished, found[-1] + 1) if found else wished)
    return found


def _cosines(problem: Problem, weights: Vector) -> Matrix:
    """Cosines of all pairs of items, NaN for one outside the leading directions."""
    V = living(problem)[:, : len(weights)].astype(np.float64)
    return cosines(V * weights)


def _spread(problem: Problem, weights: Vector) -> dict[str, float | None]:
    """Mean cosines within and between groups and how well they part; without groups, the mean."""
    table, groups = _cosines(problem, weights), problem.data.groups
    if groups is None:
        return {"between": float(np.nanmean(table[np.triu_indices(len(table), 1)]))}
    split = separation(table, groups)
    return {"within": split.within, "between": split.between, "auc": split.auc}


def _neighbours(problem: Problem, item: int, now: Vector, even: Vector) -> dict[str, float | None]:
    """Who is nearest to the item, and how many of the five nearest are new."""
    was, near = (_nearest(_cosines(problem, weights)[item], item) for weights in (even, now))
    return {
        "nearest-before": float(was[0]) if was else None,
        "nearest-now": float(near[0]) if near else None,
        "nearest-moved": float(was[:1] != near[:1]),
        "fresh": float(len(set(near) - set(was))),
    }


def _nearest(row: Vector, item: int) -> list[int]:
    """The five nearest items; the first ones where none is nearer than another but by rounding."""
    others = [k for k in range(len(row)) if k != item and not np.isnan(row[k])]
    values = row[others]
    if len(others) > 1 and np.ptp(values) < _ROUNDING:
        return others[:NEIGHBOURS]
    order = np.argsort(-values, kind="stable")[:NEIGHBOURS]
    return [others[k] for k in order]


def _kept(
    problem: Problem, state: FactorState, now: Vector, even: Vector
) -> dict[str, float | None]:
    """The largest difference of a prediction, and the largest prediction, of some users."""
    f, V = _shrunk(problem, state), living(problem).astype(np.float64)
    users = (problem.sample @ living(problem)).astype(np.float32).astype(np.float64)
    V, users = V[:, : state.rank], users[:, : state.rank]
    one, other = (
        (users * np.divide(f, each, out=np.zeros_like(f), where=f > 0)) @ (V * each).T
        for each in (now, even)
    )
    return {"max-dx": float(np.abs(one - other).max()), "max-x": float(np.abs(other).max())}
