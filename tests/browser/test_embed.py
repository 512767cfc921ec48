"""A page in somebody's slides: a deck of reveal.js, the code of docs/slides.md, the clicker."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from cosine_lab.commands.app_server import Server, lessons
from cosine_lab.commands.browser import IDLE, PATIENCE_MS
from cosine_lab.places import ROOT
from tests.browser import plane, reader
from tools.environment import NODE_MODULES

GUIDE = ROOT / "docs" / "slides.md"
REVEAL = NODE_MODULES / "reveal.js" / "dist"
PAGE = """<!doctype html><meta charset="utf-8"><title>Deck</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="reset.css"><link rel="stylesheet" href="reveal.css">
<div class="reveal"><div class="slides">
<section><h2>Before</h2></section>
<section>
{frame}
</section>
<section><h2>After</h2></section>
</div></div>
<script src="reveal.js"></script>
<script>
window.heard = [];
addEventListener("message", (event) => heard.push(event.data));
Reveal.initialize({{ transition: "none", controls: false, progress: false }});
</script>"""
FRAME = re.compile(r"<iframe.*?</iframe>", re.DOTALL)
FRAGMENT = re.compile(r'<span class="fragment"></span>')
SCRIPT = re.compile(r"<script>\n(.*?)</script>", re.DOTALL)
SRC = re.compile(r'(?<=src=")[^"]*')
SIZES = ((960, 600), (640, 480), (400, 300))
LEAST_PX = 5.5
"""Of a letter in the smallest frame; a deck on the wall is twice as large."""
CUT = """([least]) => {
    const root = document.querySelector("[data-surface]").shadowRoot.querySelector(".cosine-lab");
    const main = document.querySelector(".stMain") ?? document.documentElement;
    const [wide, high] = [innerWidth + 1, innerHeight + 1];
    const found = [];
    if (main.scrollHeight > high || main.scrollWidth > wide) found.push("the page is scrolled");
    for (const each of root.querySelectorAll("*:not(.spoken, style, option, .glyph-unseen)")) {
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const style = getComputedStyle(each);
        const hides = each.scrollHeight > each.clientHeight + 2 && each.clientHeight;
        const aside = each.scrollWidth > each.clientWidth + 2 && each.clientWidth;
        const scrolls = [[style.overflowY, hides], [style.overflowX, aside]];
        if (scrolls.some(([how, more]) => /auto|scroll/.test(how) && more)) found.push(`${each.className} scrolls`);
        const said = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!said || each.closest("svg, .spoken")) continue;
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const cut = left < -1 || top < -1 || right > wide || bottom > high;
        if (cut) found.push(`${each.textContent} is cut`);
        const size = parseFloat(style.fontSize) * Number(root.getRootNode().host.style.zoom);
        if (size < least) found.push(`${each.textContent} has ${size} px`);
    }
    return found;
}"""
"""What of the surface is not in its frame, or is too small to be read."""
Deck = Callable[[str], FrameLocator]


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, and logs nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def deck(page: Page, site: str, tmp_path: Path) -> Iterator[Deck]:
    """A deck at its second slide, which holds a page of ours; its origin is another."""
    for name in ("reset.css", "reveal.css", "reveal.js"):
        shutil.copy(REVEAL / name, tmp_path)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=tmp_path)) as slides:
        Thread(target=slides.serve_forever, daemon=True).start()

        def opened(address: str) -> FrameLocator:
            told = FRAME.search(GUIDE.read_text(encoding="utf-8"))
            assert told is not None
            page_in_it = address if address.startswith("http") else f"{site}{address}"
            text = PAGE.format(frame=SRC.sub(page_in_it, told[0]))
            (tmp_path / "index.html").write_text(text, encoding="utf-8")
            page.goto(f"http://127.0.0.1:{slides.server_port}/#/1")
            return page.frame_locator("iframe")

        yield opened
        reader.forget(page)
        page.goto("about:blank")
        slides.shutdown()


def slide(page: Page) -> int:
    """Which slide is on, from 0."""
    shown: int = page.evaluate("Reveal.getIndices().h")
    return shown


def drag(page: Page, grip: Locator, dx: float, dy: float) -> None:
    """Drag with the mouse, in the frame as the deck has scaled it."""
    box = grip.locator(".hit").bounding_box()  # without its name
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y + dy, steps=6)
    page.mouse.up()


def cosine(inside: FrameLocator) -> str | None:
    return inside.locator('[data-readout="cos"]').first.get_attribute("data-value")


def ask(page: Page, message: Any) -> None:
    """Send a message from the deck into the frame, and let it be heard."""
    send = "sent => document.querySelector('iframe').contentWindow.postMessage(sent, '*')"
    page.evaluate(send, message)
    page.wait_for_timeout(250)


def asked(method: str, *args: Any) -> str:
    """A message as reveal.js writes them."""
    return json.dumps({"method": method, "args": args})


def wait_told(page: Page) -> None:
    """Wait until the frame has said that it can be asked."""
    ready = "heard.some((each) => `${each}`.includes('cosine-lab'))"
    page.wait_for_function(ready, timeout=PATIENCE_MS)


def test_one_plane_is_dragged_and_the_clicker_still_turns_the_deck(page: Page, deck: Deck, server: Server) -> None:
    inside = deck(f"{server.url}/translate?embed=true&part=origin&guide=0")
    grip = inside.locator('[data-plane="origin"] [data-handle="origin"]')
    expect(grip).to_be_visible(timeout=PATIENCE_MS)
    expect(inside.locator('[data-plane="input"]')).to_be_hidden()
    expect(inside.locator('[data-action="share"]')).to_be_hidden()
    page.wait_for_timeout(600)
    before = cosine(inside)
    drag(page, grip, 60, -40)
    moved = cosine(inside)
    assert moved != before
    page.keyboard.press("ArrowRight")  # the handle has the focus: arrows are its own
    page.wait_for_timeout(400)
    assert slide(page) == 1
    assert cosine(inside) != moved
    page.keyboard.press("PageDown")
    page.wait_for_function("Reveal.getIndices().h === 2")
    page.keyboard.press("PageUp")
    page.wait_for_function("Reveal.getIndices().h === 1")
    inside.locator(".sentence").first.click()  # into the page, but on nothing that can be moved
    page.keyboard.press("ArrowRight")
    page.wait_for_function("Reveal.getIndices().h === 2")


@pytest.mark.parametrize("slug", sorted(lessons()))
def test_a_frame_holds_the_whole_object_at_every_size(page: Page, deck: Deck, site: str, slug: str) -> None:
    inside = deck(f"{site}{lessons()[slug]}?embed=true")
    wait_told(page)
    frame = page.frames[-1]
    inside.locator(IDLE).wait_for(state="attached", timeout=PATIENCE_MS)
    for k, (width, height) in enumerate(SIZES):
        page.locator("iframe").evaluate("(e, [w, h]) => ((e.width = w), (e.height = h))", [width, height])
        frame.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        for _ in range(2):  # what is observed is drawn anew in the frame after
            frame.evaluate(plane.TWO_FRAMES)
        assert frame.evaluate(CUT, [LEAST_PX * (1 if k else 1.5)]) == [], (slug, width)
    expect(inside.locator("body > :is(header, article)").filter(visible=True)).to_have_count(0)


def test_a_step_in_a_frame_is_whole_with_its_sentence(page: Page, deck: Deck) -> None:
    inside = deck("/translate?embed=true")
    wait_told(page)
    expect(inside.locator(".story-sentence")).to_be_hidden()
    ask(page, asked("step", "next"))
    expect(inside.locator(".story-sentence")).to_be_visible()
    for width, height in SIZES:
        page.locator("iframe").evaluate("(e, [w, h]) => ((e.width = w), (e.height = h))", [width, height])
        page.wait_for_timeout(500)
        assert page.frames[-1].evaluate(CUT, [LEAST_PX]) == [], width
        expect(inside.locator(".story-bet, .story-actions").first).to_be_attached()
    for part in (inside.get_by_test_id("stHeader"), inside.locator(".stMainBlockContainer h1")):
        expect(part).to_be_hidden()
    expect(inside.locator('[data-action="share"]')).to_be_hidden()


def test_the_deck_turns_the_steps_of_a_story(page: Page, deck: Deck) -> None:
    inside = deck("/translate?embed=true&part=origin")
    story = inside.locator("[data-story]")
    wait_told(page)
    ask(page, asked("step", 3))
    expect(story).to_have_attribute("data-beat", "3/6")
    ask(page, asked("step", "back"))
    expect(story).to_have_attribute("data-beat", "2/6")
    ask(page, {"method": "step", "args": ["first"]})
    expect(story).to_have_attribute("data-beat", "1/6")


def test_fragments_turn_the_steps_there_and_back_by_the_code_of_the_guide(page: Page, deck: Deck) -> None:
    told = GUIDE.read_text(encoding="utf-8")
    script = SCRIPT.search(told)
    assert script is not None
    inside = deck("/translate?embed=true&beat=regions")
    wait_told(page)
    beside = "(frame, html) => { frame.insertAdjacentHTML('afterend', html); Reveal.sync(); }"
    page.locator("iframe").evaluate(beside, "".join(FRAGMENT.findall(told)))
    page.add_script_tag(content=script[1])
    story = inside.locator("[data-story]")
    for key, beat in (("Right", 2), ("Right", 3), ("Left", 2), ("Left", 1), ("Right", 2), ("Right", 3)):
        page.keyboard.press(f"Arrow{key}")
        expect(story).to_have_attribute("data-beat", f"{beat}/6")
        assert slide(page) == 1
    page.keyboard.press("ArrowRight")
    page.wait_for_function("Reveal.getIndices().h === 2")


def test_the_deck_sets_a_state_and_nothing_else(page: Page, deck: Deck) -> None:
    inside = deck("/translate?embed=true&part=origin&guide=0")
    grip = inside.locator('[data-plane="origin"] [data-handle="origin"]')
    expect(grip).to_be_visible(timeout=PATIENCE_MS)
    wait_told(page)
    page.wait_for_timeout(600)
    first = cosine(inside)
    drag(page, grip, 60, -40)
    page.wait_for_timeout(600)
    moved = cosine(inside)
    frame = page.frames[-1]
    state = frame.evaluate("new URL(location.href).searchParams.get('s')")
    ask(page, asked("state", ""))
    assert cosine(inside) == first
    ask(page, asked("state", state))
    assert cosine(inside) == moved
    hostile = [
        asked("state", "1.junk.junk"),
        asked("state", state[:-9]),
        asked("state", "<img src=x onerror=alert(1)>"),
        asked("step", "constructor"),
        asked("theme", "javascript:alert(1)"),
        "slide:start",
        "{",
        [1, 2],
        {"method": {"toString": 1}, "args": {"length": 2}},
    ]
    for each in hostile:
        ask(page, each)
    assert cosine(inside) == moved
    assert frame.evaluate("new URL(location.href).searchParams.get('s')") == state
    frame.evaluate("sent => postMessage(sent, '*')", asked("state", ""))  # not the deck
    reader.painted(page)
    assert cosine(inside) == moved


def test_the_deck_sets_the_theme_and_the_state_stays(page: Page, deck: Deck) -> None:
    inside = deck("/translate?embed=true&part=origin&guide=0")
    grip = inside.locator('[data-plane="origin"] [data-handle="origin"]')
    expect(grip).to_be_visible(timeout=PATIENCE_MS)
    wait_told(page)
    page.wait_for_timeout(600)
    drag(page, grip, 60, -40)
    page.wait_for_timeout(600)
    moved = cosine(inside)
    ask(page, asked("theme", "dark"))
    lab = inside.locator(".cosine-lab")
    expect(lab).to_have_attribute("data-theme", "dark", timeout=PATIENCE_MS)
    expect(grip).to_be_visible(timeout=PATIENCE_MS)
    assert cosine(inside) == moved


def test_on_paper_the_frame_is_a_picture_a_line_and_a_code(page: Page, deck: Deck) -> None:
    inside = deck("/translate?embed=true&part=origin&guide=0")
    expect(inside.locator('[data-handle="origin"]').first).to_be_visible(timeout=PATIENCE_MS)
    code = inside.locator(".cosine-lab-leaf img")
    expect(code).to_be_attached(timeout=PATIENCE_MS)
    frame = page.frames[-1]
    frame.wait_for_function("() => document.querySelector('.cosine-lab-leaf img').naturalWidth > 0")
    page.pdf()  # which tells the frame that it is printed
    page.emulate_media(media="print")
    expect(inside.locator(".cosine-lab-leaf > div > svg")).to_be_visible()
    expect(inside.locator(".cosine-lab-leaf p").first).to_be_visible()
    expect(code).to_be_visible()
    expect(inside.locator("main")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(inside.locator("main")).to_be_visible()
