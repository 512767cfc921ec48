"""An hour of a class, held once: sixty phones vote on every bet of the 45-minute plan that a room is asked.

Three are browsers: one reads alone, one is denied storage and leaves the network for a bet, one comes late. What was
said, counted on the wall, told on the phones and saved is the same.
"""

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.talks import plans
from cosine_lab.talks.model import Step
from tests.browser import keys, places, stories
from tests.browser.hall import Hall
from tests.browser.rooms import PHONE, at, cut, is_at, is_fault, is_told

STEPS = plans.talk("45", prose.text("teach")).steps
LAST = len(STEPS)
VOTED = {part.slug: part.voted for part in plans.plan("45")}
HALL, BROWSERS = 57, 3
HOMEWORK = "https://lab.example.org/teach?session=45&lang=en#homework"
NO_NEXT = "next question"
IN_TIME, MISSED, LATE = 2, 5, 3
"""At which of the bets that are voted on, from 1, a phone without a network is back in time, or has missed what was
told, and after which another comes late.
"""


@pytest.fixture
def phones(browser: Browser, faults: list[str]) -> Iterator[list[Page]]:
    """Three phones without a socket, the second without storage; they must load without faults."""
    contexts = [browser.new_context(**PHONE) for _ in range(BROWSERS)]
    contexts[1].add_init_script(places.STORAGE_DENIED)
    for context in contexts:
        context.add_init_script("delete window.WebSocket;")
    pages = [context.new_page() for context in contexts]
    for each in pages:
        each.on("pageerror", lambda error: faults.append(str(error)))
        each.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
    yield pages
    for context in contexts:
        context.close()


def test_an_hour_is_held_with_sixty_phones(page: Page, server: Server, phones: list[Page], tmp_path: Path) -> None:
    first, denied, _ = phones
    rehearse(page, server)
    page.locator('[data-action="talk-hour"]').click()
    is_at(page, "wall")
    for part in (".join .qr img", "[data-room]", ".address"):
        expect(page.locator(f".room {part}")).to_be_visible()
    expect(page.locator(".room .voters")).to_be_hidden()
    first.goto(f"{server.url}/join/{page.locator('[data-room]').inner_text()}")
    is_at(page, "wall", (first, "wall"))
    expect(page.locator(".room .here")).to_have_text("1 phone is here", timeout=PATIENCE_MS)
    denied.goto(first.url)
    is_at(page, "wall", (denied, "wall"))
    expect(page.locator(".room .here")).to_have_text("2 phones are here", timeout=PATIENCE_MS)
    page.keyboard.press("PageDown")
    at(page, f"2/{LAST}")
    is_at(page, "asked")
    assert page.locator(".room .here").inner_text() == "2 phones are here", "before it says so anew, too"
    is_at(page, "asked", (first, "asked"), (denied, "asked"))
    assert [*keys.unnamed(first)] == []
    page.keyboard.press("PageUp")
    is_at(page, "wall", (first, "wall"))
    expect(page.locator(".room .join .qr")).to_be_visible()
    assert hold(page, server, phones) == saved(page, tmp_path)
    ends_with_homework(page, phones)


def rehearse(page: Page, server: Server) -> None:
    """Play the plan to the move of its first bet, and go back to its beginning: a room is asked it anew."""
    page.goto(f"{server.url}/teach?session=45")
    settle(page)
    page.locator('[data-input="address"]').fill("https://lab.example.org")
    page.locator('[data-input="address"]').press("Tab")
    page.goto(f"{server.url}/talk")  # where the same talk stands to be changed
    page.locator('[data-action="play-shipped"][data-talk="course-45"]').click(timeout=PATIENCE_MS)
    at(page, f"1/{LAST}")
    for _ in range(3):  # to the first bet, answered, its move
        page.keyboard.press("PageDown")
        stories.ready(page)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    page.keyboard.press("Home")
    at(page, f"1/{LAST}")
    page.mouse.move(640, 700)


def hold(page: Page, server: Server, phones: list[Page]) -> dict[str, Counter[str | None]]:
    """All of the plan; what was said at each bet that a room is asked."""
    hall = Hall(server.url, HALL)
    hall.join(page.locator("[data-room]").inner_text())
    chance, bets, here = np.random.default_rng(0), 0, phones[:2]
    for k, step in enumerate(STEPS[1:], 2):
        go_on(page, k)
        if is_voted(step):
            bets += 1
            is_at(page, "asked", *((phone, "asked") for phone in here))
            ask(page, hall.vote(chance), here, bets)
            if bets == LATE:
                here = phones
                comes_late(page, phones)
            page.keyboard.press("PageDown")
            for phone in here:
                is_told(page, phone)
        else:
            is_at(page, "wall", *((phone, "wall") for phone in here))
            if step.exercise.hidden == ("vote",):
                expect(phones[0].locator("h1")).to_have_text(prose.text("bar")("room.hands"), timeout=PATIENCE_MS)
                expect(page.locator(".story-show")).to_be_visible()
            page.locator('[data-action="room-more"]').dispatch_event("click")
        assert cut(page) == [], f"{k}/{LAST}"
    assert bets == sum(map(len, VOTED.values())) == len(hall.said)
    return hall.said


