"""Files that are sent without being asked for: bounded for a session and for the process."""

import asyncio
import errno
import tempfile
from contextlib import suppress
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager
from streamlit.runtime.uploaded_file_manager import UploadedFileRec

from cosine_lab.refusals import Refused
from cosine_lab.server.uploads import MOST_FILES, Uploads
from cosine_lab.upload_quota import UploadQuota
from tests.unit.server.asked import Answer, answered, asked

KIND = "multipart/form-data; boundary=part"


class Site:
    """Takes files as Streamlit does."""

    def __init__(self, room: UploadQuota, base: str = "") -> None:
        self.held = MemoryUploadedFileManager("")
        self.room = room
        path = f"{'/' + base if base else ''}/_stcore/upload_file/{{session}}/{{file}}"
        inner = Starlette(routes=[Route(path, self._put, methods=["PUT"])])
        self.app = Uploads(inner, base=base, room=room, manager=lambda: self.held)

    async def _put(self, request: Request) -> Response:
        form = await request.form()
        (file,) = form.values()
        assert not isinstance(file, str)
        data = await file.read()
        assert int(request.headers["content-length"]) >= len(data)
        record = UploadedFileRec(request.path_params["file"], file.filename or "", "", data)
        self.held.add_file(request.path_params["session"], record)
        return Response(status_code=204)

    def put(self, session: str, file: str, size: int, base: str = "") -> Answer:
        return asyncio.run(self.sent(session, file, size, base))

    async def sent(self, session: str, file: str, size: int, base: str = "") -> Answer:
        told = 'Content-Disposition: form-data; name="file"; filename="m.npz"'
        body = f"--part\r\n{told}\r\n\r\n{'x' * size}\r\n--part--\r\n".encode()
        path = f"{'/' + base if base else ''}/_stcore/upload_file/{session}/{file}"
        length: dict[str, Any] = {"content_length": str(len(body))}
        return await answered(self.app, path, method="PUT", body=body, content_type=KIND, **length)

    def sizes(self, session: str) -> dict[str, int]:
        return {k: len(v.data) for k, v in self.held.file_storage[session].items()}


@pytest.mark.parametrize("base", ["", "lab"])
def test_files_under_invented_ids_never_take_more_than_one_session_may(base: str) -> None:
    site = Site(UploadQuota(most=100_000, one=3_000), base)
    for k in range(5):
        assert site.put("s", f"invented-{k}", 2_000, base).status == 204
    assert site.sizes("s") == {"invented-4": 2_000}


def test_many_small_files_of_one_session_push_each_other_out() -> None:
    site = Site(UploadQuota())
    for k in range(3 * MOST_FILES):
        site.put("s", str(k), 1)
    assert len(site.sizes("s")) == MOST_FILES
    assert str(3 * MOST_FILES - 1) in site.sizes("s")


def test_a_file_that_finds_no_room_arrives_empty_and_the_page_can_say_why() -> None:
    site = Site(UploadQuota(most=5_000, one=3_000))
    for session in "abc":
        assert site.put(session, session, 2_000).status == 204
    assert [site.sizes(session)[session] for session in "abc"] == [2_000, 2_000, 0]
    assert site.held.file_storage["c"]["c"].name == "m.npz"
    assert site.room.refused("c") == Refused("uploads.full", most=5_000)
    assert site.room.refused("b") is None
    site.held.remove_session_files("a")
    site.put("c", "again", 2_000)
    assert site.sizes("c")["again"] == 2_000


def test_a_body_of_no_known_length_is_not_read() -> None:
    site = Site(UploadQuota())
    path = "/_stcore/upload_file/s/f"
    for length in ({}, {"content_length": "-1"}, {"content_length": "1e3"}):
        answer = asked(site.app, path, method="PUT", body=b"x", **length)  # type: ignore[arg-type]
        assert answer.status == 411


async def _half_sent(site: Site, session: str, over: asyncio.Event) -> None:
    """A file of 33,000 bytes of which none comes but its head, until the reader leaves."""
    parts = [b'--part\r\nContent-Disposition: form-data; name="file"; filename="m.npz"\r\n\r\n']

    async def receive() -> Message:
        if parts:
            return {"type": "http.request", "body": parts.pop(), "more_body": True}
        await over.wait()
        return {"type": "http.disconnect"}

    async def send(_: Message) -> None: ...

    headers = Headers({"content-type": KIND, "content-length": "33000"}).raw
    path = f"/_stcore/upload_file/{session}/f"
    with suppress(ClientDisconnect):
        await site.app({"type": "http", "method": "PUT", "path": path, "headers": headers}, receive, send)


def test_what_is_announced_and_never_sent_shuts_nobody_out() -> None:
    """21 files of 33 MB, a byte each, closed the uploads of everybody."""
    site = Site(UploadQuota(most=67_000, one=40_000))

    async def met() -> None:
        over = asyncio.Event()
        slow = [asyncio.create_task(_half_sent(site, f"s{k}", over)) for k in range(21)]
        await asyncio.sleep(0.1)
        assert (await site.sent("honest", "mine", 2_000)).status == 204
        over.set()
        await asyncio.gather(*slow)

    asyncio.run(met())
    assert site.sizes("honest") == {"mine": 2_000}
    assert site.room.refused("mine") is None


def test_where_the_disk_is_full_the_page_is_told_and_the_file_arrives_empty(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    site = Site(UploadQuota())
    with monkeypatch.context() as patched:
        patched.setattr(tempfile.SpooledTemporaryFile, "rollover", full)
        assert site.put("s", "mine", 3_000_000).status == 204
    assert site.sizes("s") == {"mine": 0}
    assert site.room.refused("mine") == Refused("uploads.no-disk")
    assert "No space left" in caplog.text
    assert site.put("s", "again", 3_000_000).status == 204
    assert site.sizes("s")["again"] == 3_000_000
