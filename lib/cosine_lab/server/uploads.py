"""Uploads on their way in, below the upload limit: taken while the quota lasts, else refused in a sentence."""

import logging
import re
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit import runtime
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager

from cosine_lab.refusals import Refused
from cosine_lab.upload_quota import QUOTA, UploadQuota

MOST_FILES = 8
"""Of one session: an upload of two files, and some that were given anew."""
_MOST_HEAD = 16 * 1024
_LOG = logging.getLogger(__name__)
_LENGTH = b"content-length"


class Uploads:
    """ASGI middleware: a file that finds no room arrives empty, and the page is told why.

    Streamlit takes any number of files for a session, whether or not its page asks for one, and
    what it answers to a browser is not what the browser tells its reader.

    Parameters
    ----------
    app : ASGI application
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    room : Room
    manager : callable
        Gives what holds the files.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        base: str = "",
        room: UploadQuota = QUOTA,
        manager: Callable[[], MemoryUploadedFileManager] | None = None,
    ) -> None:
        self._app, self._room, self._manager = app, room, manager or _manager
        start = f"/{base}" if base else ""
        self._path = re.compile(rf"{re.escape(start)}/_stcore/upload_file/([^/]+)/([^/]+)")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the app answer, with the file or without it."""
        put = scope["type"] == "http" and scope["method"] == "PUT"
        place = self._path.fullmatch(scope["path"]) if put else None
        if place is None:
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "")
        if not length.isdecimal():
            await PlainTextResponse("Length Required", 411)(scope, receive, send)
            return
        session, file = place.groups()
        sizes, body = self._make_room(session, int(length)), _Body(receive)
        try:
            with self._room.reserve(session, (scope.get("client") or ("",))[0], sizes) as body.take:
                await self._app(scope, body.receive, send)
                return
        except Refused as error:
            why = error
        except OSError:  # until it is whole, Streamlit has a file on the disk
            _LOG.exception("a file could not be taken")
            why = Refused("uploads.no-disk")
        self._room.refuse(file, why)
        await self._without(scope, body, send)

    def _make_room(self, session: str, size: int) -> dict[str, int]:
        """Bytes by session, after the oldest files of this one have made room for another."""
        manager = self._manager()
        mine = list(manager.file_storage.get(session, {}).values())
        while mine and (len(mine) >= MOST_FILES or size + sum(len(each.data) for each in mine) > self._room.one):
            manager.remove_file(session, mine.pop(0).file_id)
        return {
            name: sum(len(each.data) for each in list(files.values()))
            for name, files in list(manager.file_storage.items())
        }

    async def _without(self, scope: Scope, came: "_Body", send: Send) -> None:
        """Read the rest of the file and let go of it; the app is given its name alone."""
        came.take = None
        while not came.over:
            await came.receive()
        if came.gone:
            return
        start, blank, _ = bytes(came.head).partition(b"\r\n\r\n")
        body = start + blank + b"\r\n" + start.partition(b"\r\n")[0] + b"--\r\n"
        headers = [(name, value) for name, value in scope["headers"] if name.lower() != _LENGTH]

        async def emptied() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        headers.append((_LENGTH, str(len(body)).encode()))
        await self._app({**scope, "headers": headers}, emptied, send)


class _Body:
    """A file on its way: what has come takes room, and its head is kept."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self.take: Callable[[int], None] | None = None
        self.head, self.over, self.gone = bytearray(), False, False

    async def receive(self) -> Message:
        message = await self._receive()
        self.gone = message["type"] == "http.disconnect"
        self.over = not message.get("more_body", False)
        part = message.get("body", b"")
        if len(self.head) < _MOST_HEAD:
            self.head += part
        if self.take is not None:
            self.take(len(part))
        return message


def _manager() -> MemoryUploadedFileManager:
    manager = runtime.get_instance().uploaded_file_mgr
    if not isinstance(manager, MemoryUploadedFileManager):
        raise TypeError(f"Uploads needs Streamlit's own manager of files, got {type(manager)}")
    return manager
