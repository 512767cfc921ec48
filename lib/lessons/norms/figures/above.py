"""What stands above the views: the lists of neighbours, and the whole table in numbers."""

from functools import partial

from lib.figures.chart import View, chart, listing, row
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
    drawn = chart(
        "norms-neighbours",
        neighbours(change, choice, look, text),
        text,
        partial(tables.listed, change, text),
        alt=answers.described(table, change, choice, text),
    )
    return View(answers.answer(table, change, text), (row(drawn),), below=answers.note(choice, text))


def summary(table: Table, found: Both | None, choice: Choice, text: Text) -> View:
    """The whole table before and after."""
    return table.kept(_summary, found, choice, text)


def _summary(table: Table, found: Both | None, choice: Choice, text: Text) -> View:
    held = tables.summary(table, found, choice, text)
    return View(rows=(row(listing("norms-summary", held, text, powers=False, foreign=True)),))
