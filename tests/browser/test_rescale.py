"""The Rescale page in a real browser: one move on two planes, and two that are not allowed."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import reader
from tests.browser.plane import act, free, wait_ready


def opened(page: Page, site: str, query: str = "") -> None:
    page.goto(free(f"{site}/rescale{query}"))
    wait_ready(page)


def internal(page: Page, name: str) -> tuple[float, float]:
    """Middle of a handle on the internal plane, in page pixels."""
    reader.painted(page)
    box = page.locator(f'[data-plane="internal"] [data-handle="{name}"] .hit').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def value(page: Page, quantity: str) -> float:
    return reader.number(page, quantity)


def test_the_papers_d_keeps_every_prediction_as_a_gauge_and_changes_413_on_w_alone(page: Page, site: str) -> None:
    opened(page, site)
    first_tick = page.locator('[data-plane="input"] .tick').first.text_content() or ""
    act(page, "preset:paper")
    assert value(page, "changed") == 0
    assert value(page, "max-dp") <= 1e-12
    assert value(page, "cos") == pytest.approx(0.9812343463, abs=1e-9)
    act(page, "rule:both")
    act(page, "rule:gauge")
    act(page, "undo-move")
    expect(page.locator('[data-plane="input"] .tick').first).to_have_text(first_tick)
    act(page, "preset:paper")
    act(page, "rule:unembeddings")
    assert value(page, "changed") == 413
    expect(page.locator(".meter")).to_have_attribute("data-same", "false")
    act(page, "rule:gauge")
    expect(page.locator(".meter")).to_have_attribute("data-same", "true")


def test_d_follows_the_finger_on_both_planes_while_no_input_changes(page: Page, site: str) -> None:
    opened(page, site)
    regions = page.locator('[data-plane="input"] [data-region]')
    before = [regions.nth(k).get_attribute("d") for k in range(5)]
    x, y = internal(page, "axis-1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 5, steps=10)
    assert value(page, "cos") > 0.85  # before release
    assert value(page, "changed") == 0
    assert [regions.nth(k).get_attribute("d") for k in range(5)] == before
    page.mouse.up()
    assert internal(page, "axis-1")[0] == pytest.approx(x + 90, abs=1)
    assert internal(page, "axis-2") == pytest.approx(internal(page, "axis-2"))


def test_the_curve_is_a_handle_for_mouse_and_keys(page: Page, site: str) -> None:
    opened(page, site)
    chart = page.locator(".reach-chart").bounding_box()
    assert chart is not None
    page.mouse.move(chart["x"] + chart["width"] / 2, chart["y"] + 20)
    page.mouse.down()
    page.mouse.move(chart["x"] + chart["width"] * 0.9, chart["y"] + 20, steps=8)
    page.mouse.up()
    dragged = value(page, "cos")
    assert dragged > 0.99
    page.locator('[data-handle="ratio"]').focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert value(page, "cos") < dragged
    act(page, "undo")
    assert value(page, "cos") == dragged


def test_an_unreachable_cosine_is_told_with_the_reach(page: Page, site: str) -> None:
    opened(page, site)
    number = page.locator('[data-input="target-number"]')
    number.fill("-0.5")
    number.press("Tab")
    expect(page.locator('[data-note="pair"]')).to_contain_text("lie in [0.800, 1)")
    assert value(page, "cos") == pytest.approx(0.8)
    number.fill("0.95")
    number.press("Tab")
    assert value(page, "cos") == pytest.approx(0.95, abs=1e-9)


def test_three_labels_take_any_planar_cosines_at_once(page: Page, site: str) -> None:
    opened(page, site, "?move=affine")
    page.locator('[data-input="triple-cosine-1"]').fill("0")
    page.locator('[data-input="triple-cosine-2"]').fill("0.6")
    page.locator('[data-input="triple-cosine-2"]').press("Tab")
    act(page, "triple")
    assert value(page, "cos") == pytest.approx(0, abs=1e-9)
    assert value(page, "changed") == 0
    assert value(page, "max-dp") <= 1e-12
    page.locator('[data-input="triple-cosine-1"]').fill("2")
    act(page, "triple")
    expect(page.locator(".triple .error")).to_have_text("A cosine is a number from −1 to 1.")


def test_a_singular_matrix_is_refused_in_words(page: Page, site: str) -> None:
    opened(page, site, "?move=linear")
    page.locator(".values summary").click()
    entry = page.locator('[data-input="A 1,1"]')
    entry.fill("0")
    entry.press("Tab")
    expect(page.locator('[data-note="values"]')).to_contain_text("not invertible")
    assert value(page, "cos") == pytest.approx(0.8)


def test_what_could_not_be_done_is_said_until_a_key_moves_something(page: Page, site: str) -> None:
    opened(page, site)
    number = page.locator('[data-input="target-number"]')
    number.fill("-1")
    number.press("Enter")
    act(page, "make-cosine-by-scaling")
    expect(page.locator("[data-note=pair]")).to_contain_text("not reachable")
    page.locator('[data-plane="internal"] [role=slider], [data-plane="input"] [role=slider]').first.press("ArrowRight")
    expect(page.locator("[data-note=pair]")).to_be_empty()
