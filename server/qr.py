"""QR codes of this site's own links, for the last row and for a wall."""

import io

import segno
from segno import DataOverflowError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

LONGEST = 2300  # what a code of 40 modules a side's version holds with room for damage
BORDER = 2
FOR_A_DAY = "public, max-age=86400"


def routes(base: str = "") -> list[Route]:
    """GET /qr.svg?text=…, under a path without slashes around it."""
    return [Route(f"/{base}/qr.svg" if base else "/qr.svg", _draw, methods=["GET"])]


async def _draw(request: Request) -> Response:
    text = request.query_params.get("text", "")
    if not 0 < len(text) <= LONGEST:
        return PlainTextResponse(f"text needs 1 to {LONGEST} characters", 400)
    try:
        code = segno.make(text, micro=False, error="l", boost_error=True)
    except (DataOverflowError, ValueError):
        return PlainTextResponse("text does not fit into a code", 400)
    out = io.BytesIO()
    code.save(out, kind="svg", border=BORDER, xmldecl=False, light="#fff", omitsize=True)
    headers = {"cache-control": FOR_A_DAY}
    return Response(out.getvalue(), media_type="image/svg+xml", headers=headers)
