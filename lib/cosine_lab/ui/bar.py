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
from cosine_lab.ui.surface import CURRENT

EXERCISE = "exercise"
"""The part of assets/prose that says what is wrong with one."""
_FILE, _REDRAW, _GO = "bar-file", "bar-redraw", "bar-go"


def follow(message: object, here: str, pages: Collection[str]) -> str | None:
    """Turn to the step, or the choice of a page in free play, that the browser asks for.

    Parameters
    ----------
    message : object
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
    record = message if isinstance(message, dict) else {}
    path = record.get("path")
    if not isinstance(path, str):
        return None
    try:
        slug, query = links.read(f"/{path}", pages)
    except Refused:
        return None
    written = bound_parameters.names()  # by Streamlit
    if slug != here and written & dict(query).keys():
        return path
    bound_parameters.follow(slug, dict(query))
    modes = {"talk": "1"} if record.get("talk") is True else {}
    modes |= {"guide": "0"} if record.get("free") is True else {}
    modes |= {"lang": f"{record['lang']}"} if record.get("lang") in prose.languages() else {}
    carried = {name: value for name, value in query if name not in written}
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
    target = session.recall(_GO)
    session.remember(_GO, None)
    load = target and follow(target, slug, pages)
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
    current = session.recall(CURRENT)
    if current is None or current[0] != slug:
        return
    lesson = deck.Lesson(slug, title, envelope(current[1], current[2]))
    text = deck.page(title, language, [lesson])
    request, name = session.message(BAR, "file"), f"cosine-lab-{slug}.html"
    session.remember(_FILE, {"asked": request, "name": name, "text": text})


def _go() -> None:
    """A talk goes on, on another page: from here no page can be turned to."""
    session.remember(_GO, session.message(BAR, "go"))


def _redraw() -> None:
    """Charts are drawn with letters of the other size, or in the other theme: by the whole page."""
    session.remember(_REDRAW, value=True)
