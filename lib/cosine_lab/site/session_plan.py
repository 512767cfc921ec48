"""The course for those who teach it, as a table: a session of ten, 45 or 90 minutes by the clock, or all lessons."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from html import escape
from typing import NamedTuple

from cosine_lab import prose
from cosine_lab.course import course
from cosine_lab.escape import Markdown
from cosine_lab.prose import Text
from cosine_lab.talks import plans
from cosine_lab.talks.plans import Part, clock

_TOLD = ("aim", "believe", "ask", "wrong")
"""What a lesson's own words tell a teacher, each under `teach.<key>`."""
ALL = "all"


def titles(text: Text) -> dict[str, str]:
    """The sessions there are; all lessons first."""
    return {ALL: text("session-all")} | {
        minutes: text("session-minutes", minutes=minutes) for minutes in course().sessions
    }


class _Plan(NamedTuple):
    pages: Mapping[str, prose.Page]
    address: Callable[[str], str]
    text: Text


def slugs(session: str, pages: Mapping[str, prose.Page]) -> list[str]:
    """The lessons of a session, of these pages, in order."""
    timed = [part.slug for part in plans.plan(session)] if session != ALL else pages
    return [slug for slug in timed if slug in pages]


def table(
    session: str, pages: Mapping[str, prose.Page], address: Callable[[str], str], text: Text
) -> tuple[str, Markdown]:
    """The lessons of a session by the clock, as HTML, and how long a reader alone takes.

    Parameters
    ----------
    session : str
        One of `titles`.
    pages : mapping
        The lessons there are, by slug.
    address : callable
        Where a lesson is.
    text : Text
        The words of /teach.
    """
    plan, held = _Plan(pages, address, text), slugs(session, pages)
    timed = {part.slug: part for part in (plans.plan(session) if session != ALL else ())}
    heads = ("lesson", "clock" if timed else "minutes", "needs", *_TOLD)
    head = "".join(f'<th scope="col">{escape(text(key))}</th>' for key in heads)
    places = plans.places(session) if timed else {}
    rows = [_row(plan, slug, timed.get(slug), places.get(slug, {}), held[:at]) for at, slug in enumerate(held)]
    if timed:
        first, after = _around(session, text)
        rows = [first, *rows, *after]
    alone = text.markdown("plan", minutes=course().minutes(*held))
    planned = text.markdown("planned", session=session) if timed else ""
    drawn = f'<table class="teach"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return drawn, Markdown(f"{planned} {alone}".strip())


def _row(plan: _Plan, slug: str, part: Part | None, places: Mapping[str, int], before: Sequence[str]) -> str:
    """`places` has the numbers of its steps in the talk."""
    pages, text = plan.pages, plan.text
    page, address = pages[slug], plan.address(slug)
    title = _linked(address, page.title) + "".join(
        _linked(f"{address}?beat={beat}", f" {k}", text("plan-step", title=page.title, k=k))
        for beat, k in places.items()
    )
    if part and part.spare:
        spare = [str(places[beat]) for beat in part.spare]
        title += f"<p>{escape(text('late', steps=spare))}</p>"
    if part:
        asked = [str(k) for beat, k in places.items() if beat in part.voted]
        title += f"<p>{escape(text('votes', steps=asked))}</p>"
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


def _around(session: str, text: Text) -> tuple[str, list[str]]:
    """What comes before the lessons and after them."""
    opening, reserve, closing = (each(session) for each in (plans.opening, plans.reserve, plans.closing))
    end = int(session) - closing

    def row(key: str, begins: int, minutes: int) -> str:
        time = clock(begins, minutes)
        told = f'<td data-head="{escape(text("clock"))}">{escape(time)}</td><td colspan="5">'
        return f'<tr><th scope="row">{escape(text(key))}</th>{told}{escape(text(f"{key}-how"))}</td></tr>'

    kept = [row("reserve", end - reserve, reserve)] if reserve else []
    return row("opening", 0, opening), [*kept, row("closing", end, closing)]


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
