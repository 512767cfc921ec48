"""A class: an exercise in a link, a vote on the wall, phones without a socket, one without a network in the middle."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from cosine_lab.commands.app_server import Server, serve, served
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.server.site import site
from cosine_lab.site import packed, pages
from cosine_lab.surfaces.exercise import Exercise, write
from cosine_lab.surfaces.story import Reads
from tests.browser import keys, places, reader, stories
from tests.kept import log
from tests.submitted import collected

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
SITE = {"start": ["home"], "moves": ["translate", "rescale"], "words": ["norms"]}
NO_SOCKET = "delete window.WebSocket;"
QUESTION = "How many of 1000 predictions change? <b>x</b>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has pages for phones."""
    place: Path = tmp_path_factory.mktemp("phones") / "site"
    packed.write(pages.files(site(SITE, served=True)), place)
    with serve(served(), log("class"), environment={packed.WHERE: str(place)}) as running:
        yield running


def scan(page: Page, link: str) -> None:
    """Open a link as a phone does, whose page has no session."""
    page.goto(link)
    expect(page.locator("[data-handle]").first).to_be_visible(timeout=PATIENCE_MS)
    assert "/site/" in page.url
    reader.painted(page)


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


def test_a_class_is_given_a_link_below_the_address_that_its_lecturer_has_typed(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach")
    page.locator('[data-input="address"]').fill("https://lab.example.org/cosines")
    page.locator('[data-input="address"]').press("Tab")
    link = make(page, server)
    assert link.startswith("https://lab.example.org/cosines/translate?")
    assert "lang=en" in link
    expect(page.locator(".made .here-only")).to_have_count(0)
    with page.expect_popup() as opened:  # what was typed may not be there yet
        page.locator('[data-action="exercise-open"]').click()
    expect(opened.value).to_have_url(re.compile(re.escape(server.url)))
    expect(opened.value.locator(".story-sentence")).to_have_text(QUESTION, timeout=PATIENCE_MS)


@pytest.fixture
def phones(browser: Browser) -> Any:
    contexts: list[BrowserContext] = [browser.new_context(**PHONE) for _ in range(3)]
    for context in contexts:
        context.add_init_script(NO_SOCKET)
    contexts[0].add_init_script(places.STORAGE_DENIED)
    yield contexts
    for context in contexts:
        context.close()


def test_an_exercise_is_played_from_its_link_and_handed_in(page: Page, server: Server, tmp_path: Path) -> None:
    link = make(page, server)
    assert len(link) <= 2000
    scan(page, link)
    expect(page.locator(".story-sentence")).to_have_text(QUESTION)
    assert reader.readouts(page)["changed"] in {"", "?"}
    page.locator('[data-bet="0"]').click()
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")
    page.locator('[data-action="hand-in"]').click()
    expect(page.locator("dialog[open] .said")).to_contain_text("not reached yet")
    page.locator('[data-action="submission-close"]').click()
    reader.pull(page, reader.grip(page, "origin"), 70, -70)
    page.locator('[data-action="hand-in"]').click()
    page.locator('[data-input="name"]').fill("Ada")
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="submission-save"]').click()
    assert download.value.suggested_filename.startswith("Ada_translate_How-many-of-1000")
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    (work,) = collected([("ada.txt", saved)], tmp_path)["works"]
    assert (work["name"], work["answer"], work["exercise"]["question"]) == ("Ada", "None", QUESTION)
    assert work["verdict"] in {"reached", "open"}
    assert work["slug"] == "translate"


@pytest.mark.own_tab
def test_where_nothing_is_stored_work_is_handed_in_and_no_room_is_opened(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.add_init_script(places.STORAGE_DENIED)
    link = make(page, server)
    page.locator('[data-action="exercise-ask"]').click()
    expect(page.locator("dialog[open] .said").last).to_contain_text("a tab of its own")
    page.locator('[data-action="exercise-keep"]').click()
    expect(page.locator("dialog[open] .kept + .said")).to_contain_text("stores nothing")
    scan(page, link)
    page.locator('[data-bet="1"]').click()
    page.locator('[data-action="hand-in"]').click()
    page.locator('[data-input="name"]').fill("Ada")
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="submission-save"]').click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    (work,) = collected([("ada.txt", saved)], tmp_path)["works"]
    assert (work["name"], work["answer"]) == ("Ada", "Some")


