"""Mounts the bar that every page has: talk mode, and the ways to take the page along."""

from collections.abc import Collection, Sequence
from functools import partial

import streamlit as st

from cosine_lab import prose
from cosine_lab.course import USUAL, course
from cosine_lab.places import PAGES
from cosine_lab.prose import Page
from cosine_lab.refusals import Refused
from cosine_lab.site import deck
from cosine_lab.site.bundles import BAR
from cosine_lab.surfaces import envelope
from cosine_lab.talks import links
from cosine_lab.tokens import themes
from cosine_lab.ui import bound_parameters, session
from cosine_lab.ui.mount import made
from cosine_lab.ui.surface import SHOWN

EXERCISE = "exercise"
"""The part of assets/prose that says what is wrong with one."""
_FILE, _REDRAW, _GO = "bar-file", "bar-redraw", "bar-go"


def follow(told: object, here: str, pages: Collection[str]) -> str | None:
    """Turn to the step, or the choice of a page in free play, that the browser asks for.

    Parameters
    ----------
    told : object
        Untrusted; should be {"path": path and query, "talk": whether talk mode is on, "free":
        whether nobody is guided there, "lang": a language to go on in}.
    here : str
        The slug of the page that is open.
    pages : collection of str
        The slugs there are.

    Returns
    -------
    path or None
        What the browser has to load anew: a page that shares a bound widget's name with this one,
        for which Streamlit turns to no page.
    """
    held = told if isinstance(told, dict) else {}
    path = held.get("path")
    if not isinstance(path, str):
        return None
    try:
        slug, asked = links.read(f"/{path}", pages)
    except Refused:
        return None
    written = bound_parameters.names()  # by Streamlit
    if slug != here and written & dict(asked).keys():
        return path
    bound_parameters.follow(slug, dict(asked))
    modes = {"talk": "1"} if held.get("talk") is True else {}
    modes |= {"guide": "0"} if held.get("free") is True else {}
    modes |= {"lang": f"{held['lang']}"} if held.get("lang") in prose.languages() else {}
    carried = {name: value for name, value in asked if name not in written}
    st.switch_page(PAGES / f"{slug}.py", query_params=carried | modes)
    return None


def show(page: Page, pages: Sequence[str]) -> None:
    """Mount the bar. It draws outside the flow of the page, and reruns nothing but itself.

    Parameters
    ----------
    page : Page
        The page it stands on.
    pages : sequence of str
        The slugs of the site.
    """
    _mounted(page.text.part, page.title, page.text.language, tuple(pages))


@st.fragment
def _mounted(slug: str, title: str, language: str, pages: tuple[str, ...]) -> None:
    if session.recall(_REDRAW):
        session.remember(_REDRAW, None)
        st.rerun()
    asked = session.recall(_GO)
    session.remember(_GO, None)
    load = asked and follow(asked, slug, pages)
    refused = prose.text(EXERCISE, language).templates("").items()
    words = prose.text(BAR, language).templates("")
    data = {
        "slug": slug,
        "lesson": slug in course().routes[USUAL],
        "language": language,
        "languages": prose.choices(language),
        "title": title,
        "themes": themes(),
        "words": words | {f"{EXERCISE}.{key}": word for key, word in refused},
        "speaker": deck.speaker(),
        "file": session.recall(_FILE),
        "load": load,
        "followed": bound_parameters.followed(),
    }
    session.remember(_FILE, None)
    pack = partial(_pack, slug, title, language)
    made(BAR)(key=BAR, data=data, on_talk_change=_redraw, on_file_change=pack, on_go_change=_go)


def _pack(slug: str, title: str, language: str) -> None:
    """Make the file that was asked for: the surface on show, as it was sent last."""
    shown = session.recall(SHOWN)
    if shown is None or shown[0] != slug:
        return
    lesson = deck.Lesson(slug, title, envelope(shown[1], shown[2]))
    text = deck.page(title, language, [lesson])
    asked, name = session.told(BAR, "file"), f"cosine-lab-{slug}.html"
    session.remember(_FILE, {"asked": asked, "name": name, "text": text})


def _go() -> None:
    """A talk goes on, on another page: from here no page can be turned to."""
    session.remember(_GO, session.told(BAR, "go"))


def _redraw() -> None:
    """Charts are drawn with letters of the other size, or in the other theme: by the whole page."""
    session.remember(_REDRAW, value=True)
