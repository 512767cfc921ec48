"""The words that Norms' story is told of: who is near them after every remedy of every table.

Shipped computed (`python -m tests.makers.make_computed neighbours`), since a remedy of a table takes
seconds: nobody waits for it where the story is told.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lib.data import computed
from lib.lessons.norms.model import people, rated
from lib.lessons.norms.model.frequency import cosine_with_all
from lib.lessons.norms.model.spread import Spread, at_hand
from lib.lessons.norms.model.table import Table, shipped
from lib.lessons.norms.state import QUERY, REMEDIES, TABLES, Choice, chosen
from lib.maths.checks import Vector
from lib.maths.spaces.centring import beside_mean
from lib.maths.spaces.hubness import Counts
from lib.shared_cache import shared_cache

TASK = "neighbours"
_MORE = ("money",)
_HUBS = 6
"""Most popular words that are named."""
CLOUD = "cloud"
STEPS = 50
"""Of the way to the mean."""
_EVERY = 20
"""Words of which one is drawn, besides the most popular ones."""
_DIGITS = 3


class Way(NamedTuple):
    """Mean cosine of all pairs, row of the most popular word and its lists of ten, (51,) each."""

    means: Vector
    hubs: Counts
    most: Counts


def cloud(table: Table, votes: Counts, top: NDArray[np.intp]) -> dict[str, Any]:
    """What is drawn and read of a shipped table, its lists, and its most popular words' rows."""
    along, off = beside_mean(table.vectors)
    drawn = np.union1d(top, np.arange(0, len(along), _EVERY))
    turned = along / np.hypot(along, off)
    found = computed.shipped(CLOUD, table.key, Way)
    return {
        "mean": round(float(along.mean()), _DIGITS),
        "drawn": np.stack((along, off), axis=1)[drawn].round(_DIGITS).tolist(),
        "lists": votes[drawn].tolist(),
        "hub": drawn.tolist().index(top[0]),
        "place": 1 + int((turned > turned[top[0]]).sum()),
        "all": float(cosine_with_all(table, "raw", 0).values[top[0]]),
        "means": found.means.round(_DIGITS).tolist(),
        "hubs": found.hubs.tolist(),
        "most": found.most.tolist(),
    }


class Near(NamedTuple):
    """The ten nearest of each told word, remedy by remedy, by cosine.

    rows : row numbers, the nearest first, shape (words, remedies, 10)
    places : the place of each of them before a remedy in the first half, and after it of those that
        were near before, shape (words, remedies, 2, 10)
    """

    rows: NDArray[np.int32]
    places: NDArray[np.int32]


def words() -> tuple[str, ...]:
    """The default, the word that centring helps most, the one it harms most, and one more."""
    return (QUERY, rated.best().word, rated.worst().word, *_MORE)


def choices() -> tuple[Choice, ...]:
    """Every remedy, one principal component removed, by cosine."""
    return tuple(chosen(remedy, "cosine", {"k": 1}) for remedy in REMEDIES)


@shared_cache
def problem() -> dict[str, Any]:
    """All that the story's readings and pictures are made of, JSON-ready."""
    names: dict[str, int] = {}
    models = [_model(shipped(model), names) for model in TABLES]
    return {
        "queries": [_number(word, names) for word in words()],
        "names": list(names),
        "raw": REMEDIES.index("raw"),
        "count": len(shipped(TABLES[0]).words),
        "models": models,
    }


def _number(word: str, names: dict[str, int]) -> int:
    return names.setdefault(word, len(names))


def _model(table: Table, names: dict[str, int]) -> dict[str, Any]:
    held = rated.rated(table.key, ("raw", 0))
    by_word = [rated.of_word(table, word, ("raw", 0)) for word in words()]
    near_by = computed.shipped(TASK, table.key, Near)
    raw = _spread(table, chosen("raw", "cosine", {}))
    beside = cloud(table, raw.votes, raw.alive[_top(raw)])
    return {
        "title": table.title,
        "rated": [_number(each.word, names) for each in held],
        "pairs": [each.pairs if each else None for each in by_word],
        "after": [
            _after(table, choice, near_by.rows[:, at], near_by.places[:, at], names)
            for at, choice in enumerate(choices())
        ],
        "cloud": beside | {"hubs": [_number(table.words[row], names) for row in beside["hubs"]]},
    }


def _after(
    table: Table, choice: Choice, rows: NDArray[np.int32], places: NDArray[np.int32], names: dict[str, int]
) -> dict[str, Any]:
    """One remedy of one table: lists, places, agreement with people, hubs, all pairs."""
    by_word = [rated.of_word(table, word, choice.vectors) for word in words()]
    gained = {each.word: each.after for each in rated.rated(table.key, choice.vectors)}
    held = rated.rated(table.key, ("raw", 0))
    found = _spread(table, choice)
    top = _top(found)
    return {
        "lists": [[_number(table.words[row], names) for row in of] for of in rows],
        "places": places.tolist(),
        "within": [each.after if each else None for each in by_word],
        "rated": [gained.get(each.word) for each in held],
        "rho": people.rho(people.shipped(table.key), rated.RATINGS, people.compared(choice), choice.k),
        "mean": found.mean_cosine,
        "skewness": found.skewness,
        "unlisted": found.unlisted,
        "hubs": [_number(table.words[int(found.alive[row])], names) for row in top],
        "votes": found.votes[top].tolist(),
    }


def _spread(table: Table, choice: Choice) -> Spread:
    both = at_hand(table, (table.key, choice.vectors))
    if both is None:
        raise RuntimeError(f"problem needs the shipped spread of {table.key} {choice.vectors}")
    return both[1]


def _top(found: Spread) -> NDArray[np.intp]:
    return np.argsort(-found.votes, kind="stable")[:_HUBS]
