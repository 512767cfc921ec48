"""Handouts: a page of paper for each lesson of a session, printed by the browser."""

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from lib import prose
from lib.course import course
from lib.prose import Page, Text
from lib.shared_cache import shared_cache
from lib.surfaces import envelope
from lib.surfaces.opened import Opener
from lib.tokens import raw
from lib.ui import session, shell
from lib.ui.bundles import HANDOUTS, module
from lib.ui.mount import made

_WANTED = "handouts-wanted"


def show(slugs: Sequence[str], openers: Mapping[str, Opener], text: Text) -> None:
    """Offer to print the handouts of these lessons, and their answers apart.

    Parameters
    ----------
    slugs : sequence of str
    openers : mapping by slug
    text : Text
        The page's words.
    """
    if not session.recall(_WANTED):  # what lessons begin with is computed, which takes seconds
        label = text("handout-prepare")
        st.button(label, key="handouts-prepare", on_click=session.remember, args=(_WANTED, True))
        return
    with shell.busy(text("handout-preparing")):
        sheets = [
            dict(_sheet(slug, openers.get(slug), text.language)) | {"address": shell.address(slug)}
            for slug in slugs
        ]
    words = text.templates("handout.")
    data = {"sheets": sheets, "words": words, "language": text.language, "tokens": raw()}
    made(HANDOUTS)(key=HANDOUTS, data=data)


@shared_cache
def _sheet(slug: str, opener: Opener | None, language: str) -> Mapping[str, Any]:
    """What a lesson's page of paper is made of: its surface, and what its teacher asks."""
    page = prose.page(slug, language)
    found = opener(page.text) if opener else None
    told = found and envelope(found.surface, page.text)
    return {
        "slug": slug,
        "title": page.title,
        "minutes": course().minutes(slug),
        "module": module(slug) if told else None,
        "data": told,
        "ask": _told(page, "ask"),
        "wrong": _told(page, "wrong"),
    }


def _told(page: Page, key: str) -> str:
    return page.text(f"teach.{key}") if f"teach.{key}" in page.text else ""
