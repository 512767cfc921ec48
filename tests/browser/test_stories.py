"""Every story under a finger, and how it keeps its place; by keys it is walked, and judged, in test_walk.py."""

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import keys, reader, stories
from tests.browser.finger import Finger, Held, covered, holds, in_sight, moved
from tests.browser.stories import press
from tests.browser.walk import LOOK, over

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 360, "height": 780},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 720},
)
PHONES: tuple[ViewportSize, ...] = (SIZES[0], {"width": 360, "height": 740})
PHONE: dict[str, Any] = {"viewport": SIZES[0], "has_touch": True, "is_mobile": True}
LEAST = 2
"""Steps of a story that one drag does; others take several, a press, or a list."""


_UNSEEN = """() => {
  const all = (part, root = document) => [...root.querySelectorAll(part)].concat(
    ...[...root.querySelectorAll("*")].filter((each) => each.shadowRoot).map((each) => all(part, each.shadowRoot)));
  const asked = all("[data-masked=asked]").filter((each) => each.checkVisibility());
  const [sentence] = all(".story-sentence");
  const left = sentence.getBoundingClientRect().bottom - parseFloat(getComputedStyle(sentence).scrollMarginTop);
  const lowest = Math.max(...asked.map((each) => each.getBoundingClientRect().bottom));
  return asked.length && lowest > innerHeight && left > 67 ? [lowest, left] : null;
}"""
"""Where a number that is asked about is out of sight, though there is room above: three lines of what to do stay."""


def key_of(page: Page) -> str:
    """The step that the address names."""
    return parse_qs(urlsplit(reader.address(page)).query)["beat"][0]


def labels(page: Page) -> list[str]:
    """What is wrong with the texts of the page's planes."""
    found: list[str] = page.evaluate(f"() => {{ {LOOK}; return __labels(); }}")
    return found


def meets(page: Page, at: int) -> None:
    """On either phone a finger meets what the step asks for and sees what it is about, where the page stands then."""
    again, led = page.locator('[data-story-action="again"]'), page.locator(".grip.lead").filter(visible=True).first
    for size in PHONES if led.is_visible() else ():
        page.set_viewport_size(size)
        reader.painted(page)
        if again.is_visible():
            press(page, again, "touch")
        if choices := stories.answers(page):
            stories.bet(page, 0.0 if choices == ["scale"] else choices[-1], "touch")
            assert page.evaluate(_UNSEEN) is None, f"step {at}, at {size}"
        assert covered(led) == "", f"step {at}, at {size}"


@pytest.mark.parametrize("slug", sorted(lessons()))
@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
def test_a_story_is_gone_through_by_taps_and_then_by_a_finger(page: Page, site: str, slug: str) -> None:
    """What a button moves, a finger moves to the same place: it is done when it leaves, and nothing moves then.

    Each step at another width; the finger reads Chinese, and names stand at what they name as a step begins, in the
    midst of its move and at its end.
    """
    ways: dict[int, list[tuple[Held, Held]]] = {}
    done: list[int] = []
    finger = Finger(page)
    first = sorted(lessons()).index(slug)

    def resized(at: int) -> None:
        size = SIZES[(first + at) % len(SIZES)]
        if page.viewport_size != size:
            page.set_viewport_size(size)
            reader.painted(page)

    def named(at: int, when: str) -> None:
        assert labels(page) == [], f"step {at}, {when}, at {page.viewport_size}"

    def by_taps(at: int) -> None:
        meets(page, at)
        resized(at)
        begun = holds(page)
        stories.reachable(page, "touch")
        ways[at] = moved(begun, holds(page))

    def by_finger(at: int) -> None:
        resized(at)
        named(at, "begun")
        goal = page.locator("[data-goal]")
        for begun, end in ways[at]:
            assert begun != ways[at][0][0] or covered(begun.found(page)) == "", f"step {at}: {begun.key}"
            if goal.get_attribute("data-goal") == "open":
                assert finger.moves(begun, end, lambda: named(at, "in mid-move")) == {}, f"step {at}"
        done.extend([at] * (goal.get_attribute("data-goal") == "reached"))
        stories.reachable(page, "touch")
        named(at, "done")

    stories.open_story(page, f"{site}{addresses()[slug]}")
    for _ in stories.tapped(page, by_taps):
        assert over(page) <= 0, "a phone needs no sideways scrolling"
    reader.forget(page)
    page.set_viewport_size(PHONE["viewport"])
    stories.open_story(page, f"{site}{addresses()[slug]}?guide=1&lang=zh")
    for _ in stories.tapped(page, by_finger):
        in_sight(page)
    assert len(done) >= LEAST, f"only steps {done} were done by a finger"


