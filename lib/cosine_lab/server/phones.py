"""Where an exercise leads a phone: to a page that opens no session and no socket, where this server has it."""

from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from cosine_lab import prose
from cosine_lab.server.static_files import Packed

SITE, EXERCISE = "site", "exercise"
_OWN = "own"
"""Says in a link that its sender had data of their own: the app says what became of them."""


class Phones:
    """Leads phones.

    Parameters
    ----------
    packed : Packed
        Knows the pages.
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    """

    def __init__(self, packed: Packed, base: str = "") -> None:
        self._packed, self._base = packed, f"/{base}" if base else ""

    def page(self, link: str, headers: Headers, cookies: dict[str, str]) -> str:
        """The page that a link into the app leads a phone to, in its reader's language; else the link."""
        path, query = urlsplit(link)[2:4]
        before, _, slug = path.rpartition("/")
        parameters = parse_qs(query)
        language = parameters.get("lang", [""])[0]
        if language not in prose.languages():
            language = prose.wished(cookies.get("lang", ""), headers.get("accept-language", ""))
        own = "" if language == prose.ENGLISH else f"{language}/"
        place = f"/{SITE}/{own}{slug}/" if slug else f"/{SITE}/{own}"
        there = _OWN not in parameters and self._packed.get(f"{self._base}{place}") is not None
        return f"{before}{place}?{query}" if there else link

    def routes(self) -> list[Route]:
        """GET /exercise/<slug>?…, and what is no file below /site."""
        return [
            Route(f"{self._base}/{EXERCISE}/{{slug}}", self._lead, methods=["GET"]),
            Route(f"{self._base}/{EXERCISE}/", self._lead, methods=["GET"]),
            Route(f"{self._base}/{SITE}/{{path:path}}", self._close, methods=["GET"]),
        ]

    async def _lead(self, request: Request) -> Response:
        """Send a phone to its exercise: the way there is relative, as a proxy may cut a path off."""
        slug = request.path_params.get("slug", "")
        link = self.page(f"/{slug}?{request.url.query}", request.headers, request.cookies)
        return RedirectResponse(f"..{link}", 303)

    async def _close(self, request: Request) -> Response:
        """A page is a folder, whose address ends with a slash."""
        path, query = request.scope["path"], request.url.query
        if self._packed.get(f"{path}/") is None:
            return PlainTextResponse("Not found", 404)
        return RedirectResponse(f"./{path.rpartition('/')[2]}/{'?' if query else ''}{query}", 307)
