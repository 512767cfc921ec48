"""The page's readings: numbers that a story, an exercise or a challenge may ask about."""

from lib.lessons.norms.model import people, rated
from lib.lessons.norms.model.change import Change
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.state import Choice
from lib.surfaces.readings import Readings

_WHEN = ("before", "after")


def readings(
    table: Table, row: int, change: Change | None, choice: Choice, found: Both | None
) -> Readings:
    """Every reading by its name; None where it is not defined.

    Parameters
    ----------
    table : Table
    row : int
        Of the query.
    change : Change or None
    choice : Choice
    found : Both or None
        The spreads before and after.
    """
    return {
        "count": len(table.words),
        "remedied": float(choice.remedy != "raw"),
        "entered": None if change is None else float(len(change.entered)),
        **_of_word(table, row, choice),
        **_of_words(table, choice),
        **_spread(found),
    }


def _of_word(table: Table, row: int, choice: Choice) -> Readings:
    """Agreement with people over the pairs that begin with the query."""
    held = rated.of_word(table, table.words[row], choice.vectors)
    return {
        "pairs": float(held.pairs) if held else None,
        "within-before": held.before if held else None,
        "within-after": held.after if held else None,
        "gain": held.gain if held else None,
    }


def _of_words(table: Table, choice: Choice) -> Readings:
    """The same over all words with enough pairs, and over all rated pairs at once."""
    held = rated.rated(table.key, choice.vectors)
    agreed = people.shipped(table.key)
    across = [
        people.rho(agreed, rated.RATINGS, tried, choice.k)
        for tried in ("raw", people.compared(choice))
    ]
    return {
        "rated": float(len(held)) or None,
        "nearer": float(sum(each.gain > 0 for each in held)) if held else None,
        "farther": float(sum(each.gain < 0 for each in held)) if held else None,
        **{f"rho-{when}": each for when, each in zip(_WHEN, across, strict=True)},
    }


def _spread(found: Both | None) -> Readings:
    """Where all pairs lie, and who is everybody's neighbour."""
    held: dict[str, float | None] = {}
    for when, each in zip(_WHEN, found or (None, None), strict=True):
        held[f"mean-{when}"] = each.mean_cosine if each else None
        held[f"hub-{when}"] = float(each.votes.max()) if each else None
        held[f"skewness-{when}"] = each.skewness if each else None
        held[f"unlisted-{when}"] = float(each.unlisted) if each else None
    return held
