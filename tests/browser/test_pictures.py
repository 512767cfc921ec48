"""Pictures as a paper prints them: each part alone, drawn by other programs and measured."""

import csv
import io
import math
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pypdfium2
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import ARTIFACTS
from cosine_lab.commands.browser import PATIENCE_MS, whole

FREE = "?guide=0"
LESSONS = ("translate", "words", "norms", "factorisation", "measures")
"""Planes, cards, charts that the site draws, canvases, a table too wide for a column."""
COLUMN = 436
"""CSS pixels of a picture that fills a column of 8 cm; a table of many columns is wider."""
SET_MM = 80
POINTS = SET_MM / 25.4 * 72 / COLUMN
"""Points of a CSS pixel on paper."""
LEAST_POINTS = 6
DOTS = 945
"""Of 8 cm at 300 an inch."""
INK_IN_THE_DARK = "rgb(242, 242, 242)"
SVG = "{http://www.w3.org/2000/svg}"
Look = Callable[..., Page]


def chooser(page: Page) -> list[str]:
    """The choices of what is in the picture, in the share panel."""
    if not page.locator('[data-panel="share"]').is_visible():
        page.locator('[data-action="share"]').click()
    return page.locator('[data-share="part"] option').all_inner_texts()


def saved(page: Page, verb: str, part: int = 0) -> bytes:
    """The file that a button of the share panel makes of a part; 0 is the page."""
    chooser(page)
    page.locator('[data-share="part"]').select_option(index=part)
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator(f'[data-action="{verb}"]').click()
    return Path(download.value.path()).read_bytes()


def rendered(svg: bytes, width: int) -> Image.Image:
    """The picture as a program that is no browser draws it."""
    drawn = resvg_py.svg_to_bytes(svg_string=svg.decode(), width=width)
    return Image.open(io.BytesIO(bytes(drawn)))


def colours(svg: bytes) -> set[str]:
    """All that a picture is painted with."""
    return set(re.findall(r'(?:fill|stroke)="(#[^"]+|rgb[^"]+)"', svg.decode()))


def letters(element: ET.Element, scale: float = 1.0) -> Iterator[float]:
    """The sizes of all texts in a picture, in its own pixels."""
    for child in element:
        inner = scale
        if child.tag == f"{SVG}svg" and (held := child.get("viewBox")):
            _, _, width, height = map(float, held.split())
            across = float(child.get("width", width)) / width
            inner *= min(across, float(child.get("height", height)) / height)
        if child.get("font-size"):
            yield inner * float(child.get("font-size", "nan"))
        yield from letters(child, inner)


def frame(picture: Image.Image) -> set[object]:
    """The colours at the picture's four edges."""
    width, height = picture.size
    edges = ((0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height))
    boxes = (*edges, (width - 1, 0, width, height))
    return {pixel for box in boxes for _, pixel in picture.crop(box).getcolors(9999) or []}


@pytest.mark.parametrize("slug", LESSONS, scope="module")
def test_every_part_is_whole_and_legible_in_a_column(look: Look, slug: str) -> None:
    page = look(slug, FREE)
    parts = chooser(page)
    assert len(parts) > 1
    for part in range(1, len(parts)):
        svg = saved(page, "save-svg", part)
        root = ET.fromstring(svg)  # noqa: S314 - our own file
        width = float(root.get("width", "nan"))
        drawn = rendered(svg, round(DOTS * width / COLUMN)).convert("RGB")
        drawn.save(ARTIFACTS / f"part-{slug}-{part}.png")
        assert frame(drawn) == {(255, 255, 255)}, (slug, parts[part])
        ink = ImageChops.difference(drawn, Image.new("RGB", drawn.size, "white")).getbbox()
        assert ink is not None, (slug, parts[part])
        assert min(letters(root), default=COLUMN) * POINTS >= LEAST_POINTS, (slug, parts[part])
        shown = "".join(root.itertext()).replace(root.findtext(f"{SVG}metadata") or "", "")
        assert "127.0.0.1" not in shown
        numbers = csv.reader(io.StringIO(saved(page, "save-csv", part).decode("utf-8-sig")))
        wide = width > COLUMN + 24
        assert not wide or (slug == "measures" and len(next(numbers)) > 5), (parts[part], width)
        needs = page.locator('[data-panel="share"] .note')
        told = re.escape(f" {math.ceil(SET_MM * width / COLUMN) / 10:g} cm") if wide else "^$"
        expect(needs).to_have_text(re.compile(told))


def test_cards_beside_one_another_keep_their_names(look: Look) -> None:
    page = look("words", f"{FREE}&models=5")
    names = ("e5-small", "all-MiniLM-L6")
    assert all(name in chooser(page)[1] for name in names)
    shown = "".join(ET.fromstring(saved(page, "save-svg", 1)).itertext())  # noqa: S314 - our own file
    assert all(name in shown for name in names)


def boxes(page: pypdfium2.PdfPage) -> Iterator[tuple[str, float]]:
    """Every letter of a page of a PDF, and how high it is in points."""
    text = page.get_textpage()
    for k, letter in enumerate(text.get_text_range()):
        _, bottom, _, top = text.get_charbox(k)
        yield letter, top - bottom


