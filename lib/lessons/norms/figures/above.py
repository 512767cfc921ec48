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
from lib.prose import Text


def lists(of: Answer, look: Look, text: Text) -> View:
    """Both lists of neighbours; nothing where a word has none."""
    table, _, change, choice = of
    return View() if change is None else table.kept(_lists, change, choice, look=look, text=text)


def _lists(table: Table, change: Change, choice: Choice, *, look: Look, text: Text) -> View:
    chart = Chart(
        neighbours(change, choice, look, text),
        answers.described(table, change, choice, text),
        partial(tables.listed, change, text),
        "norms-neighbours",
    )
    said, note = answers.answer(table, change, text), answers.note(choice, text)
    return View(said, (((1, (chart,)),),), below=note)


def summary(table: Table, found: Both | None, choice: Choice, text: Text) -> View:
    """The whole table before and after."""
    return table.kept(_summary, found, choice, text)


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
