"""What the Training page says of its numbers."""

from collections.abc import Sequence

from cosine_lab.escape import Markdown
from cosine_lab.figures.table import format_table
from cosine_lab.lessons.training.model import Judged, Run, Shift
from cosine_lab.lessons.training.model.growth import STEPS
from cosine_lab.prose import Text, number

_HALF = STEPS // 2


def growth(run: Run, text: Text) -> Markdown:
    """Run and law at the end."""
    norms, law = run.growth.norms, run.growth.predicted
    return text.markdown(
        "growth-answer",
        steps=STEPS,
        half=_HALF,
        norm=float(norms[-1]),
        law=float(law[-1]),
        factor=float(norms[-1] / norms[_HALF]),
        quarter=2**0.25,
    )


def answer(judged: Judged, text: Text) -> Markdown:
    """Where the cosines of one temperature end."""
    return text.markdown(
        "tau-answer", judged=judged, low=number(judged.band[0]), high=number(judged.band[2]), auc=100 * judged.auc
    )


def ranking(runs: Sequence[Judged], text: Text) -> Markdown:
    """How the columns are counted, and whether the lowest temperature ranks best here."""
    trained = [each for each in runs if each.tau is not None]
    low, best = (min(trained, key=lambda each: each.tau or 0), max(trained, key=lambda each: each.auc))
    return text.markdown("ranking-caption", low=low.tau, auc=low.auc, best=best.auc, at=best.tau)


def shift(result: Shift, constant: float, text: Text) -> Markdown:
    """What the constant changed."""
    changes = format_table({"": [abs(result.losses[1] - result.losses[0]), result.moved]})[""]
    loss, moved = map(Markdown, changes)
    return text.markdown("shift-answer", constant=number(constant), loss=loss, moved=moved)
