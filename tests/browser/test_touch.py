"""A phone: a real finger (by DevTools), 360 pixels, no sideways scrolling."""

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server, addresses, lessons
from tests.browser import reader, stories
from tests.browser.finger import Finger, in_sight

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ON_A_PHONE = pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
TALL = "(part) => part.offsetHeight"
TOP = "(part) => part.getBoundingClientRect().top"
SCROLLED = "() => document.scrollingElement.scrollTop"
SLIDERS = 'input[type="range"]:is([data-input], [data-field]):enabled'
STOPS = 10
_PICTURES = """() => {
  const [found, met] = [{}, {}];
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) walk(each.shadowRoot);
      if (!each.matches("svg, canvas, [role=img], input[type=range]") || each.closest(".story")) continue;
      const { top, width, height } = each.getBoundingClientRect();
      if (width < 60 || (height < 40 && !each.matches("input")) || !each.checkVisibility()) continue;
      const name = each.getAttribute("class") ?? each.dataset.input ?? each.tagName;
      found[`${name} ${(met[name] = (met[name] ?? 0) + 1)}`] = top;
    }
  };
  walk(document);
  return found;
}"""
_ALONG = """(held) => {
  const { x, y, width, height } = held.getBoundingClientRect();
  const ends = [held.min, held.value, held.max].map(Number);
  return [x + 8, width - 16, (ends[1] - ends[0]) / (ends[2] - ends[0]), y + height / 2];
}"""


