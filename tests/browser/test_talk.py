"""Talk mode: the surface alone, large, stepped by a clicker, on every page."""

import re
from math import dist

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server, addresses, lessons
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import plane, reader, stories
from tests.browser.legible import SCREENS, on_a_wall
from tests.browser.walk import LOOK

STRIP = "[data-story]"
MOST_KEYS = 4
"""A bet, its answer, a move, and on."""


def ready(page: Page, address: str) -> None:
    """Open a page and wait for its bar, its surface and its charts."""
    page.goto(address)
    settle(page)
    expect(page.locator('[data-action="talk"]')).to_be_attached(timeout=PATIENCE_MS)
    reader.whole(page)


def waiting(page: Page) -> bool:
    """Whether the step still asks for something."""
    return bool(page.locator("[data-bet], [data-goal=open]").count())


def under_a_hand(page: Page) -> list[str]:
    """What is wrong on a wall while what a step is about is dragged, once it is done: names meet, a verdict changes."""
    held = page.locator(".grip.lead, .grip[data-handle]").first
    if waiting(page) or not held.is_visible():
        return []
    page.set_viewport_size(SCREENS[0])
    reader.painted(page)
    verdict = page.locator("[data-bet-answer]")
    given = verdict.all_inner_texts()
    x, y = reader.take(page, held)
    page.mouse.move(x + 30, y - 21, steps=3)
    reader.painted(page)
    found = [f"{each}, under a hand" for each in page.evaluate("__labels()")]
    if page.locator("[role=toolbar].row.there, .gloss-tip").filter(visible=True).count():
        found.append("controls or a sheet lie over what is dragged")
    page.mouse.up()
    stories.ready(page)
    now = verdict.all_inner_texts()
    return found if now == given else [*found, f"{given} became {now}"]


@pytest.mark.parametrize("slug", lessons())
def test_a_clicker_leads_through_every_story_large_and_whole_for_the_last_row(page: Page, site: str, slug: str) -> None:
    ready(page, f"{site}{addresses()[slug]}?talk=1")
    expect(page.locator(f"{STRIP}[data-beat]")).to_have_count(1, timeout=PATIENCE_MS)
    n = stories.steps(page)[1]
    small: dict[str, list[str]] = {}
    page.evaluate(f"() => {{ {LOOK} }}")

    seen = ""
    for press in range(MOST_KEYS * n):
        before, seen = seen, beat(page) or ""
        names = page.evaluate("__labels()")
        if found := on_a_wall(page, anew=before != seen) + names + under_a_hand(page):
            small[f"{seen} after {press} keys"] = found
            break  # each fault is waited for, and one is enough
        if seen == f"{n}/{n}" and not waiting(page):
            break
        page.keyboard.press("PageDown")
        stories.ready(page)
    assert small == {}
    assert beat(page) == f"{n}/{n}"


