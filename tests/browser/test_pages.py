"""Every page is visited once, in the pseudo-language, and all that any sweep wants is looked at.

A lesson is visited in free play, where everything is on it; its story is walked in test_walk.py.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import Server, addresses, lessons
from tests.browser import beside, plane, reader
from tests.browser.axe import violations
from tests.browser.keys import unnamed
from tests.browser.legible import LAST_ROW, SCREENS, unfit
from tests.browser.pseudo import bare, hovered, opened, pressed
from tests.browser.test_free_play_visited import DRAWN_BY_PYTHON
from tests.browser.walk import PHONE, over

_LEAVES = re.compile(r"try:|copy|talk|deck|slide|room|play|class|handout|png|csv|svg")
_MARKS = ".js-plotly-plot :is(.point, .hm, .barlayer .trace, .scatterlayer .trace)"
_TYPED = ".cosine-lab :is(input[inputmode], input[type=text])"
MOST_VERBS = 40
KINDS = {"translate", "words", "norms"}
"""Lessons with planes, with a table, with charts that Python draws: what a talk adds to free play is alike on all."""
Sweep = Callable[[Page, str], Iterator[str]]


def has_its_title(page: Page, slug: str) -> Iterator[str]:
    """A page opens under its title, and nothing of its code is said where a text is missing."""
    title, shown = prose.page(slug).title, page.locator("h1").first.inner_text()
    if title not in shown:
        yield f"{title!r} is not over it, but {shown!r}"
    if title not in page.title() and slug != "home":  # the first is called by the name of all
        yield f"the window of {title!r} is called {page.title()!r}"


def names_its_stops(page: Page, slug: str) -> Iterator[str]:
    """Whatever the Tab key stops at has a name; a lesson's free play is gone round where it is visited."""
    if slug not in lessons():
        yield from unnamed(page)
        page.locator("h1").first.scroll_into_view_if_needed()


def says_what_its_state_is(page: Page, slug: str) -> Iterator[str]:
    """What stands beside a state is what a fresh page says of it: of what the browser computes where it is played."""
    if slug in DRAWN_BY_PYTHON:
        yield from beside.there_and_back(page, slug)


def is_accessible(page: Page, slug: str) -> Iterator[str]:
    """By the rules of axe-core: light, and the same elements in other colours, in which a lesson is walked through."""
    yield from violations(page)
    if slug in lessons():
        return
    page.emulate_media(color_scheme="dark")
    reader.painted(page)
    yield from violations(page, "cat.color")
    page.emulate_media(color_scheme="light")


def is_whole_on_a_phone(page: Page, _slug: str) -> Iterator[str]:
    """By the same rules under a finger, and nothing hangs over the edge."""
    page.set_viewport_size(PHONE)
    if (wide := over(page)) > 0:
        yield f"{wide} pixels wider than a phone"
    device = page.context.new_cdp_session(page)
    device.send("Emulation.setDeviceMetricsOverride", {**PHONE, "deviceScaleFactor": 2, "mobile": True})
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    reader.whole(page)
    yield from violations(page, colours=False)
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    device.send("Emulation.clearDeviceMetricsOverride")
    device.detach()
    page.set_viewport_size(SCREENS[0])
    reader.whole(page)


def can_be_part_of_a_talk(page: Page, slug: str) -> Iterator[str]:
    """Large for the last row, and by the rules of axe-core."""
    plane.act(page, "talk")
    page.mouse.move(0, 0)  # a term may have come under it, whose explanation goes by Escape first
    expect(page.locator("html[data-talk]")).to_be_attached()
    reader.whole(page)
    if slug not in lessons() or slug in KINDS:
        yield from violations(page, colours=False)
    if slug not in lessons():  # what tells no story may go on below
        yield from unfit(page, LAST_ROW[0], scrolls=True)
    page.keyboard.press("Escape")
    expect(page.locator("html[data-talk]")).to_have_count(0)


