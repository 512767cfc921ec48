"""What the Training page shows below the surface: sentences, charts and tables, part by part."""

from collections.abc import Sequence

from lib.figures.chart import Listing, View
from lib.figures.style import Look
from lib.lessons.training import sentences
from lib.lessons.training.figures import charts
from lib.lessons.training.model import Judged, Run, shifted
from lib.prose import Text


def growth(run: Run, look: Look, text: Text) -> View:
    """How a length grew."""
    chart = charts.growth(run, look, text)
    return View(sentences.growth(run, text), (((1, (chart,)),),))


def steps(text: Text) -> View:
    """How many steps the same turn takes by the length at the start."""
    listing = Listing(
        charts.step_counts(text),
        text("counts-alt"),
        "steps",
        text.markdown("counts-title"),
        text.markdown("counts-caption"),
        digits=1,
    )
    return View(rows=(((1, (listing,)),),))


def encoders(found: Sequence[Judged], judged: Judged, look: Look, text: Text) -> View:
    """Where the cosines end at one temperature, and at all, and how well they rank."""
    drawn = charts.spread(judged, look, text), charts.bands(found, look, text)
    listing = Listing(
        charts.ranking(found, text),
        text("ranking-alt"),
        "ranking",
        text.markdown("ranking-title"),
        sentences.ranking(found, text),
    )
    rows = tuple((1, (chart,)) for chart in drawn), ((1, (listing,)),)
    return View(sentences.answer(judged, text), rows)


def shift(judged: Judged, constant: float, text: Text) -> View:
    """What a constant that is added to all logits changes."""
    found = shifted(judged, constant)
    listing = Listing(charts.shift(found, text), text("shift-alt"), "constant", digits=6)
    return View(sentences.shift(found, constant, text), (((1, (listing,)),),))
