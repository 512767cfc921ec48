"""What stands beside a state is of that state, wherever the reader came from.

A reader goes there and back: what the page says must then be what it said before, and there what a
fresh page says at that address. What is history by nature is named in `HISTORY`.
"""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Locator, Page

from cosine_lab.commands.browser import settle
from tests.browser import plane, reader

SEEN = (Path(__file__).parent / "beside.js").read_text(encoding="utf-8")
HISTORY = (
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
FAR, FURTHER = ("Shift+ArrowDown", "Shift+ArrowLeft"), ("Shift+ArrowUp",)


def read(page: Page) -> list[str]:
    """What stands on the page, once it has said all that follows from the last move."""
    page.wait_for_timeout(reader.QUIET_MS)
    settle(page)
    reader.painted(page)
    found: list[str] = page.evaluate(SEEN, ", ".join(HISTORY))
    return found


def differ(found: list[str], wanted: list[str]) -> list[str]:
    """What stands in one of two readings of a page alone, with its place."""
    alone = [f"- {each}" for each in found if each not in wanted]
    return [*alone, *(f"+ {each}" for each in wanted if each not in found)]


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
        reader.painted(page)


def far(page: Page, moved: list[Locator]) -> None:
    """Move handles far, and every slider into its middle."""
    nudge(page, moved, FAR)
    for slider in sliders(page):
        low, high, step = (float(slider.get_attribute(each) or 1) for each in ("min", "max", "step"))
        slider.fill(f"{low + round((high - low) / 2 / step) * step:.10g}")
        slider.dispatch_event("change")
        reader.painted(page)


def afresh(page: Page, slug: str, address: str) -> None:
    """Open an address that a reader has come to as if by its link."""
    page.goto("about:blank")
    page.goto(address)
    reader.drawn(page, slug)
    reader.whole(page)


def there_and_back(page: Page, slug: str) -> Iterator[str]:
    """What a page in free play says beside one state and not afresh; it is left far from there."""
    begun, begin = read(page), places(page)
    moved = handles(page)
    nudge(page, moved, THERE)
    nudge(page, moved[::-1], BACK)
    back = read(page)
    if places(page) == begin:  # else the view followed, or a handle stopped
        yield from differ(back, begun)
    far(page, moved)
    if places(page) == begin:  # they began at the lower ends of their ranges
        nudge(page, moved, FURTHER)
    there, address = read(page), reader.address(page)
    if there == begun and (moved or sliders(page)):
        yield "nothing is said of the moves"
    afresh(page, slug, address)
    yield from differ(there, read(page))
