"""What a request for a room says, and how it is answered: small JSON, from this site alone."""

import json
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import room

MOST_BYTES = 8 * 1024
STATUS = {
    "unread": 400,
    "stranger": 403,
    "unknown": 404,
    "revealed": 409,
    "paused": 409,
    "elsewhere": 409,
    "junk": 422,
    "slow": 429,
    "many": 429,
    "full-here": 429,
    "crowded": 503,
    "full": 503,
    "away": 503,
}
_JSON = "application/json"

Answerer = Callable[[Request], Awaitable[Any]]


def answering(answer: Answerer) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint: JSON of what was answered, or of why not; never to be kept by a cache."""

    async def endpoint(request: Request) -> Response:
        fresh = {"cache-control": "no-store"}
        try:
            response = JSONResponse(await answer(request), headers=fresh)
            mark = response.headers["etag"] = f'"{blake2b(response.body, digest_size=8).hexdigest()}"'
            return (
                Response(status_code=304, headers=fresh) if request.headers.get("if-none-match") == mark else response
            )
        except Refused as why:
            key = why.key.removeprefix("rooms.")
            return JSONResponse({"refused": key, **why.values}, STATUS[key], headers=fresh)

    return endpoint


async def sent(request: Request) -> object:
    """The JSON of a request's body. Another site's page cannot send this type unasked."""
    if request.headers.get("content-type", "").partition(";")[0] != _JSON:
        raise Refused("rooms.unread")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:
            raise Refused("rooms.unread")
    try:
        payload: object = json.loads(body or b"null")
    except (ValueError, RecursionError) as error:
        raise Refused("rooms.unread") from error
    return payload


def network(request: Request) -> str:
    """A mark of the network that it comes from."""
    return room.network_of(request.client.host if request.client else "")


def code(request: Request) -> str:
    """The room's code in its address."""
    typed = str(request.path_params["code"]).upper()
    if not room.is_code(typed):
        raise Refused("rooms.unknown")
    return typed


def token(request: Request, name: str) -> str:
    """The key, or the voter's name, in its address."""
    return checked(str(request.path_params[name]))


def checked(secret: str) -> str:
    """A secret that may be one."""
    if not room.is_token(secret):
        raise Refused("rooms.unknown")
    return secret


def owner(request: Request) -> str:
    """What only the owner of a room knows."""
    return checked(request.headers.get("x-room-owner", ""))
