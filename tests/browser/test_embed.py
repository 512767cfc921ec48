"""A page in somebody's slides: one plane, a handle that drags, and the deck keeps its clicker."""

from playwright.sync_api import Page, expect

from tools.browser import PATIENCE_MS
from tools.server import Server

DECK = """() => {
  window.heard = [];
  window.addEventListener("message", (event) => window.heard.push(event.data));
  const frame = document.createElement("iframe");
  frame.src = new URL("/translate?embed=true&part=origin&guide=0", location.href);
  frame.style = "position: fixed; inset: 0; width: 900px; height: 640px; z-index: 9999999";
  document.body.replaceChildren(frame);
}"""


def test_one_plane_is_dragged_and_the_clicker_still_turns_the_deck(
    page: Page, server: Server, faults: list[str]
) -> None:
    page.goto(f"{server.url}/app/static/")
    page.evaluate(DECK)
    inside = page.frame_locator("iframe")
    grip = inside.locator('[data-plane="origin"] [data-handle="origin"]')
    expect(grip).to_be_visible(timeout=PATIENCE_MS)
    expect(inside.locator('[data-plane="input"]')).to_be_hidden()
    expect(inside.locator('[data-action="share"]')).to_be_hidden()
    page.wait_for_timeout(600)
    box = grip.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = inside.locator('[data-readout="cos"]').get_attribute("data-value")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 40, steps=6)
    page.mouse.up()
    assert inside.locator('[data-readout="cos"]').get_attribute("data-value") != before
    for key in ("PageDown", "ArrowRight", "PageUp"):  # the handle has the focus: arrows are its own
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    methods = page.evaluate("window.heard.filter((each) => `${each}`.includes('method'))")
    assert methods == ['{"method":"next"}', '{"method":"prev"}']
    faults[:] = [each for each in faults if "404" not in each]
