"""A lesson lives anywhere: on a bare page, beside others, and where a browser denies what it may."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import bare
from tests.browser.plane import pull

BEAT = "[data-story]"
NEXT = '[data-story-action="next"]'
DENIED = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
}
for (const name of ["WebSocket", "EventSource", "BroadcastChannel", "SharedWorker"]) delete window[name];
Object.defineProperty(Document.prototype, "fonts", { value: undefined });
Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
delete Element.prototype.requestFullscreen;
"""


def beats(page: Page) -> list[str | None]:
    """The steps on which the lessons of a page are; None in free play."""
    return [each.get_attribute("data-beat") for each in page.locator(BEAT).all()]


def drag(page: Page, k: int, dx: int, dy: int) -> None:
    """Drag the first handle of a lesson."""
    grip = bare.lesson(page, k).locator("[data-handle] .hit").first
    grip.scroll_into_view_if_needed()
    pull(page, grip, dx, dy)


def shown(page: Page, k: int) -> list[str]:
    """The cosine and the probabilities that a lesson of a page shows."""
    told = bare.lesson(page, k).locator('[data-readout="cos"], [data-readout^="p:"]')
    return told.evaluate_all("(all) => all.map((each) => each.dataset.value ?? '')")


def go_on(page: Page, k: int) -> None:
    """Go to the next step of a lesson of a page, past a bet if there is one."""
    before = beats(page)[k]
    for _ in range(3):
        if beats(page)[k] == before:
            bare.lesson(page, k).locator(NEXT).click()


@pytest.mark.own_tab
def test_three_lessons_on_one_page_keep_apart(page: Page, site: str) -> None:
    bare.opened(page, f"{site}/translate+sigmoid+translate")
    go_on(page, 2)  # a step of its own, before those of the first
    first = beats(page)
    assert [each and each.partition("/")[0] for each in first] == ["1", "1", "2"]
    begun = [shown(page, k) for k in range(3)]
    go_on(page, 0)
    assert [a == b for a, b in zip(first, beats(page), strict=True)] == [False, True, True]
    assert [shown(page, k) == begun[k] for k in (1, 2)] == [True, True]
    told, third = beats(page), shown(page, 2)
    drag(page, 2, 40, 30)
    assert shown(page, 2) != third, "its own numbers follow its own hand"
    assert shown(page, 1) == begun[1]
    assert beats(page) == told
    moved = [shown(page, k) for k in range(3)]
    page.reload()
    expect(page.locator("body[data-shown]")).to_be_attached()
    assert beats(page) == told, "each finds its own step in the address"
    assert shown(page, 2) == moved[2], "and its own state"
    page.go_back()
    expect(page.locator(BEAT).first).to_have_attribute("data-beat", str(first[0]))
    assert beats(page)[1:] == first[1:]
    assert shown(page, 2) == moved[2], "Back is the first lesson's alone"


@pytest.mark.own_tab
@pytest.mark.parametrize("slug", ["translate", "words", "thief"])  # none asks for them itself: test_architecture.py
def test_a_lesson_is_told_where_the_browser_denies_storage_sockets_fonts_and_the_clipboard(
    page: Page, site: str, slug: str
) -> None:
    page.add_init_script(DENIED)
    bare.opened(page, f"{site}/{slug}")
    strip = page.locator(BEAT)
    begun = strip.get_attribute("data-beat")
    assert begun is not None
    for _ in range(3):
        if strip.get_attribute("data-beat") == begun:
            page.locator(NEXT).click()
    assert strip.get_attribute("data-beat") == begun.replace("1/", "2/", 1)
    page.go_back()
    expect(strip).to_have_attribute("data-beat", begun)
