"""Measures' story: a cell of the table is filled by the reader's own move, and by nothing else."""

from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories


def test_a_move_by_hand_fills_its_own_row_and_no_other(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/measures")
    filled = page.locator(".candidates [data-kept]").filter(visible=True)  # those of the last step are hidden
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")
    expect(filled).to_have_count(0)
    slider = page.locator('[data-input="amount"]')
    slider.focus()
    slider.press("End")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "changed") == 0
    assert reader.number(page, "max-dcos") <= 1e-9
    expect(filled).to_have_count(4)
    page.locator('[data-story-action="next"]').click()
    page.locator('[data-bet="cosine"]').click()
    stories.ready(page)
    expect(filled).to_have_count(4)
    slider.press("End")
    expect(filled).to_have_count(8)
    expect(page.locator("[data-came-true]")).to_have_attribute("data-came-true", "true")
    assert plane.readout(page, "few:cosine:translation") > 0.1
    assert plane.readout(page, "few:euclidean:translation") <= 1e-9