@pytest.mark.parametrize("slug", sorted(lessons()))
def test_back_reload_and_free_play_keep_the_place_and_every_press_is_meant(page: Page, site: str, slug: str) -> None:
    stories.open_story(page, f"{site}{addresses()[slug]}")
    assert [*keys.unnamed(page)] == []
    n = stories.steps(page)[1]
    begun = key_of(page)
    for _ in range(2):  # a step that is still to do is said to be, once
        if stories.steps(page)[0] == 1:
            press(page, page.locator('[data-story-action="next"]'), "mouse")
    expect(stories.strip(page)).to_have_attribute("data-beat", f"2/{n}")
    page.reload()
    expect(stories.strip(page)).to_have_attribute("data-beat", f"2/{n}", timeout=PATIENCE_MS)
    page.go_back()
    expect(stories.strip(page)).to_have_attribute("data-beat", f"1/{n}", timeout=PATIENCE_MS)
    assert key_of(page) == begun
    stories.ready(page)
    press(page, page.locator('[data-story-action="free"]'), "mouse")
    assert "guide=0" in reader.address(page)
    expect(stories.strip(page)).not_to_have_attribute("data-beat", stories.PLACED)
    page.reload()
    guide = page.locator('[data-story-action="guide"]')
    expect(guide).to_be_visible(timeout=PATIENCE_MS)
    stories.ready(page)
    press(page, guide, "mouse")
    expect(stories.strip(page)).to_have_attribute("data-beat", f"1/{n}", timeout=PATIENCE_MS)
    forgets_nothing_where_next_was(page)


def forgets_nothing_where_next_was(page: Page) -> None:
    """Who goes on pressing where Next was forgets nothing, and an armed button takes no other press."""
    forget = page.locator('[data-story-action="forget"]')
    while stories.steps(page)[0] < stories.steps(page)[1]:
        following = stories.box(page.locator('[data-story-action="next"]'))
        page.mouse.click(*stories.middle(following))
        stories.ready(page)
    left, top, width, height = stories.box(forget)
    x, y = stories.middle(following)
    assert not (left <= x <= left + width and top <= y <= top + height)
    forget.click()
    page.locator('[data-story-action="free"]').click()
    stories.ready(page)
    assert "guide=0" in reader.address(page)


def test_a_story_is_gone_through_by_tab_and_enter(page: Page, site: str) -> None:
    """Tab alone leads to every answer, action and way on; the walk puts the focus there itself."""
    stories.open_story(page, f"{site}/translate")
    first, last = stories.steps(page)
    for at in range(first, last):
        if choices := stories.answers(page):
            stories.bet(page, choices[0], "keys")
        if page.locator('[data-goal="open"]').count():
            stories.reachable(page, "keys")
        press(page, page.locator('[data-story-action="next"]'), "keys")
        expect(stories.strip(page)).to_have_attribute("data-beat", re.compile(rf"^{at + 1}/"))


def test_what_stands_behind_a_number_that_is_bet_on_stays_where_it_is(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/sigmoid")
    line, commit = page.locator('[data-bet="scale"]'), page.locator('[data-story-action="commit"]')
    before = commit.bounding_box()
    for share in (0.2, 0.7):
        line.click(position={"x": share * 180, "y": 20})
        expect(page.locator(".story-bet output")).to_contain_text(re.compile(r"\d"))
        assert commit.bounding_box() == before


@pytest.mark.parametrize("step", ["translate?beat=regions", "rescale?beat=translated", "measures?beat=translate"])
def test_the_meter_says_that_the_model_is_the_same_once_something_was_moved(page: Page, site: str, step: str) -> None:
    stories.open_story(page, f"{site}/{step}")
    if choices := stories.answers(page):
        stories.bet(page, choices[0], "mouse")
    verdict = page.locator(".meter .verdict")
    expect(verdict).to_be_hidden()
    stories.reachable(page, "mouse")
    expect(verdict).to_be_visible()
    expect(verdict).to_contain_text("✓")
