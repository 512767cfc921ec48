"""The course: in which order lessons are taken, how long each takes, and what it builds on."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from cosine_lab.places import ASSETS

REVIEW = "review"
"""The page that every route ends on, but for these."""
LAST = {"practitioner": "ask"}
USUAL = "full"
"""The route of a reader who has chosen none: every lesson once."""
_MINUTES = 5
"""Minutes of a lesson that the course says nothing of."""


@dataclass(frozen=True)
class Course:
    """The course, as assets/course.json has it.

    Attributes
    ----------
    routes : mapping of str to sequence of str
        Slugs in order, by the route's key; `USUAL` holds every lesson.
    seen : mapping of str to str
        The step in which a lesson shows what the review asks about, by slug.
    exam : mapping of str to str
        The step that a lesson's question for an exam rests on, by slug.
    sessions : mapping of str to sequence of str
        Slugs in order, by the minutes of a session in class.
    """

    routes: Mapping[str, Sequence[str]]
    seen: Mapping[str, str]
    exam: Mapping[str, str]
    sessions: Mapping[str, Sequence[str]]
    _minutes: Mapping[str, int]
    _needs: Mapping[str, Sequence[str]]

    def minutes(self, *slugs: str) -> int:
        """How long these lessons take a reader alone, in minutes."""
        return sum(self._minutes.get(slug, _MINUTES) for slug in slugs)

    def ways(self, slug: str) -> dict[str, str]:
        """What comes after a lesson, by route, and after the last one."""
        after = {route: dict(pairwise((*slugs, LAST.get(route, REVIEW)))) for route, slugs in self.routes.items()}
        return {route: pairs[slug] for route, pairs in after.items() if slug in pairs}

    def needs(self, slug: str) -> Sequence[str]:
        """The lessons to have seen before."""
        return self._needs.get(slug, ())


@cache
def course() -> Course:
    """The course."""
    record = json.loads((ASSETS / "course.json").read_text(encoding="utf-8"))
    routes = record["routes"]
    steps = (record["seen"], record["exam"])
    return Course(routes, *steps, record["sessions"], record["minutes"], record["needs"])
