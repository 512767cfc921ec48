"""Every sentence and number is that of the state it stands beside, wherever the reader came from.

A reader goes there and back: what the page says must then be what it said before, and there what a
fresh page says at that address. What is history by nature is named in `HISTORY`.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from lib import prose
from tests.browser import plane, reader, stories
from tests.browser.test_challenges import LESSONS
from tests.browser.words import said
from tools.browser import settle
from tools.server import Server

SEEN = (Path(__file__).parent / "beside.js").read_text(encoding="utf-8")
SLUGS = (*LESSONS, "audit")
HISTORY = (
    '[data-readout="opposed"]',  # "opposite so far"
    ".ranges-list",  # "Covered so far"
    ".story-goal",  # "✓ Done": a step once done stays done
    "[data-story-action]",  # "Start this step again" is there once something was moved
    '[data-action="undo"], [data-action="redo"], [data-action="reset"]',
    ".zooms",
)
"""What says what has been, and says that it does."""
MOST_SLIDERS = 4
THERE, BACK = ("ArrowDown", "ArrowLeft"), ("ArrowUp", "ArrowRight")
"""Downwards: an action may leave a handle at the upper end of its range."""
FAR = ("Shift+ArrowDown", "Shift+ArrowLeft")


def read(page: Page) -> list[str]:
    """What stands on the page, once it has said all that follows from the last move."""
    page.wait_for_timeout(reader.QUIET_MS)
    settle(page)
    reader.painted(page)
    found: list[str] = page.evaluate(SEEN, ", ".join(HISTORY))
    return found


def agree(found: list[str], wanted: list[str]) -> None:
    """Hold two readings of a page together; what stands on one alone is told, with its place."""
    alone = [f"- {each}" for each in found if each not in wanted]
    alone += [f"+ {each}" for each in wanted if each not in found]
    assert not alone, "\n".join(["beside one state it says what it does not say afresh:", *alone])


def handles(page: Page) -> list[Locator]:
    """What can be moved there and back: one handle of each kind."""
    named = reader.attributes(page.locator("[data-handle]:visible"), "data-handle")
    kinds = {name.partition(":")[0]: name for name in reversed(named)}
    return [plane.handle(page, name).first for name in kinds.values()]


def places(page: Page) -> list[str]:
    """Where every handle is, as it is said."""
    return reader.attributes(page.locator("[data-handle]:visible"), "aria-valuetext")


def sliders(page: Page) -> list[Locator]:
    """What can be moved there, and stands on a step of its own where it comes back to."""
    found = page.locator('.cosine-lab input[type="range"]:not([data-bet]):visible')
    return [found.nth(k) for k in range(min(found.count(), MOST_SLIDERS))]


def nudge(page: Page, moved: list[Locator], keys: tuple[str, ...]) -> None:
    """Move each of them by these keys."""
    for held in moved:
        held.focus()
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_timeout(reader.QUIET_MS)


def far(page: Page, moved: list[Locator]) -> None:
    """Move handles far, and every slider into its middle."""
    nudge(page, moved, FAR)
    for slider in sliders(page):
        low, high, step = (
            float(slider.get_attribute(each) or 1) for each in ("min", "max", "step")
        )
        slider.fill(f"{low + round((high - low) / 2 / step) * step:.10g}")
        slider.dispatch_event("change")
        page.wait_for_timeout(reader.QUIET_MS)


def afresh(page: Page, slug: str, address: str) -> None:
    """Open an address that a reader has come to as if by its link."""
    page.goto("about:blank")
    page.goto(address)
    reader.drawn(page, slug)
    reader.whole(page)


@pytest.mark.parametrize("slug", SLUGS)
def test_there_and_back_in_free_play(page: Page, server: Server, slug: str) -> None:
    afresh(page, slug, plane.free(f"{server.url}/{'' if slug == 'home' else slug}"))
    begun, begin = read(page), places(page)
    moved = handles(page)
    nudge(page, moved, THERE)
    nudge(page, moved[::-1], BACK)
    if (
        places(page) == begin
    ):  # else the view followed, or a handle stopped, and the way back ended beside it
        agree(read(page), begun)
    far(page, moved)
    there, address = read(page), reader.address(page)
    afresh(page, slug, address)
    agree(there, read(page))
    assert there != begun or slug == "norms", "nothing was said of the moves"


def quoting_history(slug: str) -> list[re.Pattern[str]]:
    """What a story's sentences read like where they say what has been in a visit.

    Those of a beat that quotes it, and of one that is told otherwise to who has left out some.
    """
    found = prose.text(slug).templates("beat.")
    beats = {key.split(".")[1] for key in found}
    past = re.compile(
        rf"\{{(?:(?:{'|'.join(beats)})-[\w-]+|[\w-]+-(?:begun|least|greatest)|orders-tried|opposed)\}}"
    )
    quoting = {key.split(".")[1] for key, text in found.items() if past.search(text)}
    quoting |= {key.split(".")[1] for key in found if key.endswith(".unseen")}
    return [said(f"{slug}.{key}") for key in found if key.split(".")[1] in quoting]


@pytest.mark.parametrize("slug", SLUGS)
def test_there_and_back_in_every_step(page: Page, server: Server, slug: str) -> None:
    """A step once done tells of the state on show, and away from its goal what there is to do."""
    stories.open_story(page, f"{server.url}/{'' if slug == 'home' else slug}")
    past = quoting_history(slug)

    def told() -> list[str]:
        return [
            each
            for each in read(page)
            if not any(found.fullmatch(each.removeprefix("story: ")) for found in past)
        ]

    def compare() -> None:
        here, address = told(), reader.address(page)
        afresh(page, slug, address)
        stories.ready(page)
        agree(here, told())

    first, steps = stories.steps(page)
    for at in range(first, steps + 1):
        if stories.answers(page):
            stories.press(page, page.locator('[data-story-action="skip"]'), "mouse")
        if page.locator('[data-goal="open"]').count():
            stories.reachable(page, "mouse")
        moved = handles(page)
        if (
            moved
        ):  # the view may follow, and the way back then ends beside the start: compared is what is
            nudge(page, moved, THERE)
            nudge(page, moved[::-1], BACK)
            compare()
        if moved or sliders(page):
            far(page, moved)
            compare()
        if at < steps:
            stories.press(page, page.locator('[data-story-action="next"]'), "mouse")
