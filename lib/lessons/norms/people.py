"""Agreement of cosines with what people find similar: computed here, or our own shipped table."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from lib.data.ratings import (
    COMMAND,
    FILES,
    Ratings,
    agreement,
    load_ratings,
    shipped_agreements,
)
from lib.figures.table import Table as Numbers
from lib.lessons.norms.settings import REMEDIES
from lib.lessons.norms.table import Table

TRIED = (
    ("raw", 0),
    ("min-max", 0),
    ("unit", 0),
    ("centred", 0),
    ("standardised", 0),
    ("top-removed", 1),
    ("top-removed", 2),
    ("top-removed", 3),
    ("whitened", 0),
)
Progress = Callable[[float, str], None]


class Agreed(NamedTuple):
    """Spearman's ρ of ratings and cosines under one remedy."""

    ratings: str
    remedy: str
    k: int
    rho: float
    pairs: int

    @property
    def title(self) -> str:
        """What the page calls the remedy."""
        return _title(self.remedy, self.k)


class Found(NamedTuple):
    """Agreements of one table, and how they were come by."""

    lines: tuple[Agreed, ...]
    computed: str
    """In a sentence: now, or when the table was made."""


@cache
def installed() -> tuple[Ratings, ...]:
    """The rating sets on this machine; none where gensim is not installed."""
    return tuple(ratings for name in FILES if (ratings := load_ratings(name)))


def shipped(model: str) -> Found:
    """Our own table of agreements, for one of its models; no line for any other."""
    how, lines = shipped_agreements()
    return Found(
        tuple(
            Agreed(line.ratings, line.remedy, line.k, line.rho, line.pairs)
            for line in lines
            if line.model == model
        ),
        f"{how} The rating files themselves are not part of this site: `{COMMAND}` adds them, "
        "and they are then computed on the spot, for your own vectors too.",
    )


def computed(table: Table, sets: Sequence[Ratings], tell: Progress) -> Found:
    """Agreements of any table with the installed ratings; no line where one is not defined."""
    rows = {word.lower(): row for word, row in reversed(list(table.at.items()))}
    lines: list[Agreed] = []
    for at, (remedy, k) in enumerate(TRIED):  # a remedy's vectors serve all ratings
        tell(at / len(TRIED), f"{_title(remedy, k)} …")
        try:
            vectors = table.remedied("raw" if remedy == "min-max" else remedy, k)
        except ValueError:
            continue  # no k components to remove, or no two different rows
        for ratings in sets:
            found = agreement(ratings, rows, vectors, remedy if remedy == "min-max" else "raw")
            if found.rho is not None:
                lines.append(Agreed(ratings.name, remedy, k, found.rho, found.pairs))
    names = [ratings.name for ratings in sets]
    lines.sort(key=lambda line: names.index(line.ratings))
    return Found(tuple(lines), "Computed here, from the ratings of the installed gensim.")


def drawn(found: Found) -> Numbers:
    """The agreements, a line each."""
    return {
        "ratings": [line.ratings for line in found.lines],
        "remedy": [line.title for line in found.lines],
        "Spearman’s ρ": [line.rho for line in found.lines],
        "pairs": [line.pairs for line in found.lines],
    }


def rho(found: Found, ratings: str, remedy: str, k: int) -> float | None:
    """One of the agreements; None where it was not computed."""
    wanted = (ratings, remedy, k if remedy == "top-removed" else 0)
    return next((line.rho for line in found.lines if line[:3] == wanted), None)


def _title(remedy: str, k: int) -> str:
    return REMEDIES[remedy].replace(" k ", f" {k} ")
