"""Every story, from its first step to its last, by mouse, by keyboard alone and by touch at 360 px.

A lesson has a story where it has a `story.py`; nothing here knows what any of them says.
"""

import math
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from lib import prose
from tests.browser import reader, stories
from tests.browser.stories import Hand, Walk, press
from tools.browser import PATIENCE_MS
from tools.server import ROOT, Server, addresses

TOLD = sorted(path.parent.name for path in Path(ROOT, "lib/lessons").glob("*/story.py"))
MOST_CONTROLS = 10
LEAST_SENTENCE_PX = 18
Answer = Callable[[str, list[str]], str | float]
told = pytest.mark.parametrize("slug", TOLD, scope="module")  # one story after another
phone = pytest.mark.parametrize(
    "context_options",
    [{"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}],
    ids=["phone"],
)
_KNOWN: dict[str, dict[str, str]] = {}
_DISTINCT = 4
"""Digits of a number that stands nowhere else by chance."""


def key_of(page: Page) -> str:
    """The step that the address names."""
    return parse_qs(urlsplit(reader.address(page)).query)["beat"][0]


def shown(page: Page) -> dict[str, str]:
    """Every reading as a sentence quotes it."""
    found = page.locator("[data-readout]")
    names = reader.attributes(found, "data-readout")
    return {
        name.replace(":", "-"): said
        for name, said in zip(names, found.all_text_contents(), strict=True)
    }


def ask(page: Page, answer: Answer, hand: Hand) -> None:
    """Bet where something is asked; what is asked was kept from everybody until then."""
    choices = stories.answers(page)
    if not choices:
        return
    hidden = stories.masked(page)
    assert hidden, "what is asked must be masked"
    for name, told in hidden.items():
        assert told["text"] == "?", name
        assert not told["value"], name
        assert not told["title"], name
        assert not re.search(r"\d", told["spoken"]), name
    before = page.locator('[data-testid="stMain"]').aria_snapshot()
    stories.bet(page, answer(key_of(page), choices), hand)
    assert stories.masked(page) == {}
    after = shown(page)
    for name in (each for each, told in hidden.items() if told["why"] == "asked"):
        figure = after[name.replace(":", "-")]
        if sum(letter.isdigit() for letter in figure) >= _DISTINCT:
            assert figure not in before, f"{name} could be heard before the bet"


def read_truth(page: Page, slug: str, walk: Walk) -> None:
    """What it says that it is, is what the readings say."""
    said = page.locator("[data-bet-answer]")
    if not said.count():
        return
    key, text = key_of(page), prose.text(slug)
    truth = said.get_attribute("data-bet-truth") or ""
    assert truth, f"{key}: what was asked must be decided by what was done"
    walk.truths[key] = truth
    assert text(f"beat.{key}.truth", **shown(page)) in said.inner_text()
    given = said.get_attribute("data-bet-answer") or ""
    if f"beat.{key}.bet.{given}" in text:
        assert said.get_attribute("data-came-true") == str(given == truth).lower()
        assert text(f"beat.{key}.bet.{given}") in said.inner_text()


def walk(page: Page, server: Server, slug: str, hand: Hand, answer: Answer) -> Walk:
    """Go through a story from its first step to its last, and do what it asks."""
    stories.open_story(page, server.url + addresses()[slug])
    met = Walk()
    for k in range(1, stories.steps(page)[1] + 1):
        assert stories.steps(page)[0] == k
        sentence = page.locator(".story-sentence")
        expect(sentence).not_to_be_empty()
        size = sentence.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
        assert size >= LEAST_SENTENCE_PX
        met.controls.append((k, page.evaluate(stories.CONTROLS)))
        ask(page, answer, hand)
        if page.locator('[data-goal="open"]').count():
            stories.reachable(page, hand)
        read_truth(page, slug, met)
        assert "{" not in page.locator("[data-story]").inner_text()
        following = page.locator('[data-story-action="next"]')
        if following.is_visible():
            press(page, following, hand)
            expect(stories.strip(page)).to_have_attribute(
                "data-beat", re.compile(rf"^{k + 1}/"), timeout=PATIENCE_MS
            )
            stories.ready(page)
    assert k == stories.steps(page)[1]
    return met


def first(_key: str, choices: list[str]) -> str | float:
    """The first of the choices; of a scale its lower end."""
    return -math.inf if choices == ["scale"] else choices[0]


def truths(page: Page, server: Server, slug: str) -> dict[str, str]:
    """What turned out at every step, walked once."""
    if slug not in _KNOWN:
        _KNOWN[slug] = walk(page, server, slug, "mouse", first).truths
        page.evaluate("localStorage.clear()")
    return _KNOWN[slug]


@told
def test_a_story_is_walked_by_mouse_with_few_controls_and_kept_until_it_is_forgotten(
    page: Page, server: Server, slug: str
) -> None:
    met = walk(page, server, slug, "mouse", first)
    _KNOWN[slug] = met.truths
    opening = met.controls[0][1]
    assert len(opening) <= MOST_CONTROLS, opening
    # Further on the handles of all labels are one thing to do.
    crowded = {k: held for k, held in met.controls if len(set(held)) > MOST_CONTROLS}
    assert crowded == {}
    on = page.locator(".story-on")
    if on.count():
        assert (on.get_attribute("href") or "") in addresses()
    kept = f"cosine-lab:story:{slug}"
    assert page.evaluate(f"JSON.parse(localStorage.getItem('{kept}')).done") is True
    press(page, page.locator('[data-story-action="forget"]'), "mouse")
    expect(stories.strip(page)).to_have_attribute("data-beat", re.compile("^1/"))
    stories.ready(page)
    assert page.evaluate(f"JSON.parse(localStorage.getItem('{kept}')).answers") == {}


@told
def test_a_story_is_walked_by_keyboard_alone_with_right_answers(
    page: Page, server: Server, slug: str
) -> None:
    known = truths(page, server, slug)

    def right(key: str, choices: list[str]) -> str | float:
        return float(known[key]) if choices == ["scale"] else known[key]

    assert walk(page, server, slug, "keys", right).truths == known


@told
@phone
def test_a_story_is_walked_by_touch_at_360_px_with_wrong_answers(
    page: Page, server: Server, slug: str
) -> None:
    known = truths(page, server, slug)

    def wrong(key: str, choices: list[str]) -> str | float:
        if choices == ["scale"]:
            return math.inf if float(known[key]) <= 0 else -math.inf
        return next(each for each in choices if each != known[key])

    assert walk(page, server, slug, "touch", wrong).truths == known
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "a phone needs no sideways scrolling"


@told
def test_back_reload_and_free_play_keep_the_place(page: Page, server: Server, slug: str) -> None:
    stories.open_story(page, server.url + addresses()[slug])
    n = stories.steps(page)[1]
    begun = key_of(page)
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
