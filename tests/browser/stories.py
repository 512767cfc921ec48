"""What a reader does to a story, as verbs on its public contract, by mouse, keys or touch.

`data-story` is the strip, `data-beat="k/n"` the step, `data-bet` a choice (or the slider of a
scale), `data-bet-answer`, `data-bet-truth`, `data-came-true` what turned out, `data-goal` whether
the move asked for is done, `data-story-action` a button of the strip.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import reader

Hand = Literal["mouse", "keys", "touch"]
PLACED = re.compile(r"^\d+/\d+$")
MOST_TABS = 60
"""What can be used on the screen, each with a name; a label's handle has that of its kind.

A word of a sentence that is glossed is a word; the bar, in the line of the menu, is every page's.
"""
CONTROLS = """() => {
  const found = [];
  const wanted = `button, a[href], select, input, textarea, summary, [data-handle]`;
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot && !each.closest(".st-key-bar")) walk(each.shadowRoot);
      if (!each.matches(wanted) || each.disabled || each.matches(".gloss")) continue;
      if (each.closest(".course")) continue; // Home ends on the map, which is one thing
      const box = each.getBoundingClientRect();
      const on = box.width && box.height && box.top < innerHeight && box.bottom > 0;
      if (!on || !each.checkVisibility({ visibilityProperty: true })) continue;
      const kind = each.dataset.handle?.replace(/:.*/, "") ?? (each.dataset.sure && "how sure");
      found.push(kind ?? each.outerHTML.slice(0, 90));
    }
  };
  walk(document.querySelector('[data-testid="stMain"], body > main'));
  return found;
}"""
_MASKED = """(all) => all.map((each) => {
  const own = (name) => each.getAttribute(name) ?? "";
  const [name, value] = [own("data-readout"), own("data-value")];
  return { name, text: each.textContent, value, title: own("title"), why: own("data-masked") };
})"""
_FOCUSED = """(wanted) => {
  let held = document.activeElement;
  while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement;
  return held === wanted;
}"""


def strip(page: Page) -> Locator:
    """The story's strip."""
    return page.locator("[data-story]")


def open_story(page: Page, address: str) -> None:
    """Open a lesson and wait until its story is on."""
    page.goto(address)
    expect(strip(page)).to_have_attribute("data-beat", PLACED, timeout=PATIENCE_MS)
    ready(page)


def ready(page: Page) -> None:
    """Wait until the page has done what was asked."""
    reader.painted(page)
    if not reader.rests(page):
        settle(page)
        reader.painted(page)


def steps(page: Page) -> tuple[int, int]:
    """Which step is on, from 1, and of how many."""
    k, n = (strip(page).get_attribute("data-beat") or "").split("/")
    return int(k), int(n)


def press(page: Page, target: Locator, hand: Hand) -> None:
    """Press a button as that hand does."""
    if hand == "mouse":
        target.click()
    elif hand == "touch":
        target.tap()
    else:
        reach(page, target)
        page.keyboard.press("Enter")
    ready(page)


def reach(page: Page, target: Locator) -> None:
    """Tab on, round the page if need be, until the target has the focus."""
    element = target.element_handle()
    for _ in range(MOST_TABS):
        if page.evaluate(_FOCUSED, element):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{MOST_TABS} presses of Tab do not reach {target}")


def answers(page: Page) -> list[str]:
    """What can be bet on; nothing while nothing is asked."""
    return reader.attributes(page.locator("[data-bet]"), "data-bet")


def bet(page: Page, answer: str | float, hand: Hand) -> None:
    """Bet on a choice, or on a number of the scale."""
    if isinstance(answer, str):
        press(page, page.locator(f'[data-bet="{answer}"]'), hand)
        return
    slider = page.locator('[data-bet="scale"]')
    low, high, step = (float(slider.get_attribute(each) or 0) for each in ("min", "max", "step"))
    wanted = min(max(answer, low), high)
    if hand != "keys":
        slider.fill(f"{low + round((wanted - low) / step) * step:.10g}")
    else:
        reach(page, slider)
        for key in ("ArrowRight", "ArrowLeft"):  # an answer is chosen, even in the middle
            page.keyboard.press(key)
        for _ in range(round(abs(wanted - float(slider.input_value())) / step)):
            page.keyboard.press("ArrowRight" if wanted > float(slider.input_value()) else "ArrowLeft")
    press(page, page.locator('[data-story-action="commit"]'), hand)


def reachable(page: Page, hand: Hand) -> None:
    """Do what reaches the goal, by the buttons that the step offers."""
    goal = page.locator("[data-goal]")
    for action in page.locator(".story-actions button").all():
        if goal.get_attribute("data-goal") == "reached":
            return
        press(page, action, hand)
    expect(goal).to_have_attribute("data-goal", "reached", timeout=PATIENCE_MS)


def tapped(page: Page, reach: Callable[[int], None] | None = None) -> Iterator[int]:
    """Go through the story that is on, by taps: each step, once it is done; its move by another way if given."""
    first, last = steps(page)
    for at in range(first, last + 1):
        assert steps(page) == (at, last)
        if choices := answers(page):
            bet(page, 0.0 if choices == ["scale"] else choices[-1], "touch")
        if page.locator('[data-goal="open"]').count():
            reach(at) if reach else reachable(page, "touch")
        if choices:
            expect(page.locator("[data-bet-truth]")).not_to_have_attribute("data-bet-truth", "")
        yield at
        if at < last:
            press(page, page.locator('[data-story-action="next"]'), "touch")


def box(element: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is on the page."""
    found = element.bounding_box()
    assert found is not None, f"{element} is not on the page"
    return found["x"], found["y"], found["width"], found["height"]


def middle(of: tuple[float, float, float, float]) -> tuple[float, float]:
    """Where a pointer meets a box."""
    left, top, width, height = of
    return left + width / 2, top + height / 2


def masked(page: Page) -> dict[str, Any]:
    """Readings that are masked, with all that they tell anybody."""
    found = page.locator("[data-masked]")
    told: list[dict[str, Any]] = found.evaluate_all(_MASKED)
    spoken = [each.aria_snapshot() for each in found.all()]
    return {each.pop("name"): {**each, "spoken": heard} for each, heard in zip(told, spoken, strict=True)}
