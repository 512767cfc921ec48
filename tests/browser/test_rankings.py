"""The Rankings page in a real browser: lines that stay, labels that vanish."""

import math

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader

THRESHOLD = 5 / math.sqrt(2)


def opened(page: Page, site: str, query: str = "") -> None:
    reader.play(page, f"{site}/rankings{query}")


def listed(page: Page, kind: str = "feasible") -> list[str]:
    """The rankings of a list, as label numbers."""
    entries = page.locator(f".sets.{kind} li")
    return reader.attributes(entries, "data-ranking")


def drawn(page: Page, shapes: str) -> list[str]:
    """What is drawn of these, a path each."""
    return reader.attributes(page.locator(f"path.{shapes}"), "d")


def here(page: Page) -> str:
    """How the probe ranks the labels."""
    reader.painted(page)
    return page.locator('[data-readout="ranking"]').get_attribute("data-value") or ""


def test_a_translation_moves_cosines_and_not_one_line(page: Page, site: str) -> None:
    opened(page, site)
    before, regions = (listed(page), drawn(page, "braid")), drawn(page, "ranking-region")
    assert len(before[0]) == 20
    assert len(listed(page, "impossible")) == 100
    x, y = reader.take(page, reader.grip(page, "shift", "input"))
    page.mouse.move(x - 60, y + 50, steps=10)
    assert reader.number(page, "max-dcos") > 0.1  # before release
    assert (listed(page), drawn(page, "braid")) == before
    expect(page.locator(".meter")).to_have_attribute("data-same", "true")
    page.mouse.up()
    page.wait_for_timeout(reader.QUIET_MS)
    assert drawn(page, "ranking-region") == regions
    assert reader.number(page, "difference-cosines") <= 1e-12
    expect(page.locator("p.sentence")).to_contain_text("every ranking kept")
    plane.act(page, "undo")
    assert reader.number(page, "max-dcos") == 0


def test_the_dragged_probe_tells_its_ranking_and_a_listed_one_can_be_visited(page: Page, site: str) -> None:
    opened(page, site)
    assert here(page) == "4›0›1›3›2"
    x, y = reader.take(page, reader.grip(page, "probe", "input"))
    page.mouse.move(x - 20, y - 130, steps=10)
    dragged = here(page)  # before release
    assert dragged != "4›0›1›3›2"
    page.mouse.up()
    page.locator('.sets.feasible li[data-ranking="3,4,2,0,1"] button').click()
    assert here(page) == "3›4›2›0›1"
    marked = page.locator('.sets.feasible li[data-here="true"]')
    assert reader.attributes(marked, "data-ranking") == ["3,4,2,0,1"]
    page.locator(".stage").click(position={"x": 60, "y": 60})
    assert here(page).startswith("2›")


def test_pulling_an_unembedding_changes_the_rankings_under_the_finger(page: Page, site: str) -> None:
    opened(page, site)
    before = listed(page)
    x, y = reader.take(page, reader.grip(page, "unembedding:0", "input"))
    page.mouse.move(x - 60, y + 60, steps=10)
    reader.painted(page)
    assert listed(page) != before  # before release
    assert reader.number(page, "changed") > 50
    page.mouse.up()
    expect(page.locator('.sets.impossible li[data-changed="true"]').first).to_be_visible()
    assert reader.number(page, "kept-rankings") > 0


def test_h1_loses_label_3_below_its_tick_while_no_cosine_moves(page: Page, site: str) -> None:
    opened(page, site)
    plane.act(page, "preset:H1")
    assert reader.number(page, "feasible-count") == 16
    assert reader.number(page, "winning-length:2") == pytest.approx(THRESHOLD, abs=1e-12)
    slider = page.locator('[data-input="length:2"]')
    slider.focus()
    for _ in range(60):
        slider.press("ArrowLeft")
        if reader.number(page, "length:2") < THRESHOLD:
            break
        assert plane.region(page, "3").get_attribute("d") != ""
    assert reader.number(page, "length:2") == pytest.approx(THRESHOLD, rel=0.02)
    reader.painted(page)
    assert plane.region(page, "3").get_attribute("d") == ""
    assert reader.number(page, "max-dcos") <= 1e-12
    assert reader.number(page, "feasible-count") == 28
    assert reader.number(page, "difference-cosines") > 0.01
    expect(page.locator("p.sentence")).to_contain_text("Label 3 can never win.")


def test_an_impossible_ranking_says_why(page: Page, site: str) -> None:
    opened(page, site)
    why = page.locator('[data-note="why"]')
    expect(why).to_contain_text("Point at an impossible ranking")
    page.locator('.sets.impossible li[data-ranking="0,1,2,3,4"] button').hover()
    expect(why).to_contain_text("Not all at once: 0 above 1, 1 above 2 and 3 above 4.")
    expect(why).to_contain_text("w(0) − w(1)")
    region = page.locator('.ranking-region[data-ranking="1,2,0,3,4"]')
    region.dispatch_event("pointerenter")
    expect(page.locator('.sets li[data-ranking="1,2,0,3,4"] button')).to_have_attribute("data-pointed", "true")
