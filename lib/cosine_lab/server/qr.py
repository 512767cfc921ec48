"""QR codes of this site's own links, for the last row and for a wall."""

import io
from collections import OrderedDict

import segno
from anyio import CapacityLimiter, to_thread
from segno import DataOverflowError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

LONGEST = 2300  # what a code of 40 modules a side's version holds with room for damage
BORDER = 2
FOR_A_DAY = "public, max-age=86400"
MOST_KEPT, MOST_WAITING = 200, 64


def routes(base: str = "") -> list[Route]:
    """GET /qr.svg?text=…, under a path without slashes around it."""
    return [Route(f"/{base}/qr.svg" if base else "/qr.svg", QRRenderer().draw, methods=["GET"])]


class QRRenderer:
    """Draws one code after another, beside everything else, and keeps the last ones."""

    def __init__(self) -> None:
        self._alone, self._waiting = CapacityLimiter(1), 0
        self._kept: OrderedDict[str, bytes | None] = OrderedDict()

    async def draw(self, request: Request) -> Response:
        """The code of a request's text."""
        text = request.query_params.get("text", "")
        if not 0 < len(text) <= LONGEST:
            return PlainTextResponse(f"text needs 1 to {LONGEST} characters", 400)
        if text not in self._kept:
            if self._waiting >= MOST_WAITING:
                return PlainTextResponse("too many codes at once", 503, {"retry-after": "2"})
            self._waiting += 1
            try:
                async with self._alone:
                    if text not in self._kept:  # nobody who waited before asked for it
                        self._kept[text] = await to_thread.run_sync(drawn, text)
            finally:
                self._waiting -= 1
        code = self._kept[text]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if code is None:
            return PlainTextResponse("text does not fit into a code", 400)
        return Response(code, media_type="image/svg+xml", headers={"cache-control": FOR_A_DAY})


def drawn(text: str) -> bytes | None:
    """A code as SVG, which takes up to 0.3 s; None where the text does not fit into one."""
    try:
        code = segno.make(text, micro=False, error="l", boost_error=True)
    except (DataOverflowError, ValueError):
        return None
    out = io.BytesIO()
    code.save(out, kind="svg", border=BORDER, xmldecl=False, light="#fff", omitsize=True)
    return out.getvalue()
