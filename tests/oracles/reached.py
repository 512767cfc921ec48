"""Whether readings reach a goal: beside `holds` of assets/lab/story/machine.js."""

from collections.abc import Mapping, Sequence

from cosine_lab.surfaces.story import Reads

Readings = Mapping[str, float | None]
"""Value by name; None where it is undefined."""


def reached(goal: Sequence[Reads], readings: Readings) -> bool | None:
    """Whether all comparisons hold; None where not every reading is known."""
    if any(each.reading not in readings for each in goal):
        return None
    return all(_holds(each, readings[each.reading]) for each in goal)


def _holds(reads: Reads, value: float | None) -> bool:
    if value is None:
        return False
    return {
        "<": value < reads.value,
        "<=": value <= reads.value + reads.within,
        "=": abs(value - reads.value) <= reads.within,
        ">=": value >= reads.value - reads.within,
        ">": value > reads.value,
    }[reads.relation]
