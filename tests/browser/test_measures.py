"""The Measures page in a real browser: the table is computed and follows the model."""

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.lessons.measures import MOVES
from tests.browser import plane, reader

SAFE = {"competition", "correlation", "whitened"}
UNSAFE = {"cosine", "dot", "euclidean", "normalised-euclidean", "differences"}


def opened(page: Page, site: str, query: str = "") -> None:
    """Open the page with its table, and wait for the random instances."""
    reader.play(page, f"{site}/measures{query}")
    show(page, "true")
    expect(page.locator('[data-instances="50"]')).to_be_visible(timeout=PATIENCE_MS)


def show(page: Page, more: str) -> None:
    """Have the rest shown or not, whatever this browser remembers."""
    button = page.locator('[data-action="more"]')
    if button.get_attribute("aria-expanded") != more:
        button.click()


def cell(page: Page, quantity: str, move: str) -> Locator:
    return page.locator(f'td:has([data-readout="{quantity}:{move}"])')


def table(page: Page) -> dict[str, str]:
    """Every cell's change of the model on show."""
    shown = reader.readouts(page).items()
    return {name: value for name, value in shown if name.partition(":")[2] in MOVES}


def test_only_what_every_allowed_move_keeps_is_safe(page: Page, site: str) -> None:
    opened(page, site)
    for key in SAFE:
        expect(page.locator(f'[data-readout="safe:{key}"]')).to_have_text("✓ safe to report")
    for key in UNSAFE:
        expect(page.locator(f'[data-readout="safe:{key}"]')).to_be_empty()
    allowed = [button.get_attribute("data-action") for button in page.locator('th[data-allowed="true"] button').all()]
    moves = ("translation", "centring", "rotation", "diagonal", "shear")
    assert allowed == [f"move:{move}" for move in moves]


def test_a_cell_shows_the_change_that_the_plane_shows(page: Page, site: str) -> None:
    opened(page, site)
    for move in ("translation", "shear", "row-scaling", "common-scale", "unit-length"):
        plane.act(page, f"move:{move}")
        assert reader.number(page, f"softmax:{move}") == pytest.approx(reader.number(page, "max-dp"), abs=1e-12)
        assert reader.number(page, f"cosine:{move}") == pytest.approx(reader.number(page, "max-dcos"), abs=1e-12)
        same = page.locator(".meter").get_attribute("data-same")
        assert cell(page, "softmax", move).get_attribute("data-kept") == same


def test_cells_are_read_out_with_the_keyboard(page: Page, site: str) -> None:
    opened(page, site)
    cell(page, "softmax", "translation").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(cell(page, "rankings", "centring")).to_be_focused()
    expect(page.locator('[data-note="cell"]')).to_contain_text("possible rankings, centring")


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 1280, "height": 1600}}])
def test_the_table_follows_a_drag_before_release(page: Page, site: str) -> None:
    opened(page, site)
    before = table(page)
    x, y = reader.take(page, reader.grip(page, "unembedding:3", "given"))
    page.mouse.move(x + 40, y - 50, steps=8)
    reader.painted(page)
    during = table(page)
    changed = {name for name in before if before[name] != during[name]}
    assert {"correlation:row-scaling", "whitened:row-scaling"} <= changed
    expect(page.locator(".meter")).to_have_attribute("data-same", "true")
    page.mouse.up()
    reader.painted(page)
    released = table(page)  # over all embeddings now, not over some
    assert {name: released[name] for name in released if name.startswith("cosine:")} == {
        name: during[name] for name in during if name.startswith("cosine:")
    }
    assert float(released["softmax:unit-length"]) >= float(during["softmax:unit-length"])
    plane.act(page, "undo")
    reader.painted(page)
    assert table(page) == before


def test_free_play_shows_what_one_move_makes_of_four_measures_beside_few_controls(page: Page, site: str) -> None:
    reader.play(page, f"{site}/measures")
    show(page, "false")
    held = page.locator(".planes, .side, .foot").locator("button, select, input, summary").filter(visible=True)
    assert held.count() <= 6
    expect(page.locator(".verdicts")).to_be_hidden()
    now = page.locator(".candidates .now td")
    for move, kept in {"translation": "011", "rotation": "111", "shear": "000", "common-scale": "101"}.items():
        page.locator('[data-input="move"]').select_option(label=move.replace("-", " "))
        reader.painted(page)
        assert [cell.get_attribute("data-kept") for cell in now.all()][:3] == [str(k == "1").lower() for k in kept]
        assert now.nth(3).get_attribute("data-kept") == "true"
    assert page.locator(".meter").get_attribute("data-same") == "false"


def test_a_zero_vector_leaves_a_dash_and_no_nan(page: Page, site: str) -> None:
    opened(page, site)
    page.locator(".values summary").click()
    for axis in "xy":
        page.locator(f'[data-input="cat {axis}"]').fill("0")
        page.locator(f'[data-input="cat {axis}"]').press("Tab")
    reader.painted(page)
    assert "NaN" not in page.locator(".verdicts").inner_text()
    expect(cell(page, "cosine", "translation")).to_have_attribute("data-kept", "false")
    expect(cell(page, "cosine", "rotation")).to_have_text("kept")


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 360, "height": 740}}])
def test_on_a_phone_the_table_scrolls_in_its_own_box_and_keeps_its_names(page: Page, site: str) -> None:
    opened(page, site)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    box = page.locator(".verdicts .scroll")
    assert box.evaluate("(e) => e.scrollWidth > e.clientWidth")
    name = page.locator("tr[data-safe] th").first
    left = name.bounding_box()
    box.evaluate("(e) => e.scrollTo(9999, 0)")
    reader.painted(page)
    assert left is not None
    assert name.bounding_box() == left
    cell(page, "cosine", "unit-length").click()
    expect(page.locator('[data-note="cell"]')).to_contain_text("cosine, unit length: kept")
