"""The Pooling page in a real browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from lib.lessons.pooling.state import EXPERIMENTS
from tests.browser import reader
from tests.browser.words import said, word
from tools.browser import PATIENCE_MS, settle
from tools.server import Server

CHART = ".js-plotly-plot .main-svg"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def opened(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(CHART).first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)


def choice(page: Page, experiment: str) -> Locator:
    return reader.option(page, "panels", EXPERIMENTS.index(experiment))


def test_one_screen_holds_the_four_panels_and_the_answer(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/pooling")
    answer = page.get_by_text(said("pooling.answer-forum"))
    expect(answer).to_be_in_viewport(ratio=1)
    expect(page.locator(CHART).first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("cell", name="2×2 max", exact=True)).to_be_visible(timeout=PATIENCE_MS)


def test_presets_answer_one_after_another_and_a_link_brings_the_last_back(
    page: Page, server: Server
) -> None:
    opened(page, f"{server.url}/pooling")
    for name in ("patches", "cone", "tokens"):
        choice(page, name).click()
        expect(page.get_by_text(said(f"pooling.answer-{name}"))).to_be_visible(timeout=PATIENCE_MS)
        settle(page)
    address = page.url
    assert "panels=tokens" in address
    opened(page, address)
    expect(page.get_by_text(said("pooling.answer-tokens"))).to_be_visible(timeout=PATIENCE_MS)


def test_keys_alone_set_up_an_experiment_and_take_its_figure_along(
    page: Page, server: Server, tmp_path: Path
) -> None:
    opened(page, f"{server.url}/pooling?panels=free")
    slider = page.locator(".st-key-patch_rows input")
    slider.focus()
    slider.press("ArrowRight")
    expect(page.get_by_role("cell", name="3×2 max: Normal, 768 numbers")).to_be_visible(
        timeout=PATIENCE_MS
    )
    settle(page)
    for name, begins in {"SVG": "<svg", "CSV": "panel,from,to,pairs"}.items():
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).first.press("Enter")
        saved = tmp_path / download.value.suggested_filename
        download.value.save_as(saved)
        assert begins in saved.read_text(encoding="utf-8")[:400]
    with page.expect_download() as download:
        page.get_by_role("button", name="PNG", exact=True).first.press("Enter")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.read_bytes().startswith(b"\x89PNG")


def test_a_patch_too_wide_is_said_and_taking_it_back_draws_again(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/pooling?panels=free&dimension=3&patch_columns=4")
    expect(page.get_by_test_id("stAlert")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(CHART)).to_have_count(0)
    settle(page)
    slider = page.locator(".st-key-patch_columns input")
    slider.focus()
    slider.press("ArrowLeft")
    expect(page.locator(CHART).first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)


@pytest.mark.parametrize("context_options", [PHONE])
def test_a_phone_shows_it_without_scrolling_sideways(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/pooling")
    wide = page.evaluate(
        "() => { const main = document.querySelector('[data-testid=stMain]');"
        " return main.scrollWidth - main.clientWidth; }"
    )
    assert wide == 0
    for option in page.get_by_role("radio").all():
        box = option.bounding_box()
        assert box is not None
        assert (box["height"] >= 44, box["x"] + box["width"] <= 360) == (True, True)
    expect(page.locator(".modebar-container").first).to_be_hidden()
    choice(page, "patches").tap()
    expect(page.get_by_text(said("pooling.answer-patches"))).to_be_visible(timeout=PATIENCE_MS)
    settle(page)


def test_reset_puts_widgets_and_address_back(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/pooling?panels=free&law=uniform&dimension=100")
    expect(page.get_by_role("cell", name="2×2 max: Uniform, 100 numbers")).to_be_visible(
        timeout=PATIENCE_MS
    )
    reader.option(page, "pool", 1).click()
    expect(page.get_by_role("cell", name="2×2 mean: Uniform, 100 numbers")).to_be_visible(
        timeout=PATIENCE_MS
    )
    settle(page)
    page.get_by_role("button", name=word("pooling.reset"), exact=True).click()
    expect(page.get_by_role("cell", name="2×2 max: Normal, 768 numbers")).to_be_visible(
        timeout=PATIENCE_MS
    )
    expect(page.locator(".st-key-dimension input")).to_have_value("768", timeout=PATIENCE_MS)
    expect(page).to_have_url(f"{server.url}/pooling?panels=free", timeout=PATIENCE_MS)
    settle(page)
