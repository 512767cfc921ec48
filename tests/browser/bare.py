"""Lessons on a bare page: their own modules and data, a file server, and no Streamlit."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from lib import prose
from lib.lessons import openers
from lib.shared_cache import shared_cache
from lib.site import bundles
from lib.surfaces import envelope
from lib.tokens import ASSETS, tokens
from tools.browser import PATIENCE_MS

HOST = ASSETS / "hosts" / "page" / "index.js"
SHARED = "lab"
"""What the file is called that lessons share."""
_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Lessons</title><link rel="icon" href="data:,">
<style>:root {{ {theme} }} body {{ margin: 0; font: 16px/1.45 system-ui, sans-serif; }}</style>
<body><script type="module">
const lab = await import("/lab.js");
const slugs = {slugs};
for (const [k, slug] of slugs.entries()) {{
  const own = await import(`/${{slug}}.js`);
  const data = await (await fetch(`/${{slug}}.json`)).json();
  const place = document.createElement("section");
  place.dataset.lesson = k;
  document.body.append(place);
  const name = slugs.length > 1 ? `${{slug}}-${{k}}` : "";
  lab.mount(place, `${{lab.css}}\\n${{own.css}}`, own.default(lab.modules).LESSON, data, {{ slug, name }});
}}
document.body.dataset.shown = "";
</script></body></html>"""


@contextmanager
def served() -> Iterator[str]:
    """A file server whose pages are `/<lesson>`, or several lessons: `/<lesson>+<lesson>`; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Files)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def opened(page: Page, address: str) -> None:
    """Open a bare page and wait until all of its lessons are drawn."""
    page.goto(address)
    expect(page.locator("body[data-shown]")).to_be_attached(timeout=PATIENCE_MS)


def lesson(page: Page, k: int) -> Locator:
    """One of the lessons of a page, counted from 0."""
    return page.locator(f'[data-lesson="{k}"]')


class _Files(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        name = urlsplit(self.path).path.lstrip("/")
        kind = {"js": "text/javascript", "json": "application/json"}.get(name.rpartition(".")[2], "text/html")
        body = _text(name).encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@shared_cache
def _text(name: str) -> str:
    stem, _, kind = name.rpartition(".")
    if kind == "js":
        return bundles.code_of(stem, HOST)
    if kind == "json":
        return json.dumps(data_of(stem))
    theme = "".join(
        f"--st-{role}:{getattr(tokens().light, key)};"
        for role, key in (("background-color", "paper"), ("text-color", "ink"), ("primary-color", "accent"))
    )
    return _PAGE.format(theme=theme, slugs=json.dumps(name.split("+")))


def data_of(slug: str) -> dict[str, object]:
    """What the page of a lesson is sent, as its link without anything finds it."""
    text = prose.text(slug)
    found = openers()[slug](text)
    assert found is not None
    return envelope(found.surface, text)
