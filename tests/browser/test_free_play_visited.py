"""Free play of every lesson, visited once: what it begins with, its keys, what it says, and what there is to try."""

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.surfaces.exercise import MOST_GOALS, PARAMETER, Exercise, write
from cosine_lab.surfaces.story import Reads
from cosine_lab.talks import names
from tests.browser import bare, beside, keys, plane, reader, stories
from tests.browser.walk import LOOK

NO_TRIES, DRAWN_BY_PYTHON = {"home"}, {"audit"}
"""The second says of its state what Python computes: test_pages.py goes there and back."""
BRINGS_ANOTHER = {"audit", "centre", "factorisation", "word2vec"}
"""What these try last is of a model that nothing else here can be tried on."""
MOST, FEW = 10, 3
ONE_SCREEN = {"words", "norms", "word2vec", "thief", "training", "length", "threshold"}
"""What these show first, and what there is to try, stands on one screen of 1280 × 720."""
_COUNT = Path(__file__).with_name("controls.js").read_text(encoding="utf-8").strip().removesuffix(";")
_BELOW = """() => [...document.querySelectorAll("*")].flatMap((each) => [...each.shadowRoot?.querySelectorAll(
  "[data-panel]:not(.goals-panel, [data-panel=tools]), .tries-panel, .story") ?? []])
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom + scrollY > innerHeight)
  .filter((each) => !each.closest(".below, .free"))
  .map((each) => each.dataset.panel ?? each.className)"""
Sweep = Callable[[Page, str], Iterator[str]]


def more(page: Page, *, shown: bool) -> None:
    """Show all there is, or what free play begins with."""
    opener = page.locator(f'[data-action="more"][aria-expanded="{str(not shown).lower()}"]')
    if opener.count():
        opener.click()
        reader.painted(page)


def begins_with_few_things(page: Page, slug: str) -> Iterator[str]:
    """At most ten controls at first, and where a page is one screen a picture under a hand and three things to try."""
    more(page, shown=False)
    found: dict[str, list[str]] = page.evaluate(_COUNT)
    if not 0 < len(found["controls"]) <= MOST:
        yield f"it begins with {found['controls']}"
    yield from (f"{each} lies outside its plane" for each in page.evaluate(f"() => {{ {LOOK}; return __outside(); }}"))
    if slug in ONE_SCREEN:
        if len(found["tries"]) != FEW or not found["handles"]:
            yield f"there is to try {found['tries']}, under a hand {found['handles']}"
        yield from (f"{each} is not on one screen" for each in page.evaluate(_BELOW))
    more(page, shown=True)


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
    more(page, shown=slug not in ONE_SCREEN)
    seen = page.locator(".try-see")
    links = reader.attributes(offered(page), "href")
    if len(links) < 2:
        yield f"it offers {links}"
    for k, link in enumerate(links):
        if not page.locator('[data-action^="try:"]').count():  # the one before brought another model
            if slug not in BRINGS_ANOTHER:
                yield f"nothing is left to try after {links[k - 1]}"
            page.go_back()
        tried = offered(page).nth(k)
        watch = tried.get_attribute("title") or "?"
        tried.click()  # from where the one before has led
        page.wait_for_function(
            "wanted => Object.entries(wanted).every(([name, [value]]) =>"
            " new URLSearchParams(location.search).get(name) === value)",
            arg=asked(link),
        )
        settle(page)
        expect(page.locator(".missing:visible")).to_have_count(0)
        if slug in ONE_SCREEN and slug not in BRINGS_ANOTHER:  # what to watch is said beside the picture
            expect(seen).to_have_text(watch)
            expect(seen).to_be_in_viewport()


SWEEPS: tuple[Sweep, ...] = (begins_with_few_things, says_what_its_state_is, is_gone_round_by_keys, is_tried_by_a_press)
"""In this order: the second leaves a page just opened behind, on which the Tab key begins at the beginning."""


def numbers(page: Page, slug: str) -> dict[str, str]:
    """A reading of each kind that is to be seen, by its kind."""
    known = {name.rstrip("*").rstrip(":") for name in names.known()[slug]["readings"]}
    shown = reader.attributes(page.locator("[data-readout]").filter(visible=True), "data-readout")
    return {name.partition(":")[0]: name for name in shown if {name, name.partition(":")[0]} & known}


def hidden_by_exercises(page: Page, address: str, left: dict[str, str], slug: str) -> Iterator[str]:
    """Of the numbers that free play shows, those that an exercise about them does not: a story hides some of them."""
    while left:
        asked_of = [*left][:MOST_GOALS]
        task = Exercise("?", goal=tuple(Reads(left[kind], ">=", -1e9) for kind in asked_of))
        bare.opened(page, f"{address}?{urlencode({PARAMETER: write(task)})}")
        reader.painted(page)
        expect(page.locator("[data-own-question]")).to_be_attached()
        seen = numbers(page, slug)
        yield from (f"an exercise about {kind} does not show it" for kind in asked_of if kind not in seen)
        left = {kind: name for kind, name in left.items() if kind not in {*seen, *asked_of}}


@pytest.mark.parametrize("slug", sorted(lessons()))
def test_a_lesson_is_played_freely_by_keys_there_and_back_by_what_it_offers_and_as_an_exercise(
    page: Page, site: str, slug: str
) -> None:
    address = f"{site}{addresses()[slug]}"
    bare.opened(page, plane.free(address))
    reader.painted(page)
    shown = numbers(page, slug)
    faults = [f"{sweep.__name__}: {each}" for sweep in SWEEPS for each in sweep(page, slug)]
    reader.forget(page)
    faults += hidden_by_exercises(page, address, shown, slug)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("slug", "beat"), [("words", "place"), ("length", "longest"), ("thief", "why")])
def test_free_play_opens_on_the_reader_s_own_state(page: Page, site: str, slug: str, beat: str) -> None:
    stories.open_story(page, f"{site}/{slug}?beat={beat}")
    if page.locator('[data-bet="scale"]').count():
        stories.bet(page, 50, "mouse")
    elif page.locator("[data-bet]").count():
        page.locator("[data-bet]").first.click()
    page.locator(".story-actions button").first.click()
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    reader.painted(page)
    mine = asked(reader.address(page))["s"]
    page.locator('[data-story-action="free"]').click()
    reader.painted(page)
    assert asked(reader.address(page))["s"] == mine
