"""The course for those who teach it: a session of ten, 45 or 90 minutes by the clock, or all."""

from collections.abc import Sequence
from functools import reduce
from html import escape

import streamlit as st

from lib import prose
from lib.course import course
from lib.escape import Markdown
from lib.prose import Text
from lib.talks import plans
from lib.talks.plans import Part, clock
from lib.ui import inputs, shell

_TOLD = ("aim", "believe", "ask", "wrong")
"""What a lesson's own words tell a teacher, each under `teach.<key>`."""
ALL = "all"


def session(text: Text) -> str:
    """The session that a reader asks for: its minutes, or all lessons; what was ignored is said."""
    titles = {ALL: text("session-all")} | {
        minutes: text("session-minutes", minutes=minutes) for minutes in course().sessions
    }
    chosen, ignored = inputs.choose("session", titles, text("session"))
    shell.notes(ignored)
    return chosen


def table(session: str, text: Text) -> list[str]:
    """The lessons of a session, in order and by the clock; their slugs."""
    pages = {page.text.part: page for _, page in shell.lessons()}
    parts = plans.plan(session) if session != ALL else ()
    timed = {part.slug: part for part in parts}
    held = [slug for slug in timed or pages if slug in pages]
    heads = ("lesson", "clock" if timed else "minutes", "needs", *_TOLD)
    head = "".join(f'<th scope="col">{escape(text(key))}</th>' for key in heads)
    rows = [_row(pages, slug, timed.get(slug), held[:at], text) for at, slug in enumerate(held)]
    if timed:
        rows.append(_closing(session, text))
    st.html(f'<table class="teach"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>')
    alone = text.markdown("plan", minutes=course().minutes(*held))
    planned = text.markdown("planned", session=session) if timed else ""
    shell.caption(Markdown(f"{planned} {alone}".strip()))
    return held


def _row(pages: dict[str, prose.Page], slug: str, part: Part | None, before: Sequence[str], text: Text) -> str:
    page = pages[slug]
    address, steps = shell.address(slug), part.steps if part else ()
    title = _linked(address, page.title) + "".join(
        _linked(f"{address}?beat={beat}", f" {k}", text("talk-step", title=page.title, k=k, n=len(steps)))
        for k, beat in enumerate(steps, 1)
    )
    needs = [
        text("held" if each in before else "not-held", title=pages[each].title)
        for each in course().needs(slug)
        if each in pages
    ]
    time = {"clock": clock(part.begins, part.minutes)} if part else {"minutes": str(course().minutes(slug))}
    needed = reduce(lambda first, second: text("listed", first=first, second=second), needs or [text("nothing")])
    cells = time | {"needs": needed} | {key: _told(page, key) for key in _TOLD}
    more = {"believe": _caught(page, part)}
    written = "".join(
        f'<td data-head="{escape(text(key))}">{escape(cell)}{more.get(key, "")}</td>' for key, cell in cells.items()
    )
    return f'<tr><th scope="row">{title}</th>{written}</tr>'


def _linked(address: str, text: str, name: str = "") -> str:
    named = f' aria-label="{escape(name)}"' if name else ""
    return f'<a href="{address}" target="_self"{named}>{escape(text)}</a>'


def _closing(session: str, text: Text) -> str:
    minutes = plans.closing(session)
    time = clock(int(session) - minutes, minutes)
    told = f'<td data-head="{escape(text("clock"))}">{escape(time)}</td><td colspan="5">'
    return f'<tr><th scope="row">{escape(text("closing"))}</th>{told}{escape(text("close"))}</td></tr>'


def _caught(page: prose.Page, part: Part | None) -> str:
    """What its bets, those of the session's steps, find out that students believe, a line each."""
    words = page.text.templates("beat.")
    asked = part.steps if part else [key.split(".")[1] for key in words]
    caught = (words.get(f"beat.{beat}.catches") for beat in dict.fromkeys(asked))
    told = _told(page, "believe")
    lines = [f"<li>{escape(word)}</li>" for word in caught if word and word != told]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""


def _told(page: prose.Page, key: str) -> str:
    named = f"teach.{key}"
    return page.text(named) if named in page.text else ""
