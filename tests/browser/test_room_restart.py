"""A server that dies in mid-vote and starts anew: each vote counts, or phone and wall say that the room is gone."""

import os
import secrets
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from cosine_lab.commands.app_server import Server, free_port, serve, served
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.server.rooms.join_page import WHERE
from cosine_lab.server.site import site
from cosine_lab.site import packed, pages
from cosine_lab.surfaces.exercise import Exercise, write
from cosine_lab.surfaces.story import Reads
from tests.browser.test_class import PHONE, asked, counted, told
from tests.kept import log
from tests.served import valkey

BET = (("Some", Reads("changed", ">", 0)), ("None", Reads("changed", "=", 0)))
LINK = f"/translate?{urlencode({'beat': 'exercise', 'x': write(Exercise('Some?', BET))})}"
PLACES = ["memory", *(["valkey"] if valkey.can_be_had() else [])]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pages for phones."""
    place: Path = tmp_path_factory.mktemp("phones") / "site"
    packed.write(pages.files(site({"start": ["home"], "moves": ["translate"]}, served=True)), place)
    return place


@pytest.fixture(params=PLACES)
def told_to(request: pytest.FixtureRequest, plain: Path, tmp_path: Path) -> Iterator[dict[str, str]]:
    """Where rooms are, and the secret of each start: another where they are in memory."""
    here = {packed.WHERE: str(plain)}
    if request.param == "memory":
        yield here
        return
    with valkey.running(tmp_path) as url:
        yield here | {WHERE: url, "STREAMLIT_SERVER_COOKIE_SECRET": secrets.token_hex()}


def at(port: int, name: str, told_to: dict[str, str]) -> AbstractContextManager[Server]:
    """A server at that port."""
    secret = {"STREAMLIT_SERVER_COOKIE_SECRET": secrets.token_hex()}
    return serve(served(), log(name), environment=secret | told_to, port=port)


def joined(browser: Browser, url: str, room: dict[str, str]) -> Page:
    """A phone that can answer."""
    phone = browser.new_context(**PHONE).new_page()
    phone.goto(f"{url}/join/{room['code']}.{room['key']}")
    expect(phone.locator('[data-bet="0"]')).to_be_visible(timeout=PATIENCE_MS)
    expect(phone.locator(".vote")).to_be_visible(timeout=PATIENCE_MS)
    return phone


def test_a_vote_under_way_counts_when_the_room_is_back_or_its_end_is_said(
    browser: Browser, told_to: dict[str, str]
) -> None:
    port, kept = free_port(), WHERE in told_to
    wall = browser.new_page()  # what it logs of a lost server is no fault
    with at(port, "room-restart-1", told_to) as server:
        room = asked(wall, "POST", f"{server.url}/rooms", {"link": LINK, "choices": ["0", "1"]})
        wall.goto(f"{server.url}/_stcore/health")
        wall.evaluate("(made) => sessionStorage.setItem(`cosine-lab:room:${made.code}`, made.owner)", room)
        wall.goto(f"{server.url}{LINK}&room={room['code']}.{room['key']}&talk=1")
        early, late = (joined(browser, server.url, room) for _ in range(2))
        early.locator('[data-bet="0"]').click()
        told(early, "counted")
        counted(wall, 1)
        os.kill(server.pid, signal.SIGKILL)
        late.locator('[data-bet="1"]').click()
        for phone in (early, late):
            told(phone, "trying")
    with at(port, "room-restart-2", told_to) as server:
        for phone in (early, late):
            told(phone, "counted" if kept else "unknown")
        if kept:
            counted(wall, 2)
            asked(wall, "POST", f"{server.url}/rooms/{room['code']}/reveal", None, room["owner"])
            seen = asked(wall, "GET", f"{server.url}/rooms/{room['code']}/{room['key']}")
            assert seen["answers"] == {"0": 1, "1": 1}
        else:
            expect(early.locator("[data-vote]")).to_contain_text("was counted before that")
            for page in (late.locator("[data-vote]"), wall.locator(".room .said")):
                expect(page).to_contain_text("started again. No answer is counted", timeout=PATIENCE_MS)
    for page in (early, late):
        page.context.close()
    wall.close()
