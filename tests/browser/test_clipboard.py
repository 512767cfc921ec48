"""What can be copied can be copied over plain http too, as a lecture hall opens `lab.py serve`."""

from collections.abc import Callable
from urllib.parse import urlencode, urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import Server
from cosine_lab.surfaces.exercise import PARAMETER, Exercise, write
from cosine_lab.surfaces.story import Reads
from tests.browser import plane, reader

PLAIN = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
"""What a browser withholds from a page that came without https."""
REFUSING = f"{PLAIN} document.execCommand = () => false;"
SELECTED = """() => {
  const { activeElement: held } = document;
  if (!("selectionStart" in held)) return getSelection().toString();
  return held.value.slice(held.selectionStart, held.selectionEnd);
}"""
TASK = Exercise("Who?", choices=(("a", Reads("changed", "=", 0)), ("b", Reads("changed", ">", 0))))
ALLOWED = pytest.mark.parametrize("context_options", [{"permissions": ["clipboard-read", "clipboard-write"]}], ids=[""])


def shared(page: Page, url: str) -> tuple[Locator, str]:
    """The link in "Share", and the button that copies it."""
    reader.visit(page, f"{url}/translate")
    page.locator('[data-action="share"]').click()
    field = page.locator('[data-share="link"]')
    return page.locator("label.copied", has=field).locator("button"), field.input_value()


def handed_in(page: Page, url: str) -> tuple[Locator, str]:
    """The code of work done, and the button that copies it."""
    reader.visit(page, f"{url}/translate?{urlencode({'beat': 'exercise', PARAMETER: write(TASK)})}")
    page.locator('[data-bet="0"]').click()
    page.locator('[data-action="hand-in"]').click()
    field = page.locator('[data-output="code"]')
    expect(field).not_to_have_value("")
    return page.locator('[data-action="submission-copy"]'), field.input_value()


def made(page: Page, url: str) -> tuple[Locator, str]:
    """The link of an exercise, and the button that copies it."""
    reader.visit(page, plane.free(f"{url}/translate"))
    page.locator('[data-action="make-exercise"]').click()
    page.locator('[data-input="question"]').fill("Who?")
    field = page.locator('[data-output="link"]')
    expect(field).not_to_have_value("")
    return page.locator('[data-action="exercise-copy"]'), field.input_value()


def deck(page: Page, url: str) -> tuple[Locator, str]:
    """The command that makes a deck, and the button that copies it."""
    page.goto(f"{url}/talk")
    command = page.locator(".command code")
    expect(command).not_to_have_text("")
    return page.locator('.command [data-action="copy"]'), command.inner_text()


PLACES = pytest.mark.parametrize(
    ("place", "says"),
    [
        (shared, ("bar", "share.copied")),
        (handed_in, ("bar", "submission.copied")),
        (made, ("bar", "exercise.copied")),
        (deck, ("talk", "copied")),
    ],
    ids=["share", "hand-in", "exercise", "deck"],
)
Place = Callable[[Page, str], tuple[Locator, str]]


@ALLOWED
@pytest.mark.own_tab
@PLACES
def test_what_can_be_copied_is_copied_without_the_modern_clipboard(
    page: Page, server: Server, place: Place, says: tuple[str, str]
) -> None:
    page.add_init_script(PLAIN)
    part, copied = says
    button, held = place(page, server.url)
    button.click()
    expect(told(page, part, copied)).to_be_visible()
    assert pasted(page) == held


@pytest.mark.own_tab
@PLACES
def test_what_no_browser_copies_stands_selected_and_the_page_says_so(
    page: Page, server: Server, place: Place, says: tuple[str, str]
) -> None:
    page.add_init_script(REFUSING)
    part, _ = says
    button, held = place(page, server.url)
    button.click()
    expect(told(page, part, "selected")).to_be_visible()
    assert page.evaluate(SELECTED) == held


def told(page: Page, part: str, key: str) -> Locator:
    """Where the page says how it went."""
    return page.get_by_text(prose.text(part)(key)).and_(page.locator("p:not([data-voice])"))


def pasted(page: Page) -> str:
    """What the clipboard holds, asked of a page that may read it."""
    other = page.context.new_page()
    other.goto(urljoin(page.url, "/_stcore/health"))
    text: str = other.evaluate("navigator.clipboard.readText()")
    other.close()
    return text
