"""Whether what a talk shows can be read in the last row, and is whole."""

import time
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Page

from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import reader

SCREENS = (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
    {"width": 1024, "height": 768},
    {"width": 683, "height": 384},
)
NARROWEST = SCREENS[2]
LAST_ROW = (
    {"text": 24, "plane": 300},
    {"text": 24, "plane": 580},
    {"text": 24, "plane": 260},
    {"text": 12.8, "plane": 160},
)
"""The least sizes on each of these screens; the last is one of 1366 × 768 at 200 %, where a pixel is two."""
_LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")


def unfit(page: Page, least: Mapping[str, float], *, scrolls: bool) -> list[str]:
    """What is too small or cut; charts are laid out anew a moment after the window."""
    deadline = time.monotonic() + PATIENCE_MS / 6000
    while True:
        found: list[str] = page.evaluate(_LEGIBLE, {**least, "scrolls": scrolls})
        if not found or time.monotonic() > deadline:
            return found
        reader.painted(page)


def on_a_wall(page: Page, *, anew: bool = True) -> list[str]:
    """What is too small or cut on the screens that a talk is shown on.

    anew : whether these things were not looked at before; what is said beside them since is looked
        at where there is least room: in height, in width, and on the smallest screen.
    """
    found, screens = [], [*zip(SCREENS, LAST_ROW, strict=True)]
    if not anew:
        del screens[1]
    for screen, least in screens if page.viewport_size == screens[0][0] else reversed(screens):  # there, or back
        page.set_viewport_size(screen)
        reader.painted(page)
        found += [f"{each}, {screen}" for each in unfit(page, least, scrolls=False)]
    return found
