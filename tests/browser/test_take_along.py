"""What leaves the page: pictures, numbers, and a file that needs no network."""

import csv
import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, expect

from cosine_lab.commands.app_server import ARTIFACTS, Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import plane, reader, stories

MOST_BYTES = 410_000
FREE = "?guide=0"
KINDS = ("translate", "words", "norms")
"""A page with planes, one with a table, one that Python draws: the ways out are the bar's."""
DRAWN = ("translate", "sigmoid", "words", "norms", "pooling", "factorisation", "audit")
"""Every kind of drawing: a plane, a sphere, tables, charts, curves, panels, a report."""
Look = Callable[..., Page]


def saved(page: Page, verb: str, folder: Path) -> Path:
    """The file that a button of the share panel makes."""
    panel(page)
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator(f'[data-action="{verb}"]').click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def rendered(svg: str) -> Image.Image:
    """The picture as a program that is no browser draws it."""
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGB")


def panel(page: Page) -> None:
    """Open the share panel, unless it is."""
    if not page.locator('[data-panel="share"]').is_visible():
        page.locator('[data-action="share"]').click()


@pytest.mark.parametrize("slug", KINDS, scope="module")
def test_every_page_has_the_ways_out(look: Look, slug: str) -> None:
    page = look(slug, FREE)
    panel(page)
    for verb in ("save-svg", "save-png", "save-csv", "copy-slide", "print", "save-lesson"):
        expect(page.locator(f'[data-action="{verb}"]')).to_be_visible()
    expect(page.locator('[data-action="talk"]')).to_be_attached()
    expect(page.locator('[data-action="add-to-talk"]')).to_be_attached()
    link = page.locator('[data-share="link"]').input_value()
    assert link == reader.address(page)


@pytest.mark.parametrize("slug", DRAWN, scope="module")
def test_a_picture_is_the_same_in_another_program(look: Look, slug: str, tmp_path: Path) -> None:
    page = look(slug, FREE)
    svg = saved(page, "save-svg", tmp_path).read_text(encoding="utf-8")
    assert "foreignObject" not in svg
    assert "<text" in svg
    assert "CJK" in svg
    assert not re.search(r"(?:var|color-mix|light-dark|calc)\(", svg)
    drawn = rendered(svg)
    (tmp_path / "picture.svg").write_text(svg, encoding="utf-8")
    picture = page.context.new_page()
    picture.set_viewport_size({"width": drawn.width, "height": drawn.height})
    picture.goto((tmp_path / "picture.svg").as_uri())
    shown = Image.open(io.BytesIO(picture.screenshot())).convert("RGB")
    picture.close()
    differs = ImageChops.difference(drawn.convert("L"), shown.convert("L"))
    drawn.save(ARTIFACTS / f"picture-{slug}.png")
    assert ImageStat.Stat(differs).mean[0] < 6  # of 255: other edges, the same picture


def test_a_picture_numbers_and_a_code_are_of_the_state_of_now(page: Page, site: str, tmp_path: Path) -> None:
    reader.play(page, f"{site}/translate")
    before = saved(page, "save-svg", tmp_path).read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    plane.drag(page, "origin", 61, -37)
    cosine = page.locator('[data-readout="cos"]').inner_text()
    after = saved(page, "save-svg", tmp_path).read_text(encoding="utf-8")
    assert f">{cosine}</text>" in after
    assert before != after
    rows = list(csv.DictReader(io.StringIO(saved(page, "save-csv", tmp_path).read_text("utf-8-sig"))))
    held = {row["reading"]: row["value"] for row in rows}
    assert float(held["cos"]) == plane.readout(page, "cos")  # in full precision
    expect(page.locator(".camera img")).to_be_visible(timeout=PATIENCE_MS)
    page.locator(".camera").click()
    box = page.locator(".camera img").bounding_box()
    assert box is not None
    assert box["height"] > 600


@pytest.fixture
def apart(browser: Browser) -> Any:
    """A browser without a network."""
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 720})
    asked: list[str] = []
    context.on("request", lambda sent: asked.append(sent.url))
    yield context
    context.close()
    assert [each for each in asked if not each.startswith(("file:", "blob:", "data:"))] == []


