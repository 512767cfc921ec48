"""The app in the pseudo-language, in which every text stands in ⟦ ⟧: what a page says without."""

import re
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Error, Locator, Page, expect

from cosine_lab.commands.app_server import Server, addresses
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.prose import MIRRORED, PSEUDO
from tests import naked
from tests.browser import reader
from tests.browser.plane import painted

_LOOK = (Path(__file__).parent / "naked.js").read_text(encoding="utf-8").rstrip(";\n")
_COVER = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const topOf = (root) => {
    const found = root.elementFromPoint(x + width / 2, y + height / 2);
    return found?.shadowRoot && found !== root.host ? topOf(found.shadowRoot) : found;
  };
  const over = topOf(document);
  for (let each = over; each; each = each.parentNode ?? each.host) if (each === button) return "";
  return `${button.outerHTML.slice(0, 80)} below ${over?.outerHTML.slice(0, 120)}`;
}"""
"""What lies over the middle of a button, where a hand would press it."""
_PRESS = f"""async ([button]) => {{
  const {{ width, height }} = button?.getBoundingClientRect() ?? {{}};
  const open = width && height && button.checkVisibility({{ visibilityProperty: true }});
  if (!open || button.matches(":disabled, [aria-disabled=true]")) return null;
  button.scrollIntoViewIfNeeded();
  const over = ({_COVER})(button);
  if (over) return {{ over }};
  button.focus();
  button.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const lost = document.activeElement === document.body && document.hasFocus();
  return {{ ...(await ({_LOOK})()), lost: lost ? button.outerHTML.slice(0, 120) : "" }};
}}"""
"""All at once: a press by a hand is a dozen questions to the browser."""
_LANGUAGES = re.compile(f"^({PSEUDO}|{MIRRORED})$")
PASSING_S = 5
"""As long as a menu that closes, or a page that is laid out anew, may lie over a button."""
_ATTRIBUTE = re.compile(r"^[a-z-]+: ")


def bare(page: Page) -> set[str]:
    """Words that no language has, each with the text it stands in, and marks left alone."""
    return told(page.evaluate(_LOOK))


def told(seen: dict[str, Any]) -> set[str]:
    """The same of what a page was seen to say."""
    assert _LANGUAGES.match(seen["lang"])
    found = {f"{word}: {text}" for text in seen["told"] for word in of(_ATTRIBUTE.sub("", text))}
    found |= {f"title: {word}" for word in of(seen["title"])}
    lines = seen["said"].splitlines()
    for word in set(of(seen["said"])):
        found.add(f"{word}: {next((line for line in lines if word in line), '')[:80]}")
    return found


def of(text: str) -> tuple[str, ...]:
    return naked.naked(text, drawn=True)


def opened(page: Page, server: Server, slug: str, **asked: str) -> None:
    """Open a page from right to left; stories are walked from left to right."""
    page.goto(f"{server.url}{addresses()[slug]}?{urlencode({'lang': MIRRORED} | asked)}")
    expect(page.locator("html")).to_have_attribute("lang", MIRRORED, timeout=PATIENCE_MS)
    reader.drawn(page, slug)
    settle(page)


def pressed(page: Page, button: Locator) -> set[str]:
    """What a button makes the page say, and whether the focus falls, if it can be pressed; what passes over it is
    waited for.
    """
    deadline = time.monotonic() + PASSING_S
    while (seen := _pressed(button)) and seen.get("over") and time.monotonic() < deadline:
        painted(page)
    assert not (seen and seen.get("over")), seen
    if seen and not _LANGUAGES.match(seen["lang"] or ""):  # a link may have the page loaded anew
        expect(page.locator("html")).to_have_attribute("lang", _LANGUAGES, timeout=PATIENCE_MS)
        return bare(page)
    return told(seen) | ({f"the focus falls from {seen['lost']}"} if seen["lost"] else set()) if seen else set()


def _pressed(button: Locator) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] | None = button.evaluate_all(_PRESS)
    except Error:  # it leads to another page
        return {"lang": None}
    return found


def hovered(page: Page, marks: Locator, most: int = 3) -> set[str]:
    """What pops up over a few of these marks."""
    found: set[str] = set()
    for mark in marks.filter(visible=True).all()[:most]:
        mark.hover(force=True)
        found |= bare(page)
    return found
