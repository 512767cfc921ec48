"""The desk on which work that a class handed in is checked, in the lecturer's browser."""

from collections.abc import Mapping
from functools import partial
from itertools import product
from typing import Any

import streamlit as st

from cosine_lab import prose, submissions
from cosine_lab.background_jobs import Progress
from cosine_lab.course import course
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import handouts, inventory
from cosine_lab.site.bundles import COLLECT, module
from cosine_lab.surfaces.lesson_factory import Opener
from cosine_lab.ui import session, tasks
from cosine_lab.ui.mount import made

_PENDING = "submissions-wanted"
_PARTS = ("submissions", "exercise")


def show(openers: Mapping[str, Opener], text: Text) -> None:
    """Show the desk, and open the lessons that its works are of.

    Parameters
    ----------
    openers : mapping by slug
    text : Text
        The page's words.
    """
    pending = session.recall(_PENDING) or {}
    places = submissions.wanted(pending.get("places"))
    given = _slugs(pending.get("session"), openers)
    desk, below = st.container(), st.container()
    with below:  # the desk stays where it is, whatever stands here
        if given:
            answers = tasks.fresh("homework", (given, text.language), partial(_homework, openers))
        else:
            answers = tasks.fresh("collect", (places, text.language), partial(_answers, openers)) if places else []
    words = {
        f"{part}.{key}": word for part in _PARTS for key, word in prose.text(part, text.language).templates("").items()
    }
    data = {
        "words": text.templates("") | words,
        "language": text.language,
        "parameters": submissions.parameters(openers),
        "inventory": inventory.key(text.language),
        "modules": {slug: module(slug) for slug, _ in places if slug in openers},
        "asked": None if answers is None else pending.get("number"),
        "answers": answers or [],
    }
    with desk:
        made(COLLECT)(key=COLLECT, data=data, on_wanted_change=_wanted)


def _answers(
    openers: Mapping[str, Opener], wanted: tuple[tuple[submissions.Place, ...], str], report: Progress
) -> list[dict[str, Any]]:
    places, language = wanted
    return submissions.answers(places, openers, language, report)


def _slugs(session_: object, openers: Mapping[str, Opener]) -> tuple[str, ...]:
    """The lessons of a session whose homework was given; all of them where its link names none."""
    if not isinstance(session_, str):
        return ()
    return tuple(slug for slug in course().sessions.get(session_, openers) if slug in openers)


def _homework(
    openers: Mapping[str, Opener], wanted: tuple[tuple[str, ...], str], tell: Progress
) -> list[dict[str, Any]]:
    """The links of a session's homework: of each lesson in the page's language first, then in the others."""
    slugs, language = wanted
    languages = sorted(prose.languages(), key=lambda each: each != language)
    links = []
    for at, (spoken, slug) in enumerate(product(languages, slugs)):
        tell(at / (len(slugs) * len(languages)), "")
        links.append(_task(slug, openers[slug], spoken))
    return [{"link": link} for link in links if link]


@shared_cache(most=64)
def _task(slug: str, opener: Opener, language: str) -> str:
    found = opener(prose.text(slug, language))
    task = handouts.homework(found.surface) if found else None
    return f"{slug}{task['asked']}" if task else ""


def _wanted() -> None:
    """The browser asks for lessons, by a number that it knows the answer by."""
    message = session.message(COLLECT, "wanted")
    session.remember(_PENDING, message if isinstance(message, dict) else {})
