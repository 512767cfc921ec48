"""Rooms by HTTP: small JSON, from this site alone, and a page with a box for a room's code."""

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any, ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from cosine_lab import prose
from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import join_page, phone_page, room
from cosine_lab.server.rooms.question import Question
from cosine_lab.server.rooms.requests import answering, checked, code, network, owner, sent, token
from cosine_lab.server.rooms.room import Rooms
from cosine_lab.signed_tokens import Tickets

THREADS = 32

P = ParamSpec("P")
T = TypeVar("T")
Page = Callable[[str, Headers, dict[str, str]], str]


class RoomRoutes:
    """The routes of these rooms.

    POST /rooms opens one; GET …/{code}/{key} looks, and …/{code}/{key}/now says what a phone may see, which shows it at
    GET /room; POST …/{code}/{key}/voters gives a browser the name that it votes under, and PUT
    …/{code}/{key}/votes/{voter} votes; PUT …/{code}/step, GET …/{code}/past, POST …/{code}/reveal, PUT and DELETE
    …/{code}/pause and DELETE /rooms/{code} ask for the owner's secret in the header X-Room-Owner. A refusal is
    {"refused": key}, with a status of `STATUS`. GET /join is a box for a code; with ?code=, as /join/{code} and as
    /join/{code}.{key}, which is short enough for a code that the last row's cameras read, it leads to what the room is
    about, or says what is wrong with the code.

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

    async def _ask(self, ask: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Ask the rooms in threads of their own: where they do not answer, files still go out."""
        return await to_thread.run_sync(partial(ask, *args, **named), limiter=self._threads)

    def routes(self, base: str = "") -> list[Route]:
        """All of them, under a path without slashes around it."""
        start = f"/{base}/rooms" if base else "/rooms"
        room_, keyed = start + "/{code}", start + "/{code}/{key}"
        join = start.removesuffix("rooms") + "join"
        return [
            *(Route(join + rest, self._join, methods=["GET"]) for rest in ("", "/", "/{code}")),
            Route(start, answering(self._open), methods=["POST"]),
            Route(room_, answering(self._end), methods=["DELETE"]),
            Route(start.removesuffix("s"), self._phone, methods=["GET"]),
            Route(room_ + "/step", answering(self._move), methods=["PUT"]),
            Route(room_ + "/past", answering(self._past), methods=["GET"]),
            Route(room_ + "/reveal", answering(self._reveal), methods=["POST"]),
            Route(room_ + "/pause", answering(self._pause), methods=["PUT", "DELETE"]),
            Route(keyed, answering(self._look), methods=["GET"]),
            Route(keyed + "/now", answering(self._glance), methods=["GET"]),
            Route(keyed + "/voters", answering(self._name), methods=["POST"]),
            Route(keyed + "/votes/{voter}", answering(self._vote), methods=["PUT"]),
        ]

    async def _join(self, request: Request) -> Response:
        """Send who typed or scanned a code to its exercise; else the box to type one."""
        typed = str(request.path_params.get("code") or request.query_params.get("code", ""))
        letters, key = join_page.read(typed)
        up = "." if request.url.path.endswith("/join") else ".."
        language = prose.wished(request.cookies.get("lang", ""), request.headers.get("accept-language", ""))
        if not letters:
            return HTMLResponse(join_page.box(up, language))
        try:
            key, link = await self._find(letters, key, network(request))
        except Refused as why:
            return HTMLResponse(join_page.box(up, language, letters, why.key.removeprefix("rooms.")))
        joined = "&" if "?" in link else "?"
        link = f"{link}{joined}room={letters}.{key}"
        return RedirectResponse(self._page(link, request.headers, request.cookies), 303)

    async def _find(self, letters: str, key: str, network: str) -> tuple[str, str]:
        """Key and link of the room that a code, or a code and its key, name."""
        if not room.is_code(letters):
            raise Refused("rooms.not-a-code")
        if not key:
            return await self._ask(self._rooms.find, letters, network)
        view = await self._ask(self._rooms.glance, letters, checked(key))
        return key, view.about.link

    async def _open(self, request: Request) -> dict[str, Any]:
        about = Question.read(await sent(request))
        return asdict(await self._ask(self._rooms.open, about, network(request)))

    async def _look(self, request: Request) -> dict[str, Any]:
        view = await self._ask(self._rooms.look, code(request), token(request, "key"))
        return asdict(view)

    async def _name(self, request: Request) -> dict[str, Any]:
        """A name for a browser that knows the key of a room; how many of a network count, the room says."""
        code(request), token(request, "key")
        return {"voter": self._tickets.issue()}

    async def _vote(self, request: Request) -> None:
        voter, data = token(request, "voter"), await sent(request)
        if not self._tickets.issued(voter):
            raise Refused("rooms.stranger")
        await self._ask(self._rooms.vote, code(request), token(request, "key"), voter, data, network(request))

    async def _glance(self, request: Request) -> dict[str, Any]:
        view = await self._ask(self._rooms.glance, code(request), token(request, "key"))
        return view.public()

    async def _move(self, request: Request) -> None:
        about = Question.read(await sent(request))
        await self._ask(self._rooms.move, code(request), owner(request), about)

    async def _past(self, request: Request) -> list[dict[str, Any]]:
        return [asdict(each) for each in await self._ask(self._rooms.past, code(request), owner(request))]

    async def _reveal(self, request: Request) -> None:
        outcome = await sent(request) if "content-type" in request.headers else None
        await self._ask(self._rooms.reveal, code(request), owner(request), outcome)

    async def _phone(self, request: Request) -> Response:
        page, packed = phone_page.page(request.query_params.get("lang", "")), {"vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return HTMLResponse(page, headers=packed)
        return HTMLResponse(phone_page.packed(page), headers=packed | {"content-encoding": "gzip"})

    async def _pause(self, request: Request) -> None:
        pause = partial(self._rooms.pause, on=request.method == "PUT")
        await self._ask(pause, code(request), owner(request))

    async def _end(self, request: Request) -> None:
        await self._ask(self._rooms.end, code(request), owner(request))
