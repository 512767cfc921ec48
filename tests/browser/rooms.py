"""A wall and the phones of its room: where they are, what the window cuts of it, and what they have been told."""

from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect

from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import stories

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "reduced_motion": "reduce"}
CUT = """() => {
  const all = (what, root = document) => [
    ...root.querySelectorAll(what),
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? all(what, shadowRoot) : [])),
  ];
  const room = all(".room")[0]?.getBoundingClientRect();
  if (!room) return null;
  const column = room.height > innerHeight / 2;
  const boxes = all(".side > *, .planes > *, .story-sentence, .room > *, .acts > *");
  const there = boxes.filter((each) => each.checkVisibility() && each.getBoundingClientRect().height);
  const cut = there.filter((each) => {
    const { right, bottom } = each.getBoundingClientRect();
    const most = column && !each.closest(".room") ? room.left : innerWidth;
    return bottom > innerHeight + 1 || right > most + 1;
  });
  const small = all(".stage").filter((each) => {
    const { height } = each.getBoundingClientRect();
    return height && height < 180;
  });
  return [...cut, ...small].map((each) => `${each.className}: ${each.textContent.slice(0, 40)}`);
}"""
"""What an open room covers, the window cuts, or is a plane too small for the last row; null while no room is there."""


def cut(page: Page) -> list[str]:
    """The same, once the room of the lesson on show is there: the next step may be on another page."""
    found: list[str] | None = None
    while found is None:
        expect(page.locator(".room")).to_be_visible(timeout=PATIENCE_MS)
        stories.ready(page)
        found = page.evaluate(CUT)
    return found


def is_fault(said: ConsoleMessage) -> bool:
    """Whether the browser complains, of anything but a room that has ended, or a network that is away."""
    return said.type == "error" and not any(each in said.text for each in (" 404 ", "ERR_INTERNET_DISCONNECTED"))


def at(page: Page, place: str) -> None:
    """Wait until the wall stands at this step of its talk, as in 3/25."""
    expect(page.locator("[data-story]")).to_have_attribute("data-beat", place, timeout=PATIENCE_MS)
    stories.ready(page)


def is_at(page: Page, wall: str, *phones: tuple[Page, str]) -> None:
    """Wait until wall and phones are in these forms."""
    expect(page.locator(".room")).to_have_attribute("data-at", wall, timeout=PATIENCE_MS)
    for phone, form in phones:
        expect(phone.locator("[data-phone]")).to_have_attribute("data-phone", form, timeout=PATIENCE_MS)


def is_told(page: Page, phone: Page) -> None:
    """What the lesson says is true is marked on the wall and said on the phone, which has heard it all."""
    page.wait_for_timeout(1600)  # a room is asked every 1.5 s
    expect(page.locator(".room .histogram [data-true=true]")).to_have_count(1, timeout=PATIENCE_MS)
    said = page.locator(".story-answer > span").first.inner_text()
    expect(phone.locator(".truth")).to_have_text(said, timeout=PATIENCE_MS)
