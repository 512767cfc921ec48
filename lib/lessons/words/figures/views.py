"""What stands below the live part: one view at a time, and the discussion's figures."""

from lib.figures.chart import Block, View, chart, listing
from lib.figures.style import Look
from lib.lessons.words import sentences
from lib.lessons.words.figures import charts, tables
from lib.lessons.words.model.found import Found
from lib.lessons.words.model.models import Model
from lib.lessons.words.state import Shown, WordsState
from lib.prose import Text
from lib.refusals import Refused
from lib.shared_cache import shared_cache

MOST_KEPT = 64


def asked(found: Found, chosen: tuple[str, str], linked: WordsState, look: Look, text: Text) -> View:
    """A view, of a model where it is of one, by their keys; of the query in the link's state."""
    return view(found, Shown(*chosen, linked.query), look, text)


def view(found: Found, asked: Shown, look: Look, text: Text) -> View:
    """As `_view`; kept where all readers are given it, and never of a reader's own."""
    return (_kept if found.shared else _view)(found, asked, look, text)


def _view(found: Found, asked: Shown, look: Look, text: Text) -> View:
    """One of the views: of one model, or of all."""
    model = next(each for each in found.models if each.key == asked.model)
    if asked.view == "bands":
        return _bands(found, look, text)
    if asked.view == "nearest":
        return _nearest(found, min(asked.query, found.count - 1), text)
    return _drawn(asked.view, found.names[: found.count], model, look, text)


_kept = shared_cache(most=MOST_KEPT)(_view)


@shared_cache
def quoted(text: Text) -> View:
    """The discussion's figures beside ours, and what scaling does to agreement with people."""
    return _column(
        listing("words-quoted", tables.quoted_table(text), text, caption=sentences.about_quoted(text), digits=4),
        listing("words-scaling", sentences.scaling(text), text, caption=sentences.about_scaling(text)),
    )


def _drawn(name: str, names: tuple[str, ...], model: Model, look: Look, text: Text) -> View:
    draw = charts.pca_map if name == "map" else charts.matrix
    drawn = draw(names, model, look, text)
    if drawn is None:
        return View(refused=(Refused(f"words.{name}-few"),))
    return _column(chart(f"words-{name}", drawn[0], text, drawn[1]))


def _bands(found: Found, look: Look, text: Text) -> View:
    figure, summary = charts.bands(found.models, look, text)
    return _column(
        chart("words-bands", figure, text, caption=sentences.about_bands(found, text)),
        listing("words-bands-summary", summary, text, alt=text("bands-alt"), foreign=True),
    )


def _nearest(found: Found, index: int, text: Text) -> View:
    table = tables.neighbour_table(found.models, index, text)
    title = text.markdown("nearest-title", word=found.names[index])
    return _column(listing("words-nearest", table, text, title=title, foreign=True))


def _column(*blocks: Block) -> View:
    return View(rows=(((1, blocks),),))