def test_exercises_of_two_pages_are_one_link_and_one_leads_to_the_next(page: Page, server: Server) -> None:
    make(page, server)
    page.locator('[data-action="exercise-keep"]').click()
    expect(page.locator(".kept li")).to_have_count(1)
    stories.open_story(page, f"{server.url}/rescale")
    page.locator('[data-action="make-exercise"]').click()
    page.locator('[data-input="question"]').fill("Second?")
    page.locator('[data-input="bet"]').select_option("scale")
    link = page.locator('[data-output="link"]')
    expect(link).to_have_value(re.compile(r"/translate\?.*then=rescale"))
    expect(page.locator('[data-action="exercise-ask"]')).to_be_disabled()
    scan(page, link.input_value())
    expect(page.locator(".story-sentence")).to_have_text(QUESTION)
    page.locator('[data-bet="0"]').click()
    page.locator(".story-on").click()
    expect(page.locator(".story-sentence")).to_have_text("Second?", timeout=PATIENCE_MS)
    expect(page.locator('[data-bet="scale"]')).to_be_visible()
    expect(page.locator(".story-on")).to_have_count(0)


def test_a_broken_exercise_says_so_and_opens_the_lesson(page: Page, server: Server) -> None:
    for asked in ("1.abc", "2.e30", "x" * 1801):
        reader.visit(page, f"{server.url}/translate?x={asked}")
        expect(page.locator(".bar .warned:not(:empty)")).to_be_visible(timeout=PATIENCE_MS)
        expect(page.locator("[data-story]")).to_have_attribute("data-story", "translate")


def bring_own_data(page: Page) -> None:
    """Mark the page as it is marked where it shows data of the reader's own."""
    page.evaluate("""() => {
        const mark = document.createElement("i");
        mark.className = "own-data";
        document.body.append(mark);
    }""")


def test_what_a_link_cannot_carry_is_neither_handed_in_nor_passed_over(page: Page, server: Server) -> None:
    task = urlencode({"beat": "exercise", "x": write(Exercise("Look"))})
    reader.visit(page, f"{server.url}/translate?{task}")
    bring_own_data(page)
    page.locator('[data-action="hand-in"]').click()
    expect(page.locator("dialog[open] .said")).not_to_be_empty()
    expect(page.locator('[data-action="submission-save"]')).to_be_hidden()
    reader.play(page, f"{server.url}/translate")
    bring_own_data(page)
    page.locator('[data-action="make-exercise"]').click()
    expect(page.locator("dialog[open] .loss")).not_to_be_empty()
    page.locator('[data-input="question"]').fill(QUESTION)
    link = page.locator('[data-output="link"]')
    expect(link).to_have_value(re.compile("own=1"))
    reader.visit(page, link.input_value())
    expect(page.locator(".story-sentence")).to_have_text(QUESTION)
    lost = page.locator(".bar .lost")
    expect(lost).to_be_visible(timeout=PATIENCE_MS)
    lost.locator("button").click()
    expect(lost).to_be_hidden()


def told(phone: Page, state: str) -> None:
    """Wait until a phone says that of its vote."""
    vote = phone.locator("[data-vote]")
    expect(vote).to_have_attribute("data-vote", state, timeout=PATIENCE_MS)


def ask_the_room(page: Page) -> str:
    """Open a room for the exercise that the dialog has made: the code on the wall."""
    page.locator('[data-action="exercise-ask"]').click()
    room = page.locator("[data-room]")
    expect(room).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".room")).to_be_focused()  # the button is gone
    expect(page.locator("[data-voice]")).to_contain_text(room.inner_text())
    return room.inner_text()


def counted(page: Page, n: int) -> None:
    """Wait until the wall says that so many have answered."""
    expect(page.locator(".voters output")).to_have_text(str(n), timeout=PATIENCE_MS)


