"""The Pooling page in a real browser: noise pooled before one's eyes, and experiments below it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.lessons.pooling.state import EXPERIMENTS
from tests.browser import plane, reader, stories
from tests.browser.words import said, word

CHART = ".js-plotly-plot .main-svg"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SWEPT_MS = 800  # patches are on their way for 600


def opened(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(CHART).first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)


def choice(page: Page, experiment: str) -> Locator:
    return reader.option(page, "panels", EXPERIMENTS.index(experiment))


def choose(page: Page, field: str, value: int) -> None:
    """Press one of the live part's buttons, and wait until its patches have passed."""
    page.locator(f'[data-choice="{field}:{value}"]').click()
    page.wait_for_timeout(SWEPT_MS)


def law(mu: float, m: float = 0.0, s: float = 1.0) -> float:
    """What cosines of numbers of mean m + μ and spread s tend to."""
    return (m + mu) ** 2 / ((m + mu) ** 2 + s**2)


def test_the_mean_under_the_finger_closes_the_cone(page: Page, site: str) -> None:
    reader.play(page, f"{site}/pooling")
    settle(page)
    assert reader.number(page, "mean") == pytest.approx(0, abs=0.01)
    for dy in (-60, 150):
        plane.drag(page, "mu", 0, dy)
        reader.painted(page)
        mu = reader.number(page, "mu")
        assert mu * dy < 0, "up is above zero"
        assert reader.number(page, "mean") == pytest.approx(law(mu), abs=0.02)
        assert reader.number(page, "mean-law") == pytest.approx(law(mu), abs=1e-9)
    page.wait_for_timeout(SWEPT_MS)
    kept = reader.readouts(page)
    expect(page).to_have_url(re.compile("[?&]s="))
    page.reload()
    plane.wait_ready(page)
    reader.painted(page)
    assert reader.readouts(page) == kept


def test_keys_move_the_mean_and_a_number_typed_amiss_leaves_it(page: Page, site: str) -> None:
    reader.play(page, f"{site}/pooling")
    handle = plane.handle(page, "mu")
    handle.press("ArrowUp")
    handle.press("Shift+ArrowUp")
    page.wait_for_timeout(reader.QUIET_MS)
    mu = reader.number(page, "mu")
    assert mu == pytest.approx(6 / 50 + 6 / 10)
    field = page.locator('[data-field="mu"]')
    field.fill("4")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert reader.number(page, "mu") == mu
    field.fill("−0,5")
    field.press("Enter")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    assert reader.number(page, "mu") == -0.5


