"""The course for those who teach it: a session, its plan, and what else it takes."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from cosine_lab import prose
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import handouts, inventory, session_plan
from cosine_lab.site.bundles import HANDOUTS, module
from cosine_lab.site.session_plan import ALL
from cosine_lab.surfaces import envelope
from cosine_lab.surfaces.lesson_factory import Opener
from cosine_lab.ui import inputs, session, shell
from cosine_lab.ui.mount import made

_WANTED = "handouts-wanted"


def chosen(text: Text) -> str:
    """The session that a reader asks for: its minutes, or all lessons; what was ignored is said."""
    asked, ignored = inputs.choose("session", session_plan.titles(text), text("session"))
    shell.notes(ignored)
    return asked


def show(asked: str, openers: Mapping[str, Opener], text: Text) -> None:
    """Show the plan of a session; below it talk, board, questions and homework, and handouts to print."""
    pages = {page.text.part: page for _, page in shell.lessons()}
    drawn, alone = session_plan.table(asked, pages, shell.address, text)
    st.html(drawn)
    shell.caption(alone)
    placed: list[Mapping[str, Any]] = []
    if asked == ALL and not session.recall(_WANTED):  # what lessons begin with is computed, which takes seconds
        label = text("handout-prepare")
        st.button(label, key="handouts-prepare", on_click=session.remember, args=(_WANTED, True))
    else:
        with shell.busy(text("handout-preparing")):
            sheets = [_sheet(slug, openers.get(slug), text.language) for slug in session_plan.slugs(asked, pages)]
        placed = [{**each, "address": shell.address(each["slug"]), "task": _task(each["slug"])} for each in sheets]
    form = {"address": _task(inventory.PART), "wall": shell.address(inventory.PART)}
    made(HANDOUTS)(key=HANDOUTS, data=handouts.data(asked, placed, form, text))


def _task(slug: str) -> str:
    """Where a phone needs no session."""
    return f"exercise/{'' if slug == shell.first() else slug}"


@shared_cache
def _sheet(slug: str, opener: Opener | None, language: str) -> Mapping[str, Any]:
    text = prose.text(slug, language)
    found = opener(text) if opener else None
    told = {"module": module(slug), "data": envelope(found.surface, text)} if found else {}
    return handouts.sheet(slug, language, told, handouts.homework(found.surface) if found else None)
