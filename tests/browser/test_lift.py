"""A phone whose picture does not fit below its strip lifts what a step is about into sight."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import reader, stories

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
_BELOW = """(names) => {
  const all = (part, root = document) => [...root.querySelectorAll(part)].concat(
    ...[...root.querySelectorAll("*")].filter((each) => each.shadowRoot).map((each) => all(part, each.shadowRoot)));
  const seen = names.flatMap((name) => all(`[data-readout="${name}"], [data-input="${name}"]`))
    .filter((each) => each.checkVisibility());
  return seen.length < names.length ? "none" :
    seen.filter((each) => each.getBoundingClientRect().bottom > innerHeight).map((each) => each.outerHTML);
}"""
SCORES = tuple(f"score-change:{k}" for k in (1, 2, 3))


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
@pytest.mark.parametrize(
    ("before", "presses", "numbers"),
    [
        ("alike", ["next"], SCORES),
        ("sigmoid", ["some"], SCORES),
        ("stays", ["both"], ("unit", "centred-after", "centred-rescaled")),
    ],
)
def test_what_a_step_asks_to_watch_is_in_sight_when_its_move_begins(
    page: Page, site: str, before: str, presses: list[str], numbers: tuple[str, ...]
) -> None:
    stories.open_story(page, f"{site}/audit?beat={before}")
    if presses == ["next"]:
        stories.reachable(page, "touch")
    for name in presses:
        stories.press(page, page.locator(f'[data-story-action="{name}"], [data-bet="{name}"]'), "touch")
    page.wait_for_timeout(600)  # a page is followed with the eye
    reader.painted(page)
    assert page.evaluate(_BELOW, list(numbers)) == []
    if presses == ["next"]:  # what was told stays in sight
        stories.reachable(page, "touch")
        assert page.evaluate(_BELOW, list(numbers)) == []


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
@pytest.mark.parametrize(("slug", "before"), [("thief", "stretch"), ("rankings", "order"), ("audit", "alike")])
def test_a_step_that_asks_nothing_begins_with_its_first_line_in_sight(
    page: Page, site: str, slug: str, before: str
) -> None:
    stories.open_story(page, f"{site}/{slug}?beat={before}")
    step = stories.steps(page)[0]
    while stories.steps(page)[0] == step:
        stories.press(page, page.locator('[data-story-action="next"]'), "touch")  # a second one skips the move
        reader.painted(page)
    page.wait_for_timeout(600)
    assert stories.box(page.locator(".story-sentence"))[1] >= 0
