"""A room for a whole hour: it follows a talk over lessons, phones show each bet, the clicker shows what was said."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import plane, stories
from tests.browser.rooms import PHONE, at, is_at, is_fault, is_told

OWN = """/?origin=.6,.5

Does the cosine of cat and dog fall?

- It falls: cos < 0.8
- It stays: cos >= 0.8
Then: /?origin=.7,.8"""
TOLD = ("/?beat=opposite", "/words?beat=stranger", "/sigmoid?beat=count", "/sigmoid?beat=shift")
STEPS = ("/?beat=opposite", OWN, "/words?beat=stranger", "/words?beat=takeaway")
TALK = "# Two lessons\n" + "".join(f"## Step\n{step}\n\n" for step in STEPS)
ANSWER = "It is"
HELD = "document.activeElement !== document.body"
"""Whether the keyboard is on something that is there."""


@pytest.fixture
def phones(browser: Browser, faults: list[str]) -> Iterator[list[Page]]:
    """Two phones without a socket, whose pages must load without faults."""
    contexts = [browser.new_context(**PHONE) for _ in range(2)]
    pages = []
    for context in contexts:
        context.add_init_script("delete window.WebSocket;")
        pages.append(context.new_page())
        pages[-1].on("pageerror", lambda error: faults.append(str(error)))
        pages[-1].on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
    yield pages
    for context in contexts:
        context.close()


def play(page: Page, server: Server, talk: str) -> None:
    """Put a talk on the desk and play it."""
    page.goto(f"{server.url}/talk")
    settle(page)
    page.locator('.desk [data-action="text"]').click()
    page.locator('[data-input="source"]').fill(talk)
    page.locator('.desk [data-action="apply"]').click()
    page.locator('.desk [data-action="play"]').click()
    at(page, "1/4")


def ask_the_first(page: Page, server: Server, one: Page, late: Page) -> None:
    """Choices: one phone answers, what was said is shown, another phone comes, the move tells what is true."""
    code = page.locator("[data-room]").inner_text()
    one.goto(f"{server.url}/join/{code}")
    is_at(page, "asked", (one, "asked"))
    expect(one.locator("h1")).to_have_text(page.locator(".story-sentence").inner_text())
    one.locator("button[data-bet]").first.click()
    expect(page.locator(".voters output")).to_have_text("1", timeout=PATIENCE_MS)
    is_at(page, "asked", (one, "answered"))
    assert ANSWER not in one.locator("body").inner_text()
    page.keyboard.press("PageDown")
    is_at(page, "told", (one, "revealed"))
    expect(page.locator(".room .asked")).to_have_text(one.locator("h1").inner_text())
    expect(page.locator(".room .histogram [data-true=true]")).to_have_count(0)
    late.goto(f"{server.url}/join/{code}")
    is_at(page, "told", (late, "revealed"))
    expect(late.locator("button[data-bet]")).to_have_count(0)
    expect(late.locator("main")).to_contain_text("Voting has ended")
    page.keyboard.press("PageDown")
    is_at(page, "told", (one, "told"), (late, "told"))
    expect(page.locator(".room .histogram [data-true=true]")).to_have_count(1)
    expect(page.locator(".room .asked")).to_be_hidden()
    expect(one.locator(".truth")).to_contain_text(ANSWER)


def ask_of_ones_own(page: Page, one: Page) -> float | None:
    """A step of one's own with a second state: the clicker makes its move, which tells what is true: the cosine."""
    page.keyboard.press("PageDown")
    at(page, "2/4")
    is_at(page, "asked", (one, "asked"))
    one.locator("button[data-bet]").first.click()
    expect(page.locator(".voters output")).to_have_text("1", timeout=PATIENCE_MS)
    page.keyboard.press("PageDown")
    is_at(page, "told", (one, "revealed"))
    page.keyboard.press("PageDown")
    is_at(page, "told", (one, "told"))
    expect(page.locator(".room .histogram [data-true=true]")).to_contain_text("It falls")
    return plane.readout(page, "cos")


def ask_a_number(page: Page, place: str, one: Page, late: Page) -> None:
    """A number, in another lesson; its step's move tells what is true, too."""
    page.keyboard.press("PageDown")
    at(page, place)
    is_at(page, "asked", (one, "asked"), (late, "asked"))
    late.locator("input[type=range]").press("ArrowRight")
    late.locator('[data-story-action="commit"]').click()
    expect(page.locator(".voters output")).to_have_text("1", timeout=PATIENCE_MS)
    page.keyboard.press("PageDown")
    is_at(page, "told", (one, "revealed"), (late, "revealed"))
    page.keyboard.press("PageDown")
    is_at(page, "told", (one, "told"), (late, "told"))
    assert_legible(page)


