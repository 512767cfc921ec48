"""Texts that want to be more than text, and what nothing may make of them."""

import csv
import io
import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

from playwright.sync_api import Page

SHORT = (
    "![p](//evil.test/a)",
    "<img src=//evil.test/b>",
    "<svg onload=ran=1>",
    "<script>ran=1</script>",
    "[go](//evil.test)",
    "https://evil.test/c",
    "www.evil.test",
    "me@evil.test",
    "=HYPERLINK(1)",
    "@SUM(1)",
    "+1+1",
    "-1+1",
    r"$\href{//evil.test}{x}$",
    "$$x^2$$",
    ":red[red]",
    ":material/home:",
    "`tick`",
    "**loud**",
    "<b>loud</b>",
    "%{x} &lt;",
)
"""Each short enough for a label, and without the comma that parts words."""
UNSEEN = ("left\u202eright", "no\u200broom", "a\u2066b", "bell\x07")
"""Characters that change what is seen without being seen."""
_LOOK, _TEXTS = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("hostile.js", "texts.js"))
_NUMBER = re.compile(r"[+-]?[0-9.]+(e[+-]?[0-9]+)?")
_PIXELS = {"IHDR", "IDAT", "IEND", "sRGB", "sBIT", "pHYs", "PLTE", "tRNS", "gAMA", "cHRM", "iCCP"}
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RUNS = {"script", "a", "foreignObject", "iframe", "animate", "set"}


def faults(page: Page) -> list[str]:
    """What of the page's elements is more than text, or not to be seen."""
    found: list[str] = page.evaluate(_LOOK)
    return found


def text(page: Page) -> str:
    """All texts and attributes of a page, shadows included."""
    found: str = page.evaluate(_TEXTS)
    return found


def sheet_faults(content: str) -> list[str]:
    """Cells of a CSV file in which a spreadsheet would see a formula."""
    return [
        cell
        for row in csv.reader(io.StringIO(content))
        for cell in row
        if cell[:1] in tuple("=+-@\t\r") and not _NUMBER.fullmatch(cell)
    ]


def picture_faults(content: str, page: str) -> list[str]:
    """What an SVG file holds that runs, leads or loads from elsewhere than to the page it shows."""
    root = ET.fromstring(content)  # noqa: S314 - our own file
    return [
        f"{element.tag} {name}={value}"
        for element in root.iter()
        if (element.tag.rpartition("}")[2], element.get("href")) != ("a", page)
        for name, value in [("", ""), *element.attrib.items()]
        if element.tag.rpartition("}")[2] in _RUNS
        or name.startswith("on")
        or (name.rpartition("}")[2] in {"href", "src"} and not value.startswith(("#", "data:image")))
    ]


def bitmap_faults(content: bytes) -> list[str]:
    """What a PNG file holds beside its pixels, or what keeps it from being one."""
    if not content.startswith(_SIGNATURE):
        return ["no PNG"]
    kinds, at = [], len(_SIGNATURE)
    while at + 8 <= len(content):
        length, kind = struct.unpack(">I4s", content[at : at + 8])
        kinds.append(kind.decode("latin-1"))
        at += length + 12
    rest = [] if at == len(content) and kinds[-1:] == ["IEND"] else ["no end"]
    return [kind for kind in kinds if kind not in _PIXELS] + rest
