"""Agreement of scores with what people find similar: computed here, or our own shipped table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from lib.background_jobs import Progress
from lib.data.ratings import FILES, Ratings, agreement, load_ratings, shipped_agreements
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.state import Choice
from lib.maths.spaces.remedies import SCORES
from lib.refusals import Word
from lib.shared_cache import shared_cache

TRIED = (
    ("raw", 0),
    ("min-max", 0),
    ("normalised", 0),
    ("unit", 0),
    ("centred", 0),
    ("standardised", 0),
    ("top-removed", 1),
    ("top-removed", 2),
    ("top-removed", 3),
    ("whitened", 0),
)


SCALED = ("raw", *SCORES)
"""One query's scores as they are, and scaled."""


class Agreed(NamedTuple):
    """Spearman's ρ of ratings and scores under one remedy."""

    ratings: str
    remedy: str
    k: int
    rho: float
    """Across queries: over all pairs at once."""
    pairs: int
    within: float | None
    """Mean of ρ within each query that has pairs enough; None where none has."""
    queries: int


class People(NamedTuple):
    """Agreements of one table, and the version of gensim whose ratings they are from."""

    lines: tuple[Agreed, ...]
    version: str | None
    """None where they were computed here and now."""


@shared_cache
def installed() -> tuple[Ratings, ...]:
    """The rating sets on this machine; none where gensim is not installed."""
    return tuple(ratings for name in FILES if (ratings := load_ratings(name)))


@shared_cache
def shipped(model: str) -> People:
    """Our own table of agreements, for one of its models; no line for any other."""
    version, lines = shipped_agreements()
    mine = (line for line in lines if line.model == model)
    return People(
        tuple(
            Agreed(line.ratings, line.remedy, line.k, line.rho, line.pairs, line.within, line.queries) for line in mine
        ),
        version,
    )


def asked(table: Table, _: str, tell: Progress) -> People:
    """Agreements with the ratings that are installed, or else our own of a shipped table."""
    sets = installed()
    return computed(table, sets, tell) if sets else shipped(table.key)


def job(table: Table) -> Callable[[str, Progress], People]:
    """`asked` of a table."""
    return partial(asked, table)


def computed(table: Table, sets: Sequence[Ratings], tell: Progress) -> People:
    """Agreements of any table with the installed ratings; no line where one is not defined."""
    rows = {word.lower(): row for word, row in reversed(list(table.at.items()))}
    lines: list[Agreed] = []
    for at, (remedy, k) in enumerate(TRIED):  # a remedy's vectors serve all ratings
        tell(at / len(TRIED), Word("norms.telling-people"))
        scaled = remedy in SCORES
        try:
            vectors = table.remedied("raw" if scaled else remedy, k)
        except ValueError:
            continue  # no k components to remove, or no two different rows
        for ratings in sets:
            found = agreement(ratings, rows, vectors, remedy if scaled else "raw")
            if found.rho is not None:
                told = (found.rho, found.pairs, found.within, found.queries)
                lines.append(Agreed(ratings.name, remedy, k, *told))
    names = [ratings.name for ratings in sets]
    lines.sort(key=lambda line: names.index(line.ratings))
    return People(tuple(lines), None)


def line(found: People, ratings: str, remedy: str, k: int) -> Agreed | None:
    """One of the agreements; None where it was not computed."""
    wanted = (ratings, remedy, k if remedy == "top-removed" else 0)
    return next((line for line in found.lines if line[:3] == wanted), None)


def rho(found: People, ratings: str, remedy: str, k: int) -> float | None:
    """Across queries, of one of the agreements; None where it was not computed."""
    held = line(found, ratings, remedy, k)
    return held.rho if held else None


def compared(choice: Choice) -> str:
    """The remedy whose agreement is told: scaling by a measure counts as one."""
    scaled = choice.measure == "normalised" and choice.remedy == "raw"
    return "normalised" if scaled else choice.remedy