def is_voted(step: Step) -> bool:
    """Whether a room is asked the bet of a session's step."""
    return dict(step.query).get("beat") in VOTED.get(step.slug, ())


def go_on(page: Page, k: int) -> None:
    """Press the clicker until the wall is at the next step; nothing is cut on the way."""
    place = page.locator("[data-story]")
    for _ in range(4):
        page.keyboard.press("PageDown")
        assert cut(page) == [], place.get_attribute("data-beat")
        if place.get_attribute("data-beat") == f"{k}/{LAST}":
            break
    at(page, f"{k}/{LAST}")


def ask(page: Page, said: Counter[str | None], here: list[Page], bet: int) -> None:
    """Answer on the browsers' phones, too, count on the wall, and show there what was said."""
    absent = here[1] if bet in {IN_TIME, MISSED} else None
    if absent:
        absent.context.set_offline(True)
    for phone in here:
        answer = answered(phone)
        said[answer] += phone is not absent or bet == IN_TIME
        is_at(page, "asked", (phone, "answered"))
    if absent and bet == IN_TIME:
        expect(page.locator(".voters output")).to_have_text(str(said.total() - 1), timeout=PATIENCE_MS)
        absent.context.set_offline(False)
    expect(page.locator(".voters output")).to_have_text(str(said.total()), timeout=PATIENCE_MS)
    page.keyboard.press("PageDown")
    is_at(page, "told", *((phone, "revealed") for phone in here if phone is not absent or bet == IN_TIME))
    counts = page.locator(".room .histogram .count").all_inner_texts()
    assert sum(map(int, counts)) == said.total()
    if absent:
        absent.context.set_offline(False)


def answered(phone: Page) -> str | None:
    """Answer what is asked as a finger does: the last choice, or a number a step higher; what was said."""
    slider, choices = phone.locator("input[type=range]"), phone.locator("button[data-bet]")
    if choices.count():
        choices.last.tap()
        return choices.last.inner_text()
    slider.press("ArrowRight")
    phone.locator('[data-story-action="commit"]').tap()
    return slider.input_value()


def comes_late(page: Page, phones: list[Page]) -> None:
    """A phone that gets in after what was said is shown: it sees that, and cannot vote."""
    late = phones[-1]
    late.goto(phones[0].url)
    is_at(page, "told", (late, "revealed"))
    expect(late.locator("main")).to_contain_text("Voting has ended")
    expect(late.locator("button[data-bet], input[type=range]").filter(visible=True)).to_have_count(0)
    assert late.locator(".histogram").inner_text() == phones[0].locator(".histogram").inner_text()


def saved(page: Page, folder: Path) -> dict[str, Counter[str | None]]:
    """What the wall saves, read as `Hall.said` is; what is true stands in each of its rows."""
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="room-save"]').dispatch_event("click")
    download.value.save_as(folder / "room.csv")
    found: dict[str, Counter[str | None]] = {}
    skipped = prose.text("bar")("room.skipped")
    with (folder / "room.csv").open(encoding="utf-8-sig", newline="") as lines:
        for title, _question, _round, answer, count, true in list(csv.reader(lines))[1:]:
            assert true
            if int(count):
                said = None if answer == skipped else answer.strip("“”")  # which keep “None” a text
                found.setdefault(title, Counter())[said] += int(count)
    return found


def ends_with_homework(page: Page, phones: list[Page]) -> None:
    """The last step has its address on the wall and on the phones, which keep it when the room ends."""
    expect(page.locator(".homework img")).to_be_visible()
    expect(page.locator(".story-sentence")).to_contain_text(HOMEWORK)
    for phone in phones:
        expect(phone.locator("main > a")).to_have_attribute("href", HOMEWORK, timeout=PATIENCE_MS)
        assert NO_NEXT not in phone.locator("main").inner_text()
    code, controls = page.locator(".homework").bounding_box(), page.locator(".room").bounding_box()
    assert code
    assert controls
    assert code["x"] + code["width"] <= controls["x"], "beside what the room has open"
    for _ in range(2):
        page.locator('[data-action="room-end"]').click()
    is_at(page, "over", *((phone, "over") for phone in phones))
    for phone in phones:
        expect(phone.locator("main > a")).to_have_attribute("href", HOMEWORK)
