"""What a reader sees and holds on a page with a plane, beyond the plane's plain verbs."""

import re
import time

from playwright.sync_api import Locator, Page, WebSocket, expect
from streamlit.proto.BackMsg_pb2 import BackMsg

from cosine_lab.commands import browser
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import plane
from tests.browser.plane import painted as painted  # noqa: PLC0414 - a verb of a reader, too

Pixel = tuple[float, float]

_READOUTS = """() => {
  const found = {};
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      const name = element.dataset.readout;
      if (name) found[name] = element.dataset.value ?? element.textContent;
    }
  };
  walk(document);
  return found;
}"""
WAITING = 'html:not([data-guided]) [class*="st-key-waiting-"]'
_AT_REST = """async ([idle, ...undone]) => {
  const has = (wanted) => document.querySelector(wanted);
  const rests = has(idle) && !undone.some(has);
  if (rests) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return Boolean(rests);
}"""
PLAIN = frozenset({"ask", "collect", "glossary", "inventory", "review", "talk", "teach"})
"""Pages that draw nothing."""
QUIET_MS = 450  # keys settle after 300 ms
_FORGET = "try { localStorage.clear(); sessionStorage.clear(); } catch { /* no site is open */ }"
_PLACE = re.compile(r"translate\((\S+) (\S+)\)")


def visit(page: Page, address: str) -> None:
    """Open a page with a plane and wait until the plane has drawn itself twice."""
    page.goto(address)
    plane.wait_ready(page)
    painted(page)


def play(page: Page, address: str) -> None:
    """Visit a page in free play."""
    visit(page, plane.free(address))


def drawn(page: Page, slug: str) -> None:
    """Wait until a page of that name shows what it has to show."""
    shown = "h1" if slug in PLAIN else ".cosine-lab, .js-plotly-plot"
    expect(page.locator(shown).first).to_be_visible(timeout=PATIENCE_MS)


def whole(page: Page) -> None:
    """Wait until the script is at rest, free play has what it shows, and every chart is drawn."""
    if not rests(page, WAITING, browser.UNDRAWN):
        expect(page.locator(WAITING)).to_have_count(0, timeout=PATIENCE_MS)
        browser.whole(page)
        painted(page)


def rests(page: Page, *undone: str) -> bool:
    """Whether the script is at rest and none of these is there, asked at once; if so, it is drawn.

    Mostly it is so already, and to wait for each takes a page longer than what it waits for.
    """
    found: bool = page.evaluate(_AT_REST, [browser.IDLE, *undone])
    return found


def forget(page: Page) -> None:
    """Let every site on the page, in its frames too, forget the reader."""
    for frame in page.frames:
        frame.evaluate(_FORGET)
    page.context.clear_cookies()


def shows(page: Page, wanted: dict[str, str]) -> None:
    """Hold a page to live numbers, once it has had the time to compute them."""
    same = f"wanted => JSON.stringify(({_READOUTS})()) === JSON.stringify(wanted)"
    until(page, same, wanted)
    assert readouts(page) == wanted


def until(page: Page, truth: str, given: object = None) -> None:
    """Wait until a function finds it true, ten seconds at most.

    Playwright's own way evaluates text, which the pages' policy forbids.
    """
    deadline = time.monotonic() + PATIENCE_MS / 6000
    while not page.evaluate(truth, given) and time.monotonic() < deadline:
        painted(page)


def readouts(page: Page) -> dict[str, str]:
    """Every live number on the page, at full precision, once drawn."""
    painted(page)
    found: dict[str, str] = page.evaluate(_READOUTS)
    return found


def attributes(found: Locator, name: str) -> list[str]:
    """An attribute of each of them, empty where it is missing, asked for at once."""
    told: list[str] = found.evaluate_all("(all, n) => all.map((e) => e.getAttribute(n) ?? '')", name)
    return told


def address(page: Page) -> str:
    """The address as the page has it, which `page.url` learns a moment later."""
    told: str = page.evaluate("location.href")
    return told


def number(page: Page, quantity: str) -> float:
    """A live number that must be defined, once drawn."""
    painted(page)
    value = plane.readout(page, quantity)
    assert value is not None, f"{quantity} is undefined"
    return value


def grip(page: Page, name: str, space: str = "origin") -> Locator:
    """A handle of one of the page's planes."""
    return page.locator(f'[data-plane="{space}"] [data-handle="{name}"]')


def option(page: Page, name: str, k: int) -> Locator:
    """The k-th option of a choice, which the address knows by that name; from 0."""
    return page.locator(f".st-key-{name} [role=radio]").nth(k)


def place(held: Locator) -> Pixel:
    """Where a handle is drawn, in pixels of its plane."""
    found = _PLACE.match(held.get_attribute("transform") or "")
    assert found, "a handle is placed by a translation"
    return float(found[1]), float(found[2])


def centre(held: Locator) -> Pixel:
    """Where a handle is in the window."""
    box = held.locator(".hit").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page, held: Locator) -> Pixel:
    """Press the mouse on a handle; where that was."""
    held.scroll_into_view_if_needed()
    x, y = centre(held)
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def pull(page: Page, held: Locator, dx: float, dy: float, steps: int = 10) -> None:
    """Drag a handle by so many pixels and let go."""
    x, y = take(page, held)
    page.mouse.move(x + dx, y + dy, steps=steps)
    page.mouse.up()
    painted(page)


class Wire:
    """Counts what the page asks of the server. Make it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)

    def _note(self, frame: bytes | str) -> None:
        data = frame if isinstance(frame, bytes) else frame.encode()
        self.asked.append(str(BackMsg.FromString(data).WhichOneof("type")))

    @property
    def reruns(self) -> int:
        """How often the script was asked to run."""
        return self.asked.count("rerun_script")
