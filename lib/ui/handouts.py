"""Handouts: a page of paper for each lesson of a session, printed by the browser."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import streamlit as st

from lib import prose, talks
from lib.course import course
from lib.links import encode
from lib.prose import Page, Text
from lib.shared_cache import shared_cache
from lib.site.bundles import HANDOUTS, module
from lib.surfaces import Surface, envelope
from lib.surfaces.challenges import Goals
from lib.surfaces.exercise import Exercise, write
from lib.surfaces.lesson_factory import Opener
from lib.talks import names, plans
from lib.tokens import raw
from lib.ui import session, shell
from lib.ui.mount import made
from lib.ui.teach import ALL

_WANTED = "handouts-wanted"
_BOARD = ("beat.takeaway.unseen", "practice")
"""What is written on the board below the picture."""


def show(slugs: Sequence[str], openers: Mapping[str, Opener], chosen: str, text: Text) -> None:
    """Show what else a session takes: talk, board, questions, homework; and print handouts.

    Parameters
    ----------
    slugs : sequence of str
    openers : mapping by slug
    chosen : str
        The session.
    text : Text
        The page's words.
    """
    if chosen == ALL and not session.recall(_WANTED):  # what lessons begin with is computed, which takes seconds
        label = text("handout-prepare")
        st.button(label, key="handouts-prepare", on_click=session.remember, args=(_WANTED, True))
        return
    with shell.busy(text("handout-preparing")):
        sheets = [
            dict(_sheet(slug, openers.get(slug), text.language)) | {"address": shell.address(slug)} for slug in slugs
        ]
    words = text.templates("handout.")
    data = {"sheets": sheets, "words": words, "language": text.language, "tokens": raw()}
    if chosen != ALL:
        data["talk"] = talks.write(plans.talk(chosen, text))
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
        "why": names.known()[slug]["why"] if found else [],
        "board": [plans.said(page.text, key) for key in _BOARD],
        "homework": homework(found.surface) if found else None,
    }


def homework(surface: Surface) -> Mapping[str, str] | None:
    """A lesson's first challenge as an exercise, and what solves it, as parameters of a link."""
    panels = [panel for panel in surface.panels() if isinstance(panel, Goals)]
    if not panels:
        return None
    task = panels[0].tasks[0]
    begun = replace(surface.defaults, **task.challenge.start)
    labels = surface.defaults.labels
    asked = write(Exercise(task.title, goal=tuple(task.challenge.goal)))
    return {
        "title": task.title,
        "hint": task.hint,
        "asked": f"?s={encode(begun, labels)}&beat=exercise&x={asked}",
        "solved": f"?s={encode(replace(begun, **task.challenge.solved), labels)}",
    }


def _told(page: Page, key: str) -> str:
    return page.text(f"teach.{key}") if f"teach.{key}" in page.text else ""
