"""Lessons without Streamlit: as pages of the site without a server, or several on one bare page.

All files are written when they are asked for, in any language, and what a link chooses of a lesson is chosen.
`python -m tests.browser.bare <port>` serves every page, `/translate`, several lessons on one, `/translate+sigmoid`,
and an empty page, `/+`.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, quote, unquote, urlsplit

import streamlit
from playwright.sync_api import Locator, Page, expect

from app import SITE
from cosine_lab import prose
from cosine_lab.commands.browser import IDLE, PATIENCE_MS
from cosine_lab.lessons import openers
from cosine_lab.refusals import Refused
from cosine_lab.server.site import LOADS, offered
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import bar_words, page_code, pages, parts
from cosine_lab.site.contents import Chooser, Lesson, Site
from cosine_lab.site.store import Below
from cosine_lab.surfaces import envelope
from cosine_lab.talks import names

FONT = next((Path(streamlit.__file__).parent / "static" / "static" / "media").glob("SourceSansVF-Upright.*.woff2"))
"""The app brings it, a reader's machine may have it: lines are as long as in the app."""
_FACE = """<style>
@font-face { font-family: "Source Sans 3"; src: url(/files/font.woff2); font-weight: 200 900 }
</style></head>"""
_TOGETHER = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lessons</title>
<link rel="icon" href="data:,"><body><script type="module">
import * as lab from "/files/lab.js";
(await import("/files/plane.js")).default(lab.modules);
for (const [k, slug] of %s.entries()) {
  const own = await import(`/files/${slug}.js`);
  const data = await (await fetch(`/files/${slug} en .json`)).json();
  const place = document.body.appendChild(document.createElement("section"));
  place.className = `lesson-${k}`;
  const root = place.attachShadow({ mode: "open" });
  root.append(Object.assign(document.createElement("style"), { textContent: `${lab.css}\n${own.css}` }));
  const { LESSON } = own.default(lab.modules);
  lab.modules["hosts/page/host.js"].mountLesson(root, LESSON, data, { slug, name: `${slug}-${k}` });
}
document.body.dataset.shown = "";
</script></body></html>"""


def opened(page: Page, address: str) -> None:
    """Open a page and wait until all that it has is drawn."""
    page.goto(address)
    expect(page.locator(f"body[data-shown], {IDLE}")).to_be_attached(timeout=PATIENCE_MS)


def lesson(page: Page, k: int) -> Locator:
    """One of the lessons of a page, counted from 0."""
    return page.locator(f".lesson-{k}")


class _Files(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        asked = urlsplit(unquote(self.path))
        name, kind = Path(asked.path).stem, Path(asked.path).suffix
        if kind == ".woff2":
            self._answer(FONT.read_bytes(), "font/woff2")
        elif "/vectors-" in asked.path:
            self._answer(LOADS["words"][asked.path.removeprefix("/files/")].encode(), "application/json")
        elif kind == ".css":
            self._answer(page_code.style().encode(), "text/css")
        elif kind:
            self._answer(_file(name).encode(), "application/json" if kind == ".json" else "text/javascript")
        elif name == "health":
            self._answer(b"ok", "text/plain")
        elif "+" in name:
            slugs = [slug for slug in name.split("+") if slug]
            self._answer((_TOGETHER % json.dumps(slugs)).encode(), "text/html")
        else:
            self._answer(_page(name or "home", parse_qs(urlsplit(self.path).query)).encode(), "text/html")

    def _answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        kept = "no-store" if kind == "text/html" else "max-age=3600"
        for header, value in (("Content-Type", kind), ("Content-Length", str(len(body))), ("Cache-Control", kept)):
            self.send_header(header, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@shared_cache(most=200)
def _file(name: str) -> str:
    """Code by what it holds, or data of a lesson, by language and what a link chooses: `translate en source=iris`."""
    slug, *asked = name.split(" ")
    if not asked:
        return page_code.code(slug)
    language, chosen = asked[0], asked[-1]
    if slug in bar_words.ALL:
        return json.dumps(bar_words.ALL[slug](language))
    if slug.startswith(pages.PART):
        slug = slug.removeprefix(pages.PART)
        lessons = {(slug, language): Lesson({"": {}})} if slug in openers() else {}
        return json.dumps(parts.data_of(Site(offered(SITE), lessons), slug, language, Below(_Held(), language))[chosen])
    return json.dumps(data_of(slug, language, **_choices(chosen)))


def _page(slug: str, query: dict[str, list[str]]) -> str:
    (language,) = query.get("lang", [prose.ENGLISH])
    lessons = {(slug, language): _lesson(slug, query)} if slug in openers() else {}
    text = pages.page(Site(offered(SITE), lessons, offline=False, loads=LOADS), slug, language, _Held())
    return text.replace("</head>", _FACE)


def _lesson(slug: str, query: dict[str, list[str]]) -> Lesson:
    """What a page is told of its lesson: how it opens, and what this link chooses if that can be had."""
    known = sorted(names.known()[slug].get("choices", ()))
    chosen = "&".join(f"{name}={query[name][0]}" for name in known if name in query)
    try:
        data_of(slug, **_choices(chosen))
    except Refused:
        chosen = ""
    return Lesson({"": {}, chosen: {}}, {name: Chooser(name, {}) for name in known})


def _choices(chosen: str) -> dict[str, str]:
    return {name: value for name, _, value in (each.partition("=") for each in chosen.split("&")) if name}


class _Held(dict[str, list[str]]):
    """Where files are that are written when they are asked for."""

    def __missing__(self, name: str) -> list[str]:
        if name == pages.STYLE:
            return ["files/site.css"]
        return [f"files/{quote(name)}.js{'on' * (' ' in name)}"]


@shared_cache(most=100)
def data_of(slug: str, language: str = prose.ENGLISH, **chosen: str) -> dict[str, object]:
    """What the page of a lesson is sent, as a link finds it that chooses so."""
    text = prose.text(slug, language)
    found = openers()[slug](text, **chosen)
    assert found is not None
    return envelope(found.surface, text)


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), _Files).serve_forever()
