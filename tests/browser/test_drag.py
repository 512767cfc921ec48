"""Dragging with the mouse on the Translate page: live, local, and never disturbed."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server, addresses
from cosine_lab.commands.browser import settle
from tests.browser import plane, reader


def test_the_cosine_follows_before_the_pointer_is_released(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    x, y = reader.take(page, reader.grip(page, "origin"))
    seen = [reader.number(page, "cos")]
    for k in range(1, 6):
        page.mouse.move(x + 12 * k, y - 10 * k)
        seen.append(reader.number(page, "cos"))
    address = reader.address(page)
    page.mouse.up()
    assert len(set(seen)) == 6
    assert reader.number(page, "cos") == seen[-1]
    assert "s=" not in address
    assert "s=1." in reader.address(page)
    assert reader.number(page, "max-dp") <= 1e-12
    assert reader.number(page, "changed") == 0


def test_two_hundred_moves_ask_nothing_of_the_server(page: Page, server: Server) -> None:
    wire = reader.Wire(page)
    reader.play(page, f"{server.url}/translate")
    settle(page)
    before = len(wire.asked)
    reader.pull(page, reader.grip(page, "origin"), 120, -80, steps=200)
    reader.pull(page, reader.grip(page, "probe", "input"), -60, 90, steps=50)
    page.wait_for_timeout(600)
    assert wire.asked[before:] == []
    assert "s=1." in reader.address(page)


def test_a_rerun_and_a_change_of_theme_during_a_drag_do_not_end_it(page: Page, server: Server) -> None:
    wire = reader.Wire(page)
    reader.play(page, f"{server.url}/translate")
    reader.pull(page, reader.grip(page, "origin"), 20, 0)  # Python's data differ from now on
    held = reader.grip(page, "origin")
    x, y = reader.take(page, held)
    page.mouse.move(x + 30, y - 20, steps=3)
    reruns = wire.reruns
    page.keyboard.press("r")  # Streamlit's own key for a rerun
    page.wait_for_timeout(300)
    settle(page)
    assert wire.reruns == reruns + 1
    page.mouse.move(x + 50, y - 30, steps=3)
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".cosine-lab")).to_have_attribute("data-theme", "dark")
    during = reader.number(page, "cos")
    page.mouse.move(x + 60, y - 60, steps=3)
    assert reader.number(page, "cos") != during
    at = reader.centre(held)
    page.mouse.up()
    assert abs(at[0] - x - 60) + abs(at[1] - y + 60) < 2
    assert reader.centre(held) == at


LOST = "grip => grip.closest('svg').dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1}))"


def test_escape_takes_a_drag_back_and_so_does_a_lost_pointer(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    reader.pull(page, reader.grip(page, "origin"), 40, 10)
    before, address = reader.readouts(page), reader.address(page)
    for end in (lambda: page.keyboard.press("Escape"), lambda: reader.grip(page, "origin").evaluate(LOST)):
        x, y = reader.take(page, reader.grip(page, "origin"))
        page.mouse.move(x + 60, y - 60, steps=5)
        assert reader.number(page, "cos") != float(before["cos"])
        end()
        page.mouse.move(x + 90, y - 90, steps=3)
        page.mouse.up()
        reader.painted(page)
        assert reader.readouts(page) == before
        assert reader.address(page) == address


def test_a_drag_out_of_the_plane_stops_at_its_edge_and_is_kept(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    x, y = reader.take(page, reader.grip(page, "origin"))
    page.mouse.move(x + 3000, y - 3000, steps=5)
    page.mouse.up()
    reader.painted(page)
    assert "s=1." in reader.address(page)
    stage = page.locator('[data-plane="origin"] .stage').bounding_box()
    at = reader.centre(reader.grip(page, "origin"))
    assert stage is not None
    assert stage["x"] <= at[0] <= stage["x"] + stage["width"]
    assert stage["y"] <= at[1] <= stage["y"] + stage["height"]


def test_undo_redo_and_reset_walk_over_settled_moves(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    states = [reader.readouts(page)]
    for dx, dy in ((40, 10), (-20, -60), (15, 25)):
        reader.pull(page, reader.grip(page, "origin"), dx, dy)
        states.append(reader.readouts(page))
    for state in reversed(states[:-1]):
        plane.act(page, "undo")
        reader.painted(page)
        assert reader.readouts(page) == state
    assert "s=" not in reader.address(page)
    expect(page.locator('[data-action="undo"]')).to_be_disabled()
    for state in states[1:]:
        plane.act(page, "redo")
        reader.painted(page)
        assert reader.readouts(page) == state
    reader.grip(page, "origin").focus()
    page.keyboard.press("Control+z")
    reader.painted(page)
    assert reader.readouts(page) == states[-2]
    plane.act(page, "reset")
    reader.painted(page)
    assert reader.readouts(page) == states[0]
    plane.act(page, "undo")
    reader.painted(page)
    assert reader.readouts(page) == states[-2]


def test_a_click_on_the_plane_places_the_origin_without_a_drag(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    stage = page.locator('[data-plane="origin"] .stage').bounding_box()
    assert stage is not None
    x, y = stage["x"] + 0.15 * stage["width"], stage["y"] + 0.15 * stage["height"]
    page.mouse.click(x, y)
    reader.painted(page)
    assert "s=1." in reader.address(page)
    at = reader.centre(reader.grip(page, "origin"))
    assert abs(at[0] - x) + abs(at[1] - y) < 2


def test_moving_one_unembedding_is_called_another_classifier_until_it_is_adopted(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    meter = page.locator(".meter")
    expect(meter).to_have_attribute("data-same", "true")
    expect(page.locator('[data-action="adopt"]')).to_be_hidden()
    regions = reader.attributes(page.locator("[data-region]"), "d")
    reader.pull(page, reader.grip(page, "unembedding:0", "input"), 45, -35)
    expect(meter).to_have_attribute("data-same", "false")
    assert reader.number(page, "changed") > 0
    assert reader.number(page, "max-dp") > 0.01
    assert reader.attributes(page.locator("[data-region]"), "d") != regions
    plane.act(page, "adopt")
    reader.painted(page)
    expect(meter).to_have_attribute("data-same", "true")
    assert reader.number(page, "changed") == 0
    assert reader.number(page, "cos-before") == reader.number(page, "cos")


def test_a_sentence_that_grows_under_the_hand_keeps_its_room(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    sentence = page.locator(".sentence")
    x, y = reader.take(page, reader.grip(page, "unembedding:0"))
    page.mouse.move(x + 30, y - 20, steps=3)
    before = sentence.evaluate("each => each.offsetHeight")
    sentence.evaluate("each => { each.style.width = '160px'; }")
    page.mouse.move(x + 40, y - 30, steps=3)
    reader.painted(page)
    assert sentence.evaluate("each => each.offsetHeight") > before
    assert sentence.evaluate("each => each.parentElement.offsetHeight - each.offsetHeight") == 0
    # A row or a grid would lay it out with all that it holds.
    assert sentence.evaluate("each => getComputedStyle(each.closest('.alone').parentElement).display") == "block"
    page.mouse.up()


def test_from_every_level_of_the_landscape_the_pair_has_its_cosine(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    for dx, dy in ((0, 0), (40, -30), (-90, 50)):
        reader.pull(page, reader.grip(page, "unembedding:0"), dx, dy)
        pair = [reader.centre(reader.grip(page, f"unembedding:{k}")) for k in (0, 1)]
        levels = page.locator('[data-plane="origin"] [data-level]')
        assert levels.count() == 21
        for level, points in levels.evaluate_all(ON_LEVELS):
            for at in points:
                assert abs(seen_under(at, pair) - level) < 0.01, (level, at)


ON_LEVELS = """paths => paths.map((path) => {
  const [all, shown] = [path.getTotalLength(), path.getScreenCTM()];
  const on = (share) => path.getPointAtLength(share * all).matrixTransform(shown);
  const along = [0.1, 0.35, 0.6, 0.85].map(on);
  return [Number(path.dataset.level), along.map(({ x, y }) => [x, y])];
})"""


def seen_under(at: list[float], pair: list[tuple[float, float]]) -> float:
    """Cosine of the angle under which two places are seen from a third."""
    a, b = (complex(x - at[0], y - at[1]) for x, y in pair)
    return (a * b.conjugate()).real / abs(a) / abs(b)


_SAYS = "(each, said) => { const before = each.textContent; each.textContent = said || before; return before; }"


@pytest.mark.parametrize("slug", ["home", "translate"])  # whose first step has a handle from the first
def test_what_is_held_stays_where_the_story_says_less_meanwhile(page: Page, site: str, slug: str) -> None:
    """At its top a page cannot scroll up: what stood above would pull the plane from under the hand."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}{addresses()[slug]}")
    sentence = page.locator(".story-sentence")
    expect(sentence).to_be_visible()
    reader.painted(page)
    said = sentence.evaluate(_SAYS, "Much is said here, and then less. " * 9)
    reader.painted(page)
    held = page.locator("[data-handle]:visible").first
    x, y = reader.take(page, held)
    before = page.locator(".stage:visible").first.bounding_box()
    sentence.evaluate(_SAYS, said)
    reader.painted(page)
    page.mouse.move(x + 2, y - 2)
    reader.painted(page)
    assert page.locator(".stage:visible").first.bounding_box() == pytest.approx(before, abs=0.1)
    page.mouse.up()
