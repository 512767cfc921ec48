"""What the trained encoders show: charts, tables and sentences made from their numbers."""

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go

from lib import prose
from lib.figures.curves import Curve, Scale, curves
from lib.figures.histogram import Spread, cosine_histogram
from lib.figures.style import Look, number
from lib.figures.table import Table, shown
from lib.lessons.training.temperature import BINS, Judged, Shift

_HEIGHT = 340


def spread(judged: Judged, look: Look) -> go.Figure:
    """Histogram of the cosines of pairs of one digit and of two, over all of [−1, 1]."""
    words = prose.page("training").words
    edges = np.linspace(-1.0, 1.0, BINS + 1)
    names = (words["same"], words["different"])
    return cosine_histogram(
        [Spread(name, edges, counts) for name, counts in zip(names, judged.counts, strict=True)],
        look,
        height=_HEIGHT,
        whole=True,
    )


def spread_table(judged: Judged) -> Table:
    """The histogram in numbers."""
    words = prose.page("training").words
    edges = np.linspace(-1.0, 1.0, BINS + 1).round(2)
    return {
        "from": edges[:-1].tolist(),
        "to": edges[1:].tolist(),
        words["same"]: judged.counts[0].tolist(),
        words["different"]: judged.counts[1].tolist(),
    }


def bands(found: Sequence[Judged], look: Look) -> go.Figure:
    """Cosines against the temperature: the band of all pairs, and the means of both kinds."""
    words = prose.page("training").words
    trained = [each for each in found if each.tau is not None]
    taus = [each.tau for each in found if each.tau is not None]
    low, middle, high = zip(*(each.band for each in trained), strict=True)
    return curves(
        [
            Curve(words["same"], taus, [each.same for each in trained]),
            Curve(words["different"], taus, [each.different for each in trained]),
            Curve(words["band"], taus, middle, band=(low, high)),
        ],
        Scale(words["tau-axis"], log=True),
        Scale(words["cosine-axis"], span=(-1.02, 1.02)),
        look,
        height=_HEIGHT,
    )


def ranking(found: Sequence[Judged]) -> Table:
    """Where the cosines end and how well they rank, temperature by temperature."""
    words = prose.page("training").words
    return {
        "τ": [words["untrained"] if each.tau is None else f"{each.tau:g}" for each in found],
        "2.5 %": [each.band[0] for each in found],
        "median": [each.band[1] for each in found],
        "97.5 %": [each.band[2] for each in found],
        words["same"]: [each.same for each in found],
        words["different"]: [each.different for each in found],
        "AUC": [each.auc for each in found],
        "mean 1/rank": [each.reciprocal_rank for each in found],
        "mean ‖z‖": [each.norm for each in found],
        "last loss": [each.loss for each in found],
    }


def answer(judged: Judged) -> str:
    """Where the cosines of one temperature end, in a sentence."""
    return (
        prose.page("training")
        .words["tau-answer"]
        .format(
            tau=f"{judged.tau:g}",
            low=number(judged.band[0]),
            high=number(judged.band[2]),
            same=number(judged.same),
            different=number(judged.different),
            auc=f"{100 * judged.auc:.1f} %",
        )
    )


def shift_table(shift: Shift) -> Table:
    """The batch before and after the constant."""
    rows = {
        "InfoNCE, in nats": shift.losses,
        "mean probability of the right key": shift.right,
        "least score": shift.low,
        "greatest score": shift.high,
    }
    return {
        "": list(rows),
        "cosines": [pair[0] for pair in rows.values()],
        "cosines + c": [pair[1] for pair in rows.values()],
    }


def shift_answer(shift: Shift, constant: float) -> str:
    """What the constant changed, in a sentence."""
    change = shown({"": [abs(shift.losses[1] - shift.losses[0]), shift.moved]})[""]
    return (
        prose.page("training")
        .words["shift-answer"]
        .format(constant=number(constant), loss=change[0], moved=change[1])
    )