@ON_A_PHONE
def test_a_finger_drags_the_origin_and_does_not_scroll(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    held = reader.grip(page, "origin")
    page.locator('[data-plane="origin"]').scroll_into_view_if_needed()
    scrolled, before = page.evaluate(SCROLLED), reader.number(page, "cos")
    x, y = reader.centre(held)
    finger = Finger(page)
    finger.swipe(x + 8, y + 8, 30, -70)
    during = reader.number(page, "cos")
    assert during != before
    assert "s=" not in reader.address(page)
    finger.lift()
    assert reader.number(page, "cos") == during
    assert "s=1." in reader.address(page)
    assert page.evaluate(SCROLLED) == scrolled
    assert reader.centre(held) == pytest.approx((x + 30, y - 70), abs=2)


@ON_A_PHONE
@pytest.mark.parametrize(
    ("step", "across"), [("translate?beat=regions", 50), ("translate?beat=why", 50), ("?beat=reason", 80)]
)
def test_zero_follows_the_finger_past_the_middle_of_cat_and_dog_where_no_line_is_drawn(
    page: Page, site: str, step: str, across: int
) -> None:
    stories.open_story(page, f"{site}/{step}")
    held = reader.grip(page, "origin", "origin")
    held.evaluate("(held) => held.scrollIntoView({ block: 'center' })")
    reader.painted(page)
    x, y = reader.centre(held)
    finger = Finger(page)
    finger.touch("touchStart", x, y)
    for by in range(1, across):
        finger.touch("touchMove", x + by, y - by)
        reader.painted(page)
        assert reader.centre(held) == pytest.approx((x + by, y - by), abs=0.6)
    finger.lift()


@ON_A_PHONE
@pytest.mark.parametrize(
    ("step", "action", "shown"),
    [("measures?beat=why", "by-shear", "given"), ("thief?beat=why", "move-origin", "origin")],
)
def test_a_press_shows_the_picture_and_leaves_its_sentence_in_sight(
    page: Page, server: Server, step: str, action: str, shown: str
) -> None:
    stories.open_story(page, f"{server.url}/{step}")
    page.locator(f'.story [data-action="{action}"]').tap()
    expect(page.locator("[data-goal=reached]")).to_be_visible()
    in_sight(page)
    expect(page.locator(f'[data-plane="{shown}"]')).to_be_in_viewport(ratio=0.6)


@ON_A_PHONE
def test_a_move_before_the_answer_leaves_a_page_where_its_reader_has_scrolled_it(page: Page, site: str) -> None:
    stories.open_story(page, site)
    picture, held = page.locator('[data-plane="origin"] .stage'), reader.grip(page, "origin")
    picture.evaluate("(part) => window.scrollBy(0, part.getBoundingClientRect().top - 60)")
    reader.painted(page)
    top, sentence = picture.evaluate(TOP), page.locator(".story-sentence")
    finger = Finger(page)
    finger.swipe(*reader.centre(held), 20, 12)
    finger.lift()
    expect(page.locator(".story-goal")).not_to_be_empty()  # which makes the strip above grow
    reader.painted(page)
    assert picture.evaluate(TOP) == pytest.approx(top, abs=1)
    expect(sentence).not_to_be_in_viewport()


@ON_A_PHONE
def test_a_tap_on_an_empty_line_bets_where_it_points_and_the_line_keeps_its_length(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/sigmoid")
    line = page.locator('[data-bet="scale"]')
    begun = line.bounding_box()
    assert begun
    for share, said in ((0.3, "9"), (0.7, "23")):
        page.touchscreen.tap(begun["x"] + share * begun["width"], begun["y"] + begun["height"] / 2)
        expect(page.locator(".story-bet output")).to_have_text(said)
        assert line.bounding_box() == begun
    page.locator('[data-story-action="commit"]').tap()
    expect(page.locator(".story-answer")).to_contain_text("23")


@ON_A_PHONE
def test_a_strip_grows_once_the_finger_has_left_the_picture(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/thief?beat=why")
    picture, strip = page.locator('[data-plane="origin"] .stage'), page.locator(".story")
    tall, top = strip.evaluate(TALL), picture.evaluate(TOP)
    finger = Finger(page)
    finger.swipe(*reader.centre(reader.grip(page, "origin")), 32, -6)
    reader.painted(page)
    assert (strip.evaluate(TALL), page.locator("[data-goal=reached]").count()) == (tall, 0)
    assert picture.evaluate(TOP) == pytest.approx(top, abs=1)
    finger.lift()
    expect(page.locator("[data-goal=reached]")).to_be_visible()
    reader.painted(page)
    in_sight(page)


@ON_A_PHONE
@pytest.mark.parametrize("slug", ["home", "translate", "centre"])
def test_the_number_at_the_foot_of_a_phone_is_named_before_and_after_the_bet(page: Page, site: str, slug: str) -> None:
    stories.open_story(page, f"{site}/{'' if slug == 'home' else slug}?guide=1")
    name = page.locator(".meter .changed .what")
    expect(name).to_be_visible()
    page.locator('[data-story-action="skip"]').or_(page.locator(".story-actions button")).first.click()
    expect(name).to_be_visible()


@pytest.mark.parametrize("context_options", [{**PHONE, "viewport": {"width": 390, "height": 844}}], ids=["phone"])
def test_a_slider_that_has_reached_its_goal_stays_on_the_screen(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/top_two?beat=space")
    stories.bet(page, 30.0, "touch")
    slider, strip = page.locator("input[data-input=documents]"), page.locator(".story")
    slider.scroll_into_view_if_needed()
    tall, (x, y, width, height) = strip.evaluate(TALL), stories.box(slider)
    finger = Finger(page)
    finger.swipe(x + 8, y + height / 2, width - 12, 0)
    finger.lift()
    expect(page.locator("[data-goal=reached]")).to_be_visible()
    reader.painted(page)
    assert strip.evaluate(TALL) > tall + 40
    assert stories.middle(stories.box(slider))[1] < 844
    in_sight(page)


def pulled(page: Page, finger: Finger, slider: Locator) -> list[str]:
    """Pull a slider from end to end; what moves in the window meanwhile."""
    slider.evaluate("(held) => held.scrollIntoView({ block: 'center' })")
    reader.painted(page)
    left, width, share, y = slider.evaluate(_ALONG)
    finger.touch("touchStart", left + share * width, y)
    begun: dict[str, float] = page.evaluate(_PICTURES)
    moved = []
    for k in range(STOPS + 1):
        finger.touch("touchMove", left + width * (k if share <= 0.5 else STOPS - k) / STOPS, y)
        reader.painted(page)
        now: dict[str, float] = page.evaluate(_PICTURES)
        moved += [
            f"{name} by {now[name] - top:.0f}" for name, top in begun.items() if abs(now.get(name, top) - top) > 1
        ]
    finger.lift()
    return moved


@ON_A_PHONE
@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("slug", sorted(lessons()))
def test_no_picture_moves_while_a_slider_is_pulled(page: Page, site: str, slug: str, language: str) -> None:
    finger = Finger(page)
    page.set_viewport_size({"width": 390 if language == "en" else 360, "height": 740})
    stories.open_story(page, f"{site}{addresses()[slug]}?guide=1&lang={language}")
    first, last = stories.steps(page)
    for at in range(first, last + 1):
        for asked in (True, False):
            for slider in page.locator(SLIDERS).filter(visible=True).all():
                assert pulled(page, finger, slider) == [], f"step {at}"
            if asked and (choices := stories.answers(page)):
                stories.bet(page, 0.0 if choices == ["scale"] else choices[-1], "touch")
        if page.locator('[data-goal="open"]').count():
            stories.reachable(page, "touch")
        if at < last:
            stories.press(page, page.locator('[data-story-action="next"]'), "touch")


@ON_A_PHONE
@pytest.mark.parametrize("down", [-60, 60])
def test_a_row_that_is_dragged_stays_under_the_finger_at_the_end_of_a_page(page: Page, site: str, down: int) -> None:
    page.set_viewport_size({"width": 390, "height": 600})
    stories.open_story(page, f"{site}/rankings")
    page.locator("[data-bet]").first.tap()
    page.evaluate("() => window.scrollTo(0, 9999)")
    reader.painted(page)
    row = page.locator("[data-order]").nth(0 if down > 0 else 3)
    name, scrolled = row.get_attribute("data-order"), page.evaluate(SCROLLED)
    finger = Finger(page)
    finger.swipe(*stories.middle(stories.box(row)), 0, down)
    assert page.evaluate(SCROLLED) == scrolled > 0
    assert page.locator("[data-order]").nth(1 if down > 0 else 2).get_attribute("data-order") == name
    finger.lift()


@ON_A_PHONE
@pytest.mark.parametrize("slug", ["thief", "measures"])
def test_a_scroll_that_begins_on_a_slider_leaves_it_where_it_was(page: Page, site: str, slug: str) -> None:
    stories.open_story(page, f"{site}/{slug}")
    if stories.answers(page):
        stories.bet(page, stories.answers(page)[0], "touch")
    slider = page.locator("input[data-input]:visible").first
    slider.evaluate("(held) => held.scrollIntoView({ block: 'end' })")
    reader.painted(page)
    value, scrolled = slider.input_value(), page.evaluate(SCROLLED)
    x, y, width, height = stories.box(slider)
    finger = Finger(page)
    finger.swipe(x + 0.7 * width, y + height / 2, 2, -120)
    finger.lift()
    page.wait_for_timeout(400)
    assert page.evaluate(SCROLLED) > scrolled + 20
    assert slider.input_value() == value


@ON_A_PHONE
def test_a_swipe_beside_the_handles_scrolls_the_page(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    page.locator('[data-plane="origin"]').scroll_into_view_if_needed()
    scrolled, state = page.evaluate(SCROLLED), reader.readouts(page)
    stage = page.locator('[data-plane="origin"] .stage').bounding_box()
    assert stage is not None
    finger = Finger(page)
    finger.swipe(stage["x"] + 8, stage["y"] + 0.9 * stage["height"], 0, -120)
    finger.lift()
    page.wait_for_timeout(400)
    assert page.evaluate(SCROLLED) > scrolled + 20
    assert reader.readouts(page) == state


@ON_A_PHONE
def test_a_swipe_over_the_curve_of_rescale_scrolls_and_its_grip_drags(page: Page, site: str) -> None:
    reader.play(page, f"{site}/rescale")
    chart = page.locator(".reach-chart")
    chart.evaluate("(e) => e.scrollIntoView({ block: 'center' })")
    box, scrolled, state = chart.bounding_box(), page.evaluate(SCROLLED), reader.readouts(page)
    assert box is not None
    finger = Finger(page)
    finger.swipe(box["x"] + 12, box["y"] + 0.5 * box["height"], 0, -120)
    finger.lift()
    page.wait_for_timeout(400)
    assert page.evaluate(SCROLLED) > scrolled + 20
    assert reader.readouts(page) == state
    chart.evaluate("(e) => e.scrollIntoView({ block: 'center' })")
    scrolled = page.evaluate(SCROLLED)
    x, y = reader.centre(page.locator('.reach-chart [data-handle="ratio"]'))
    finger.swipe(x, y, 40, 10)
    finger.lift()
    assert reader.number(page, "cos") != float(state["cos"])
    assert page.evaluate(SCROLLED) == scrolled


@ON_A_PHONE
@pytest.mark.parametrize("slug", ["home", "translate"])
def test_nothing_hangs_over_the_edge_of_a_phone_and_every_handle_is_big_enough(
    page: Page, site: str, slug: str
) -> None:
    reader.visit(page, site + addresses()[slug])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for held in page.locator(".hit").filter(visible=True).all():
        box = held.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.9  # a plane may be a fraction of a pixel narrower
    small = page.locator(".cosine-lab").evaluate(
        """(lab) => [...lab.querySelectorAll("*")]
          .filter((e) => !e.childElementCount && e.textContent.trim() && e.getClientRects().length)
          .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 13)
          .map((e) => e.outerHTML)"""
    )
    assert small == []


@ON_A_PHONE
def test_the_cosine_stays_in_sight_while_a_phone_shows_the_plane(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    page.locator('[data-plane="input"]').scroll_into_view_if_needed()
    expect(page.locator('[data-readout="cos"]')).to_be_in_viewport()
    expect(page.locator('[data-readout="changed"]')).to_be_in_viewport()
