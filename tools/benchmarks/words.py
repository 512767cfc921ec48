"""The Words page: how long loading, all pairs, neighbours, parsing and answers on screen take."""

import io
import resource
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np
from playwright.sync_api import Page, sync_playwright

from lib.data.uploads import parse
from lib.data.words import load_words
from lib.maths.spaces.anisotropy import pair_histogram
from lib.maths.spaces.hubness import k_occurrence
from lib.maths.spaces.neighbours import nearest
from lib.maths.spaces.remedies import VECTORS, remedied
from tools import browser
from tools.server import ARTIFACTS, serve, served

ROWS, COLUMNS = 400_000, 50
AGAIN = 20
# From a press to the frame that shows its answer: after a frame's callbacks the browser paints, and
# a message posted in the last of them arrives then.
PRESS = """(button) => new Promise((done) => {
  const begin = performance.now();
  button.click();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - begin);
    port2.postMessage(0);
  });
})"""


def _loaded() -> None:
    load_words.forget()
    load_words()


def main() -> None:
    """Print one line a measurement: the best of three, and the process's peak memory so far."""
    measured("load the shipped table", _loaded)
    table = load_words()
    for model in ("e5-small", "GloVe-50"):
        vectors = table.vectors[model]
        shape = "{:,} × {}".format(*vectors.shape)
        measured(f"all pairs of {model}, {shape}", partial(pair_histogram, vectors))
        measured(f"10-occurrences of {model}", partial(k_occurrence, vectors, 10))
        for remedy in VECTORS[1:]:
            measured(f"{remedy} {model}", partial(remedied, remedy, vectors))
    large = np.random.default_rng(0).normal(size=(ROWS, COLUMNS)).astype(np.float32)
    shape = f"{ROWS:,} × {COLUMNS}, float32, {large.nbytes / 1e6:.0f} MB"
    measured(f"10 nearest neighbours in {shape}", lambda: nearest(large, large[7], 10))
    stream = io.BytesIO()
    np.save(stream, large)
    measured(f"parse a .npy file of {shape}", lambda: parse("large.npy", stream.getvalue()))
    text = "\n".join(
        f"w{i} " + " ".join(map("{:.5f}".format, row)) for i, row in enumerate(large[::10])
    )
    content = text.encode()
    measured(f"parse a .txt file of {len(content) / 1e6:.0f} MB", lambda: parse("a.txt", content))
    on_screen()


def on_screen() -> None:
    """Print the median time from a press to its answer, and from a new list to its tables."""
    with (
        serve(served(), ARTIFACTS / "bench-words.log") as app,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(
            executable_path=browser.executable(), args=[*browser.FLAGS]
        )
        page = chromium.new_page(viewport={"width": 1280, "height": 720})
        page.goto(f"{app.url}/words?words=cat, mouse, house, clock")
        page.locator("[data-query]").first.wait_for()
        browser.settle(page)
        told("a new query", [pressed(page, "query", ("mouse", "cat")[k % 2]) for k in range(AGAIN)])
        told("another model", [pressed(page, "choose", "GloVe-50") for _ in range(AGAIN)])
        told("a word added", [pressed(page, "add", "hypertension") for _ in range(AGAIN)])
        told("a new list (typed, by the server)", [listed(page, k) for k in range(AGAIN)])
        chromium.close()


def pressed(page: Page, attribute: str, value: str) -> float:
    """Milliseconds from a press in the tables to the painted answer."""
    taken: float = page.locator(f'[data-{attribute}="{value}"]').evaluate(PRESS)
    return taken


def listed(page: Page, k: int) -> float:
    """Milliseconds from Enter in the line of words to the new tables."""
    word = ("dog", "king")[k % 2]
    line = page.get_by_role("textbox").first
    line.fill(f"cat, mouse, {word}")
    begin = time.perf_counter()
    line.press("Enter")
    page.locator(f'[data-query="{word}"]').wait_for()
    return 1000 * (time.perf_counter() - begin)


def told(what: str, milliseconds: list[float]) -> None:
    """Print the median and the longest."""
    print(
        f"{what + ', on screen':<62} {statistics.median(milliseconds) / 1000:8.3f} s   "
        f"longest {max(milliseconds) / 1000:.3f} s (target 0.300 s)"
    )


def measured(what: str, work: Callable[[], object]) -> None:
    """Run three times and print the shortest."""
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (
        1 if sys.platform == "darwin" else 1024
    )
    print(f"{what:<62} {best:8.3f} s   peak {peak:6.0f} MiB")


if __name__ == "__main__":
    main()