@pytest.mark.parametrize("slug", DRAWN, scope="module")
def test_a_lesson_taken_along_runs_from_disk_without_a_network(
    look: Look, slug: str, tmp_path: Path, apart: Any
) -> None:
    page = look(slug, FREE)
    shown = reader.readouts(page)
    file = saved(page, "save-lesson", tmp_path)
    assert file.stat().st_size <= MOST_BYTES
    away = apart.new_page()
    faults: list[str] = []
    away.on("pageerror", lambda error: faults.append(str(error)))
    away.goto(f"{file.as_uri()}#guide=0")
    reader.shows(away, shown)
    away.keyboard.press("t")
    expect(away.locator("html[data-talk]")).to_be_attached()
    assert faults == []


def test_a_lesson_taken_along_is_dragged_and_keeps_its_state(
    page: Page, server: Server, tmp_path: Path, apart: Any
) -> None:
    reader.play(page, f"{server.url}/translate")
    file = saved(page, "save-lesson", tmp_path)
    away = apart.new_page()
    away.goto(f"{file.as_uri()}#guide=0")
    expect(plane.handle(away, "origin")).to_be_visible(timeout=PATIENCE_MS)
    reader.painted(away)
    plane.drag(away, "origin", 60, -40)
    cosine = reader.number(away, "cos")
    assert cosine != pytest.approx(0.8)
    away.reload()
    expect(plane.handle(away, "origin")).to_be_visible(timeout=PATIENCE_MS)
    assert reader.number(away, "cos") == cosine


UNDRAWN = f"/audit{FREE}&source=own"
"""A page without a surface, and so without a story."""


def test_a_page_without_a_surface_goes_along_as_it_stands(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(f"{server.url}{UNDRAWN}")
    settle(page)
    file = saved(page, "save-lesson", tmp_path)
    assert "<svg" in file.read_text(encoding="utf-8")


PAGE_OF_A_PDF = re.compile(rb"/Type\s*/Page\b(?!s)")
BOX = re.compile(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]")
PAPERS = {"wide": (960, 540), "a4": (842, 595)}
"""Points of 1/72 inch."""


def paper(page: Page, action: str) -> bytes:
    """What the browser prints when that button is pressed, as PDF."""
    page.evaluate("window.print = () => {}")  # a dialog of the browser
    page.locator(f'[data-action="{action}"]').click()
    expect(page.locator(".cosine-lab-print")).to_have_count(1, timeout=PATIENCE_MS)
    made = page.pdf(prefer_css_page_size=True, print_background=True)
    expect(page.locator(".cosine-lab-print")).to_have_count(0)  # the page is itself again
    return made


def seen(page: Page) -> list[list[str]]:
    """Every number in sight."""
    shown: list[list[str]] = page.locator("[data-readout]").evaluate_all(
        "all => all.filter(e => e.checkVisibility()).map(e => [e.dataset.readout, e.textContent])"
    )
    return shown


@pytest.mark.parametrize(("slug", "steps", "size"), [("rescale", 6, "wide"), ("words", 6, "a4")])
def test_a_story_is_printed_one_step_a_page_and_stays_where_it_is(
    page: Page, server: Server, slug: str, steps: int, size: str
) -> None:
    stories.open_story(page, f"{server.url}/{slug}")
    page.locator('[data-story-action="skip"]').click()
    stories.ready(page)
    address, shown = reader.address(page), seen(page)
    panel(page)
    page.locator('[data-share="paper"]').select_option(size)
    made = paper(page, "print-steps")
    assert len(PAGE_OF_A_PDF.findall(made)) == steps
    boxes = {tuple(round(float(side)) for side in box) for box in BOX.findall(made)}
    assert boxes == {PAPERS[size]}
    assert stories.steps(page) == (1, steps)
    assert reader.address(page) == address
    assert seen(page) == shown


def test_what_is_on_show_is_printed_on_one_page(page: Page, server: Server) -> None:
    page.goto(f"{server.url}{UNDRAWN}")
    settle(page)
    panel(page)
    expect(page.locator('[data-action="print-steps"]')).to_be_hidden()  # it has no story
    assert len(PAGE_OF_A_PDF.findall(paper(page, "print"))) == 1


@pytest.mark.parametrize("slug", ["translate", "rescale", "centre"])
def test_points_are_shapes_in_a_picture(look: Look, slug: str, tmp_path: Path) -> None:
    page = look(slug, FREE)
    expect(page.locator("canvas.marks").first).to_be_attached()
    assert "<image" not in saved(page, "save-svg", tmp_path).read_text(encoding="utf-8")
