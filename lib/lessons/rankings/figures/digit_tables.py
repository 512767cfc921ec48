"""The classifiers of digits as tables."""

from lib.figures.table import Table
from lib.lessons.rankings.model.digits import DIGITS, Reading
from lib.lessons.rankings.sentences.digits import listed, name
from lib.prose import Text


def table(readings: tuple[Reading, ...], text: Text) -> Table:
    """The four classifiers, a row each."""
    return {
        text("model"): [name(r, text) for r in readings],
        text("never-win"): [listed(r.never) for r in readings],
        text("feasible"): [r.feasible for r in readings],
        text("bound"): [r.bound for r in readings],
        text("seen"): [r.seen for r in readings],
        text("outside"): [r.outside for r in readings],
        text("accuracy"): [r.accuracy for r in readings],
    }


def recalls(readings: tuple[Reading, ...], text: Text) -> Table:
    """Share of each digit's images that are recognised, a column for each classifier."""
    shares = {name(r, text): r.recall.tolist() for r in readings}
    return {text("digit"): list(range(DIGITS))} | shares
