"""The vectors that lessons load, from a server whose pages for phones are not packed: while code is written."""

from importlib import import_module

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cosine_lab.data import vector_files
from cosine_lab.server.phones import SITE

FOLDER = "files"


def routes(base: str) -> list[Route]:
    """GET /site/files/vectors-…/<name>.json, below the path that the app is served under."""
    below = f"/{base}" if base else ""
    return [Route(f"{below}/{SITE}/{FOLDER}/{vector_files.folder()}/{{name}}", _file, methods=["GET"])]


async def _file(request: Request) -> Response:
    text = await to_thread.run_sync(_text, f"{vector_files.folder()}/{request.path_params['name']}")
    return PlainTextResponse("Not found", 404) if text is None else Response(text, media_type="application/json")


def _text(path: str) -> str | None:
    loads = import_module("cosine_lab.server.site").LOADS  # seconds, the first time
    return next((files[path] for files in loads.values() if path in files), None)
