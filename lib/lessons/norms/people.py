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
    rho: float | None
    pairs: int

    @property
    def title(self) -> str:
        """What the page calls the remedy."""
        name = REMEDIES[self.remedy]
        return name.replace(" k ", f" {self.k} ") if self.k else name


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
    """Agreements of any table with the installed ratings."""
    rows = {word.lower(): row for word, row in reversed(list(table.at.items()))}
    lines: list[Agreed] = []
    for ratings in sets:
        for remedy, k in TRIED:
            tell(len(lines) / (len(sets) * len(TRIED)), f"{ratings.name}: {REMEDIES[remedy]} …")
            found = agreement(ratings, rows, table.vectors, remedy, k)
            lines.append(Agreed(ratings.name, remedy, k, found.rho, found.pairs))
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
