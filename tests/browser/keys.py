"""A page gone round by the Tab key, and every handle by every key."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.browser import reader

MOST = 80
"""Presses of Tab that a reader makes to go round a page: a long list is one stop, with arrow keys within."""
_HELD = """(round) => {
  let held = document.activeElement;
  while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement;
  if (!held || held === document.body) return null;
  const named = held.getAttribute("aria-label") ?? held.getAttribute("title") ?? held.getAttribute("placeholder") ?? "";
  const by = (held.getAttribute("aria-labelledby") ?? "").split(" ");
  const labelled = by.map((id) => held.getRootNode().getElementById(id)?.textContent ?? "");
  const labels = [...(held.labels ?? [])].map((each) => each.textContent);
  const text = held.matches("select, input, textarea") ? "" : held.textContent;
  const name = [named, ...labelled, ...labels, text].join(" ").trim();
  const first = held.dataset.gone !== round;
  held.dataset.gone = round;
  return { name, first, what: held.outerHTML.slice(0, 120) };
}"""
_HANDLE = """(held) => ({
  at: held.getAttribute("transform"),
  hint: held.getRootNode().getElementById(held.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  role: held.getAttribute("aria-roledescription") ?? held.getAttribute("role"),
})"""
_TURNS = (("End", "Home"), ("Home", "ArrowRight"), ("ArrowRight", "ArrowLeft"), ("PageUp", "PageDown"))
"""Keys that lead to different places, one after the other."""


def unnamed(page: Page) -> Iterator[str]:
    """Stops of the Tab key without a name, on a page just opened; and whether there are too many."""
    stops: list[dict[str, Any]] = []
    while len(stops) <= 2 * MOST:
        page.keyboard.press("Tab")
        stop = page.evaluate(_HELD, page.url)
        if stop is None or not stop["first"]:
            break
        stops.append(stop)
    yield from (f"no name: {stop['what']}" for stop in stops if not stop["name"])
    if not 0 < len(stops) <= MOST:
        yield f"{len(stops)} stops of the Tab key"


def deaf(page: Page) -> Iterator[str]:
    """What is wrong with the keys of a handle of each kind."""
    kinds: set[str] = set()
    for handle in page.locator(".grip[data-handle]").all():
        name = handle.get_attribute("data-handle") or ""
        if name.partition(":")[0] in kinds or not handle.is_visible():
            continue
        kinds.add(name.partition(":")[0])
        handle.focus()
        led = {}
        for key in ("End", "Home", "ArrowRight", "ArrowLeft", "PageUp", "PageDown"):
            page.keyboard.press(key)
            reader.painted(page)
            led[key] = handle.evaluate(_HANDLE)
        if not all(each["hint"] and each["role"] == "slider" for each in led.values()):
            yield f"{name} does not say its keys: {led}"
        yield from (f"{name}: {one}, {other}" for one, other in _TURNS if led[one]["at"] == led[other]["at"])
