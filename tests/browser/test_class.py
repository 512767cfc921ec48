"""A class: an exercise in a link, a vote on the wall, one phone without a network in the middle."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lib.handed import code
from lib.handed.work import collected
from lib.lessons import readers
from lib.surfaces.exercise import Exercise, write
from lib.surfaces.story import Reads
from tests.browser import reader
from tools.browser import PATIENCE_MS
from tools.server import Server

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "reduced_motion": "reduce",
}
QUESTION = "How many of 1000 predictions change? <b>x</b>"


def make(page: Page, server: Server) -> str:
    """An exercise made by hand: the link."""
    reader.visit(page, f"{server.url}/translate?guide=0")
    page.locator('[data-action="make-exercise"]').click()
    page.locator('[data-input="question"]').fill(QUESTION)
    page.locator('[data-input="bet"]').select_option("choices")
    for k, (text, relation) in enumerate((("None", "="), ("Some", ">"))):
        line = page.locator(".maker .rows").first.locator(".line").nth(k)
        line.locator('input[type="text"]').first.fill(text)
        line.locator("select").first.select_option("changed")
        line.locator("select").nth(1).select_option(relation)
    goal = page.locator('[data-input="goal"]')
    goal.locator("button").last.click()
    goal.locator("select").first.select_option("cos")
    goal.locator("select").nth(1).select_option("<")
    goal.locator(".number").first.fill("-0.5")
    link = page.locator('[data-output="link"]')
    expect(link).to_have_value(re.compile("^http"))
    return link.input_value()


@pytest.fixture
def phones(browser: Browser) -> Any:
    contexts: list[BrowserContext] = [browser.new_context(**PHONE) for _ in range(3)]
    yield contexts
    for context in contexts:
        context.close()


def test_an_exercise_is_played_from_its_link_and_handed_in(page: Page, server: Server) -> None:
    link = make(page, server)
    assert len(link) <= 2000
    reader.visit(page, link)
    expect(page.locator(".story-sentence")).to_have_text(QUESTION)
    assert reader.readouts(page)["changed"] in {"", "?"}
    page.locator('[data-bet="0"]').click()
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")
    reader.pull(page, reader.grip(page, "origin"), 70, -70)
    page.locator('[data-action="hand-in"]').click()
    page.locator('[data-input="name"]').fill("Ada")
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="handin-save"]').click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    (work,) = collected([("ada.txt", saved)], readers()).works
    assert (work.name, work.answer, work.exercise.question) == ("Ada", "None", QUESTION)
    assert work.verdict in {"reached", "open"}
    assert code.read(saved).slug == "translate"


def test_a_broken_exercise_says_so_and_opens_the_lesson(page: Page, server: Server) -> None:
    for asked in ("1.abc", "2.e30", "x" * 1801):
        reader.visit(page, f"{server.url}/translate?x={asked}")
        expect(page.locator(".bar .warned")).not_to_be_empty(timeout=PATIENCE_MS)
        expect(page.locator("[data-story]")).to_have_attribute("data-story", "translate")


def told(phone: Page, state: str) -> None:
    """Wait until a phone says that of its vote."""
    vote = phone.locator("[data-vote]")
    expect(vote).to_have_attribute("data-vote", state, timeout=PATIENCE_MS)


def test_three_phones_vote_and_the_wall_shows_what_they_said(
    page: Page, server: Server, phones: list[BrowserContext]
) -> None:
    make(page, server)
    page.locator('[data-action="exercise-ask"]').click()
    room = page.locator("[data-room]")
    expect(room).to_be_visible(timeout=PATIENCE_MS)
    opened = [context.new_page() for context in phones]
    opened[0].goto(f"{server.url}/join/{room.inner_text().lower()}")
    for phone in opened[1:]:
        phone.goto(reader.address(page))
    for phone, answer in zip(opened, ("0", "0", "1"), strict=True):
        choice = phone.locator(f'[data-bet="{answer}"]')
        expect(choice).to_be_visible(timeout=PATIENCE_MS)
        if answer == "1":
            phones[2].set_offline(True)
        choice.click()
    expect(page.locator(".voters")).to_contain_text("2", timeout=PATIENCE_MS)
    expect(opened[2].locator("[data-vote]")).to_have_attribute(
        "data-vote", "trying", timeout=PATIENCE_MS
    )
    phones[2].set_offline(False)
    for phone in opened:
        expect(phone.locator("[data-vote]")).to_have_attribute(
            "data-vote", "counted", timeout=PATIENCE_MS
        )
    expect(page.locator(".voters")).to_contain_text("3", timeout=PATIENCE_MS)
    page.locator('[data-action="room-reveal"]').click()
    rows = page.locator(".histogram tr")
    expect(rows).to_have_count(2, timeout=PATIENCE_MS)
    assert [row.locator(".count").inner_text().strip() for row in rows.all()] == ["2", "1"]
    expect(rows.first).to_have_attribute("data-true", "true")
    page.locator('[data-action="room-end"]').click()
    expect(page.locator('[data-action="room-end"]')).to_be_hidden(timeout=PATIENCE_MS)


def test_a_room_without_a_question_counts_who_reached_the_goal_and_where(
    page: Page, server: Server
) -> None:
    task = Exercise("Turn them apart", goal=(Reads("cos", "<", 0.5),))
    link = f"/translate?{urlencode({'beat': 'exercise', 'x': write(task)})}"
    rooms = f"{server.url}/rooms"
    room = asked(page, "POST", rooms, {"link": link})
    reader.visit(page, f"{server.url}{link}&room={room['code']}.{room['key']}")
    told(page, "open")
    reader.pull(page, reader.grip(page, "origin"), 70, -70)
    assert reader.number(page, "cos") < 0.5
    told(page, "counted")
    asked(page, "POST", f"{rooms}/{room['code']}/reveal", None, room["owner"])
    seen = asked(page, "GET", f"{rooms}/{room['code']}/{room['key']}")
    assert (seen["voters"], seen["skipped"], len(seen["states"])) == (1, 1, 1)
    told_where = "states => dispatchEvent(new CustomEvent('cosine-lab:crowd', {detail: {states}}))"
    page.evaluate(told_where, [*seen["states"], "1.junk"])
    expect(page.locator(".crowd-mark")).to_have_count(1)


def asked(page: Page, method: str, address: str, body: object = None, owner: str = "") -> Any:
    """What the server's rooms say."""
    headers = {"content-type": "application/json", "x-room-owner": owner}
    return page.request.fetch(address, method=method, data=body, headers=headers).json()


def test_a_wrong_code_is_said_to_be_wrong(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/join/bbbb")
    expect(page.locator(".bar .warned")).not_to_be_empty(timeout=PATIENCE_MS)
