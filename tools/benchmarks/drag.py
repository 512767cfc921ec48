"""Dragging: from an applied pointer move to the painted frame (why no rerun, and beside JSXGraph: docs/adr/0009)."""

from dataclasses import replace
from math import cos, sin
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from cosine_lab.commands import browser
from cosine_lab.commands.app_server import ARTIFACTS, serve, served
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import rankings, rescale, top_two, translate
from cosine_lab.lessons.rankings.model.configurations import configurations
from cosine_lab.links import encode

STEPS = 200
REFRESH_MS = 1000 / 60
# After a frame's callbacks the browser paints; a message posted in the last of them arrives then.
WATCH = """(() => {
  const native = window.requestAnimationFrame.bind(window);
  const frames = (window.frames_seen = []);
  let moved = null;
  window.addEventListener("pointermove", () => { moved ??= performance.now(); }, true);
  window.requestAnimationFrame = (callback) => native((now) => {
    const begin = performance.now();
    callback(now);
    const end = performance.now();
    if (moved === null) return;
    const since = moved;
    moved = null;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => frames.push([end - begin, performance.now() - since]);
    port2.postMessage(0);
  });
})()"""

# Moves come once a frame, as a mouse sends them; faster ones would keep a slow page from painting.
FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Measured(NamedTuple):
    """Milliseconds of script and from move to painted frame, for each frame; messages sent."""

    script: list[float]
    painted: list[float]
    sent: int

    def row(self) -> str:
        """Medians, 95 % values and late frames, as the table has them."""
        late = sum(each > REFRESH_MS for each in self.painted)
        return (
            f"{quantile(self.script, 0.5):8.1f}{quantile(self.script, 0.95):8.1f}"
            f"{quantile(self.painted, 0.5):10.1f}{quantile(self.painted, 0.95):8.1f}"
            f"{late:7d}/{len(self.painted)}{self.sent:9d}"
        )


def quantile(values: list[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def drag(page: Page, url: str, place: str, handle: str) -> Measured:
    """Open a page and drag one of its handles, on a plane or in a panel, in a circle."""
    page.goto(url)
    grip = page.locator(f'[data-plane="{place}"], [data-panel="{place}"]').locator(f'[data-handle="{handle}"] .hit')
    grip.wait_for()
    browser.settle(page)
    page.wait_for_timeout(500)
    box = grip.bounding_box()
    if box is None:
        raise RuntimeError(f"drag needs a visible handle, got {handle}")
    return circled(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def circled(page: Page, x: float, y: float) -> Measured:
    """Drag what is at a pixel in a circle for STEPS moves."""
    sent: list[object] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda _: sent.append(1)))
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("() => { window.frames_seen.length = 0; }")
    for k in range(STEPS):
        page.mouse.move(x + 60 * sin(k / 12), y + 60 * (1 - cos(k / 12)))
        page.evaluate(FRAME)
    page.mouse.up()
    page.wait_for_timeout(300)
    frames: list[list[float]] = page.evaluate("() => window.frames_seen")
    script, painted = ([frame[k] for frame in frames] for k in (0, 1))
    return Measured(script, painted, len(sent))


def crowded(labels: int) -> str:
    """A link to the Translate page with this many labels on a circle."""
    start = translate.default(classifier("paper"))
    angles = [2.399 * k for k in range(labels)]
    rows = tuple(((1 + k / 40) * cos(a), (1 + k / 40) * sin(a)) for k, a in enumerate(angles))
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:labels])
    state = replace(start, labels=names, reference=rows, unembeddings=rows)
    return f"/translate?s={encode(state, start.labels)}"


def ranked(labels: int) -> str:
    """A link to the Rankings page with its example of this many labels."""
    start = rankings.default(classifier("paper"))
    configuration = next(each for each in configurations() if len(each.labels) == labels)
    state = replace(
        start, labels=configuration.labels, reference=configuration.original, unembeddings=configuration.shown
    )
    return f"/rankings?s={encode(state, start.labels)}"


def led(placed: int, leaders: int) -> str:
    """A link to the Top two page with its documents there, and so many to lead."""
    state = replace(top_two.default(), placed=placed, leaders=leaders)
    return f"/top_two?s={encode(state, state.labels)}&guide=0"


def fresh(chromium: Browser, slower: int = 1) -> Page:
    """A page that watches its frames, on a machine that many times slower."""
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    page.add_init_script(WATCH)
    if slower > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def main() -> None:
    """Measure, and print a row a way of moving; milliseconds."""
    program = browser.executable()
    moved = replace(rescale.default(classifier("paper")), linear=(1.2, 0.0, 0.0, 0.8))
    two = f"/rescale?s={encode(moved, moved.labels)}"
    rows = [
        ("Translate, 26 labels, 1000 points", crowded(26), "origin", "origin", 1),
        ("  four times slower", crowded(26), "origin", "origin", 4),
        ("Rescale, both planes", two, "internal", "axis-1", 1),
        ("Rankings, 5 labels", ranked(5), "input", "unembedding:2", 1),
        ("  12 labels: 132 rankings", ranked(12), "input", "unembedding:2", 1),
        ("Top two, the query", led(0, 2), "origin", "query", 1),
        ("  a document, two lead, 2 dimensions", led(0, 2), "origin", "unembedding:2", 1),
        ("  4 dimensions, three lead", led(2, 3), "origin", "unembedding:2", 1),
        ("  6 dimensions, three lead", led(4, 3), "origin", "unembedding:2", 1),
        ("  on the curve, three lead", led(5, 3), "origin", "unembedding:2", 1),
        ("  the origin", led(0, 2), "origin", "origin", 1),
        ("  a peak of the score", led(5, 2), "peaks", "peak", 1),
        ("Train again, a row moved over", "/train_again?beat=why", "overlay", "row", 1),
        ("The thief, a hidden arrow", "/thief?guide=0", "given", "unembedding:2", 1),
        ("  the origin of the stolen shape", "/thief?guide=0", "origin", "origin", 1),
    ]
    print(f"{'':38}{'script':>9}{'p95':>7}{'painted':>10}{'p95':>8}{'late':>10}{'reruns':>9}")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=[*browser.FLAGS])
        with serve(served(), ARTIFACTS / "bench.log") as server:
            for name, path, plane, handle, slower in rows:
                page = fresh(chromium, slower)  # alone, as a reader has it
                times = drag(page, server.url + path, plane, handle)
                print(f"{name:38}{times.row()}", flush=True)
                page.close()
        chromium.close()
