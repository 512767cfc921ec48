"""What the bar opens is in the reader's language: share, save, exercise, talk, hand-in."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.prose import PSEUDO
from cosine_lab.surfaces.exercise import Exercise, write
from cosine_lab.surfaces.story import Reads
from tests.browser import keys, plane, reader
from tests.browser.pseudo import bare, opened, pressed

BOTH = pytest.mark.parametrize("slug", ["translate", "norms"])
"""A page of planes, and one of tables."""
DIALOG = "dialog[open]"
TASK = Exercise(
    "⟦?⟧",
    choices=(("⟦a⟧", Reads("changed", "=", 0)), ("⟦b⟧", Reads("changed", ">", 0))),
    goal=(Reads("cos", "<", 0.5),),
)


def told(page: Page, verb: str) -> set[str]:
    """What a dialog says once it is open, and what is wrong with the stops of the Tab key in it."""
    page.locator(f'[data-action="{verb}"]').click()
    expect(page.locator(DIALOG)).to_be_visible(timeout=PATIENCE_MS)
    return bare(page) | {*keys.unnamed(page)}


@BOTH
def test_no_word_is_naked_where_a_page_is_shared_and_saved(page: Page, server: Server, slug: str) -> None:
    opened(page, server, slug, guide="0")
    found = told(page, "share")
    for box in page.locator(f"{DIALOG} input[type=checkbox]").filter(visible=True).all():
        box.check()
    buttons = page.locator(f"{DIALOG} button[data-action]")
    assert buttons.count() >= 5
    for button in buttons.all():
        found |= pressed(page, button)
    assert found == set()


@BOTH
def test_no_word_is_naked_where_an_exercise_is_made(page: Page, server: Server, slug: str) -> None:
    opened(page, server, slug, guide="0")
    found = told(page, "make-exercise")
    kinds = page.locator(f'{DIALOG} [data-input="bet"]')
    for kind in kinds.locator("option").all() if kinds.count() else []:
        kinds.select_option(kind.get_attribute("value"))
        found |= bare(page)
    for button in page.locator(f'{DIALOG} [data-input="goal"] button').all():
        found |= pressed(page, button)
    for button in page.locator(f'{DIALOG} [data-action="exercise-copy"]').all():
        found |= pressed(page, button)
    assert found == set()


def test_no_word_is_naked_where_work_is_handed_in(page: Page, server: Server) -> None:
    asked = {"lang": PSEUDO, "beat": "exercise", "x": write(TASK)}
    reader.visit(page, f"{server.url}/translate?{urlencode(asked)}")
    page.locator('[data-bet="0"]').click()
    found = bare(page)
    reader.pull(page, reader.grip(page, "origin"), 70, -70)
    found |= told(page, "hand-in")
    for verb in ("copy", "save"):
        found |= pressed(page, page.locator(f'[data-action="submission-{verb}"]'))
    page.locator('[data-input="name"]').fill("Ada")
    for verb in ("copy", "save"):
        found |= pressed(page, page.locator(f'[data-action="submission-{verb}"]'))
    assert {each for each in found if not each.startswith("Ada")} == set()


def test_no_word_is_naked_in_a_talk_and_for_its_speaker(page: Page, server: Server) -> None:
    opened(page, server, "translate")
    plane.wait_ready(page)
    page.locator('[data-action="talk"]').click()
    expect(page.locator("html[data-talk]")).to_be_attached()
    page.mouse.move(640, 700)
    found = bare(page)
    for key in ("3", "PageDown", "End"):
        page.keyboard.press(key)
        found |= bare(page)
    page.mouse.move(650, 700)  # after keys the row is away until the pointer moves
    with page.expect_popup() as popup:
        page.locator('[data-talk-action="speaker"]').click()
    view = popup.value
    expect(view.locator(".place")).to_be_visible(timeout=PATIENCE_MS)
    found |= bare(view) | {*keys.unnamed(view)}
    view.close()
    assert found | {*keys.unnamed(page)} == set()
