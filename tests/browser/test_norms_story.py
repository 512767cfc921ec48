"""Norms told as a story, and as a link into free play leads there."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import plane, reader, stories

SURFACE = ".cosine-lab.norms"
LISTS = f"{SURFACE} .lists"


def test_rated_words_go_to_where_people_have_them_as_the_hand_subtracts_the_mean(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/norms")
    expect(page.locator(f"{LISTS} .right [data-moved]")).to_have_count(8)
    stories.bet(page, "nearer", "mouse")
    expect(page.locator('[data-readout="order-rho"]')).to_have_text("?")
    begun = page.locator(".rated-pairs .line").get_attribute("d")
    plane.drag(page, "subtracted", 200, 0)
    assert page.locator(".rated-pairs .line").get_attribute("d") != begun
    expect(page.locator('[data-goal="open"]')).to_be_visible()
    plane.drag(page, "subtracted", 900, 0)
    assert reader.number(page, "order-rho") == pytest.approx(reader.number(page, "within-after"), abs=5e-3)
    expect(page.locator('[data-goal="reached"]')).to_be_visible()


def test_one_handle_takes_every_rated_word_from_its_order_to_the_centred_one(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/norms?beat=rated")
    stories.bet(page, 4, "mouse")
    plane.drag(page, "subtracted-all", 1200, 0)
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    gains = page.locator(".rated .dumbbell").evaluate_all("(rows) => rows.map((row) => Number(row.dataset.gain))")
    assert gains.count(1) == reader.number(page, "rising") == 5
    assert gains.count(-1) == reader.number(page, "falling") == 4


def test_a_step_and_all_that_is_done_in_it_ask_for_nothing_of_the_server(page: Page, site: str) -> None:
    sent: list[object] = []

    def note(frame: object) -> None:
        sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    stories.open_story(page, f"{site}/norms")
    settle(page)
    before = len(sent)
    stories.bet(page, "farther", "mouse")
    stories.reachable(page, "mouse")
    stories.press(page, page.locator('[data-story-action="next"]'), "mouse")
    stories.bet(page, 4, "mouse")
    assert len(sent) == before


def test_a_link_with_a_choice_opens_free_play_and_the_story_begins_with_its_own(page: Page, site: str) -> None:
    page.goto(f"{site}/norms?vectors=GloVe-50&remedy=whitened&query=coffee")
    expect(page.locator('[data-story-action="guide"]')).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(f"{SURFACE} .summary, {SURFACE} .sentence").first).to_contain_text(
        "coffee", timeout=PATIENCE_MS
    )
    page.locator('[data-story-action="guide"]').click()
    stories.ready(page)
    expect(page.locator(f"{LISTS} .left li")).to_have_count(10)
    expect(page.locator(f"{LISTS} .about")).to_be_hidden()
    assert "coffee" not in page.locator(".story").inner_text()


def test_a_line_is_laid_by_hand_into_cosines_with_a_hub_against_those_with_the_mean(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/norms?beat=hubs")
    expect(page.locator(".slope .dots")).to_be_visible()
    expect(page.locator("[data-handle=slope]")).to_be_hidden()
    stories.bet(page, "some", "mouse")
    missed = reader.number(page, "slope-miss")
    grip = page.locator("[data-handle=slope]")
    for _ in range(40):
        grip.press("ArrowUp")
        if page.locator('[data-goal="reached"]').count():
            break
    assert reader.number(page, "slope-miss") < missed / 4
    assert reader.number(page, "slope") == pytest.approx(reader.number(page, "hub-mean"), abs=0.1)


def test_the_origin_at_the_end_of_what_is_seen_of_the_arrow_is_at_its_tip(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/norms?beat=why")
    length = page.locator(".cloud .arrow").evaluate("(arrow) => arrow.getBoundingClientRect().width")
    plane.drag(page, "origin", 0.94 * length, 0)
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    assert reader.number(page, "amount") == 1


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 390, "height": 844}}], ids=["phone"])
def test_lists_that_are_asked_about_stand_below_the_question(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/norms")
    top, chart = (stories.box(page.locator(each).first)[1] for each in (LISTS, ".rated-pairs"))
    assert top < chart
    stories.bet(page, "nearer", "mouse")
    assert stories.box(page.locator(LISTS).first)[1] > stories.box(page.locator(".rated-pairs").first)[1]
