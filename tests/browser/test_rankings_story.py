"""Rankings' story: an order dragged together, lit or contradicted, and cat nearer to car."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import plane, reader, stories
from tests.browser.finger import Finger


def order(page: Page) -> list[str]:
    """The words as the reader has put them, by number."""
    return reader.attributes(page.locator("[data-order]"), "data-order")


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
@pytest.mark.parametrize(
    ("beat", "chosen"), [("order", '.ranking-region[data-pointed="true"]'), ("proof", ".contradiction-line")]
)
def test_a_swipe_over_the_map_leaves_what_is_chosen_on_it(page: Page, site: str, beat: str, chosen: str) -> None:
    stories.open_story(page, f"{site}/rankings?beat={beat}")
    if choices := stories.answers(page):
        stories.bet(page, choices[0], "touch")
    marked = page.locator(chosen)
    begun = reader.attributes(marked, "d")
    assert begun
    stage = page.locator('[data-plane="input"] .stage')
    stage.evaluate("(held) => held.scrollIntoView({ block: 'center' })")
    reader.painted(page)
    x, y, width, height = stories.box(stage)
    finger = Finger(page)
    for part in (0.15, 0.85):
        finger.swipe(x + part * width, y + 0.75 * height, 0, -40, lambda: _same(marked, begun))
        finger.lift()
        _same(marked, begun)


def _same(marked: Locator, begun: list[str]) -> None:
    """What was marked before is, and nothing else."""
    assert reader.attributes(marked, "d") == begun


def test_a_dragged_order_is_lit_or_contradicted(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/rankings")
    expect(page.locator('[data-readout="order-possible"]')).to_have_text("?")
    stories.bet(page, "all", "mouse")
    assert reader.number(page, "order-possible") == 1
    lit = page.locator('.ranking-region[data-pointed="true"]')
    expect(lit).to_have_attribute("data-ranking", ",".join(order(page)))
    before = order(page)
    first, last = (page.locator("[data-order]").nth(k).bounding_box() for k in (0, 3))
    assert first
    assert last
    page.mouse.move(first["x"] + 40, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(last["x"] + 40, last["y"] + 20, steps=8)
    page.mouse.up()
    reader.painted(page)
    assert order(page) == [*before[1:], before[0]]
    while reader.number(page, "order-possible") == 1:  # by keys, until one is impossible
        page.locator("[data-order]").nth(2).press("ArrowUp")
        page.locator("[data-order]").nth(3).press("ArrowUp")
        reader.painted(page)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    expect(lit).to_have_count(0)
    red = page.locator(".contradiction-line")
    assert 2 <= red.count() <= 3
    assert all(each.count("L") == 7 for each in reader.attributes(red, "d")), "a line with two arrows, not a hue alone"
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "false")


def test_a_word_that_is_held_in_an_impossible_place_stays_there_and_a_step_begun_again_has_its_first_order(
    page: Page, site: str
) -> None:
    stories.open_story(page, f"{site}/rankings")
    stories.bet(page, "all", "mouse")
    goal, words = page.locator("[data-goal]"), page.locator("[data-order]")
    begun = order(page)
    middles = [stories.middle(stories.box(each)) for each in words.all()]
    for at, (x, y) in enumerate(middles):
        page.mouse.move(x, y)
        page.mouse.down()
        impossible = next((to for to in middles if to != (x, y) and held_at(page, to) == 0), None)
        assert goal.get_attribute("data-goal") == "open", "while a hand is on it"
        now = [stories.middle(stories.box(each)) for each in words.all()]
        assert now == middles, "no word moves under the hand"
        if impossible:
            break
        page.mouse.move(x, y)
        page.mouse.up()
        assert at < len(middles) - 1, "no word makes an impossible ranking"
    page.mouse.up()
    expect(goal).to_have_attribute("data-goal", "reached")
    page.locator('[data-story-action="again"]').click()
    stories.bet(page, "all", "mouse")
    assert order(page) == begun
    assert goal.get_attribute("data-goal") == "open"


def held_at(page: Page, to: tuple[float, float]) -> float:
    """Whether the order is possible once the word that is held is there."""
    page.mouse.move(*to)
    return reader.number(page, "order-possible")


def test_a_difference_is_that_of_the_two_cosines_shown(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/rankings?beat=nearer")
    stories.bet(page, "none", "mouse")
    page.locator('[data-action="bring-nearer"], .story-actions button').first.click()
    stories.ready(page)
    shown = [float(page.locator(f'[data-readout="{each}"]').inner_text()) for each in ("cos:0-2", "cos:0-1", "gap")]
    assert round(shown[0] - shown[1], 2) == shown[2] > 0
    regions = page.locator('.ranking-region[data-here="true"]')
    assert regions.evaluate_all("(all) => all.map((each) => getComputedStyle(each).fill)") == ["rgba(0, 0, 0, 0)"]


def test_v_is_dragged_onto_the_line_where_cat_and_car_point_alike(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/rankings?beat=nearer")
    line = page.locator(".alike-line")
    expect(line).to_be_hidden()
    stories.bet(page, "none", "mouse")
    expect(line).to_be_visible()
    (x, y), (p, q) = line.evaluate(
        """(line) => [0.02, 0.2].map((part) => {
          const { x, y } = line.getPointAtLength(part * 300).matrixTransform(line.getScreenCTM());
          return [x, y];
        })"""
    )
    for there in ((x, y), (p, q)):
        at = reader.centre(plane.handle(page, "shift"))
        plane.drag(page, "shift", there[0] - at[0], there[1] - at[1])
        assert reader.number(page, "gap") > 0
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")


def test_gaps_that_an_impossible_ranking_asks_for_balance_wherever_the_input_is_dragged(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/rankings?beat=proof")
    met = set()
    for right, down in ((0, -90), (-110, 0), (0, 170), (150, 0)):
        reader.pull(page, reader.grip(page, "probe", "input"), right, down)
        met.add(reader.number(page, "gaps-met"))
        assert abs(reader.number(page, "gap-sum")) < 1e-9
    assert met <= {1, 2}
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert 2 <= page.locator(".contradiction-line").count() <= 3


def test_an_order_that_the_plane_has_no_input_for_gets_a_region_once_the_words_are_pulled_out_of_it(
    page: Page, site: str
) -> None:
    stories.open_story(page, f"{site}/rankings?beat=space")
    depth, lit = page.locator('[data-input="depth"]'), page.locator('.globe-region[data-pointed="true"]')
    assert reader.number(page, "equal-gap") == 0
    expect(lit).to_have_count(0)
    for _ in range(2):
        depth.press("PageUp")
    reader.painted(page)
    assert reader.number(page, "equal-gap") > 0.2
    assert reader.number(page, "gaps-met") == 3
    ball, region = (each.bounding_box() for each in (page.locator(".sphere-stage .globe"), lit))
    assert ball
    assert region  # it faces the reader
    assert region["x"] < ball["x"] + ball["width"] / 2 < region["x"] + region["width"]
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")


@pytest.mark.parametrize("language", ["en", "zh"])
def test_nothing_moves_under_the_hand_on_a_phone_as_a_ranking_becomes_impossible(
    page: Page, site: str, language: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    stories.open_story(page, f"{site}/rankings?lang={language}")
    stories.bet(page, "all", "mouse")
    parts = [page.locator(each).first for each in (".order-items", ".planes .stage", ".order-asked")]
    words = page.locator("[data-order]")
    words.last.scroll_into_view_if_needed()
    mark, last = (stories.middle(stories.box(each)) for each in (words.first.locator("svg"), words.last))
    begun = [stories.box(each) for each in parts]
    page.mouse.move(*mark)
    page.mouse.down()
    assert held_at(page, last) == 0
    reader.painted(page)
    assert [stories.box(each) for each in parts] == begun
    verdict = page.locator(".order-verdict")
    assert verdict.evaluate("each => each.scrollWidth <= each.clientWidth")
    page.mouse.up()