def test_t_begins_and_escape_ends_a_talk_in_the_same_state(page: Page, site: str) -> None:
    ready(page, f"{site}/translate")
    plane.drag(page, "origin", 60, -30)
    before, cosine = reader.address(page), plane.readout(page, "cos")
    page.keyboard.press("t")
    expect(page.locator("html[data-talk]")).to_be_attached()
    assert "talk=1" in reader.address(page)
    expect(page.locator('[data-talk-action="leave"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("h1")).not_to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("html[data-talk]")).not_to_be_attached()
    assert (reader.address(page), plane.readout(page, "cos")) == (before, cosine)


def test_a_talk_goes_on_from_page_to_page(page: Page, server: Server) -> None:
    ready(page, f"{server.url}/translate?talk=1")
    page.goto(f"{server.url}/rescale")
    expect(page.locator("html[data-talk]")).to_be_attached(timeout=PATIENCE_MS)
    settle(page)
    assert "talk=1" in reader.address(page)
    page.goto(f"{server.url}/teach")  # nothing for a wall
    expect(page.locator("[data-talk-action]").first).to_be_attached(timeout=PATIENCE_MS)
    expect(page.locator("html[data-talk]")).not_to_be_attached()


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 853, "height": 480}}])
def test_a_hand_holds_what_a_projector_at_150_percent_shows_smaller(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate?talk=1")
    held = reader.grip(page, "origin")
    x, y = reader.take(page, held)
    off = []
    for dx, dy in ((40, -25), (80, -60), (100, -30)):
        page.mouse.move(x + dx, y + dy, steps=5)
        reader.painted(page)
        off.append(dist(reader.centre(held), (x + dx, y + dy)))
    assert sorted(off)[1] < 2  # near one of them something may be that it snaps to
    page.mouse.up()
    page.locator(".gloss").first.hover()
    tip = page.locator(".gloss-tip")
    expect(tip).to_be_visible()
    word, box = page.locator(".gloss").first.bounding_box(), tip.bounding_box()
    assert word is not None
    assert box is not None
    assert min(abs(box["y"] - word["y"] - word["height"]), abs(word["y"] - box["y"] - box["height"])) < 12
    assert box["x"] + box["width"] <= 853


def beat(page: Page) -> str | None:
    """Where the story is, as k/n."""
    return page.locator(STRIP).get_attribute("data-beat")


def test_a_clicker_steps_through_a_story_without_a_network(page: Page, site: str) -> None:
    """With the server of Streamlit gone a page goes on as well: test_link.py."""
    ready(page, f"{site}/?talk=1")
    plane.wait_ready(page)
    page.route("**", lambda route: route.abort())
    page.keyboard.press("PageDown")
    expect(page.locator("[data-bet]")).to_have_count(0)
    assert beat(page) == "1/5"
    page.keyboard.press(" ")  # what the beat waits for is done by its button
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    page.keyboard.press("ArrowRight")
    assert beat(page) == "2/5"
    page.keyboard.press("PageUp")
    assert beat(page) == "1/5"
    page.keyboard.press("End")
    assert beat(page) == "5/5"
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    assert beat(page) == "3/5"
    page.keyboard.press("Home")
    assert beat(page) == "1/5"


def test_a_step_that_is_gone_back_to_is_shown_as_it_was_told(page: Page, site: str) -> None:
    ready(page, f"{site}/?talk=1")
    plane.wait_ready(page)
    for _ in range(2):
        page.keyboard.press("PageDown")
    goal, sentence = page.locator("[data-goal]"), page.locator(".story-sentence")
    expect(goal).to_have_attribute("data-goal", "reached")
    stories.ready(page)
    told, cosine = sentence.inner_text(), plane.readout(page, "cos")
    for _ in range(3):
        page.keyboard.press("PageDown")
        stories.ready(page)
    for key in ("Home", "PageDown", "PageUp"):
        page.keyboard.press(key)
        stories.ready(page)
    assert beat(page) == "1/5"
    expect(sentence).to_have_text(told)
    assert plane.readout(page, "cos") == cosine
    assert goal.get_attribute("data-since") is None
    page.locator('[data-story-action="again"]').dispatch_event("click")
    stories.ready(page)
    assert plane.readout(page, "cos") != cosine, "begun again, it begins as it did"


def test_the_controls_stay_away_until_the_pointer_moves_again(page: Page, site: str) -> None:
    ready(page, f"{site}/?talk=1")
    plane.wait_ready(page)
    row = page.locator("[role=toolbar].row")
    page.mouse.move(640, 690)
    box = page.locator('[data-talk-action="next"]').bounding_box()
    assert box
    x, y = box["x"] + 9, box["y"] + 9
    page.mouse.click(x, y)
    for _ in range(2):
        page.keyboard.press("PageDown")
        stories.ready(page)
        expect(row).to_have_css("opacity", "0")
    page.mouse.move(x, y)  # where it is
    expect(row).to_have_css("opacity", "0")
    page.mouse.move(x + 1, y)
    expect(row).to_have_css("opacity", "1")


def test_arrows_are_the_handles_while_one_has_the_focus(page: Page, site: str) -> None:
    ready(page, f"{site}/?talk=1")
    plane.wait_ready(page)
    plane.handle(page, "origin").focus()
    before = plane.readout(page, "cos")
    page.keyboard.press("ArrowRight")
    assert reader.number(page, "cos") != before
    assert beat(page) == "1/5"


def test_b_makes_the_screen_black_until_the_next_key(page: Page, site: str) -> None:
    ready(page, f"{site}/?talk=1")
    black = page.locator(".black")
    expect(black).to_be_hidden()
    page.keyboard.press("b")
    expect(black).to_be_visible()
    page.keyboard.press("PageDown")
    expect(black).to_be_hidden()
    assert beat(page) == "1/5"


def speakers_view(page: Page) -> Page:
    """Open the second window by its button."""
    page.mouse.move(640, 700)  # the controls come near the lower edge
    with page.expect_popup() as opened:
        page.locator('[data-talk-action="speaker"]').click()
    return opened.value


def test_the_speakers_view_names_values_of_a_number_to_raise_hands_for(page: Page, site: str) -> None:
    ready(page, f"{site}/words?talk=1")
    view = speakers_view(page)
    hands = view.locator(".hands")
    expect(hands).to_have_text("Without phones, hands up for the nearest of: −0.30 · 0.30 · 0.90")
    page.keyboard.press("PageDown")
    expect(hands).to_have_text("")
    view.close()


def begins_anew(page: Page, clock: Locator) -> None:
    """Press the clock, which goes on until it is pressed once more."""
    page.wait_for_timeout(1100)
    clock.click()
    expect(clock).to_have_text("Press again: from zero")
    clock.click()
    assert clock.inner_text().endswith("· 0:00")


def test_the_speakers_view_follows_and_leads(page: Page, site: str) -> None:
    ready(page, f"{site}/?talk=1")
    plane.wait_ready(page)
    view = speakers_view(page)
    expect(view.locator(".place")).to_have_text("1 / 5")
    page.wait_for_timeout(1100)
    assert view.locator("button.clock").inner_text().endswith("· 0:00"), "it stands until the first press"
    page.keyboard.press("End")
    expect(view.locator("button.clock")).to_have_text(re.compile("· 0:0[1-9]$"))
    begins_anew(page, view.locator("button.clock"))
    expect(view.locator(".place")).to_have_text("5 / 5")
    view.keyboard.press("PageUp")
    expect(view.locator(".place")).to_have_text("4 / 5")
    assert beat(page) == "4/5"
    view.keyboard.press("b")
    expect(page.locator(".black")).to_be_visible()
    view.keyboard.press("b")
    expect(page.locator(".black")).to_be_hidden()
    view.keyboard.press("2")
    expect(view.locator(".typed")).to_have_text("→ 2")
    view.keyboard.press("Enter")
    expect(view.locator(".typed")).to_have_text("")
    expect(view.locator(".place")).to_have_text("2 / 5")
    assert beat(page) == "2/5"
    for window in (view, page):
        page.wait_for_timeout(1100)  # so that a clock that begins anew is told from one that goes on
        window.reload()
        expect(view.locator(".place")).to_have_text("2 / 5", timeout=PATIENCE_MS)
        expect(view.locator("button.clock")).not_to_have_text(re.compile("· 0:00$"))
        stories.ready(page)
        view.keyboard.press("End")
        expect(view.locator(".place")).to_have_text("5 / 5")
        for key in ("2", "Enter"):
            view.keyboard.press(key)
        expect(view.locator(".place")).to_have_text("2 / 5")
    view.close()