def join(opened: list[Page], server: Server, code: str, scanned: str) -> None:
    """One phone, which stores nothing, types the code, wrong at first; one has a name of before a restart."""
    typing, older, _ = opened
    typing.goto(f"{server.url}/join/ABCD")
    expect(typing.get_by_role("alert")).to_contain_text("ABCD")
    typing.get_by_role("textbox").fill(code.lower())
    typing.get_by_role("button").click()
    older.goto(f"{server.url}/join")
    older.evaluate("localStorage.setItem('cosine-lab:voter', 'before-a-restart')")
    for phone in opened[1:]:
        phone.goto(f"{server.url}/join/{scanned}")
    for phone in opened:
        expect(phone.locator('[data-bet="0"]')).to_be_visible(timeout=PATIENCE_MS)
        assert urlsplit(phone.url).path == "/site/translate"
    expect(typing.locator(".forgets")).to_be_visible(timeout=PATIENCE_MS)  # before anything is answered
    expect(older.locator(".vote")).to_be_visible(timeout=PATIENCE_MS)
    expect(older.locator(".forgets")).to_have_count(0)


def name_and_pause(page: Page, phone: Page) -> None:
    """One student gives a name; the wall pauses, and goes on."""
    name = f"Ada, {'W' * 30}"
    phone.locator(".vote input").fill(name)
    phone.locator(".vote input").press("Enter")
    page.locator(".where summary").click()
    asked = page.locator(".where tr").first
    expect(asked).to_contain_text("3", timeout=PATIENCE_MS)
    expect(asked.locator("bdi")).to_have_text([name], timeout=PATIENCE_MS)
    assert page.locator(".room").evaluate("(room) => room.scrollWidth <= room.clientWidth")
    expect(page.locator(".voters output")).to_have_text("0")
    page.locator('[data-action="room-pause"]').click()
    expect(phone.locator("main")).to_have_attribute("inert", "", timeout=PATIENCE_MS)
    told(phone, "trying")
    page.locator('[data-action="room-pause"]').click()
    expect(phone.locator("main[inert]")).to_have_count(0, timeout=PATIENCE_MS)


def leave_the_room(page: Page) -> None:
    """The lecturer ends the room, and the wall is a page again."""
    over = page.locator('[data-action="room-end"]')
    over.click()
    expect(over).to_have_text("Press again to forget all answers")
    over.click()
    expect(page.locator('[data-action="room-end"]')).to_be_hidden(timeout=PATIENCE_MS)
    expect(page.locator('[data-action="room-leave"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".room")).to_have_count(0)
    expect(page.locator("html[data-talk]")).to_have_count(0)


def test_three_phones_vote_and_the_wall_shows_what_they_said(
    page: Page, server: Server, phones: list[BrowserContext]
) -> None:
    make(page, server)
    code = ask_the_room(page)
    opened = [context.new_page() for context in phones]
    lost = opened[2]
    lost.clock.install()
    scanned = parse_qs(urlsplit(reader.address(page)).query)["room"][0]
    join(opened, server, code, scanned)
    name_and_pause(page, opened[0])
    phones[2].set_offline(True)
    for phone, answer in zip(opened, ("0", "1", "1"), strict=True):
        phone.locator(f'[data-bet="{answer}"]').click()
    counted(page, 2)
    lost.clock.run_for(10_000)
    told(lost, "trying")
    lost.locator('[data-bet="0"]').click()
    opened[1].locator('[data-bet="0"]').click()
    lost.locator('[data-bet="1"]').click()
    phones[2].set_offline(False)
    for phone, answer in zip(opened, "001", strict=True):
        told(phone, "counted")
        expect(phone.locator("[data-vote]")).to_have_attribute("data-counted", answer)
        assert reader.readouts(phone)["changed"] in {"", "?"}, "nobody knows before Reveal"
    counted(page, 3)
    assert reader.readouts(page)["changed"] in {"", "?"}
    page.keyboard.press("PageDown")
    rows = page.locator(".histogram tr")
    expect(rows).to_have_count(2, timeout=PATIENCE_MS)
    assert [row.locator(".count").inner_text().strip() for row in rows.all()] == ["2", "1"]
    expect(page.locator("[data-voice]")).to_contain_text(page.locator(".result p").first.inner_text())
    expect(page.locator("[data-true=true]")).to_have_count(0)  # the move that it is about is not made
    expect(page.locator(".result p")).to_contain_text("shows the goal reached")
    reader.pull(page, reader.grip(page, "origin"), 70, -70)
    expect(rows.first).to_have_attribute("data-true", "true", timeout=PATIENCE_MS)
    for phone in opened:
        told(phone, "revealed")
        assert reader.readouts(phone)["changed"] in {"", "?"}, "a phone’s own number waits for its own move"
    leave_the_room(page)


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 1920, "height": 1080}}])
def test_the_wall_is_read_from_the_last_row_and_covers_nothing(page: Page, server: Server) -> None:
    make(page, server)
    ask_the_room(page)
    sizes = {".story-sentence": 36, ".room .code": 90, ".room .voters output": 72, ".address": 30}
    for part, least in sizes.items():
        size = page.locator(part).evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
        assert size >= least, part
    image = page.locator(".room .qr img").bounding_box()
    wall = page.locator(".room").bounding_box()
    assert image is not None
    assert wall is not None
    assert image["width"] > 400
    for plane in page.locator("[data-plane]:visible").all():
        held = plane.bounding_box()
        assert held is not None
        assert held["x"] + held["width"] <= wall["x"]
    page.set_viewport_size({"width": 1280, "height": 720})
    reader.painted(page)
    below = page.locator(".room").evaluate("each => each.scrollHeight - each.clientHeight")
    assert below == 0, "the count stands on the wall, with what is said of this computer alone, too"
    for _ in range(2):  # with the table of who is where, and without
        code, count = (page.locator(each).bounding_box() for each in (".room .code", ".voters"))
        assert code is not None
        assert count is not None
        assert code["y"] + code["height"] <= count["y"], "nothing lies on the count"
        page.locator(".where summary").click()
    assert [*keys.unnamed(page)] == []