def test_the_handle_of_the_mean_is_the_first_stop_after_the_question(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/pooling?beat=open")
    page.locator('[data-story-action="skip"]').click()
    stops = page.locator(".story ~ * :is(button, input, a, [tabindex='0'])").filter(visible=True)
    expect(stops.first).to_have_attribute("data-handle", "mu")
    expect(plane.handle(page, "mu")).to_have_class(re.compile(r"\blead\b"))
    stories.open_story(page, f"{site}/pooling?beat=greatest")
    expect(plane.handle(page, "mu")).to_be_hidden()


def test_a_link_to_an_experiment_opens_it_untold(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/pooling?panels=cone")
    expect(page.get_by_text(said("pooling.answer-cone"))).to_be_visible(timeout=PATIENCE_MS)
    expect(stories.strip(page)).not_to_have_attribute("data-beat", stories.PLACED)


def test_presets_answer_one_after_another_and_a_link_brings_the_last_back(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/pooling?guide=0")
    for name in ("patches", "cone", "tokens"):
        choice(page, name).click()
        expect(page.get_by_text(said(f"pooling.answer-{name}"))).to_be_visible(timeout=PATIENCE_MS)
        settle(page)
    address = reader.address(page)
    assert "panels=tokens" in address
    opened(page, address)
    expect(page.get_by_text(said("pooling.answer-tokens"))).to_be_visible(timeout=PATIENCE_MS)


def test_keys_alone_set_up_an_experiment_and_take_its_numbers_along(page: Page, server: Server, tmp_path: Path) -> None:
    opened(page, f"{server.url}/pooling?panels=free")
    slider = page.locator(".st-key-patch_rows input")
    slider.focus()
    slider.press("ArrowRight")
    expect(page.get_by_role("columnheader", name="3×2 max: Normal, 768 numbers")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV", exact=True).first.press("Enter")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.read_text(encoding="utf-8").startswith("panel,from,to,pairs")


def test_a_patch_too_wide_is_said_and_taking_it_back_draws_again(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/pooling?panels=free&dimension=3&patch_columns=4")
    expect(page.get_by_test_id("stAlert")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(CHART)).to_have_count(0)
    settle(page)
    slider = page.locator(".st-key-patch_columns input")
    slider.focus()
    slider.press("ArrowLeft")
    expect(page.locator(CHART).first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)


def test_reset_puts_widgets_and_address_back(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/pooling?panels=free&law=uniform&dimension=100")
    expect(page.get_by_role("columnheader", name="2×2 max: Uniform, 100 numbers")).to_be_visible(timeout=PATIENCE_MS)
    reader.option(page, "pool", 1).click()
    expect(page.get_by_role("columnheader", name="2×2 mean: Uniform, 100 numbers")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    buttons = page.get_by_test_id("stButton")
    buttons.get_by_role("button", name=word("pooling.reset"), exact=True).click()
    expect(page.get_by_role("columnheader", name="2×2 max: Normal, 768 numbers")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".st-key-dimension input")).to_have_value("768", timeout=PATIENCE_MS)
    left = re.compile(r"/pooling\?(panels=free&guide=0|guide=0&panels=free)$")
    expect(page).to_have_url(left, timeout=PATIENCE_MS)
    settle(page)


def test_the_mean_is_dragged_once_it_is_said_where_the_cosines_go(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/pooling?beat=below")
    box = page.locator(".arrows-panel .grip .hit").bounding_box(timeout=0) or page.locator(".grip-name").bounding_box()
    assert box is not None
    before = page.locator(".histogram .measured").get_attribute("d")
    page.mouse.move(box["x"], box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"], box["y"] + 80, steps=4)
    page.mouse.up()
    reader.painted(page)
    assert page.locator(".histogram .measured").get_attribute("d") == before
    stories.bet(page, "below", "mouse")
    expect(page.locator('[data-readout="mean"]')).to_have_text("?")  # at rest it is 0, as if that were the answer
    plane.drag(page, "mu", 0, 60)
    assert (reader.number(page, "mean") or 0) > 0


def test_what_the_line_has_passed_is_pooled_and_no_more(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/pooling?beat=greatest")
    stories.bet(page, 0, "mouse")
    expect(page.locator('[data-readout="mean"]')).to_have_text("?")
    box = page.locator(".numbers-grid").bounding_box()
    assert box is not None
    plane.drag(page, "swept", 0, box["height"] / 2)
    half = page.locator(".numbers-grid g").nth(1).locator("rect").count()
    assert 0 < half < 72, "of 6 × 12 patches"
    assert reader.number(page, "mean") == pytest.approx(0.69, abs=0.03)
    expect(page.locator('[data-goal="open"]')).to_be_visible()
    plane.drag(page, "swept", 0, box["height"])
    expect(page.locator(".numbers-grid g").nth(1).locator("rect")).to_have_count(72)
    expect(page.locator('[data-goal="reached"]')).to_be_visible()


def test_a_number_below_zero_is_told_by_its_size_and_not_by_hue_alone(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/pooling?beat=greatest")
    wide = "all => [...new Set(all.map(each => Number(each.getAttribute('width'))))]"
    (below,), (above,) = (
        page.locator(f".numbers-grid .{sign}").evaluate_all(wide) for sign in ("minus", "plus-number")
    )
    assert below < 0.8 * above
