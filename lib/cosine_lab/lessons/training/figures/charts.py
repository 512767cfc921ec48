"""The Training page's charts and tables."""

from collections.abc import Sequence

import numpy as np

from cosine_lab.data.temperatures import BINS
from cosine_lab.figures.chart import Chart, chart
from cosine_lab.figures.curves import Curve, Scale, curves
from cosine_lab.figures.histogram import Spread, cosine_histogram
from cosine_lab.figures.style import Look
from cosine_lab.figures.table import Table
from cosine_lab.lessons.training.model import Judged, Run, Shift, counts
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache

_HEIGHT = 340
_TICKS = [1, 2, 3, 5, 10, 20, 30, 50]


@shared_cache
def growth(run: Run, look: Look, text: Text) -> Chart:
    """Norm against steps on logarithmic axes: the run, the law on it, and the slope ¼."""
    at, slope = run.drawn, run.slope
    norms, law = run.growth.norms[at], run.growth.predicted[at]
    drawn = curves(
        [
            Curve(text("growth-run"), at, norms),
            Curve(text("growth-law"), at, law),
            Curve(text("growth-slope"), at, [np.nan if each is None else each for each in slope]),
        ],
        Scale(text("growth-steps"), log=True),
        Scale(text("growth-norm"), log=True),
        look,
        height=_HEIGHT,
    )
    drawn["layout"]["yaxis"] |= {"tickmode": "array", "tickvals": _TICKS}
    columns = {"step": at.tolist(), "norm": norms.tolist(), "law": law.tolist(), "slope": slope}
    table = {text(f"growth-column-{key}"): column for key, column in columns.items()}
    return chart("growth", drawn, text, table, title=None)  # its part has that title


@shared_cache
def step_counts(text: Text) -> Table:
    """Steps to cosine .99 by the norm at the start."""
    steps = counts()
    return {
        text("counts-norm"): [each.norm for each in steps.each],
        text("counts-steps"): [each.steps for each in steps.each],
        text("counts-reference"): [each.reference for each in steps.each],
        text("counts-flow", time=steps.time): [each.flow for each in steps.each],
        text("counts-both"): [each.both for each in steps.each],
    }


@shared_cache
def spread(judged: Judged, look: Look, text: Text) -> Chart:
    """Histogram of the cosines of pairs of one digit and of two, over all of [−1, 1]."""
    edges = np.linspace(-1.0, 1.0, BINS + 1)
    names = (text("same"), text("different"))
    drawn = cosine_histogram(
        [Spread(name, edges, counts) for name, counts in zip(names, judged.counts, strict=True)],
        look,
        text,
        height=_HEIGHT,
        whole=True,
    )
    ends = {"from": edges[:-1], "to": edges[1:]}
    table: Table = {text(f"spread-{key}"): each.round(2).tolist() for key, each in ends.items()}
    counted = {name: each.tolist() for name, each in zip(names, judged.counts, strict=True)}
    return chart("cosines", drawn, text, {**table, **counted})


@shared_cache
def bands(runs: Sequence[Judged], look: Look, text: Text) -> Chart:
    """Cosines against the temperature: the band of all pairs, and the means of both kinds."""
    trained = [each for each in runs if each.tau is not None]
    taus = [each.tau for each in runs if each.tau is not None]
    low, middle, high = zip(*(each.band for each in trained), strict=True)
    drawn = curves(
        [
            Curve(text("same"), taus, [each.same for each in trained]),
            Curve(text("different"), taus, [each.different for each in trained]),
            Curve(text("band"), taus, middle, band=(low, high)),
        ],
        Scale(text("tau-axis"), log=True),
        Scale(text("cosine-axis"), span=(-1.02, 1.02)),
        look,
        height=_HEIGHT,
    )
    return chart("bands", drawn, text, ranking(runs, text))


@shared_cache
def ranking(runs: Sequence[Judged], text: Text) -> Table:
    """Where the cosines end and how well they rank, temperature by temperature."""
    taus = [text("untrained") if each.tau is None else f"{each.tau:g}" for each in runs]
    return {
        text("ranking-tau"): taus,
        text("ranking-low"): [each.band[0] for each in runs],
        text("ranking-median"): [each.band[1] for each in runs],
        text("ranking-high"): [each.band[2] for each in runs],
        text("same"): [each.same for each in runs],
        text("different"): [each.different for each in runs],
        text("ranking-auc"): [each.auc for each in runs],
        text("ranking-reciprocal"): [each.reciprocal_rank for each in runs],
        text("ranking-norm"): [each.norm for each in runs],
        text("ranking-loss"): [each.loss for each in runs],
    }


def shift(result: Shift, text: Text) -> Table:
    """The batch before and after the constant."""
    rows = {"loss": result.losses, "right": result.right, "least": result.low, "greatest": result.high}
    return {
        text("shift-quantity"): [text(f"shift-{key}") for key in rows],
        text("shift-before"): [before for before, _ in rows.values()],
        text("shift-after"): [after for _, after in rows.values()],
    }