def test_a_vote_on_numbers_computed_ahead(page: Page, server: Server, phones: list[BrowserContext]) -> None:
    bet = (("Some", Reads("unlisted-before", ">", 0)), ("None", Reads("unlisted-before", "=", 0)))
    link = f"/norms?{urlencode({'beat': 'exercise', 'x': write(Exercise('Unlisted?', bet))})}"
    rooms = f"{server.url}/rooms"
    room = asked(page, "POST", rooms, {"link": link, "choices": ["0", "1"]})
    phone = phones[0].new_page()
    phone.goto(f"{server.url}/join/{room['code']}")
    choice = phone.locator('[data-bet="0"]')
    expect(choice).to_be_visible(timeout=PATIENCE_MS)
    choice.click()
    told(phone, "counted")
    expect(choice).to_have_attribute("aria-pressed", "true")
    assert reader.readouts(phone)["unlisted-before"] in {"", "?"}
    asked(page, "POST", f"{rooms}/{room['code']}/reveal", None, room["owner"])
    told(phone, "revealed")
    expect(phone.locator(".story-answer")).to_have_attribute(
        "data-came-true", re.compile("true|false"), timeout=PATIENCE_MS
    )
    seen = asked(page, "GET", f"{rooms}/{room['code']}/{room['key']}")
    assert seen["answers"] == {"0": 1}


def test_a_room_without_a_question_counts_who_reached_the_goal_and_where(page: Page, server: Server) -> None:
    task = Exercise("Turn them apart", goal=(Reads("cos", "<", 0.5),))
    link = f"/translate?{urlencode({'beat': 'exercise', 'x': write(task)})}"
    rooms = f"{server.url}/rooms"
    room = asked(page, "POST", rooms, {"link": link})
    reader.visit(page, f"{server.url}{link}&room={room['code']}.{room['key']}")
    told(page, "open")
    with page.expect_response(votes_for_a_state):  # one of no state may go out in mid-drag
        reader.pull(page, reader.grip(page, "origin"), 70, -70)
    assert reader.number(page, "cos") < 0.5
    told(page, "counted")
    asked(page, "POST", f"{rooms}/{room['code']}/reveal", None, room["owner"])
    seen = asked(page, "GET", f"{rooms}/{room['code']}/{room['key']}")
    assert (seen["voters"], seen["skipped"], len(seen["states"])) == (1, 1, 1)
    told_where = "states => dispatchEvent(new CustomEvent('cosine-lab:crowd', {detail: {states}}))"
    page.evaluate(told_where, [*seen["states"], "1.junk"])
    expect(page.locator('[data-plane="origin"] .crowd-mark')).to_have_count(1)


def votes_for_a_state(answer: Response) -> bool:
    return "/votes/" in answer.url and bool(answer.request.post_data_json["state"])


def asked(page: Page, method: str, address: str, body: object = None, owner: str = "") -> Any:
    """What the server's rooms say."""
    headers = {"content-type": "application/json", "x-room-owner": owner}
    return page.request.fetch(address, method=method, data=body, headers=headers).json()
