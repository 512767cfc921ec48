"""The course for those who teach it: one table, for a session of ten, 45 or 90 minutes."""

from html import escape

import streamlit as st

from lib import prose
from lib.course import course
from lib.prose import Text
from lib.ui import inputs, shell

_TOLD = ("aim", "believe", "ask", "wrong")
"""What a lesson's own words tell a teacher, each under `teach.<key>`."""
_ALL = "all"


def session(text: Text) -> str:
    """The session that a reader asks for: its minutes, or all lessons; what was ignored is said."""
    titles = {_ALL: text("session-all")} | {
        minutes: text("session-minutes", minutes=minutes) for minutes in course().sessions
    }
    chosen, ignored = inputs.choose("session", titles, text("session"))
    shell.notes(ignored)
    return chosen


def table(session: str, text: Text) -> list[str]:
    """The lessons of a session, in order, and how long they take a reader alone; their slugs."""
    pages = {page.text.part: page for _, page in shell.lessons()}
    held = [slug for slug in course().sessions.get(session, pages) if slug in pages]
    heads = ("lesson", "minutes", "needs", *_TOLD)
    head = "".join(f'<th scope="col">{escape(text(key))}</th>' for key in heads)
    rows = "".join(_row(pages, slug, text) for slug in held)
    st.html(f'<table class="teach"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>')
    shell.caption(text.markdown("plan", minutes=course().minutes(*held)))
    return held


def _row(pages: dict[str, prose.Page], slug: str, text: Text) -> str:
    page = pages[slug]
    title = f'<a href="{shell.address(slug)}" target="_self">{escape(page.title)}</a>'
    needs = [pages[needed].title for needed in course().needs(slug) if needed in pages]
    cells = {
        "minutes": str(course().minutes(slug)),
        "needs": ", ".join(needs) or text("nothing"),
    } | {key: _told(page, key) for key in _TOLD}
    more = {"believe": _caught(page)}
    written = "".join(
        f'<td data-head="{escape(text(key))}">{escape(cell)}{more.get(key, "")}</td>'
        for key, cell in cells.items()
    )
    return f'<tr><th scope="row">{title}</th>{written}</tr>'


def _caught(page: prose.Page) -> str:
    """What its bets find out that students believe, a line each."""
    words = page.text.templates("beat.")
    lines = [f"<li>{escape(word)}</li>" for key, word in words.items() if key.endswith(".catches")]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""


def _told(page: prose.Page, key: str) -> str:
    named = f"teach.{key}"
    return page.text(named) if named in page.text else ""
