"""All that the server computes for the page: the problem, and the numbers below its live part."""

from dataclasses import dataclass

from lib.figures.style import number
from lib.figures.table import Table, shown
from lib.lessons.factorisation import findings
from lib.lessons.factorisation.problem import Problem, Progress, handwriting, parsed, simulated

SOURCES = {
    "live": "Live size",
    "paper": "Paper size",
    "digits": "Digits",
    "own": "Your matrix",
}
SEED = 0


@dataclass(frozen=True)
class Found:
    """A problem with its numbers."""

    problem: Problem
    gauges: Table
    remedies: Table | None
    extremes: tuple[float, float] | None
    weight_decay_error: float


def solved(source: str, progress: Progress) -> Found:
    """The data of a source with a name, and what is computed from them."""
    if source == "digits":
        progress(0.2, "Reading the images")
        return _found(handwriting())
    return _found(simulated(source, SEED, progress))


def uploaded(content: bytes) -> Found:
    """The same for a reader's own matrix.

    Raises
    ------
    ValueError
        "parse needs …, got …"
    """
    return _found(parsed(content))


def tables(found: Found) -> dict[str, Table]:
    """The tables there are, by name."""
    held = {"gauges": found.gauges, "remedies": found.remedies}
    return {name: table for name, table in held.items() if table is not None}


def about(found: Found) -> str:
    """What the data are, and at which rank and λ the tables are computed."""
    problem = found.problem
    return (
        f"{problem.about}; σ₁ = {problem.of.sigma[0]:.1f}, "
        f"σ of direction {problem.rank} = {problem.of.sigma[problem.rank - 1]:.1f}. "
        f"Tables below: k = {problem.rank}, λ = {problem.lam:,g}."
    )


def facts(found: Found) -> str:
    """The two full-rank extremes and the gauge of weight decay, as computed."""
    decay = (
        "The D that weight decay picks, computed from ‖XAD‖² + ‖BD⁻¹‖², differs from 1/√σ by "
        f"{_tiny(found.weight_decay_error)} of itself at most."
    )
    if found.extremes is None:
        return f"{decay} Full rank k = p is out of reach for these data."
    identity, raw = found.extremes
    return (
        f"{decay} At full rank k = p = {len(found.problem.names)}: with D = √f the item cosines "
        f"are the identity (largest difference {_tiny(identity)}), with D = 1/√f the "
        f"users' cosines are those of the raw data (largest difference {_tiny(raw)}, "
        f"{len(found.problem.sample)} users). λ = {number(found.problem.lam, 0)} in both."
    )


def _tiny(value: float) -> str:
    return shown({"": [value]})[""][0]


def _found(problem: Problem) -> Found:
    return Found(
        problem=problem,
        gauges=findings.gauges(problem),
        remedies=findings.remedies(problem),
        extremes=findings.extremes(problem),
        weight_decay_error=findings.weight_decay_error(problem),
    )
