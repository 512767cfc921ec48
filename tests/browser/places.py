"""Where a page may stand: what a browser there refuses, or a reader sets, and what is wrong with a page then."""

import time
from pathlib import Path

from playwright.sync_api import Page

from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import reader

STORAGE_DENIED = """
for (const area of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, area, { get: () => { throw new DOMException("denied", "SecurityError"); } });
Object.defineProperty(document, "cookie", {
  get: () => "", set: () => { throw new DOMException("denied", "SecurityError"); } });
"""
"""As in a frame of another site, or where a reader blocks cookies."""
SOCKETS_REFUSED = """
window.WebSocket = class extends WebSocket {
  constructor(url, protocols) { super(String(url).replace("/_stcore/stream", "/_stcore/refused"), protocols); }
};
"""
"""As in the networks of schools: the server, too, refuses a socket there."""
TEXT_SPACING = """
*:not(svg *) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }
"""
"""WCAG 1.4.12."""
NO_FONT = '*:not([data-testid="stIconMaterial"]) { font-family: sans-serif !important }'
"""What the browser takes where Source Sans is missing, as in files taken along."""
SCREEN, HALF = {"width": 1280, "height": 720}, {"width": 640, "height": 360}
"""A laptop's screen, and what is left of it at 200 %."""
_WEAR = """(css) => {
  const sheet = (globalThis.__worn ??= new CSSStyleSheet());
  sheet.replaceSync(css);
  const all = (root) => {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    for (const each of root.querySelectorAll("*")) if (each.shadowRoot) all(each.shadowRoot);
  };
  all(document);
}"""
_WRONG = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def wear(page: Page, css: str) -> None:
    """Have the page wear a style sheet of the reader's, in its shadows too, in place of the one before."""
    page.evaluate(_WEAR, css)


def wrong(page: Page, buttons: list[str]) -> list[str]:
    """What is wrong with the page once it is laid out anew: see places.js."""
    deadline = time.monotonic() + PATIENCE_MS / 12_000
    while True:
        reader.painted(page)
        found: list[str] = page.evaluate(_WRONG, buttons)
        if not found or time.monotonic() > deadline:
            return found