def names_its_parts(page: Page, _slug: str) -> Iterator[str]:
    """Whatever of a page can be had as a picture has a name that is written for it."""
    page.locator('[data-action="share"]').click()
    parts = page.locator('[data-share="part"] option').all_inner_texts()
    page.keyboard.press("Escape")
    yield from (f"a part is called {each!r}" for each in parts if "⟦" not in each)


def speaks_one_language(page: Page, _slug: str) -> Iterator[str]:
    """Whatever is opened, pressed, typed or pointed at says words of the reader's language."""
    yield from bare(page)
    for opener in page.locator("summary").all():
        yield from pressed(page, opener)
    verbs = reader.attributes(page.locator("[data-action]"), "data-action")
    for verb in list(dict.fromkeys(verbs))[:MOST_VERBS]:
        if not _LEAVES.search(verb):
            yield from pressed(page, page.locator(f'[data-action="{verb}"]').first)
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
    for typed in page.locator(_TYPED).filter(visible=True).all()[:3]:
        typed.fill("x,y")
        typed.press("Enter")
        yield from bare(page)
    yield from hovered(page, page.locator(_MARKS))
    yield from hovered(page, page.locator(".gloss, .stMarkdown a[href*='glossary#']"), most=1)
    for popover in page.get_by_test_id("stPopoverButton").all():
        yield from pressed(page, popover)
        page.keyboard.press("Escape")


def is_played_without_the_server(page: Page, wire: reader.Wire) -> Iterator[str]:
    """A move by a key stands in the address; Python is told nothing."""
    held = page.locator("[data-handle]").filter(visible=True).first
    if not held.count():
        return
    before, asked = reader.address(page), wire.reruns
    held.press("ArrowRight")
    page.wait_for_timeout(reader.QUIET_MS)
    if reader.address(page) == before:
        yield "free play: a move is not in the address"
    page.locator("h1").first.scroll_into_view_if_needed()
    if wire.reruns != asked:
        yield "free play: a move asks the server"


SWEEPS: tuple[Sweep, ...] = (
    has_its_title,
    names_its_stops,
    says_what_its_state_is,
    is_accessible,
    is_whole_on_a_phone,
    can_be_part_of_a_talk,
    names_its_parts,
    speaks_one_language,
)


@pytest.mark.parametrize("slug", addresses())
def test_a_page_is_looked_at_from_all_sides(page: Page, server: Server, slug: str) -> None:
    wire = reader.Wire(page)
    opened(page, server, slug, guide="0")
    reader.whole(page)
    faults = [*is_played_without_the_server(page, wire)] if slug not in DRAWN_BY_PYTHON else []
    faults += [f"{sweep.__name__}: {each}" for sweep in SWEEPS for each in sweep(page, slug)]
    assert not faults, "\n".join(faults)


def test_a_fault_is_found_where_there_is_one(page: Page) -> None:
    page.set_content("<main><h1>A page</h1><img src='data:,'><button></button></main>")
    assert {fault.partition(" at ")[0] for fault in violations(page)} >= {"critical image-alt", "critical button-name"}


def test_a_fault_of_colour_is_found_in_the_dark_alone(page: Page) -> None:
    page.set_content(
        "<style>body { background: white; color: black; color-scheme: light dark }"
        "@media (prefers-color-scheme: dark) { body { background: #222 } }</style><p>A word</p>"
    )
    assert violations(page, "cat.color") == []
    page.emulate_media(color_scheme="dark")
    assert [fault.split()[1] for fault in violations(page, "cat.color")] == ["color-contrast"]


def test_a_naked_word_is_found(page: Page) -> None:
    page.set_content("<p>⟦One ⟦two⟧⟧ cat</p><p>⟦Three\n<b>four</b></p><i>⟧</i><img alt='Five'>")
    page.evaluate("document.documentElement.lang = 'qps'")
    assert bare(page) == {"Five: alt: Five"}
    page.evaluate("document.body.append('Six times')")
    assert "Six: Six times" in bare(page)
