"""The desk on which work that a class handed in is checked, in the lecturer's browser."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from cosine_lab import prose, submissions
from cosine_lab.background_jobs import Progress
from cosine_lab.prose import Text
from cosine_lab.site import inventory
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
    desk, below = st.container(), st.container()
    with below:  # the desk stays where it is, whatever stands here
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


def _wanted() -> None:
    """The browser asks for lessons, by a number that it knows the answer by."""
    message = session.message(COLLECT, "wanted")
    session.remember(_PENDING, message if isinstance(message, dict) else {})
