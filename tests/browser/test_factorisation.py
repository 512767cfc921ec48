"""The Factorisation page in a real browser: handles, heatmap, neighbours, files."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.lessons.factorisation.state import SOURCES
from tests.browser import plane, reader, stories
from tests.browser.words import said

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
FILES = {"save-svg": b"<svg", "save-png": b"\x89PNG", "save-csv-panels": b"panel,", "save-csv-cosines": b"item,"}
EXACT = 1e-10


def weight(page: Page, direction: int) -> float:
    """Decade of a direction's item weight, as its slider says it."""
    held = plane.handle(page, f"direction-{direction}")
    return float(held.get_attribute("aria-valuenow") or "nan")


def neighbours(page: Page) -> set[str]:
    """Names of the nearest items, without their cosines."""
    return {" ".join(text.split()[:2]) for text in page.locator(".neighbours li").all_inner_texts()}


def test_a_drag_moves_every_cosine_and_no_prediction(page: Page, site: str) -> None:
    reader.play(page, f"{site}/factorisation")
    before, near = reader.number(page, "between"), neighbours(page)
    expect(page.locator("p.sentence")).to_contain_text("Another D changes these cosines")
    plane.drag(page, "direction-1", 0, -90)
    lifted = reader.number(page, "between")
    assert lifted > before + 0.3
    assert reader.number(page, "max-dx") <= EXACT
    assert reader.number(page, "max-x") > 1
    assert neighbours(page) != near
    expect(page.locator("p.sentence")).to_be_in_viewport(ratio=1)
    expect(page.locator("p.sentence")).to_contain_text("no prediction changes by more than")
    plane.act(page, "undo")
    assert reader.number(page, "between") == pytest.approx(before)
    plane.act(page, "redo")
    assert reader.number(page, "between") == pytest.approx(lifted)
    address = reader.address(page)
    plane.act(page, "reset")
    assert reader.number(page, "between") == pytest.approx(before)
    reader.visit(page, address)
    assert reader.number(page, "between") == pytest.approx(lifted)


def test_keys_move_a_weight_and_a_typed_one_lands_exactly(page: Page, site: str) -> None:
    reader.play(page, f"{site}/factorisation")
    held = plane.handle(page, "direction-2")
    before = weight(page, 2)
    held.focus()
    held.press("ArrowUp")
    reader.painted(page)
    assert weight(page, 2) > before
    page.locator('[data-field="direction"]').select_option("3")
    typed = page.locator('[data-field="weight"]')
    typed.fill("4")
    typed.press("Enter")
    reader.painted(page)
    assert 10 ** weight(page, 3) == pytest.approx(4, rel=1e-3)
    assert reader.number(page, "max-dx") <= EXACT


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("rank", "201", "A whole number from 1 to 200 is accepted"),
        ("weight", "many", "is accepted for this direction; the last weight is kept"),
    ],
)
def test_a_number_that_does_not_fit_is_told_and_the_last_one_stays(
    page: Page, site: str, field: str, typed: str, said: str
) -> None:
    reader.play(page, f"{site}/factorisation")
    before = reader.number(page, "between")
    place = page.locator(f'[data-field="{field}"]')
    place.fill(typed)
    place.press("Enter")
    expect(page.get_by_text(said)).to_be_visible()
    assert reader.number(page, "between") == before
    page.locator('[data-gauge="3"]').click()  # what is done next ends the complaint
    expect(page.get_by_text(said)).to_have_count(0)
    expect(place).not_to_have_value(typed)
    undo = page.locator('[data-action="undo"]')
    undo.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()


def test_gauges_and_extremes_are_one_press_away(page: Page, site: str) -> None:
    reader.play(page, f"{site}/factorisation")
    seen = set()
    for gauge in range(6):
        page.locator(f'[data-gauge="{gauge}"]').click()
        seen.add(round(reader.number(page, "between"), 3))
        assert reader.number(page, "max-dx") <= EXACT
    assert len(seen) == 6
    plane.act(page, "onto-first")
    assert reader.number(page, "between") > 0.99
    plane.act(page, "identity")
    assert abs(reader.number(page, "within")) < 1e-5
    assert abs(reader.number(page, "between")) < 1e-5
    expect(page.locator(".sentence")).to_contain_text("no item is nearer to horror 31 than any other (0.00)")
    expect(page.locator(".neighbours li").first).to_contain_text("comedy 1")


