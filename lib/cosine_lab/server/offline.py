"""For networks that refuse websockets: a sentence in the page, and each lesson as a file that needs none."""

import json
from collections.abc import Sequence
from typing import Any

from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cosine_lab import prose
from cosine_lab.lessons import openers
from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import deck, esm
from cosine_lab.surfaces import envelope

_FOR_A_DAY = "public, max-age=86400"


def watch(base: str, lessons: Sequence[str]) -> str:
    """A script element that says, in the reader's language, that no connection comes about.

    Parameters
    ----------
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    lessons : sequence of str
        The slugs that have a file, the first for the reader of any other page.
    """
    code = esm.together({"offline": (ASSETS / "site" / "offline.js", "mount")})
    words = {language: _words(language, lessons) for language in prose.languages()}
    site = json.dumps({"base": f"/{base}" if base else "", "words": words}, ensure_ascii=False)
    inert = site.replace("<", "\\u003c")
    return f"<script>{code}.offline({inert});</script>"


def _words(language: str, lessons: Sequence[str]) -> dict[str, Any]:
    say = prose.text("site", language)
    return {
        "why": say("offline.why"),
        "ask": say("offline.ask", host="{host}"),  # the browser knows what it calls the server
        "files": {slug: say("offline.file", title=prose.page(slug, language).title) for slug in lessons},
    }


def routes(base: str = "") -> list[Route]:
    """GET /offline/<slug>.html?lang=…, under a path without slashes around it."""
    one_at_a_time = CapacityLimiter(1)

    async def send(request: Request) -> Response:
        slug, language = request.path_params["slug"], request.query_params.get("lang", prose.ENGLISH)
        if language not in prose.languages():
            return PlainTextResponse("Not found", 404)
        text = await to_thread.run_sync(lesson, slug, language, limiter=one_at_a_time)
        if text is None:
            return PlainTextResponse("Not found", 404)
        # Saved, it is a page of no site: its code runs, which this site's policy would not let.
        named = {"content-disposition": f'attachment; filename="cosine-lab-{slug}.html"', "cache-control": _FOR_A_DAY}
        return Response(text, media_type="text/html", headers=named)

    return [Route(f"/{base}/offline/{{slug}}.html" if base else "/offline/{slug}.html", send, methods=["GET"])]


def lesson(slug: str, language: str) -> str | None:
    """A lesson as its story begins, as a file; None if there is no such lesson."""
    return _lesson(slug, language) if slug in openers() else None


@shared_cache(most=16)
def _lesson(slug: str, language: str) -> str | None:
    page = prose.page(slug, language)
    opened = openers()[slug](page.text)
    if opened is None:
        return None
    return deck.page(page.title, language, [deck.Lesson(slug, page.title, envelope(opened.surface, page.text))])
