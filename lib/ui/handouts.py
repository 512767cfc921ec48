"""Handouts: a page of paper for each lesson of a session, printed by the browser."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import streamlit as st

from lib import prose
from lib.course import course
from lib.prose import Page, Text
from lib.shared_cache import shared_cache
from lib.surfaces.handouts import Handout, Reader, questions
from lib.tokens import raw
from lib.ui import session, shell
from lib.ui.bundles import HANDOUTS
from lib.ui.mount import made

_WANTED = "handouts-wanted"
Maker = Callable[[], Handout]


def show(
    slugs: Sequence[str], makers: Mapping[str, Maker], readers: Mapping[str, Reader], text: Text
) -> None:
    """Offer to print the handouts of these lessons, and their answers apart.

    Parameters
    ----------
    slugs : sequence of str
    makers, readers : mapping by slug
        What makes a lesson's handout, and what reads a link to it.
    text : Text
        The page's words.
    """
    if not session.recall(_WANTED):  # what they ask and answer is computed, which takes seconds
        label = text("handout-prepare")
        st.button(label, key="handouts-prepare", on_click=session.remember, args=(_WANTED, True))
        return
    made_of = {slug: (makers[slug], readers[slug]) for slug in makers if slug in readers}
    with shell.busy(text("handout-preparing")):
        sheets = [
            dict(_sheet(slug, made_of.get(slug), text.language)) | {"address": shell.address(slug)}
            for slug in slugs
        ]
    words = text.templates("handout.")
    data = {"sheets": sheets, "words": words, "language": text.language, "tokens": raw()}
    made(HANDOUTS)(key=HANDOUTS, data=data)


@shared_cache
def _sheet(slug: str, made_of: tuple[Maker, Reader] | None, language: str) -> Mapping[str, Any]:
    """What a lesson's page of paper says: of its story, or of what its teacher asks."""
    page = prose.page(slug, language)
    asked: list[dict[str, Any]] = []
    picture = None
    if made_of:
        make, read = made_of
        handout = make()
        asked = [asdict(each) for each in questions(handout, read, page.text)]
        picture = handout.picture and asdict(handout.picture)
    told = _told(page, "ask")
    return {
        "slug": slug,
        "title": page.title,
        "minutes": course().minutes(slug),
        "questions": asked or [{"ask": told, "choices": [], "truth": None}],
        "wrong": _told(page, "wrong"),
        "picture": picture,
    }


def _told(page: Page, key: str) -> str:
    return page.text(f"teach.{key}") if f"teach.{key}" in page.text else ""