def assert_legible(page: Page) -> None:
    """What was said stands below the code, each count beside its bar, and all of it is on the wall."""
    code, said = (page.locator(f".room {part}").bounding_box() for part in (".join", ".histogram"))
    assert code
    assert said
    assert said["y"] >= code["y"] + code["height"]
    tall = page.locator(".room .histogram .count").evaluate_all("all => all.map(each => each.clientHeight)")
    assert len(tall) >= 10
    assert max(tall) < 1.5 * min(tall)
    assert page.locator(".room").evaluate("room => room.scrollHeight <= room.clientHeight + 1")


def test_a_room_follows_a_talk_from_lesson_to_lesson(
    page: Page, server: Server, phones: list[Page], tmp_path: Path
) -> None:
    play(page, server, TALK)
    page.mouse.move(640, 700)
    page.locator('[data-action="talk-hour"]').click()
    expect(page.locator(".bar .row")).not_to_have_class(re.compile("there"))
    ask_the_first(page, server, *phones)
    told = ask_of_ones_own(page, phones[0])
    ask_a_number(page, "3/4", *phones)
    page.keyboard.press("PageDown")
    at(page, "4/4")
    is_at(page, "wall", *((phone, "wall") for phone in phones))
    expect(page.locator("html[data-projected]")).to_have_count(0)
    line, surface = page.locator(".room").bounding_box(), page.locator("[data-surface]").bounding_box()
    assert line is not None
    assert surface is not None
    assert line["y"] >= surface["y"] + surface["height"], "its line covers nothing"
    for place in ("3/4", "2/4"):  # in the same lesson, and in the one before
        page.keyboard.press("PageUp")
        at(page, place)
        is_at(page, "told", (phones[0], "told"))
    assert plane.readout(page, "cos") == told, "as it was told, its move made"
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="room-save"]').click()
    download.value.save_as(tmp_path / "room.csv")
    rows = (tmp_path / "room.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(rows) == 1 + 4 + 3 + 2, "three choices and a skip; two and a skip; one number and a skip"
    assert not [row for row in rows if row.endswith(",")], "what is true stands in each"
    over = page.locator('[data-action="room-end"]')
    over.click()
    expect(over).to_have_text("Answers saved? Press again to end")
    is_at(page, "told")
    over.click()
    is_at(page, "over", *((phone, "over") for phone in phones))
    expect(page.locator(".room .said")).to_have_text("The room has ended; nothing of it is kept.")


def test_a_truth_once_told_is_never_denied(page: Page, server: Server, phones: list[Page], tmp_path: Path) -> None:
    """A choice and a number: loaded again, from another lesson by Back and Next, and by the number of the step."""
    phone, _ = phones
    play(page, server, "# Told\n" + "".join(f"## Step\n{each}\n\n" for each in TOLD))
    page.mouse.move(640, 700)
    page.locator('[data-action="talk-hour"]').click()
    phone.goto(f"{server.url}/join/{page.locator('[data-room]').inner_text()}")
    for place in (1, 2, 3, 4):
        at(page, f"{place}/4")
        is_at(page, "asked", (phone, "asked"))
        page.keyboard.press("PageDown")
        is_at(page, "told")
        page.keyboard.press("PageDown")
        is_told(page, phone)
        page.reload()
        at(page, f"{place}/4")
        is_told(page, phone)
        page.keyboard.press("PageDown")
    for keyed in (["PageUp"] * 3, ["PageDown"] * 3, ["1", "Enter"], ["4", "Enter"], ["2", "Enter"]):
        for key in keyed:
            page.keyboard.press(key)
            if key != "Enter" and key.isdigit():
                continue
            stories.ready(page)
            is_at(page, "told", (phone, "told"))
            is_told(page, phone)
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="room-save"]').click()
    download.value.save_as(tmp_path / "room.csv")
    rows = (tmp_path / "room.csv").read_text(encoding="utf-8-sig").splitlines()
    assert not [row for row in rows if row.endswith(",")], "what is true stands in each"
    for _ in range(2):
        page.locator('[data-action="room-end"]').click()


def test_the_speakers_view_says_what_the_room_said_and_a_phone_keeps_its_number(
    page: Page, server: Server, phones: list[Page]
) -> None:
    phone, _ = phones
    play(page, server, TALK)
    page.mouse.move(640, 700)
    with page.expect_popup() as opened:
        page.locator('[data-talk-action="speaker"]').click()
    view = opened.value
    page.locator('[data-action="talk-hour"]').click()
    phone.goto(f"{server.url}/join/{page.locator('[data-room]').inner_text()}")
    is_at(page, "asked", (phone, "asked"))
    for counted in ("The room pauses · 0 answers", "0 answers"):
        page.locator('[data-action="room-pause"]').click()
        expect(view.locator(".votes")).to_have_text(counted, timeout=PATIENCE_MS)
    phone.locator("button[data-bet]").nth(1).click(timeout=PATIENCE_MS)
    is_said_to_the_speaker(page, view, "Some × 1", "None ✓ so it is × 0 · Some × 1")
    view.keyboard.type("3")
    view.keyboard.press("Enter")
    at(page, "3/4")
    is_at(page, "asked", (phone, "asked"))
    phone.locator("input[type=range]").press("ArrowRight")
    phone.locator('[data-story-action="commit"]').click()
    shown = phone.locator(".story-bet output").inner_text()
    expect(view.locator(".votes")).to_have_text("1 answer", timeout=PATIENCE_MS)
    phone.reload()
    expect(phone.locator(".story-bet output")).to_have_text(shown, timeout=PATIENCE_MS)
    is_said_to_the_speaker(page, view, "0 – 0.15 × 1", "0 – 0.15 × 1 · 0.8 – 0.95 ✓ 0.8112 × 0")
    page.keyboard.press("PageDown")
    at(page, "4/4")
    more = page.locator('[data-action="room-more"]')
    for words in ("Show the room", "Hide the room", "Show the room"):
        expect(more).to_have_text(words)
        more.click()
    view.close()
    for _ in range(2):
        page.locator('[data-action="room-end"]').click()