def test_figures_and_numbers_can_be_taken_along(page: Page, server: Server, tmp_path: Path) -> None:
    reader.play(page, f"{server.url}/factorisation")
    expect(page.locator('.tile[data-gauge="5"][data-auc]')).to_be_visible(timeout=PATIENCE_MS)
    plane.act(page, "share")
    for verb, begins in FILES.items():
        with page.expect_download() as download:
            plane.act(page, verb)
        saved = tmp_path / download.value.suggested_filename
        download.value.save_as(saved)
        assert begins in saved.read_bytes()[:400]


def test_a_matrix_of_ones_own_is_factorised_and_a_bad_one_told(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/factorisation?guide=0&source=own")
    chooser = page.locator('input[type="file"]')
    chooser.wait_for(state="attached", timeout=PATIENCE_MS)
    chooser.set_input_files({"name": "bad.csv", "mimeType": "text/csv", "buffer": b"a,b\n1,nan\n2,1\n"})
    expect(page.get_by_text(said("uploads.unfit", found="'nan'"))).to_be_visible(timeout=PATIENCE_MS)
    chooser.set_input_files({"name": "good.csv", "mimeType": "text/csv", "buffer": b"a,b,c\n1,0,2\n0,3,1\n2,1,0\n"})
    plane.wait_ready(page)
    plane.drag(page, "direction-1", 0, -60)
    assert reader.number(page, "max-dx") <= EXACT
    settle(page)


@pytest.mark.parametrize("context_options", [PHONE])
def test_a_finger_on_a_phone_drags_a_weight_without_scrolling_sideways(page: Page, site: str) -> None:
    reader.play(page, f"{site}/factorisation")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    before = reader.number(page, "between")
    x, y = reader.centre(plane.handle(page, "direction-1"))
    finger = page.context.new_cdp_session(page)
    for kind, down in (("touchStart", 0), ("touchMove", -30), ("touchMove", -70)):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y + down}]})
        reader.painted(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert reader.number(page, "between") > before + 0.1
    assert reader.number(page, "max-dx") <= EXACT


def test_the_size_of_the_paper_shows_its_progress_and_can_be_cancelled(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/factorisation")
    reader.option(page, "source", SOURCES.index("paper")).click()
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=PATIENCE_MS)
    page.locator('[class*="-cancel"] button').click()
    expect(page.locator('[class*="-again"] button')).to_be_visible(timeout=PATIENCE_MS)
    plane.wait_ready(page)
    expect(page.get_by_text(said("factorisation.about", users="2,000", items="200"))).to_be_visible(timeout=PATIENCE_MS)
    page.locator('[class*="-again"] button').click()
    expect(page.get_by_text(said("factorisation.about", users="20,000", items="1,000"))).to_be_visible(
        timeout=PATIENCE_MS
    )
    plane.wait_ready(page)
    plane.drag(page, "direction-1", 0, -60)
    assert reader.number(page, "max-dx") <= EXACT


def test_the_penalty_is_dragged_to_where_users_and_items_are_as_long(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/factorisation?beat=decay")
    begun = reader.number(page, "penalty")
    slider = page.get_by_label("Scaling of items against users")  # its name can be seen
    expect(slider).to_have_attribute("data-input", "balance")
    line = slider.bounding_box()
    assert line
    at = line["y"] + line["height"] / 2
    page.mouse.move(line["x"] + 9, at)
    page.mouse.down()
    page.mouse.move(line["x"] + line["width"] * 0.52, at, steps=6)  # beside it: the line snaps
    page.mouse.up()
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    assert reader.number(page, "penalty") < begun / 10
    assert reader.number(page, "users-squared") == pytest.approx(reader.number(page, "items-squared"), rel=1e-3)
    shown = [
        page.locator(f"[data-readout={each}]").inner_text() for each in ("users-squared", "items-squared", "penalty")
    ]
    users, items, both = (float(each.replace(",", "")) for each in shown)
    assert users + items == both
    page.locator("[data-readout=penalty]").scroll_into_view_if_needed()
    expect(page.locator("[data-readout=penalty]")).to_be_in_viewport()


@pytest.mark.parametrize("beat", ["nearest", "why"])
def test_on_a_phone_the_way_to_the_goal_is_felt(page: Page, site: str, beat: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    stories.open_story(page, f"{site}/factorisation?beat={beat}")
    if stories.answers(page):
        stories.bet(page, 0.0, "mouse")
    held = page.locator(".spectrum .grip")
    reader.pull(page, held, 0, -40)
    stories.ready(page)
    goal = page.locator("[data-goal]")
    expect(goal).to_have_attribute("data-goal", "open")
    reader.pull(page, held, 0, -12)
    expect(goal).to_have_attribute("data-goal", "reached")
