"""All that the server computes for the page: the problem, and the numbers below its live part."""

from dataclasses import dataclass, replace

from cosine_lab.background_jobs import Progress
from cosine_lab.lessons.factorisation.model import findings
from cosine_lab.lessons.factorisation.model.findings import Columns
from cosine_lab.lessons.factorisation.model.problem import Problem, handwriting, parsed, simulated
from cosine_lab.lessons.factorisation.state import HANDLES, SEED, FactorState
from cosine_lab.maths.recommender.factor_gauges import Gauge
from cosine_lab.refusals import Refused, Word


@dataclass(frozen=True, eq=False)
class Solution:
    """A problem with its numbers."""

    problem: Problem
    gauges: Columns
    remedies: Columns | None
    extremes: tuple[float, float] | None
    weight_decay_error: float


def solved(source: str, progress: Progress) -> Solution:
    """The data of a source with a name, and what is computed from them."""
    if source == "digits":
        progress(0.2, Word("factorisation.telling-images"))
        return _solution(handwriting())
    return _solution(simulated(source, SEED, progress))


def uploaded(_name: str, content: bytes, _chosen: None = None) -> Solution:
    """The same for a reader's own matrix, out of a file of any name.

    Raises
    ------
    Refused
        As `parse`.
    """
    return _solution(parsed(content))


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


def fitting(state: FactorState, problem: Problem) -> tuple[FactorState, tuple[Refused, ...]]:
    """The state within what the data allow, and what of it was ignored."""
    refused = []
    good = default(problem)
    if state.rank > problem.most_rank:
        values = {"rank": state.rank, "most": problem.most_rank, "used": good.rank}
        refused.append(Refused("factorisation.link-rank", **values))
        state = replace(state, rank=good.rank)
    if state.item >= len(problem.names):
        of_item = {"item": state.item + 1, "most": len(problem.names), "used": good.item + 1}
        refused.append(Refused("factorisation.link-item", **of_item))
        state = replace(state, item=good.item)
    return state, tuple(refused)


def _solution(problem: Problem) -> Solution:
    return Solution(
        problem=problem,
        gauges=findings.gauges(problem),
        remedies=findings.remedies(problem),
        extremes=findings.extremes(problem),
        weight_decay_error=findings.weight_decay_error(problem),
    )
