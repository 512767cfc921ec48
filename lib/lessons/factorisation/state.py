"""What a reader chooses on the Factorisation page."""

from dataclasses import dataclass, replace
from typing import Annotated

from lib.lessons.factorisation.problem import MOST_LAM, Problem
from lib.maths.factor_gauges import Gauge
from lib.parameters import Numbers, State

HANDLES = 12  # as many as assets/spectrum/scene.js lets bend
DECADES = 3.0
MOST_RANK = 1000


@dataclass(frozen=True)
class FactorState(State):
    """A gauge with a name, its bend at twelve handles in decades, an item, the rank and λ.

    Nothing here has labels, so the link carries numbers only.
    """

    gauge: Annotated[int, Numbers("gauge", 0, len(Gauge) - 1, 1, whole=True)]
    bend: Annotated[tuple[float, ...], Numbers("bend", -DECADES, DECADES, shape=(HANDLES,))]
    item: Annotated[int, Numbers("item", 0, MOST_RANK - 1, 1, whole=True)]
    rank: Annotated[int, Numbers("rank", 1, MOST_RANK, 1, whole=True)]
    lam: Annotated[float, Numbers("penalty λ", 0, MOST_LAM)]


def default(problem: Problem) -> FactorState:
    """D = I, and the rank, λ and item that belong to the data."""
    return FactorState(
        labels=(),
        gauge=list(Gauge).index(Gauge.EVEN),
        bend=(0.0,) * HANDLES,
        item=problem.item,
        rank=problem.rank,
        lam=problem.lam,
    )


def fitting(state: FactorState, problem: Problem) -> tuple[FactorState, tuple[str, ...]]:
    """The state within what the data allow, and what of it was ignored, in sentences."""
    notes = []
    good = default(problem)
    if state.rank > problem.most_rank:
        notes.append(
            f"The link's rank {state.rank} is above the {problem.most_rank} directions that "
            f"this page has of these data; {good.rank} is shown instead."
        )
        state = replace(state, rank=good.rank)
    if state.item >= len(problem.names):
        notes.append(
            f"The link asks for item {state.item + 1} of {len(problem.names)}; "
            f"item {good.item + 1} is shown instead."
        )
        state = replace(state, item=good.item)
    return state, tuple(notes)
