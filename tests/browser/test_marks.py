"""The points of a plane, which are drawn on a canvas: what is seen, in every way it comes about."""

import pytest
from playwright.sync_api import Page

from tests.browser import plane, reader

CANVAS = '[data-plane="input"] canvas.marks'
# How many pixels are painted, and whether painting everything again changes more than rounding.
PAINTED = """canvas => {
  const pixels = () => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const before = pixels();
  for (const event of ["beforeprint", "afterprint"]) window.dispatchEvent(new Event(event));
  const after = pixels();
  let [painted, other] = [0, 0];
  for (let k = 0; k < before.length; k += 4) {
    painted += before[k + 3] > 0;
    other += [0, 1, 2, 3].some((c) => Math.abs(before[k + c] - after[k + c]) > 2);
  }
  return [painted, other];
}"""


@pytest.mark.parametrize("context_options", [{}, {"device_scale_factor": 2}])
def test_points_recoloured_under_a_drag_look_as_if_all_were_drawn_again(page: Page, site: str) -> None:
    page.goto(f"{site}/translate?guide=0")
    plane.wait_ready(page)
    first = page.locator(CANVAS).screenshot()
    reader.pull(page, reader.grip(page, "unembedding:0", "input"), 60, -60)
    assert plane.readout(page, "changed") > 0
    painted, other = page.locator(CANVAS).evaluate(PAINTED)
    assert painted > 1000
    assert other == 0
    assert page.locator(CANVAS).screenshot() != first


def test_points_are_as_sharp_as_the_screen_and_lie_under_what_is_dragged(page: Page, site: str) -> None:
    page.goto(f"{site}/translate?guide=0")
    plane.wait_ready(page)
    canvas, stage = page.locator(CANVAS), page.locator('[data-plane="input"] .stage')
    dots = page.evaluate("window.devicePixelRatio")
    width = stage.evaluate("stage => stage.clientWidth")
    assert canvas.evaluate("canvas => canvas.width") == round(width * dots)
    ours, theirs = canvas.bounding_box(), stage.bounding_box()
    assert ours is not None
    assert theirs is not None
    assert ours["x"] == pytest.approx(theirs["x"] + 1, abs=0.6)
    assert ours["y"] == pytest.approx(theirs["y"] + 1, abs=0.6)
    assert canvas.evaluate("c => c.nextElementSibling.classList.contains('stage')")
