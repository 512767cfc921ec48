"""Every page gone round by the Tab key, and every handle by every key."""

from typing import Any

import pytest
from playwright.sync_api import Page

from cosine_lab.commands.app_server import addresses, lessons
from tests.browser import bare, reader

MOST = 80
"""Presses of Tab that a reader makes to go round a page: a long list is one stop, with arrow keys within."""
_HELD = """() => {
  let held = document.activeElement;
  while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement;
  if (!held || held === document.body) return null;
  globalThis.held = held;
  const named = held.getAttribute("aria-label") ?? held.getAttribute("title") ?? held.getAttribute("placeholder") ?? "";
  const by = (held.getAttribute("aria-labelledby") ?? "").split(" ");
  const labelled = by.map((id) => held.getRootNode().getElementById(id)?.textContent ?? "");
  const labels = [...(held.labels ?? [])].map((each) => each.textContent);
  const text = held.matches("select, input, textarea") ? "" : held.textContent;
  const name = [named, ...labelled, ...labels, text].join(" ").trim();
  const first = !held.dataset.gone;
  held.dataset.gone = "";
  return { name, first, what: held.outerHTML.slice(0, 120) };
}"""
_HANDLE = """(held) => ({
  at: held.getAttribute("transform"),
  hint: held.getRootNode().getElementById(held.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  role: held.getAttribute("aria-roledescription") ?? held.getAttribute("role"),
})"""


@pytest.mark.parametrize("query", ["", "?guide=0"], ids=["story", "free"])
@pytest.mark.parametrize("slug", sorted(lessons()))
def test_every_stop_of_the_tab_key_has_a_name(page: Page, site: str, slug: str, query: str) -> None:
    bare.opened(page, f"{site}{addresses()[slug]}{query}")
    reader.painted(page)
    stops: list[dict[str, Any]] = []
    while len(stops) <= 2 * MOST:
        page.keyboard.press("Tab")
        stop = page.evaluate(_HELD)
        if stop is None or not stop["first"]:
            break
        stops.append(stop)
    assert [stop["what"] for stop in stops if not stop["name"]] == []
    assert 0 < len(stops) <= MOST


@pytest.mark.parametrize("slug", sorted(lessons()))
def test_every_handle_says_its_keys_and_answers_them(page: Page, site: str, slug: str) -> None:
    bare.opened(page, f"{site}{addresses()[slug]}?guide=0")
    reader.painted(page)
    kinds: set[str] = set()
    for handle in page.locator(".grip[data-handle]").all():
        name = handle.get_attribute("data-handle") or ""
        if name.partition(":")[0] in kinds or not handle.is_visible():
            continue
        kinds.add(name.partition(":")[0])
        handle.focus()
        told = {}
        for key in ("End", "Home", "ArrowRight", "ArrowLeft", "PageUp", "PageDown"):
            page.keyboard.press(key)
            reader.painted(page)
            found = handle.evaluate(_HANDLE)
            assert found["hint"], name
            assert found["role"] == "slider", name
            told[key] = found["at"]
        for one, other in (
            ("End", "Home"),
            ("Home", "ArrowRight"),
            ("ArrowRight", "ArrowLeft"),
            ("PageUp", "PageDown"),
        ):
            assert told[one] != told[other], (name, one, other, told)
