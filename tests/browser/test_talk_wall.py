"""On a wall nothing covers what is shown: no controls under a drag, no sheet under a mouse at rest, no frame."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import reader, stories

ROW = "[role=toolbar].row"


def test_a_drag_on_a_wall_shows_no_controls_which_come_near_the_lower_edge(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/translate?talk=1")
    x, y = reader.take(page, page.locator('[data-handle="origin"]').first)
    page.mouse.move(x + 60, y - 30, steps=5)
    page.mouse.move(x + 60, page.viewport_size["height"] - 60, steps=5)  # type: ignore[index]
    assert page.locator(ROW).get_attribute("class") == "row"  # at that moment
    page.mouse.up()
    page.mouse.move(640, 690, steps=3)
    expect(page.locator(ROW)).to_have_class("row there")


def test_a_drag_that_changes_what_is_said_leaves_a_wall_where_it_was(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/threshold?talk=1")
    while stories.steps(page)[0] < 3 or page.locator("[data-bet], [data-goal=open]").count():
        page.keyboard.press("PageDown")
        stories.ready(page)
    x, y = reader.centre(page.locator(".grip.lead, .grip[data-handle]").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 28, y - 18, steps=3)
    reader.painted(page)
    page.mouse.up()
    reader.painted(page)
    assert page.evaluate("document.scrollingElement.scrollTop") == 0
    assert stories.box(page.locator(".story-sentence"))[1] >= 0


@pytest.mark.parametrize("entered", ["mouse", "key", "link"])
def test_no_sheet_opens_where_a_mouse_at_rest_happens_to_lie(page: Page, site: str, entered: str) -> None:
    stories.open_story(page, f"{site}/translate?talk=1")
    term = page.locator("[data-story] a.gloss").first.bounding_box()
    assert term
    x, y = term["x"] + term["width"] / 2, term["y"] + term["height"] / 2
    if entered != "link":
        page.locator('[data-talk-action="leave"]').dispatch_event("click")
    page.mouse.move(x - 5, y)
    page.mouse.move(x, y)
    if entered == "link":
        stories.open_story(page, f"{site}/translate?talk=1")
    elif entered == "mouse":
        page.locator("[data-action=talk]").dispatch_event("click")  # under the pointer, wherever the bar is
    else:
        page.keyboard.press("t")
    page.wait_for_timeout(800)  # a sheet opens after 300 ms, and closes after 250
    expect(page.locator(".gloss-tip")).to_be_hidden()
    page.mouse.move(x + 1, y)
    page.mouse.move(x + 2, y)
    expect(page.locator(".gloss-tip")).to_be_visible()


def test_a_click_beside_a_handle_and_a_key_frame_nothing(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/translate?talk=1")
    for part in (".meter", ".story-sentence", "[data-plane] h2"):
        page.locator(part).first.click(position={"x": 3, "y": 3})
        page.keyboard.press("Shift")
        framed = page.evaluate("""() => {
          let held = document.activeElement;
          while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement;
          const { outlineStyle, outlineColor } = getComputedStyle(held);
          return outlineStyle !== "none" && !/, 0\\)$/.test(outlineColor) && held.outerHTML.slice(0, 80);
        }""")
        assert not framed


def test_hills_are_as_wide_as_the_wall_and_both_are_on_it(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/words?talk=1&beat=place")
    size = page.viewport_size
    assert size
    for plot in page.locator(".card:visible .band .plot").all():
        assert stories.box(plot)[2] > 0.9 * size["width"]
    x, y, width, height = stories.box(page.locator(".card:visible .band .place").last)
    assert y + height < size["height"]
    assert x + width <= size["width"]


def test_a_bar_of_a_number_below_zero_is_on_a_wall_too(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/factorisation?talk=1&beat=why")
    bars = page.locator(".traced tbody svg")
    assert bars.count() == 10
    for bar in bars.all():
        expect(bar).to_be_visible()


def test_names_along_the_ranks_stand_clear_of_one_another_in_letters_of_any_size(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/word2vec?talk=1&beat=lists")
    page.keyboard.press("PageDown")
    stories.ready(page)
    reader.pull(page, page.locator('.grip[data-handle="depth"]'), 900, 0)
    boxes = [stories.box(name) for name in page.locator(".depth .met").all() if name.text_content()]
    assert len(boxes) > 2
    for k, (x, y, width, height) in enumerate(boxes):
        for left, top, wide, high in boxes[k + 1 :]:
            apart = max(left - x - width, x - left - wide), max(top - y - 0.6 * height, y - top - 0.6 * high)
            assert max(apart) >= 0
