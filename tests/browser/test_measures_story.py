"""Measures' story: a cell of the table is filled by the reader's own move, and by nothing else."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.lessons.measures.story import REPORTED
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
    began = page.locator(".begun td").filter(visible=True)  # known from the step before, and no answer
    expect(began).to_have_count(4)
    page.locator('[data-bet="cosine"]').click()
    stories.ready(page)
    expect(filled).to_have_count(4)
    slider.press("End")
    expect(filled).to_have_count(8)
    expect(page.locator("[data-came-true]")).to_have_attribute("data-came-true", "true")
    assert plane.readout(page, "few:cosine:translation") > 0.1
    assert plane.readout(page, "few:euclidean:translation") <= 1e-9


def test_the_move_that_decides_a_new_case_is_the_readers_own(page: Page, site: str) -> None:
    page.goto(f"{site}/measures?beat=report")
    stories.ready(page)
    page.locator('[data-bet="logits"]').click()
    row = page.locator('td[data-readout$=":translation"]').filter(visible=True)
    expect(row).to_have_text(["…"] * 4)
    before = [plane.readout(page, f"now:{each}") for each in REPORTED]
    box = page.locator('[data-input="amount"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y, steps=8)
    reader.painted(page)
    during = [plane.readout(page, f"now:{each}") for each in REPORTED]
    page.mouse.move(x, y, steps=8)
    page.mouse.up()
    reader.painted(page)
    assert [plane.readout(page, f"now:{each}") for each in REPORTED] == pytest.approx(before, abs=0.1)
    changed = [abs(a - b) > 0.05 for a, b in zip(before, during, strict=True)]
    assert changed == [True, True, False, True]
    page.locator('[data-action="by-translation"]').click()
    began = page.locator(".begun td").filter(visible=True)  # what the later numbers are compared with
    expect(began).to_have_text([f"{each:.2f}" for each in before])
    expect(row).to_have_text(["changes", "changes", "stays", "changes"])
    expect(page.locator("[data-came-true]")).to_have_attribute("data-came-true", "false")


@pytest.mark.parametrize("context_options", [{"has_touch": True}], ids=["touch"])
def test_the_last_page_has_every_row_that_the_reader_has_filled(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/measures")
    for _ in stories.tapped(page):
        pass
    row = page.locator('td[data-readout^="few:"]').filter(visible=True)
    expect(row).to_have_count(16)
    assert "…" not in row.all_text_contents()
    expect(page.locator('td[data-readout$=":translation"]').filter(visible=True)).to_have_text(
        ["changes", "stays", "stays", "stays"]
    )


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 390, "height": 844}, "has_touch": True}])
@pytest.mark.parametrize("step", ["turn", "report"])
def test_the_four_values_are_in_sight_of_a_phone_while_they_are_tested(page: Page, site: str, step: str) -> None:
    stories.open_story(page, f"{site}/measures?beat={step}")
    now = page.locator(".candidates .now").filter(visible=True)
    if answers := stories.answers(page):
        stories.bet(page, answers[-1], "touch")
    page.wait_for_timeout(500)  # until the page has shown its picture
    expect(now).to_be_in_viewport(ratio=1)
    stories.reachable(page, "touch")
    page.wait_for_timeout(500)
    expect(now).to_be_in_viewport(ratio=1)
