"""What the panels show, in sentences made from their numbers."""

from collections.abc import Sequence

from lib import prose
from lib.figures.style import number
from lib.lessons.pooling.solve import Measured


def answer(experiment: str, found: Sequence[Measured]) -> str:
    """The answer of an experiment; its numbers are those measured, panel by panel."""
    numbers: dict[str, str] = {}
    for at, each in enumerate(found, start=1):
        numbers[f"mean{at}"] = number(each.got.mean if each.got else None)
        numbers[f"sd{at}"] = number(each.got.sd if each.got else None, 3)
        numbers[f"by{at}"] = number(each.predicted.mean if each.predicted else None)
        numbers[f"bysd{at}"] = number(each.predicted.sd if each.predicted else None, 3)
        numbers[f"next{at}"] = number(each.got.adjacent if each.got else None)
    real = experiment == "free" and len(found) > 1
    return (
        prose.page("pooling")
        .words["answer-real" if real else f"answer-{experiment}"]
        .format(**numbers)
    )


def described(found: Sequence[Measured]) -> str:
    """The figure for readers who cannot see it."""
    each = (
        f"{one.title} ({one.name}): mean {number(one.got.mean)}, spread {number(one.got.sd, 3)}"
        for one in found
        if one.got
    )
    return f"Histograms of the cosines of all pairs. {'; '.join(each)}."
