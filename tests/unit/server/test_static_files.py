"""Files are packed before the first reader comes, and sent from memory; what a stranger spells is never kept."""

import asyncio
import gzip
from pathlib import Path

import pytest
import streamlit
from starlette.types import Message, Receive, Scope, Send

from cosine_lab.server.static_files import CHUNK, FOR_A_YEAR, Files, Packed, packed
from cosine_lab.site import bundles
from tests.unit.server.asked import asked

SHEET = b"@font-face{font-family:Material Symbols Rounded;src:url(a)}@font-face{font-family:Other}"
STATIC = Path(streamlit.__file__).parent / "static" / "static"
LARGEST = max(STATIC.glob("js/*.js"), key=lambda file: file.stat().st_size)
PATH = f"/static/js/{LARGEST.name}"


class App:
    """Answers everything, and notes what it is asked."""

    def __init__(self) -> None:
        self.paths: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - as ASGI has it
        self.paths.append(scope.get("path", scope["type"]))
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"<page>"})


@pytest.fixture(scope="module")
def files() -> Packed:
    made = Packed()
    made.fill((bundles.STATIC / name for name in bundles.publish().values()), bundles.STATIC / "packed")
    return made


def test_a_file_is_sent_packed_a_part_at_a_time_and_kept_by_browsers(files: Packed) -> None:
    app = App()
    answer = asked(Files(app, files=files), PATH, accept_encoding="gzip, deflate")
    assert gzip.decompress(answer.body) == LARGEST.read_bytes()
    assert int(answer.headers["content-length"]) == len(answer.body) > 10 * CHUNK
    assert answer.headers["cache-control"] == FOR_A_YEAR.decode()
    assert app.paths == []


def test_what_waits_for_a_reader_who_does_not_read_is_one_part(files: Packed) -> None:
    """Aborted downloads stayed as garbage, each with all that was on its way."""
    parts: list[int] = []

    async def send(message: Message) -> None:
        parts.append(len(message.get("body", b"")))

    scope = {"type": "http", "method": "GET", "path": PATH, "headers": [(b"accept-encoding", b"gzip")]}
    asyncio.run(Files(App(), files=files)(scope, never, send))
    assert max(parts) == CHUNK


def test_between_two_parts_of_a_file_others_have_their_turn(files: Packed) -> None:
    """500 who asked for 1.4 MB at the same moment kept the next reader waiting until all of it was sent."""
    order: list[str] = []

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            order.append("part")

    async def other() -> None:
        order.append("other")

    async def both() -> None:
        scope = {"type": "http", "method": "GET", "path": PATH, "headers": [(b"accept-encoding", b"gzip")]}
        await asyncio.gather(Files(App(), files=files)(scope, never, send), other())

    asyncio.run(both())
    assert order[:2] == ["part", "other"]
    assert order.count("part") > 10


@pytest.mark.parametrize("spelled", ["/static/./js/", "/static//js/", "/static/js/../js/", "/static/%6As/"])
def test_what_a_stranger_spells_otherwise_is_the_apps_and_is_not_kept(files: Packed, spelled: str) -> None:
    """A hundred spellings of one file took 700 MB for good."""
    app = App()
    before = dict(files._files)
    for path in (spelled + LARGEST.name, "/static/js/none.abcdefgh.js"):
        assert asked(Files(app, files=files), path, accept_encoding="gzip").body == b"<page>"
    assert len(app.paths) == 2
    assert files._files == before


def test_every_hashed_file_of_ours_and_of_streamlits_is_packed_ahead(files: Packed) -> None:
    ours = {f"/app/static/{name}" for name in bundles.publish().values()}
    theirs = {f"/static/{each.relative_to(STATIC).as_posix()}" for each in STATIC.glob("*/*.js")}
    assert ours
    assert len(theirs) > 100
    assert ours | theirs <= set(files._files)


@pytest.mark.parametrize("how", [{}, {"accept_encoding": "br"}, {"accept_encoding": "gzip", "range": "bytes=0-9"}])
def test_plain_files_and_parts_of_them_are_the_apps_business(files: Packed, how: dict[str, str]) -> None:
    assert asked(Files(App(), files=files), PATH, **how).body == b"<page>"
    assert asked(Files(App(), files=files), PATH, method="HEAD", accept_encoding="gzip").body == b"<page>"


def test_a_file_is_packed_once_for_all_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "packed"
    first = packed("/static/js/a.js", b"one" * 99, folder)
    monkeypatch.setattr("gzip.compress", None)
    assert packed("/static/js/a.js", b"one" * 99, folder) == first


def test_where_nothing_can_be_written_files_are_packed_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "packed").write_text("a file", encoding="utf-8")
    assert gzip.decompress(packed("/static/js/a.js", b"one", tmp_path / "packed")) == b"one"


def test_the_font_of_icons_is_left_until_an_icon_is_shown(tmp_path: Path) -> None:
    body = gzip.decompress(packed("/static/css/index.C1JORDN2.css", SHEET, tmp_path))
    assert body.startswith(b"@font-face{unicode-range:U+21-10FFFF;font-family:Material Symbols")
    assert b"}@font-face{font-family:Other}" in body
    assert b"stPopoverButton" in body


def test_files_are_found_under_the_path_that_the_app_is_served_at(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("cosine_lab.server.static_files._streamlits", lambda: [("/static/js/a.abcdefgh.js", LARGEST)])
    below = Packed("lab")
    below.fill([LARGEST], tmp_path)
    assert list(below._files) == ["/lab/static/js/a.abcdefgh.js", f"/lab/app/static/{LARGEST.name}"]


def test_the_start_and_the_end_of_the_server_and_sockets_reach_the_app() -> None:
    app = App()
    for kind in ("lifespan", "websocket"):
        asyncio.run(Files(app, files=Packed())({"type": kind, "path": kind}, never, never))  # type: ignore[arg-type] - not called
    assert app.paths == ["lifespan", "websocket"]


async def never(*_: object) -> Message:
    raise AssertionError


def test_streamlits_own_sheet_asks_for_its_icons_as_it_is_rewritten_here(tmp_path: Path) -> None:
    sheets = [each.read_bytes() for each in STATIC.glob("css/index.*.css")]
    served = [gzip.decompress(packed(f"/static/css/{k}.css", each, tmp_path)) for k, each in enumerate(sheets)]
    assert any(b"Material Symbols" in each for each in sheets), "Streamlit names its icons otherwise"
    for sheet, given in zip(sheets, served, strict=True):
        faces = [face for face in given.split(b"@font-face")[1:] if b"Material Symbols" in face]
        for face in faces:
            assert face.partition(b"}")[0].count(b"unicode-range:U+21-") == 1
        assert (b"stPopoverButton" in given) == (b"Material Symbols" in sheet)


def test_streamlits_popover_button_holds_an_icon_as_it_is_drawn_here() -> None:
    told = b"".join(each.read_bytes() for each in STATIC.glob("js/*.js"))
    assert all(name in told for name in (b"stPopoverButton", b"stIconMaterial"))