@pytest.mark.parametrize(("slug", "part"), [("translate", 1), ("norms", 2), ("factorisation", 5)])
def test_a_pdf_is_one_page_of_the_picture_alone(look: Look, slug: str, part: int) -> None:
    page = look(slug, FREE)
    window, name = page.title(), chooser(page)[part]
    page.locator('[data-share="part"]').select_option(index=part)
    page.evaluate("window.print = () => {}")  # a dialog of the browser
    page.locator('[data-action="save-pdf"]').click()
    expect(page.locator(".cosine-lab-print")).to_have_count(1, timeout=PATIENCE_MS)
    made = page.pdf(prefer_css_page_size=True, print_background=True)
    expect(page.locator(".cosine-lab-print")).to_have_count(0)
    document = pypdfium2.PdfDocument(made)
    assert len(document) == 1
    assert document.get_metadata_value("Title") == f"{name} · {window}"
    assert page.title() == window
    width, _ = document[0].get_size()
    assert width == pytest.approx(SET_MM / 25.4 * 72, rel=0.06)
    drawn = document[0].render(scale=300 / 72).to_pil().convert("RGB")
    drawn.save(ARTIFACTS / f"pdf-{slug}-{part}.png")
    assert frame(drawn) == {(255, 255, 255)}
    digits = [high for letter, high in boxes(document[0]) if re.fullmatch(r"\d", letter)]
    assert len(digits) > 3
    assert min(digits) >= 0.6 * LEAST_POINTS  # a digit is two thirds as high as its letter size


def test_title_caption_and_ground_are_chosen(look: Look) -> None:
    page = look("translate", FREE)
    title = chooser(page)[1]
    bare = saved(page, "save-svg", 1).decode()
    assert bare.count(title) == 1  # what it is called, which nobody sees
    for name in ("headed", "caption", "transparent"):
        page.locator(f'[data-share="{name}"]').check()
    told = saved(page, "save-svg", 1)
    clear = rendered(told, DOTS)
    for name in ("headed", "caption", "transparent"):
        page.locator(f'[data-share="{name}"]').uncheck()
    root = ET.fromstring(told)  # noqa: S314 - our own file
    said = " ".join("".join(each.itertext()) for each in root.findall(f"{SVG}text"))
    sentence = page.locator(".cosine-lab .sentence").first.inner_text()
    assert said.startswith(title)
    assert " ".join(sentence.split()) in " ".join(said.split())
    assert frame(clear) == {(0, 0, 0, 0)}


def test_a_bitmap_is_two_or_three_times_as_large(look: Look) -> None:
    page = look("translate", FREE)
    wide = float(ET.fromstring(saved(page, "save-svg", 1)).get("width", "nan"))  # noqa: S314 - our own
    for verb, times in (("save-png", 2), ("save-png-3", 3)):
        assert Image.open(io.BytesIO(saved(page, verb, 1))).width == times * wide


def test_the_numbers_of_a_part_are_saved_beside_it(look: Look) -> None:
    page = look("translate", FREE)
    rows = [*csv.reader(io.StringIO(saved(page, "save-csv", 2).decode("utf-8-sig")))]
    held = {name: value for name, value, _ in rows[1:]}
    assert (held["Unembedding of dog x"], held["Unembedding of dog y"]) == ("0.5", "1")
    cells = [*csv.reader(io.StringIO(saved(page, "save-csv", 4).decode("utf-8-sig")))]
    assert cells[0] == ["", "cat", "dog", "car", "house", "tree"]
    assert float(cells[1][2]) == pytest.approx(0.8)


def test_the_page_holds_no_control_and_no_address(look: Look) -> None:
    page = look("rankings", FREE)
    root = ET.fromstring(saved(page, "save-svg"))  # noqa: S314 - our own file
    seen = "".join("".join(each.itertext()) for each in root.iter(f"{SVG}text"))
    for gone in ("Undo", "Reset", "Challenges", "127.0.0.1"):
        assert gone not in seen, gone
    assert root.findtext(f"{SVG}metadata") == page.locator('[data-share="link"]').input_value()


def test_a_picture_is_printed_on_white_whatever_the_theme(look: Look) -> None:
    page = look("translate", FREE)
    light = [colours(saved(page, "save-svg", part)) for part in (0, 1)]
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".cosine-lab")).to_have_attribute("data-theme", "dark")
    assert [colours(saved(page, "save-svg", part)) for part in (0, 1)] == light
    expect(page.locator(".cosine-lab")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")


def darkened(page: Page) -> None:
    """The page in the dark theme, with the charts that the server draws."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".cosine-lab")).to_have_attribute("data-theme", "dark")
    for chart in page.locator(".stPlotlyChart .xtick text:first-child").all():
        expect(chart).to_have_css("fill", INK_IN_THE_DARK, timeout=PATIENCE_MS)
    whole(page)


def test_a_chart_and_a_table_of_the_site_are_printed_on_white_too(look: Look) -> None:
    page = look("words", FREE)
    parts = chooser(page)
    drawn = range(len(parts) - page.locator(".stPlotlyChart, .stTable").count(), len(parts))
    light = [colours(saved(page, "save-svg", part)) for part in drawn]
    assert len(drawn) > 1
    darkened(page)
    assert [colours(saved(page, "save-svg", part)) for part in drawn] == light
    page.emulate_media(color_scheme="light")


def test_a_table_of_colours_is_printed_in_the_light_themes_colours_with_its_scale(look: Look) -> None:
    page = look("audit", FREE)
    part = chooser(page).index("Cosines before")
    light = saved(page, "save-svg", part)
    darkened(page)
    dark = saved(page, "save-svg", part)
    page.emulate_media(color_scheme="light")
    assert colours(dark) == colours(light)
    one, other = (rendered(svg, COLUMN).convert("RGB") for svg in (light, dark))
    assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) < 1
    scale = [colour for _, colour in one.crop((355, 80, 384, 375)).getcolors(9999) or []]
    assert len(scale) > 100, "its scale runs from one colour to the other"
    assert (0, 0, 0) not in scale
