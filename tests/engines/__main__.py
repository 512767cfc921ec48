"""The app, and what is taken along of it, in Firefox and WebKitGTK: opened, and dragged live.

    python lab.py browsers [firefox] [webkit]

What is not installed is said, and how it can be had; the exit code tells of what failed.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType

from cosine_lab import command_line
from cosine_lab.commands.app_server import ARTIFACTS, Server, addresses, serve, served
from cosine_lab.places import ROOT
from tests.engines import firefox, webkit
from tests.engines.driver import Driver, DriverError, Hand

ENGINES: dict[str, ModuleType] = {"firefox": firefox, "webkit": webkit}
DRAGS = 8
MOST_KEYS = 4
"""Of a clicker for one step: a bet, its answer, a move, and on."""
TALK = ROOT / "assets" / "talks" / "en" / "paper-in-six-steps.md"
LESSON = "/translate?guide=0"
SHOWN = ".cosine-lab, .js-plotly-plot, h1"
# Streamlit asks whether there is WebAssembly, which our policy refuses and no page needs.
PROBED = "WebAssembly"
ALERT = '[data-testid="stException"]'
COSINE = "found('[data-readout=\"cos\"]').dataset.value"
GRIP = '[data-handle="origin"] .hit'
# A file is kept here instead of in the folder of downloads.
KEEP = """const make = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  blob.text().then((text) => (window.kept = text));
  return make.call(URL, blob);
};"""


def opens(hand: Hand, server: Server, address: str) -> None:
    """A page shows its lesson, and no error."""
    hand.driver.open(f"{server.url}{address}")
    hand.there('[data-action="share"]')
    hand.there(SHOWN)
    if hand.ask(f"return found({json.dumps(ALERT)}) !== null"):
        raise DriverError("an error is on the page")


def drags(hand: Hand) -> str:
    """The origin under the mouse, and the cosine with every move while the button is down."""
    hand.there(GRIP)
    time.sleep(0.5)  # until the view has come to rest
    x, y = hand.centre(GRIP)
    hand.move(x, y)
    hand.button(down=True)
    seen = [hand.ask(f"return {COSINE}")]
    for k in range(1, DRAGS + 1):
        hand.move(x + 6 * k, y - 4 * k)
        other = f"const now = {COSINE}; return now === {json.dumps(seen[-1])} ? null : now"
        seen.append(hand.wait(other, f"another cosine after move {k}"))
    hand.button(down=False)
    hand.wait("return /[?#&]s=/.test(location.href)", "the state in the address after the move")
    return f"{DRAGS} moves, {len(set(seen)) - 1} other cosines, the state in the address"


def taken_along(hand: Hand, server: Server, folder: Path) -> str:
    """The file that this browser makes of the lesson, opened from disk."""
    opens(hand, server, LESSON)
    hand.there(GRIP)
    hand.ask(KEEP)
    hand.press('[data-action="share"]')
    hand.press('[data-action="save-lesson"]')
    file = folder / "lesson.html"
    file.write_text(hand.wait("return window.kept ?? ''", "the file"), encoding="utf-8")
    hand.driver.open(f"{file.as_uri()}#guide=0")
    return f"{file.stat().st_size / 1000:.0f} kB; {drags(hand)}"


def beat(hand: Hand) -> str:
    """Where the talk is, as k/n."""
    return str(hand.wait("return found('[data-story]')?.dataset.beat ?? ''", "a step of the talk"))


def deck(hand: Hand, folder: Path) -> str:
    """A talk that ships, as one file from disk: played to its end by keys, dragged on the way."""
    file = folder / "talk.html"
    command = [sys.executable, "-m", "cosine_lab.commands.deck", str(TALK), "--out", str(file)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    hand.driver.open(file.as_uri())
    at, n = beat(hand), int(beat(hand).partition("/")[2])
    seen = [at]
    hand.type("t")
    hand.type("PageDown")  # the bet’s answer, until when the cosine is nobody’s
    said = drags(hand)
    for _ in range(MOST_KEYS * n):
        hand.type("PageDown")
        time.sleep(0.3)
        if (now := beat(hand)) != at:
            at = now
            seen.append(at)
    if seen != [f"{k + 1}/{n}" for k in range(n)]:
        raise DriverError(f"the clicker led to {', '.join(seen)}")
    hand.type("PageUp")
    hand.wait(f"return found('[data-story]').dataset.beat === '{n - 1}/{n}'", "the step before")
    return f"{file.stat().st_size / 1000:.0f} kB; {n} steps; {said}"


def checks(hand: Hand, server: Server, folder: Path) -> dict[str, Callable[[], str | None]]:
    """All that is tried, by name."""

    def dragged() -> str:
        opens(hand, server, LESSON)
        return drags(hand)

    pages = {f"opens {each}": partial(opens, hand, server, each) for each in addresses().values()}
    file = partial(taken_along, hand, server, folder)
    played = partial(deck, hand, folder)
    return {**pages, f"drags {LESSON}": dragged, "a lesson taken along": file, "a talk in a file": played}


def tried(driver: Driver, server: Server) -> int:
    """Try everything in one browser, a line each; how much failed."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, check in checks(Hand(driver), server, Path(folder)).items():
            begin = time.perf_counter()
            driver.faults.clear()
            try:
                said = check()
                fault = "; ".join(each for each in driver.faults if PROBED not in each)
                driver.open("about:blank")  # what it was loading is not the next one’s
            except DriverError as missed:
                said, fault = None, str(missed)
            failed += bool(fault)
            took = time.perf_counter() - begin
            verdict = f"FAILED {name}: {fault}" if fault else f"ok     {name}"
            print(f"  {verdict} ({took:.1f} s){f': {said}' if said else ''}", flush=True)
    return failed


def main(words: Sequence[str]) -> int:
    """Drive the browsers that are named, or all; 1 if anything failed, 2 if none is installed."""
    options = command_line.parser("browsers", __doc__)
    options.add_argument("names", nargs="*", choices=[[], *ENGINES], metavar="browser")
    wanted = {name: ENGINES[name] for name in options.parse_args(words).names or ENGINES}
    there = {name: engine for name, engine in wanted.items() if engine.find()}
    for name, engine in wanted.items():
        if name not in there:
            print(f"{engine.NAME} is not installed, nothing was tried in it: {engine.INSTALL}")
    if not there:
        return 2
    failed = 0
    ARTIFACTS.mkdir(exist_ok=True)
    with serve(served(), ARTIFACTS / "browsers.log") as server:
        for name, engine in there.items():
            try:
                with engine.driven(ARTIFACTS / f"{name}.log") as driver:
                    print(f"{engine.NAME} {driver.version}", flush=True)
                    failed += tried(driver, server)
            except DriverError as missed:
                print(f"  FAILED: {missed}")
                failed += 1
    print(f"{failed} failed" if failed else "all well")
    return 1 if failed else 0


if __name__ == "__main__":
    command_line.run(main)