def is_said_to_the_speaker(page: Page, view: Page, before: str, after: str) -> None:
    """What was said stands in the speaker's view once it is shown, and what is true once it has turned out."""
    said = view.locator(".said")
    expect(view.locator(".votes")).to_have_text("1 answer", timeout=PATIENCE_MS)
    expect(said).to_have_text("")
    for line in (before, after):
        page.keyboard.press("PageDown")
        expect(said).to_have_text(f"The room said: {line}", timeout=PATIENCE_MS)


def test_the_speakers_clock_begins_with_the_hour_and_not_with_its_rehearsal(page: Page, server: Server) -> None:
    play(page, server, TALK)
    page.mouse.move(640, 700)
    with page.expect_popup() as opened:
        page.locator('[data-talk-action="speaker"]').click()
    clock = opened.value.locator("button.clock")
    expect(clock).to_have_text(re.compile("· 0:00$"))
    rehearsed = "sessionStorage.setItem('cosine-lab:clock', String(Date.now() - 36e5))"
    page.evaluate(rehearsed)
    expect(clock).to_have_text(re.compile("· 60:0"))
    play(page, server, TALK)
    expect(clock).to_have_text(re.compile("· 0:00$"), timeout=PATIENCE_MS)
    page.keyboard.press("PageDown")
    expect(clock).to_have_text(re.compile("· 0:0[1-9]$"))
    page.evaluate(rehearsed)
    page.mouse.move(640, 690)
    page.locator('[data-action="talk-hour"]').click()
    expect(clock).to_have_text(re.compile("· 0:0[0-9]$"))
    page.evaluate(rehearsed)  # the room was open long before the hour
    expect(clock).to_have_text(re.compile("· 60:0"))
    clock.click()
    clock.click()
    expect(clock).to_have_text(re.compile("· 0:0[0-9]$"))
    opened.value.close()
    for _ in range(2):
        page.locator('[data-action="room-end"]').click()


def test_any_bet_of_a_story_is_asked_by_a_button_and_asked_again(
    page: Page, server: Server, phones: list[Page]
) -> None:
    phone, _ = phones
    stories.open_story(page, f"{server.url}/top_two?lang=zh")
    page.locator(".story-bet button[data-bet]").first.click()  # answered here: for the room it is asked anew
    plane.act(page, "talk")
    page.mouse.move(640, 700)
    page.locator('[data-action="talk-hour"]').click()
    phone.goto(f"{server.url}/join/{page.locator('[data-room]').inner_text()}")
    is_at(page, "asked", (phone, "asked"))
    expect(phone.locator("html")).to_have_attribute("lang", "zh")
    phone.locator("button[data-bet]").last.click()
    expect(page.locator(".voters output")).to_have_text("1", timeout=PATIENCE_MS)  # a vote may still be on its way
    is_at(page, "asked", (phone, "answered"))
    page.locator('[data-action="room-reveal"]').press("Enter")
    expect(page.locator(".room .histogram")).to_be_visible(timeout=PATIENCE_MS)
    assert page.evaluate(HELD)
    page.locator('[data-action="room-again"]').press("Enter")
    is_at(page, "asked", (phone, "asked"))
    assert page.evaluate(HELD)
    phone.locator("button[data-bet]").first.click()
    expect(page.locator(".voters output")).to_have_text("1", timeout=PATIENCE_MS)
    expect(page.locator(".room .histogram")).to_have_count(0)  # the first round would sway it
    page.keyboard.press("PageDown")
    is_at(page, "told", (phone, "revealed"))
    expect(page.locator(".room .histogram thead th")).to_have_text(["第一轮", "再问之后"])
    first, last = (page.locator(f".room .histogram td.count{kind}") for kind in (".first", ":not(.first)"))
    assert (first.last.inner_text(), last.first.inner_text()) == ("1", "1")
    assert (first.first.inner_text(), last.last.inner_text()) == ("0", "0")
    for _ in range(2):
        page.locator('[data-action="room-end"]').click()
    is_at(page, "over", (phone, "over"))
    page.locator('[data-action="room-leave"]').click()
    expect(page.locator(".room")).to_have_count(0)
