"""The course: in which order lessons are taken, how long each takes, and what it builds on."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from lib.tokens import ASSETS

_USUAL = 5
"""Minutes of a lesson that the course says nothing of."""


@dataclass(frozen=True)
class Course:
    """The course, as assets/course.json has it.

    Attributes
    ----------
    routes : mapping of str to sequence of str
        Slugs in order, by the route's key; the whole course is the site's own order.
    sessions : mapping of str to sequence of str
        Slugs in order, by the minutes of a session in class.
    """

    routes: Mapping[str, Sequence[str]]
    sessions: Mapping[str, Sequence[str]]
    _minutes: Mapping[str, int]
    _needs: Mapping[str, Sequence[str]]

    def minutes(self, *slugs: str) -> int:
        """How long these lessons take a reader alone, in minutes."""
        return sum(self._minutes.get(slug, _USUAL) for slug in slugs)

    def needs(self, slug: str) -> Sequence[str]:
        """The lessons to have seen before."""
        return self._needs.get(slug, ())


@cache
def course() -> Course:
    """The course."""
    read = json.loads((ASSETS / "course.json").read_text(encoding="utf-8"))
    return Course(read["routes"], read["sessions"], read["minutes"], read["needs"])
