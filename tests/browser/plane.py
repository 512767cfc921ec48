"""What a reader does to the plane, as verbs on its public contract.

`data-handle` names a draggable point, `data-readout` a live number whose full-precision value is
in `data-value`, `data-region` a polygon, `data-action` a button. Playwright's locators pierce
the component's open shadow root.
"""

from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.browser import PATIENCE_MS, settle

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def painted(page: Page) -> None:
    """Wait until what was asked for has been drawn."""
    page.evaluate(TWO_FRAMES)


def wait_ready(page: Page) -> None:
    """Wait until the script has run and the plane shows its first handle."""
    settle(page)
    expect(page.locator("[data-handle]").first).to_be_visible(timeout=PATIENCE_MS)


def handle(page: Page, name: str) -> Locator:
    """The draggable point of this name."""
    return page.locator(f'[data-handle="{name}"]')


def drag(page: Page, name: str, dx: float, dy: float, steps: int = 10) -> None:
    """Drag a handle by so many CSS pixels, right and down, with the mouse."""
    pull(page, handle(page, name).locator(".hit"), dx, dy, steps)  # without its name


def pull(page: Page, grip: Locator, dx: float, dy: float, steps: int = 10) -> None:
    """Drag what is to be seen there."""
    box = grip.bounding_box()
    assert box is not None, f"pull needs something visible, got {grip!r}"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y + dy, steps=steps)
    page.mouse.up()
    painted(page)


def readout(page: Page, quantity: str) -> float | None:
    """Full-precision value of a live number; None where it is undefined."""
    value = page.locator(f'[data-readout="{quantity}"]').first.get_attribute("data-value")
    return float(value) if value else None


def region(page: Page, label: str) -> Locator:
    """The decision region of a label."""
    return page.locator(f'[data-region="{label}"]')


def act(page: Page, verb: str) -> None:
    """Press a button of the plane."""
    page.locator(f'[data-action="{verb}"]').first.click()


def free(address: str) -> str:
    """The address of a page in free play, where everything is on it, its lesson untold."""
    return f"{address}{'&' if '?' in address else '?'}guide=0"
