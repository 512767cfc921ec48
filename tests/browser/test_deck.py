"""A whole talk in one file: played from disk without a network, in the state of its address."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cosine_lab import talks
from cosine_lab.commands.app_server import addresses
from cosine_lab.commands.deck import main
from cosine_lab.places import ROOT
from tests.browser import plane, reader
from tests.browser.legible import NARROWEST, unfit

MOST_BYTES = 1_500_000
WRITTEN = sorted((ROOT / "assets" / "talks").glob("*/*.md"), reverse=True)
SHIPPED = [*{file.stem: file for file in WRITTEN}.values()]
"""Each in English, or in the language that alone has it."""
STRIP = "[data-story]"
PRINTS_MS = 60_000
WHOLE = {"text": 0, "plane": 0}
"""Nothing is too small; but nothing may be cut."""
MIXED = """# Mixed

## A picture
[pooling](/pooling?panels=words)

Remedies change who is near.

## A plane
[translate](/translate?source=iris)

How many change?

- None: changed = 0
- Some: changed > 0
"""

OWN = """# Own

## One origin
[translate](/translate?origin=.6,.5)

Does the cosine of cat and dog fall?

- It falls: cos < 0.8
- It stays: cos >= 0.8

## Another
[translate](/translate?origin=-1,-.6)

From here both lie the same way.

## The move
[translate](/translate?origin=.1,.1)

The origin goes between them.

Then: [translate](/translate?origin=.7,.8)
"""


@pytest.fixture
def apart(browser: Browser) -> Iterator[BrowserContext]:
    """A browser without a network, which nothing asks for."""
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    asked: list[str] = []
    faults: list[str] = []
    context.on("request", lambda sent: asked.append(sent.url))
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    yield context
    context.close()
    assert [each for each in asked if not each.startswith(("file:", "blob:", "data:"))] == []
    assert faults == []


def built(talk: Path, folder: Path, language: str = "en") -> Path:
    """The file that is made of a talk."""
    file = folder / f"{talk.stem}.html"
    assert main([str(talk), "--out", str(file), "--lang", language]) == 0
    return file


def commanded(talk: Path, folder: Path) -> Path:
    """The file that the command makes, with a browser of its own."""
    file = folder / f"{talk.stem}.html"
    command = [sys.executable, "-m", "cosine_lab.commands.deck", str(talk), "--out", str(file)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return file


def opened(apart: BrowserContext, file: Path, state: str = "") -> Page:
    page = apart.new_page()
    page.goto(f"{file.as_uri()}{state}")
    page.wait_for_timeout(600)
    return page


@pytest.mark.parametrize("talk", SHIPPED, ids=lambda talk: talk.stem)
def test_a_talk_in_a_file_is_played_from_disk_and_printed(talk: Path, tmp_path: Path, apart: BrowserContext) -> None:
    file = built(talk, tmp_path, talk.parent.name)
    assert file.stat().st_size <= MOST_BYTES
    n = len(talks.read(talk.read_text(encoding="utf-8"), addresses())[0].steps)
    page = opened(apart, file)
    page.set_viewport_size(NARROWEST)  # the narrowest projector, with the wide letters of a machine without ours
    page.keyboard.press("t")
    seen, cut = [page.locator(STRIP).get_attribute("data-beat")], set(unfit(page, WHOLE, scrolls=False))
    said: dict[str | None, str] = {}
    for _ in range(4 * n):
        page.keyboard.press("PageDown")
        reader.painted(page)
        seen.append(page.locator(STRIP).get_attribute("data-beat"))
        said[seen[-1]] = page.locator(".story-sentence").inner_text()
        cut.update(unfit(page, WHOLE, scrolls=False))
    assert cut == set()
    assert list(dict.fromkeys(seen)) == [f"{k + 1}/{n}" for k in range(n)]
    assert page.locator("[data-bet], [data-goal=open]").count() == 0
    page.keyboard.press("Escape")
    for sentence, drawn in zip(said.values(), printed(page, n), strict=True):  # each page is of its step
        assert "".join(sentence.split()) in drawn
    assert len(re.findall(rb"/Type */Page\b(?!s)", page.pdf())) == n


def printed(page: Page, n: int) -> list[str]:
    """What the pages of a printed talk say, without blanks."""
    page.evaluate("window.print = () => {}")
    page.locator('[data-action="print-talk"]').click()
    pages = page.locator(".cosine-lab-print > svg")
    expect(pages).to_have_count(n, timeout=PRINTS_MS)
    return ["".join(each.split()) for each in pages.all_text_contents()]


def test_a_talk_of_ones_own_is_printed_as_its_steps_end(tmp_path: Path, apart: BrowserContext) -> None:
    talk = tmp_path / "own.md"
    talk.write_text(OWN, encoding="utf-8")
    page = opened(apart, built(talk, tmp_path), "?talk=1")
    seen: dict[str | None, tuple[str, str]] = {}
    for _ in range(6):
        page.wait_for_timeout(300)
        strip = page.locator(".story-sentence").inner_text(), page.locator('[data-readout="cos"]').first.inner_text()
        seen[page.locator(STRIP).get_attribute("data-beat")] = strip
        page.keyboard.press("PageDown")
    page.keyboard.press("Escape")
    assert len({cosine for _, cosine in seen.values()}) == len(seen) == 3
    for (sentence, cosine), drawn in zip(seen.values(), printed(page, 3), strict=True):
        assert "".join(sentence.split()) in drawn
        assert "".join(cosine.split()) in drawn


def test_a_file_keeps_its_step_and_its_state_in_its_address(tmp_path: Path, apart: BrowserContext) -> None:
    talk = tmp_path / "two.md"
    bet = "- Lower: cos < -0.99\n- Higher: cos > 0.99\n"
    talk.write_text(f"# Two\n## A\n/translate\n## B\n/rescale\n{bet}", encoding="utf-8")
    file = built(talk, tmp_path)
    page = opened(apart, file)
    expect(page.locator("footer .left").first).to_contain_text("no answer is right at the start of step 2.")
    plane.drag(page, "origin", 60, -40)
    page.wait_for_timeout(500)
    cosine = plane.readout(page, "cos")
    assert cosine != pytest.approx(0.8)
    page.reload()
    page.wait_for_timeout(600)
    assert plane.readout(page, "cos") == cosine
    page.locator(".story-on").click()
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "2/2")
    page.go_back()
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "1/2")
    assert plane.readout(page, "cos") == cosine


def test_what_only_the_site_draws_goes_along_as_a_picture_with_its_numbers(
    tmp_path: Path, apart: BrowserContext
) -> None:
    talk = tmp_path / "mixed.md"
    talk.write_text(MIXED, encoding="utf-8")
    page = opened(apart, commanded(talk, tmp_path))
    expect(page.locator(".still img")).to_be_visible()
    assert page.locator(".still img").evaluate("e => e.naturalWidth") > 600
    assert page.locator(".still td").count() > 10
    expect(page.locator("[data-talk-step]")).to_have_text("Remedies change who is near.")
    page.keyboard.press("PageDown")  # a clicker's first page begins the talk
    expect(page.locator("html[data-talk]")).to_be_attached()
    page.keyboard.press("PageDown")
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "2/2")
    page.keyboard.press("PageUp")
    expect(page.locator(".still img")).to_be_visible()
