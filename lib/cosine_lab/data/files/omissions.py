"""Rows of a file that are left out: how many, and why."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosine_lab.refusals import Refused, Word

_LISTED = 3


class Omissions:
    """Counts what is left out, and keeps the reasons of the first few."""

    def __init__(self) -> None:
        self.count = 0
        self.whys: list[Refused] = []

    def add(self, why: Refused) -> None:
        """Leave out one more."""
        self.count += 1
        if len(self.whys) < _LISTED:
            self.whys.append(why)

    @contextmanager
    def skip(self) -> Iterator[None]:
        """Leave out what is refused within."""
        try:
            yield
        except Refused as why:
            self.add(why)

    def need(self, holds: object) -> None:
        """Where too little is left for an answer: refuse, for the reason of the first row that was left out."""
        if self.whys and not holds:
            raise self.whys[0]

    def notes(self) -> tuple[Word, ...]:
        """What to say of it."""
        return (Word("uploads.left", {"count": self.count, "whys": self.whys}),) if self.count else ()
