"""Rooms by HTTP: small JSON, from this site alone, and a page with a box for a room's code."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from functools import partial
from typing import Any, ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from lib.refusals import Refused
from lib.signed_tokens import Tickets
from server.rooms import join_page, room
from server.rooms.question import About
from server.rooms.room import Rooms

MOST_BYTES = 8 * 1024
THREADS = 32
STATUS = {
    "unread": 400,
    "stranger": 403,
    "unknown": 404,
    "revealed": 409,
    "paused": 409,
    "junk": 422,
    "slow": 429,
    "many": 429,
    "full-here": 429,
    "crowded": 503,
    "full": 503,
    "away": 503,
}
_JSON = "application/json"

P = ParamSpec("P")
T = TypeVar("T")
Page = Callable[[str, Headers, dict[str, str]], str]
Answerer = Callable[[Request], Awaitable[dict[str, Any] | None]]


class RoomRoutes:
    """The routes of these rooms.

    POST /rooms opens one; GET …/{code}/{key} looks; POST …/{code}/{key}/voters gives a browser the name that it votes
    under, and PUT …/{code}/{key}/votes/{voter} votes; POST …/{code}/reveal, PUT
    and DELETE …/{code}/pause and DELETE /rooms/{code} ask for the owner's secret in the header X-Room-Owner. A refusal
    is {"refused": key}, with a status of `STATUS`. GET /join is a box for a code; with ?code=, as /join/{code} and as
    /join/{code}.{key}, which is short enough for a code that the last row's cameras read, it leads to the exercise, or
    says what is wrong with the code.

    Parameters
    ----------
    rooms : Rooms
    tickets : Tickets
        Names of voters.
    page : callable
        Where a room's link leads a phone with these headers and cookies.
    """

    def __init__(self, rooms: Rooms, tickets: Tickets, page: Page = lambda link, *_: link) -> None:
        self._rooms, self._tickets, self._page = rooms, tickets, page
        self._threads = CapacityLimiter(THREADS)

    async def _asked(self, ask: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Ask the rooms in threads of their own: where they do not answer, files still go out."""
        return await to_thread.run_sync(partial(ask, *args, **named), limiter=self._threads)

    def routes(self, base: str = "") -> list[Route]:
        """All of them, under a path without slashes around it."""
        start = f"/{base}/rooms" if base else "/rooms"
        room_, keyed = start + "/{code}", start + "/{code}/{key}"
        join = start.removesuffix("rooms") + "join"
        return [
            *(Route(join + rest, self._join, methods=["GET"]) for rest in ("", "/", "/{code}")),
            Route(start, _answering(self._open), methods=["POST"]),
            Route(room_, _answering(self._end), methods=["DELETE"]),
            Route(room_ + "/reveal", _answering(self._reveal), methods=["POST"]),
            Route(room_ + "/pause", _answering(self._pause), methods=["PUT", "DELETE"]),
            Route(keyed, _answering(self._look), methods=["GET"]),
            Route(keyed + "/voters", _answering(self._name), methods=["POST"]),
            Route(keyed + "/votes/{voter}", _answering(self._vote), methods=["PUT"]),
        ]

    async def _join(self, request: Request) -> Response:
        """Send who typed or scanned a code to its exercise; else the box to type one."""
        asked = str(request.path_params.get("code") or request.query_params.get("code", ""))
        code, key = join_page.read(asked)
        up = "." if request.url.path.endswith("/join") else ".."
        if not code:
            return HTMLResponse(join_page.box(up))
        try:
            key, link = await self._led(code, key, _whence(request))
        except Refused as why:
            return HTMLResponse(join_page.box(up, code, why.key.removeprefix("rooms.")))
        joined = "&" if "?" in link else "?"
        link = f"{link}{joined}room={code}.{key}"
        return RedirectResponse(self._page(link, request.headers, request.cookies), 303)

    async def _led(self, code: str, key: str, whence: str) -> tuple[str, str]:
        """Key and link of the room that a code, or a code and its key, name."""
        if not room.is_code(code):
            raise Refused("rooms.not-a-code")
        if not key:
            return await self._asked(self._rooms.find, code, whence)
        shown = await self._asked(self._rooms.look, code, _is_token(key))
        return key, shown.about.link

    async def _open(self, request: Request) -> dict[str, Any]:
        about = About.read(await _sent(request))
        opened = await self._asked(self._rooms.open, about, _whence(request))
        return {"code": opened.code, "key": opened.key, "owner": opened.owner}

    async def _look(self, request: Request) -> dict[str, Any]:
        shown = await self._asked(self._rooms.look, _code(request), _token(request, "key"))
        return asdict(shown)

    async def _name(self, request: Request) -> dict[str, Any]:
        """A name for a browser that knows the key of a room; how many of a network count, the room says."""
        _code(request), _token(request, "key")
        return {"voter": self._tickets.issue()}

    async def _vote(self, request: Request) -> None:
        code, key = _code(request), _token(request, "key")
        voter, given = _token(request, "voter"), await _sent(request)
        if not self._tickets.issued(voter):
            raise Refused("rooms.stranger")
        await self._asked(self._rooms.vote, code, key, voter, given, _whence(request))

    async def _reveal(self, request: Request) -> None:
        await self._asked(self._rooms.reveal, _code(request), _owner(request))

    async def _pause(self, request: Request) -> None:
        pause = partial(self._rooms.pause, on=request.method == "PUT")
        await self._asked(pause, _code(request), _owner(request))

    async def _end(self, request: Request) -> None:
        await self._asked(self._rooms.end, _code(request), _owner(request))


def _answering(answer: Answerer) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint: JSON of what was answered, or of why not; never to be kept by a cache."""

    async def endpoint(request: Request) -> Response:
        fresh = {"cache-control": "no-store"}
        try:
            return JSONResponse(await answer(request), headers=fresh)
        except Refused as why:
            key = why.key.removeprefix("rooms.")
            return JSONResponse({"refused": key, **why.values}, STATUS[key], headers=fresh)

    return endpoint


async def _sent(request: Request) -> object:
    """The JSON of a request's body. Another site's page cannot send this type unasked."""
    if request.headers.get("content-type", "").partition(";")[0] != _JSON:
        raise Refused("rooms.unread")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:
            raise Refused("rooms.unread")
    try:
        sent: object = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise Refused("rooms.unread") from error
    return sent


def _whence(request: Request) -> str:
    return room.network(request.client.host if request.client else "")


def _code(request: Request) -> str:
    code = str(request.path_params["code"]).upper()
    if not room.is_code(code):
        raise Refused("rooms.unknown")
    return code


def _token(request: Request, name: str) -> str:
    return _is_token(str(request.path_params[name]))


def _is_token(given: str) -> str:
    if not room.is_token(given):
        raise Refused("rooms.unknown")
    return given


def _owner(request: Request) -> str:
    owner = request.headers.get("x-room-owner", "")
    if not room.is_token(owner):
        raise Refused("rooms.unknown")
    return owner
