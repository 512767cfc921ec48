"""Files are taken from the app once, compressed once, and answered from memory."""

import asyncio
import gzip
from pathlib import Path

import pytest
import streamlit
from starlette.responses import FileResponse
from starlette.types import Message, Receive, Scope, Send

from server.files import FOR_A_YEAR, Files, packed
from tests.unit.server.asked import asked

TEXT = b"export const one = 1;\n" * 100
SHEET = b"@font-face{font-family:Material Symbols Rounded;src:url(a)}@font-face{font-family:Other}"
NAMES = {
    "/static/js/index.DormvYxC.js": (b"application/javascript", TEXT),
    "/static/media/font.ttf.BsWL4Kly.woff2": (b"font/woff2", bytes(range(256))),
    "/static/css/index.C1JORDN2.css": (b"text/css", SHEET),
    "/app/static/plain.js": (b"application/javascript", TEXT),
}


class App:
    """Serves NAMES, its page for what it does not know, and counts what it is asked."""

    def __init__(self) -> None:
        self.paths: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        self.paths.append(scope["path"])
        kind, body = NAMES.get(scope["path"].removeprefix("/lab"), (b"text/html", b"<page>"))
        headers = [(b"content-type", kind), (b"etag", b'"mark"')]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body[:50], "more_body": True})
        await send({"type": "http.response.body", "body": body[50:]})


def test_a_file_is_asked_of_the_app_once_and_sent_in_fewer_bytes() -> None:
    app = App()
    files = Files(app)
    path = "/static/js/index.DormvYxC.js"
    for _ in range(3):
        answer = asked(files, path, accept_encoding="gzip, deflate")
        assert gzip.decompress(answer.body) == TEXT
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == len(answer.body)
    assert app.paths == [path]


def test_a_reader_who_unpacks_nothing_gets_the_plain_file() -> None:
    answer = asked(Files(App()), "/static/js/index.DormvYxC.js")
    assert answer.body == TEXT
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "Accept-Encoding"


def test_what_is_compressed_already_stays_as_it_is() -> None:
    answer = asked(Files(App()), "/static/media/font.ttf.BsWL4Kly.woff2", accept_encoding="gzip")
    assert answer.body == bytes(range(256))


def test_a_name_with_a_hash_is_kept_for_a_year_and_another_is_asked_about() -> None:
    files = Files(App())
    hashed = asked(files, "/static/js/index.DormvYxC.js")
    assert hashed.headers["cache-control"] == FOR_A_YEAR
    plain = asked(files, "/app/static/plain.js")
    assert "cache-control" not in plain.headers
    again = asked(files, "/app/static/plain.js", if_none_match='"mark"')
    assert (again.status, again.body) == (304, b"")


def test_the_font_of_icons_is_left_until_an_icon_is_shown() -> None:
    body = asked(Files(App()), "/static/css/index.C1JORDN2.css").body
    assert body.startswith(b"@font-face{unicode-range:U+21-10FFFF;font-family:Material Symbols")
    assert b"}@font-face{font-family:Other}" in body
    assert b"stPopoverButton" in body


@pytest.mark.parametrize("path", ["/", "/_stcore/health", "/static/none.js"])
def test_what_is_no_file_is_asked_of_the_app_every_time(path: str) -> None:
    app = App()
    files = Files(app)
    assert asked(files, path).body == asked(files, path).body == b"<page>"
    assert app.paths == [path, path]


def test_a_part_of_a_file_is_the_apps_business() -> None:
    app = App()
    files = Files(app)
    path = "/static/js/index.DormvYxC.js"
    asked(files, path)
    asked(files, path, range="bytes=0-9")
    assert app.paths == [path, path]


def test_a_file_is_kept_whole_though_the_reader_who_asked_first_has_left(tmp_path: Path) -> None:
    (tmp_path / "index.js").write_bytes(TEXT)
    path = "/static/js/index.DormvYxC.js"
    files = Files(FileResponse(tmp_path / "index.js"))

    async def gone() -> Message:
        return {"type": "http.disconnect"}

    async def unheard(_message: Message) -> None: ...

    asyncio.run(
        files({"type": "http", "method": "GET", "path": path, "headers": []}, gone, unheard)  # type: ignore[arg-type] - as in asked
    )
    assert asked(files, path).body == TEXT


def test_files_are_found_under_the_path_that_the_app_is_served_at() -> None:
    app = App()
    files = Files(app, base="lab")
    for _ in range(2):
        asked(files, "/lab/static/js/index.DormvYxC.js")
    assert len(app.paths) == 1


def test_the_start_and_the_end_of_the_server_reach_the_app() -> None:
    told: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001 - as ASGI has it
        told.append(scope["type"])

    asyncio.run(Files(app)({"type": "lifespan"}, never, never))  # type: ignore[arg-type] - not called
    assert told == ["lifespan"]


async def never(*_: object) -> None:
    raise AssertionError


def test_streamlits_own_sheet_asks_for_its_icons_as_it_is_rewritten_here() -> None:
    folder = Path(streamlit.__file__).parent / "static" / "static" / "css"
    sheets = [each.read_bytes() for each in folder.glob("index.*.css")]
    served = [packed(f"/static/css/{k}.css", each, {}).plain for k, each in enumerate(sheets)]
    assert any(b"Material Symbols" in each for each in sheets), "Streamlit names its icons otherwise"
    for sheet, given in zip(sheets, served, strict=True):
        faces = [face for face in given.split(b"@font-face")[1:] if b"Material Symbols" in face]
        for face in faces:
            assert face.partition(b"}")[0].count(b"unicode-range:U+21-") == 1
        assert (b"stPopoverButton" in given) == (b"Material Symbols" in sheet)


def test_streamlits_popover_button_holds_an_icon_as_it_is_drawn_here() -> None:
    scripts = Path(streamlit.__file__).parent / "static" / "static" / "js"
    told = b"".join(each.read_bytes() for each in scripts.glob("*.js"))
    assert all(name in told for name in (b"stPopoverButton", b"stIconMaterial"))
