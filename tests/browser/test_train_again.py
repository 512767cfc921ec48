"""Train again: what a press shows, and a run dragged over another."""

import re

import pytest
from playwright.sync_api import Page, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import reader, stories

words = prose.text("work")


def test_a_row_is_dragged_to_where_the_last_run_has_it_and_the_images_are_read_as_before(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/train_again?beat=why")
    assert reader.number(page, "row-cos") == pytest.approx(1)
    x, y = reader.centre(page.locator("[data-handle=row]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y, steps=8)
    assert reader.number(page, "before") < 97  # sideways, other images are read as 3
    page.mouse.move(x, y - 300, steps=8)
    page.mouse.up()
    reader.painted(page)
    assert reader.number(page, "lay") == pytest.approx(1)
    assert reader.number(page, "row-cos") < 0.6
    assert reader.number(page, "before") > 99
    expect(page.locator('[data-goal="reached"]')).to_be_visible()


def test_hidden_vectors_and_rows_are_turned_and_squeezed_by_one_hand_and_only_the_outputs_stay(
    page: Page, site: str
) -> None:
    stories.open_story(page, f"{site}/train_again?beat=report")
    stories.bet(page, "both", "mouse")
    dots = page.locator(".agree .dots")
    pictured = page.locator(".squeezed path")
    before, began = reader.attributes(dots, "d"), reader.attributes(pictured, "d")
    x, _ = reader.take(page, page.locator('[data-handle="hidden"]'))
    box = page.locator(".squeezed").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(middle[0] + 0.6 * (x - middle[0]), middle[1] - 0.8 * (x - middle[0]), steps=8)  # as far, turned
    reader.painted(page)
    turned = reader.attributes(dots, "d")
    assert all(was != now for was, now in zip(began, reader.attributes(pictured, "d"), strict=True))
    assert turned[1] == before[1]
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")
    page.mouse.move(middle[0] + 0.19 * (x - middle[0]), middle[1] - 0.25 * (x - middle[0]), steps=8)  # a third
    page.mouse.up()
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    assert [was == now for was, now in zip(before, reader.attributes(dots, "d"), strict=True)] == [False, True, False]
    expect(page.locator("[data-came-true]")).to_have_attribute("data-came-true", "false")


def test_the_runs_name_their_digit_count_themselves_and_stand_beside_round_numbers(page: Page, site: str) -> None:
    reader.play(page, f"{site}/train_again")
    runs = page.locator('[data-panel="runs"]')
    assert runs.locator(".tick").all_text_contents()[:4] == ["−0.4", "−0.2", "0", "0.2"]
    expect(runs).to_contain_text("row of 3")
    train = page.locator('[data-action="train"]')
    before = train.bounding_box()
    for k in range(1, 4):
        train.click()
        expect(runs.locator(".slider output")).to_have_text(str(k))
        assert train.bounding_box() == before
    box = runs.locator(".stage").bounding_box()
    assert before is not None
    assert box is not None
    assert box["y"] < before["y"] + 720, "what a press shows is on the screen with the button"
    page.locator('[data-digit="6"]').click()
    expect(runs).to_contain_text("row of 6")
    expect(runs).to_contain_text("Nearest to 6 in the first run")


def test_a_buttons_place_in_the_strip_does_not_change_under_the_pointer(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/train_again")
    stories.bet(page, "half", "mouse")
    act = page.locator(".story-actions button")
    before = act.bounding_box()
    stories.press(page, page.locator("[data-sure]").first, "mouse")
    assert act.bounding_box() == before
    stories.press(page, act, "mouse")
    assert act.bounding_box() == before
    stories.open_story(page, f"{site}/train_again?beat=report")
    onward = page.locator('[data-story-action="next"]')
    before = onward.bounding_box()
    stories.bet(page, "both", "mouse")
    assert onward.bounding_box() == before


def test_the_runs_are_trained_by_a_drag_of_the_slider(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/train_again")
    stories.bet(page, "half", "mouse")
    x, y, width, height = stories.box(page.locator(".runs [data-input=run]"))
    page.mouse.move(x + 8, y + height / 2)
    page.mouse.down()
    page.mouse.move(x + width - 4, y + height / 2, steps=8)
    page.mouse.up()
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    expect(page.locator("[data-came-true]")).to_have_attribute("data-came-true", "false")


def test_a_row_that_is_not_on_the_page_is_no_slider(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/train_again")
    expect(page.locator("[role=slider]:not([aria-hidden=true])")).to_have_count(0)
    stories.open_story(page, f"{site}/train_again?beat=why")
    expect(page.get_by_role("slider")).to_have_count(1)


def test_one_more_is_trained_on_the_page_and_cancel_stops_it(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/train_again")
    reader.whole(page)
    expect(page.get_by_text(re.compile("^Seed 12:"))).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("slider", name="seed").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=words("cancel")).click()
    begin = page.get_by_role("button", name=words("again"))
    expect(begin).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_text(re.compile("^Seed 13:"))).to_have_count(0)
    begin.click()
    expect(page.get_by_text(re.compile("^Seed 13:"))).to_be_visible(timeout=PATIENCE_MS)
