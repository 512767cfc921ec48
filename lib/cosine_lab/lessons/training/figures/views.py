"""What the Training page shows below the surface: sentences, charts and tables, part by part."""

from collections.abc import Sequence

from cosine_lab.figures.chart import View, listing, row
from cosine_lab.figures.style import Look
from cosine_lab.lessons.training import sentences
from cosine_lab.lessons.training.figures import charts
from cosine_lab.lessons.training.model import Judged, Run, shifted
from cosine_lab.prose import Text


def growth(run: Run, look: Look, text: Text) -> View:
    """How a length grew."""
    return View(sentences.growth(run, text), (row(charts.growth(run, look, text)),))


def steps(text: Text) -> View:
    """How many steps the same turn takes by the length at the start."""
    return View(rows=(row(listing("steps", charts.step_counts(text), text, digits=1)),))


def encoders(runs: Sequence[Judged], judged: Judged, look: Look, text: Text) -> View:
    """Where the cosines end at one temperature, and at all, and how well they rank."""
    drawn = charts.spread(judged, look, text), charts.bands(runs, look, text)
    caption = sentences.ranking(runs, text)
    ranked = listing("ranking", charts.ranking(runs, text), text, caption=caption)
    return View(sentences.answer(judged, text), (row(*drawn), row(ranked)))


def shift(judged: Judged, constant: float, text: Text) -> View:
    """What a constant that is added to all logits changes."""
    result = shifted(judged, constant)
    table = listing("constant", charts.shift(result, text), text, digits=6)
    return View(sentences.shift(result, constant, text), (row(table),))
