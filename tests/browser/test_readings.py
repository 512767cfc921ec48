"""What a page shows is what its readings are: at every step of every story, number for number."""

from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from lib.surfaces import exercise
from lib.surfaces.exercise import Exercise
from lib.surfaces.story import Reads
from tests.browser import stories
from tests.browser.test_stories import TOLD, first
from tests.lessons_in_node import SURFACES, data_of, run
from tools.server import Server, addresses

_SHOWN = """(all) => all.map((each) => ({
  name: each.dataset.readout, value: each.dataset.value ?? null,
  masked: each.hasAttribute("data-masked"), seen: each.checkVisibility(),
}))"""
_READ = """() => {
  let found = {};
  const give = ({ readings }) => (found = readings);
  window.dispatchEvent(new CustomEvent("cosine-lab:describe", { detail: give }));
  return found;
}"""
READ = [slug for slug in TOLD if slug in SURFACES]


@pytest.fixture(scope="module")
def declared(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The names under which each lesson declares its readings."""
    asked = {slug: {"slug": slug, "data": data_of(slug), "links": []} for slug in READ}
    found = run("read_lessons.js", asked, tmp_path_factory.mktemp("readings"))
    return {slug: each["names"] for slug, each in found.items()}


def is_declared(name: str, names: list[str]) -> bool:
    """Whether a reading is declared by its name, or as one of many."""
    return name in names or any(each.endswith("*") and name.startswith(each[:-1]) for each in names)


def shown(page: Page) -> list[dict[str, Any]]:
    """Every reading on the page."""
    return list(page.locator("[data-readout]").evaluate_all(_SHOWN))


def compare(page: Page, names: list[str]) -> int:
    """Hold what can be seen to what can be read; how many numbers were compared."""
    read, compared = page.evaluate(_READ), 0
    for each in shown(page):
        assert is_declared(each["name"], names), each["name"]
        if (
            each["seen"]
            and not each["masked"]
            and each["value"] is not None
            and each["name"] in read
        ):
            assert each["value"] == read[each["name"]], each
            compared += 1
    return compared


@pytest.mark.parametrize("slug", READ, scope="module")
def test_what_is_shown_is_what_is_read(
    page: Page, server: Server, declared: dict[str, list[str]], slug: str
) -> None:
    stories.open_story(page, server.url + addresses()[slug])
    compared = 0
    for k in range(1, stories.steps(page)[1] + 1):
        compared += compare(page, declared[slug])
        choices = stories.answers(page)
        if choices:
            stories.bet(page, first("", choices), "mouse")
        if page.locator('[data-goal="open"]').count():
            stories.reachable(page, "mouse")
        compared += compare(page, declared[slug])
        following = page.locator('[data-story-action="next"]')
        if following.is_visible():
            stories.press(page, following, "mouse")
            expect(stories.strip(page)).to_have_attribute(
                "data-beat", f"{k + 1}/{stories.steps(page)[1]}"
            )
    assert compared > k


ASKS = [
    ("sigmoid", "sets-now", ("feasible-count", "impossible-count"), ("sets-other",)),
    ("rescale", "reach-low", ("reach",), ("cos",)),
    ("measures", "max-dcos", ("cosine:largest", "cosine:translation"), ("changed", "dot:rotation")),
    ("words", "raw:e5-small:mouse", ("scaled:e5-small:house",), ("raw:e5-small:house",)),
]
"""Of pages: what an exercise asks about, what tells it, and what does not."""


@pytest.mark.parametrize("asks", ASKS, ids=lambda asks: asks[0])
def test_what_tells_the_answer_is_kept_until_it_is_given(
    page: Page, server: Server, asks: tuple[str, str, tuple[str, ...], tuple[str, ...]]
) -> None:
    slug, asked, telling, free = asks
    answers = tuple((text, Reads(asked, sign, 0.5)) for text, sign in (("Up", ">"), ("No", "<")))
    task = exercise.write(Exercise("How much is it?", choices=answers))
    stories.open_story(page, f"{server.url}/{slug}?{urlencode({exercise.PARAMETER: task})}")
    hidden = {each["name"] for each in shown(page) if each["masked"]}
    assert {asked, *telling} <= hidden
    assert hidden.isdisjoint(free)
    stories.bet(page, "0", "mouse")
    assert not any(each["masked"] for each in shown(page))


PICTURES = [
    ("words", "nearest", '[data-model="e5-small"] .mark-names'),
    ("sigmoid", "sets-now", ".sets.feasible"),
]
"""Of pages: what an exercise asks about, and what could be counted or looked up instead."""


@pytest.mark.parametrize(("slug", "asked", "picture"), PICTURES)
def test_pictures_of_what_is_asked_stay_away(
    page: Page, server: Server, slug: str, asked: str, picture: str
) -> None:
    answers = tuple((text, Reads(asked, sign, 0.5)) for text, sign in (("A", ">"), ("B", "<")))
    task = exercise.write(Exercise("Which is it?", choices=answers))
    stories.open_story(page, f"{server.url}/{slug}?{urlencode({exercise.PARAMETER: task})}")
    expect(page.locator(picture)).to_be_hidden()
    stories.bet(page, "0", "mouse")
    expect(page.locator(picture)).to_be_visible()
