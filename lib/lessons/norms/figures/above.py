"""What stands above the views: the lists of neighbours, and the whole table in numbers."""

from functools import partial

from lib.figures.chart import Chart, Listing, View
from lib.figures.style import Look
from lib.lessons.norms.figures.neighbours import neighbours
from lib.lessons.norms.model.change import Change
from lib.lessons.norms.model.query import Answer
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.sentences import answers, tables
from lib.lessons.norms.state import Choice
from lib.lessons.norms.surface import CHANGED, LISTS, WHOLE
from lib.prose import Text
from lib.surfaces.place import Place


def lists(of: Answer, place: Place, look: Look, text: Text) -> View:
    """Both lists of neighbours; where the second is asked about, or nothing is done, the first.

    Nothing where a word has no neighbours, or the place shows none.
    """
    table, _, change, choice = of
    if change is None or not place.shows(LISTS):
        return View()
    now = place.shows(CHANGED) and (choice.changes or not place.guided)
    return table.kept(_lists, change, choice, (now, place.guided), look=look, text=text)


def _lists(
    table: Table, change: Change, choice: Choice, how: tuple[bool, bool], *, look: Look, text: Text
) -> View:
    now, tall = how
    chart = Chart(
        neighbours(change, choice, look, text, now=now, tall=tall),
        answers.described(table, change, choice, text, now=now),
        partial(tables.listed, change, text) if now else None,
        "norms-neighbours",
    )
    said, note = answers.answer(table, change, text), answers.note(choice, text)
    return View(said if now else None, (((1, (chart,)),),), below=note)


def summary(table: Table, found: Both | None, choice: Choice, place: Place, text: Text) -> View:
    """The whole table before and after; nothing where the place does not show it."""
    return table.kept(_summary, found, choice, text) if place.shows(WHOLE) else View()


def _summary(table: Table, found: Both | None, choice: Choice, text: Text) -> View:
    listing = Listing(
        tables.summary(table, found, choice, text),
        text("summary-alt"),
        "norms-summary",
        text.markdown("summary-title"),
        powers=False,
        foreign=True,
    )
    return View(rows=(((1, (listing,)),),))
