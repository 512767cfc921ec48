"""The Centre page in a real browser: close is not competing, and only one switch is allowed."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories


def opened(page: Page, site: str, query: str = "") -> None:
    reader.play(page, f"{site}/centre{query}")


def names(page: Page, kind: str) -> list[str]:
    """The neighbours listed for the chosen label."""
    return page.locator(f'[data-list="{kind}"] .name').all_inner_texts()


def choose(page: Page, label: str) -> None:
    page.locator('[data-input="label"]').select_option(label)
    reader.painted(page)


def test_figure_2_lists_the_paper_s_neighbours_and_who_is_ahead(page: Page, site: str) -> None:
    opened(page, site)
    assert (names(page, "close"), names(page, "tie")) == (["3", "4"], ["1", "3"])
    assert reader.number(page, "never-cos") == pytest.approx(0.8, abs=1e-12)
    assert reader.number(page, "can-cos") == pytest.approx(-0.588171697675, abs=1e-12)
    expect(page.locator(".sentence")).to_contain_text("where they tie, “3” has the larger score")
    choose(page, "0")
    assert (names(page, "close"), names(page, "tie")) == (["1"], ["1", "4"])
    plane.act(page, "preset:c3")
    reader.painted(page)
    assert (names(page, "close"), names(page, "tie")) == (["2", "3"], ["0", "2"])
    assert reader.number(page, "never-cos") == pytest.approx(0.805, abs=1e-12)
    assert reader.number(page, "can-cos") == pytest.approx(-0.805, abs=1e-12)
    expect(page.locator('[data-note="preset"]')).to_contain_text("the code has six")


def test_shortened_labels_win_again_at_unit_length(page: Page, site: str) -> None:
    opened(page, site)
    plane.act(page, "preset:hexagon-b")
    reader.painted(page)
    assert names(page, "tie") == []
    region = page.locator('[data-plane="input"] [data-region="1"]')
    assert region.get_attribute("d") == ""
    plane.act(page, "unit")
    reader.painted(page)
    assert names(page, "tie") == ["0", "2"]
    assert region.get_attribute("d") != ""


def test_both_graphs_follow_a_drag_and_the_dragged_label_is_chosen(page: Page, site: str) -> None:
    opened(page, site)
    held = reader.grip(page, "unembedding:3")
    x, y = reader.take(page, held)
    page.mouse.move(x + 90, y, steps=8)
    reader.painted(page)
    assert names(page, "tie") == []  # before release: 3 is inside the hull
    assert names(page, "close") == ["2", "4"]
    page.mouse.up()
    choose(page, "2")
    assert names(page, "tie") == ["1", "4"]
    expect(page.locator(".meter")).to_have_attribute("data-same", "true")
    plane.act(page, "undo")
    plane.act(page, "undo")
    reader.painted(page)
    assert names(page, "tie") == ["1", "3"]


def test_a_step_that_asks_for_two_moves_is_done_after_both(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/centre?beat=inside")
    goal = page.locator("[data-goal]")
    reader.pull(page, reader.grip(page, "unembedding:2", "given"), 60, 0)
    assert reader.number(page, "ties:3") == 1
    expect(goal).to_have_attribute("data-goal", "open")
    reader.pull(page, reader.grip(page, "probe", "given"), 0, 170)
    expect(goal).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "inputs:2") == 0


def test_all_labels_go_to_the_circle_that_is_drawn(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/centre?beat=unit")
    circle = page.locator('[data-plane="input"] .sweep-round')
    expect(circle).to_be_visible()
    stories.bet(page, "both", "mouse")
    plane.act(page, "unit-it")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    x, y, r = (float(circle.get_attribute(name) or "nan") for name in ("cx", "cy", "r"))
    tree = reader.place(reader.grip(page, "even:4", "input"))
    assert ((tree[0] - x) ** 2 + (tree[1] - y) ** 2) ** 0.5 == pytest.approx(r, abs=0.2)


@pytest.mark.parametrize("off", [-3, 3])
def test_a_hand_some_pixels_beside_the_circle_means_the_circle(page: Page, site: str, off: int) -> None:
    stories.open_story(page, f"{site}/centre?beat=unit")
    stories.bet(page, "both", "mouse")
    circle, grip = page.locator('[data-plane="input"] .sweep-round'), reader.grip(page, "even:4", "input")
    x, y, r = (float(circle.get_attribute(name) or "nan") for name in ("cx", "cy", "r"))
    tree = reader.place(grip)
    out = ((tree[0] - x) ** 2 + (tree[1] - y) ** 2) ** 0.5
    part = (r + off) / out - 1
    reader.pull(page, grip, part * (tree[0] - x), part * (tree[1] - y))
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    now = reader.place(grip)
    assert ((now[0] - x) ** 2 + (now[1] - y) ** 2) ** 0.5 == pytest.approx(r, abs=0.2)


@pytest.mark.parametrize("width", [360, 1280])
def test_every_name_stands_nearest_to_its_own_mark(page: Page, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    stories.open_story(page, f"{site}/centre?beat=rivals")
    marks, written = (page.locator(f'[data-plane="given"] {each}').all() for each in (".mark-shape", ".mark-name"))
    at = [stories.middle(stories.box(mark)) for mark in marks]
    shown = [(k, stories.middle(stories.box(name))) for k, name in enumerate(written) if name.is_visible()]
    assert len(shown) == len(at) > 0
    for k, (x, y) in shown:
        assert min(range(len(at)), key=lambda j: (at[j][0] - x) ** 2 + (at[j][1] - y) ** 2) == k
