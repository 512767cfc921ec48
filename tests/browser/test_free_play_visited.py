"""Free play of every lesson, visited once: its keys, what it says of its state, and what there is to try."""

from collections.abc import Callable, Iterator
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.surfaces.exercise import MOST_GOALS, PARAMETER, Exercise, write
from cosine_lab.surfaces.story import Reads
from cosine_lab.talks import names
from tests.browser import bare, beside, keys, plane, reader

NO_TRIES, DRAWN_BY_PYTHON = {"home"}, {"audit"}
"""The second says of its state what Python computes: test_pages.py goes there and back."""
BRINGS_ANOTHER = {"audit", "centre", "factorisation", "word2vec"}
"""What these try last is of a model that nothing else here can be tried on."""
Sweep = Callable[[Page, str], Iterator[str]]


def is_gone_round_by_keys(page: Page, _slug: str) -> Iterator[str]:
    """Every stop of the Tab key has a name, and every handle says its keys and answers them."""
    yield from keys.unnamed(page)
    yield from keys.deaf(page)


def says_what_its_state_is(page: Page, slug: str) -> Iterator[str]:
    """What stands beside a state is what a fresh page says of it."""
    if slug not in DRAWN_BY_PYTHON and (beside.handles(page) or beside.sliders(page)):
        yield from beside.there_and_back(page, slug)


def offered(page: Page) -> Locator:
    """What there is to try on a page in free play."""
    settle(page)
    tries = page.locator('[data-action^="try:"]')
    expect(tries.first).to_be_visible(timeout=PATIENCE_MS)
    return tries


def asked(link: str) -> dict[str, list[str]]:
    """What an address asks for."""
    return parse_qs(urlsplit(link).query)


def is_tried_by_a_press(page: Page, slug: str) -> Iterator[str]:
    """What there is to try does what it says: in place, or by the page that its link opens."""
    if slug in NO_TRIES:
        return
    links = reader.attributes(offered(page), "href")
    if len(links) < 2:
        yield f"it offers {links}"
    for k, link in enumerate(links):
        if not page.locator('[data-action^="try:"]').count():  # the one before brought another model
            if slug not in BRINGS_ANOTHER:
                yield f"nothing is left to try after {links[k - 1]}"
            page.go_back()
        offered(page).nth(k).click()  # from where the one before has led
        page.wait_for_function(
            "wanted => Object.entries(wanted).every(([name, [value]]) =>"
            " new URLSearchParams(location.search).get(name) === value)",
            arg=asked(link),
        )
        settle(page)
        expect(page.locator(".missing:visible")).to_have_count(0)


SWEEPS: tuple[Sweep, ...] = (says_what_its_state_is, is_gone_round_by_keys, is_tried_by_a_press)
"""In this order: the first leaves a page just opened behind, on which the Tab key begins at the beginning."""


@pytest.mark.parametrize("slug", sorted(lessons()))
def test_a_lesson_is_played_freely_by_keys_there_and_back_and_by_what_it_offers(
    page: Page, site: str, slug: str
) -> None:
    bare.opened(page, plane.free(f"{site}{addresses()[slug]}"))
    reader.painted(page)
    faults = [f"{sweep.__name__}: {each}" for sweep in SWEEPS for each in sweep(page, slug)]
    assert not faults, "\n".join(faults)


def numbers(page: Page, slug: str) -> dict[str, str]:
    """A reading of each kind that is to be seen, by its kind."""
    known = {name.rstrip("*").rstrip(":") for name in names.known()[slug]["readings"]}
    shown = reader.attributes(page.locator("[data-readout]").filter(visible=True), "data-readout")
    return {name.partition(":")[0]: name for name in shown if {name, name.partition(":")[0]} & known}


@pytest.mark.parametrize("slug", sorted(lessons()))
def test_an_exercise_shows_what_it_asks_about(page: Page, site: str, slug: str) -> None:
    """Whatever number free play shows: a story hides some of them, as its own steps ask about others."""
    address = f"{site}{addresses()[slug]}"
    bare.opened(page, plane.free(address))
    reader.painted(page)
    left = numbers(page, slug)
    hidden: list[str] = []
    while left:
        asked_of = [*left][:MOST_GOALS]
        task = Exercise("?", goal=tuple(Reads(left[kind], ">=", -1e9) for kind in asked_of))
        bare.opened(page, f"{address}?{urlencode({PARAMETER: write(task)})}")
        reader.painted(page)
        expect(page.locator("[data-own-question]")).to_be_attached()
        seen = numbers(page, slug)
        hidden += [kind for kind in asked_of if kind not in seen]
        left = {kind: name for kind, name in left.items() if kind not in {*seen, *asked_of}}
    assert hidden == []
