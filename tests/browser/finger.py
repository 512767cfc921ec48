"""A real finger, as DevTools has one, and what it can take hold of."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser import reader

Key = tuple[str, str, str]
HALF = 5
"""Of ten steps of a finger."""
_HELD = """() => {
  const found = [];
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) walk(each.shadowRoot);
      const slider = each.matches('[data-input][type="range"]');
      const part = slider ? each : each.matches(".grip[data-handle]") ? each.querySelector(".hit") : null;
      if (!part?.checkVisibility({ visibilityProperty: true }) || each.matches(":disabled")) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      if (!width) continue; // of a picture that is away
      const stage = (slider ? each : each.closest("svg")).getBoundingClientRect();
      const along = slider ? 8 + ((width - 16) * (each.value - each.min)) / (each.max - each.min) : width / 2;
      found.push({ kind: slider ? "input" : "handle", lead: slider || each.matches(".lead"),
        name: slider ? each.dataset.input : each.dataset.handle,
        space: each.closest("[data-plane]")?.dataset.plane ?? "",
        x: x + along - stage.x, y: y + height / 2 - stage.y, left: stage.x, top: stage.y });
    }
  };
  walk(document);
  return found;
}"""
_COVERED = """(held) => {
  const { x, y, width, height } = (held.querySelector(".hit") ?? held).getBoundingClientRect();
  let top = document.elementFromPoint(x + width / 2, y + height / 2);
  while (top?.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2))
    top = top.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
  return top && !held.contains(top) && !top.closest(".stage") ? top.outerHTML.slice(0, 120) : top ? "" : "not in sight";
}"""


@dataclass(frozen=True)
class Held:
    """A handle or a slider, and where it is in its picture and that in the window, in pixels."""

    kind: str
    lead: bool
    name: str
    space: str
    x: float
    y: float
    left: float
    top: float

    def found(self, page: Page) -> Locator:
        """The same on a page."""
        inside = f'[data-plane="{self.space}"] ' if self.space else ""
        return page.locator(f'{inside}[data-{self.kind}="{self.name}"]').filter(visible=True).first

    @property
    def key(self) -> Key:
        """Which it is."""
        return self.kind, self.space, self.name

    def off(self, other: "Held") -> tuple[float, float]:
        """By how many pixels of the picture the other is elsewhere."""
        return other.x - self.x, other.y - self.y


def holds(page: Page) -> dict[Key, Held]:
    """All that a finger can hold on a page."""
    told: list[dict[str, Any]] = page.evaluate(_HELD)
    return {each.key: each for each in (Held(**one) for one in told)}


def moved(begun: dict[Key, Held], end: dict[Key, Held]) -> list[tuple[Held, Held]]:
    """What a step is about and has been moved: as it was, and as it is; those that the step names first."""
    both = [(each, end[key]) for key, each in begun.items() if key in end]
    found = [(one, other) for one, other in both if max(map(abs, one.off(other))) > 1]
    return sorted(found, key=lambda pair: not pair[0].lead)


def covered(held: Locator) -> str:
    """What lies over the middle of a handle; nothing where a finger would meet it."""
    found: str = held.evaluate(_COVERED)
    return found


def in_sight(page: Page) -> None:
    """The strip's sentence begins below the page's header."""
    header, sentence = page.get_by_test_id("stHeader"), page.locator(".story-sentence").bounding_box()
    over = header.bounding_box() if header.count() else {"y": 0, "height": 0}
    assert over
    assert sentence
    assert sentence["y"] >= over["y"] + over["height"] - 1


_WORDS = """() => {
  const hosts = [...document.querySelectorAll("*")];
  const said = hosts.map((each) => each.shadowRoot?.querySelector(".story-said")).find(Boolean);
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement;
  const over = said.getBoundingClientRect().top - parseFloat(getComputedStyle(said).scrollMarginTop);
  return { over, done: Boolean(said.querySelector("[data-goal=reached]")), y: scrollTop,
    end: scrollHeight - clientHeight };
}"""


def gives_way(page: Page, by: float, scrolled: float) -> None:
    """A picture that is let go stands: it gives way to what is said of a step that is done, as far as that needs.

    `scrolled` is where the page was: one that becomes shorter than that has no such place any more.
    """
    words = page.evaluate(_WORDS)
    down = by > 1 and not (words["done"] and words["over"] <= 1) and max(words["y"], scrolled) < words["end"] - 1
    up = by < -1 and words["y"] > 1  # a page scrolls no further than its first line
    away = down or up
    assert not away, f"the picture went by {by:.0f} px with {words}"
    if by == 0 and not words["done"]:
        assert words["y"] == scrolled, "the page scrolls though its step is not done"


class Finger:
    """One finger on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)

    def touch(self, kind: str, *at: float) -> None:
        """Send what DevTools calls a touch of that kind."""
        points = [{"x": at[0], "y": at[1], "radiusX": 12, "radiusY": 12}] if at else []
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, x: float, y: float, dx: float, dy: float, halfway: Callable[[], None] = lambda: None) -> None:
        """Come down, move in ten steps, and stay."""
        self.touch("touchStart", x, y)
        for k in range(1, 11):
            self.touch("touchMove", x + dx * k / 10, y + dy * k / 10)
            self.page.wait_for_timeout(16)
            if k == HALF:
                halfway()

    def lift(self) -> None:
        """Let go."""
        self.touch("touchEnd")
        reader.painted(self.page)

    def moves(
        self, begun: Held, end: Held, halfway: Callable[[], None] = lambda: None
    ) -> dict[Key, tuple[float, float]]:
        """Drag what a step is about to where it has been before; what moves of its picture when the finger leaves."""
        held = begun.found(self.page)
        held.scroll_into_view_if_needed()
        now = holds(self.page)[begun.key]
        self.swipe(now.left + now.x, now.top + now.y, *now.off(end), halfway)
        reader.painted(self.page)
        down = holds(self.page)
        still = down.get(begun.key, now)  # the picture, as far as its step is done
        assert (still.left, still.top) == pytest.approx((now.left, now.top), abs=1), f"{begun.key}: the picture moved"
        scrolled = self.page.evaluate("document.scrollingElement.scrollTop")
        self.lift()
        up = holds(self.page)
        gives_way(self.page, up.get(begun.key, still).top - still.top, scrolled)
        offs = {key: each.off(up[key]) for key, each in down.items() if key in up and key[:2] == begun.key[:2]}
        return {key: off for key, off in offs.items() if max(map(abs, off)) > 0.5}
