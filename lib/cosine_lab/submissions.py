"""What a lecturer's browser needs to check work that was handed in: each lesson as a link finds it.

The work itself stays in that browser (assets/collect); only which lessons it is of is asked here.
"""

import logging
from collections.abc import Iterator, Mapping
from inspect import Parameter, signature
from typing import Any

from cosine_lab import prose
from cosine_lab.background_jobs import Progress
from cosine_lab.refusals import Refused, Word
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces import envelope
from cosine_lab.surfaces.lesson_factory import Opener

MOST = 100
"""Lessons, each as a link finds it, that are opened at once."""
_LONGEST = 400
_SENT = ("schema", "former", "defaults", "layout")
_LOG = logging.getLogger(__name__)
Place = tuple[str, tuple[tuple[str, str], ...]]
"""A lesson's slug, and what its link asks for besides the state, by name."""


def parameters(openers: Mapping[str, Opener]) -> dict[str, list[str]]:
    """What a link may ask of each lesson besides the state."""
    return {slug: _named(opener) for slug, opener in openers.items()}


def wanted(places: object) -> tuple[Place, ...]:
    """The lessons that a browser asks for; nothing where that cannot be read."""
    return tuple(_places(places)) if isinstance(places, list) else ()


def answers(
    places: tuple[Place, ...], openers: Mapping[str, Opener], language: str, report: Progress = lambda *_: None
) -> list[dict[str, Any]]:
    """What there is to know of each, in order.

    `data` and `within` of a lesson; nothing of what is in no link; `why` it is refused.

    Parameters
    ----------
    places : lessons
    openers : mapping by slug
    language : of what is said
    report : callable
        Told how far it is before each; what it raises ends the work.
    """
    results = []
    for at, place in enumerate(places):
        report(at / len(places), "")
        opener = openers.get(place[0])
        results.append(dict(_answer(place, opener, language)) if opener else {})
    return results


def _named(opener: Opener) -> list[str]:
    parameters = signature(opener).parameters.values()
    return [each.name for each in parameters if each.kind is Parameter.KEYWORD_ONLY]


def _places(entries: list[object]) -> Iterator[Place]:
    for each in entries[:MOST]:
        match each:
            case [str(slug), dict(given)] if all(map(_short, given.items())):
                yield slug, tuple(sorted(given.items()))


def _short(item: tuple[object, object]) -> bool:
    return all(isinstance(each, str) and len(each) <= _LONGEST for each in item)


@shared_cache(most=64)
def _answer(place: Place, opener: Opener, language: str) -> Mapping[str, Any]:
    slug, query = place
    named = _named(opener)
    choices = {name: value for name, value in query if name in named}
    try:
        lesson = opener(prose.text(slug, language), **choices)
    except Refused as why:
        return {"why": prose.text(slug, language).plain(Word(why.key, why.values))}
    except Exception:  # noqa: BLE001 - one lesson of a class never takes the others down
        _LOG.exception("submissions.not-opened")
        return {"why": prose.text("submissions", language)("not-opened")}
    if lesson is None:
        return {}
    record = envelope(lesson.surface, prose.text(slug, language))
    return {"data": {name: record[name] for name in (*_SENT, *lesson.surface.data)}, "within": dict(lesson.within)}
