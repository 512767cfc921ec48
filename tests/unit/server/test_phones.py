"""An exercise leads a phone to a page that needs no session, where the server has it, and else to the app."""

import gzip
import os
import time
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from cosine_lab.server.phones import SITE, Phones
from cosine_lab.server.site import site
from cosine_lab.server.static_files import ASK_AGAIN, FOR_A_YEAR, Files, Packed
from cosine_lab.site import packed
from cosine_lab.site import pages as site_pages
from tests.unit.server.asked import Answer, asked

FILE, WORKER = "files/lab-0123456789abcdef.js", "worker.js"
PAGES = {"index.html": "<home>", "translate/index.html": "<page>", "zh/translate/index.html": "<zh>"}
HELD = PAGES | {FILE: "1", WORKER: "2"}


class Server:
    """Asks for pages below a path."""

    def __init__(self, base: str) -> None:
        files = Packed(base)
        files.add([(name, gzip.compress(text.encode())) for name, text in HELD.items()], SITE)
        self.start, self.phones = f"/{base}" if base else "", Phones(files, base)
        self.app = Starlette(routes=self.phones.routes(), middleware=[Middleware(Files, files=files)])

    def ask(self, path: str, query: str = "", **headers: str) -> Answer:
        return asked(self.app, self.start + path, query=query.encode(), **headers)


@pytest.fixture(params=["", "lab"])
def server(request: pytest.FixtureRequest) -> Server:
    return Server(request.param)


@pytest.mark.parametrize(
    ("path", "query", "headers", "there"),
    [
        ("translate", "x=1", {}, "../site/translate/?x=1"),
        ("", "x=1", {}, "../site/?x=1"),
        ("translate", "x=1", {"accept_language": "zh-CN"}, "../site/zh/translate/?x=1"),
        ("translate", "x=1", {"cookie": "lang=zh"}, "../site/zh/translate/?x=1"),
        ("translate", "x=1&lang=en", {"accept_language": "zh-CN"}, "../site/translate/?x=1&lang=en"),
        ("translate", "x=1&own=1", {}, "../translate?x=1&own=1"),
        ("audit", "x=1", {}, "../audit?x=1"),
        ("files", "x=1", {}, "../files?x=1"),
    ],
)
def test_an_exercise_is_where_the_phone_needs_no_session_else_in_the_app(
    server: Server, path: str, query: str, headers: dict[str, str], there: str
) -> None:
    answer = server.ask(f"/exercise/{path}", query, **headers)
    assert (answer.status, answer.headers["location"]) == (303, there)


def test_a_room_s_link_leads_there_below_whatever_path_its_maker_saw(server: Server) -> None:
    answer = server.ask("/site/translate/")
    lead = server.phones.page
    assert lead("/translate?x=1&room=A.b", answer.headers, {}) == "/site/translate/?x=1&room=A.b"
    assert lead("/proxy/translate?x=1", answer.headers, {}) == "/proxy/site/translate/?x=1"
    assert lead("/audit?x=1", answer.headers, {}) == "/audit?x=1"


def test_a_page_is_sent_packed_or_not_and_its_address_ends_with_a_slash(server: Server) -> None:
    plain, small = server.ask("/site/translate/"), server.ask("/site/translate/", accept_encoding="gzip")
    assert plain.body == gzip.decompress(small.body) == b"<page>"
    assert plain.headers["content-type"] == "text/html; charset=utf-8"
    assert plain.headers["cache-control"] == ASK_AGAIN.decode()
    for file, kept in ((FILE, FOR_A_YEAR), (WORKER, ASK_AGAIN)):
        assert server.ask(f"/site/{file}").headers["cache-control"] == kept.decode()
    moved = server.ask("/site/translate", "x=1")
    assert (moved.status, moved.headers["location"]) == (307, "./translate/?x=1")
    for none in ("/site/none", "/site/none/", "/site//evil.example", "/site/files/none.js"):
        assert server.ask(none).status == 404


def test_the_pages_are_there_whole_and_old_versions_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "_CACHE", tmp_path)
    old, recent = tmp_path / "old", tmp_path / "recent"
    for folder in (old, recent):
        folder.mkdir()
    os.utime(old, (time.time() - 2 * packed._LIFETIME_S,) * 2)
    for _ in range(2):  # another process may be as quick
        packed.write(HELD, packed.folder())
    assert {name: gzip.decompress(text).decode() for name, text in packed.files_in(packed.folder())} == HELD
    assert {each.name for each in tmp_path.iterdir()} == {"recent", packed.folder().name}
    with pytest.raises(AttributeError):
        packed.write({"a": 1}, tmp_path / "half")  # type: ignore[dict-item] - what else could fail
    assert not (tmp_path / "half").exists()


def test_another_version_of_the_code_has_other_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("app.py", "cosine_lab/a.py", "assets/a.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("1", encoding="utf-8")
    monkeypatch.setattr(packed, "_SOURCES", tuple(tmp_path / name for name in ("app.py", "cosine_lab", "assets")))
    before = packed.folder()
    assert packed.folder() == before
    (tmp_path / "assets" / "a.js").write_text("2", encoding="utf-8")
    assert packed.folder() != before


def test_only_a_page_that_is_served_leads_to_the_app_and_each_has_what_is_handed_in() -> None:
    part = {"start": ["home"], "moves": ["translate"]}
    alone, served = (site_pages.files(site(part, served=served)) for served in (False, True))
    for files, has in ((alone, False), (served, True)):
        assert any(name.startswith("files/class-") for name in files)
        assert ('"app":"../../"' in files["zh/translate/index.html"]) == has
        (work,) = (text for name, text in files.items() if name.startswith("files/class-en-"))
        assert "room.counted" in work
