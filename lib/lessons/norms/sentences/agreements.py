"""Agreement with people as tables: for readers, and for files."""

from collections.abc import Sequence

from lib.figures.table import Cell, Table
from lib.lessons.norms.model import people
from lib.lessons.norms.model.people import People
from lib.lessons.norms.model.rated import Rated
from lib.lessons.norms.sentences.answers import remedy
from lib.lessons.norms.sentences.tables import named
from lib.prose import Text


def agreed(found: People, text: Text) -> Table:
    """The agreements, a line each."""
    columns: dict[str, list[Cell]] = {
        "ratings": [line.ratings for line in found.lines],
        "remedy": [remedy(line.remedy, line.k, text) for line in found.lines],
        "rho-across": [line.rho for line in found.lines],
        "pairs": [line.pairs for line in found.lines],
        "rho-within": [line.within for line in found.lines],
        "queries": [line.queries for line in found.lines],
    }
    return named(columns, text)


def rated(held: Sequence[Rated], text: Text) -> Table:
    """The words with enough rated pairs, the one that the remedy helps most first."""
    columns: dict[str, list[Cell]] = {
        "word": [each.word for each in held],
        "pairs-rated": [each.pairs for each in held],
        "rho-before": [each.before for each in held],
        "rho-after": [each.after for each in held],
    }
    return named(columns, text)


def scaling(found: People, text: Text) -> Table:
    """Within one query and across queries: scores as they are, and scaled query by query."""
    lines = [line for line in found.lines if line.remedy in people.SCALED]
    columns: dict[str, list[Cell]] = {
        "ratings": [line.ratings for line in lines],
        "scores": [remedy(line.remedy, 0, text) for line in lines],
        "rho-within": [line.within for line in lines],
        "queries": [line.queries for line in lines],
        "rho-across": [line.rho for line in lines],
        "pairs": [line.pairs for line in lines],
    }
    return named(columns, text)
