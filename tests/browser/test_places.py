"""Every page stands wherever it may: each is opened once with storage denied and once with sockets refused."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cosine_lab.commands.app_server import Server, addresses, lessons
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.tokens import tokens
from tests.browser import places, reader, stories, watch
from tests.browser.tabs import CONTEXT, MORE

STORY = ".story-sentence:visible"
HANDLES = ":is([data-handle], [data-bet], [data-story-action]):visible"
ANYWHERE = ["talk", "share"]
BARS = {slug: ["make-exercise"] * (slug in lessons()) + [*ANYWHERE, "languages"] for slug in addresses()}


MOST_TABS, MOST_SKIPPING = 11, 3
"""Eight of the bar, and two terms of a question that are explained."""
KINDS = {"translate", "words", "norms", "audit"}
"""Lessons with planes, with a table, with its own free play, and with what Python draws: the others stand on pages
without Streamlit here, whose parts on them are of these kinds."""
_SKIP = '[data-testid="stSkipToContent"]'


def is_soon_at_the_bet(page: Page) -> Iterator[str]:
    """Few stops of the Tab key come before the first bet, and fewer by the link that skips."""
    bets = page.locator("[data-bet]")
    wanted = bets if bets.count() else page.locator(".story-actions button")
    for name, most in (("the beginning", MOST_TABS), ("the link that skips", MOST_SKIPPING)):
        for _ in range(most):
            page.keyboard.press("Tab")
            if wanted.locator("visible=true").and_(page.locator(":focus")).count():
                break
        else:
            yield f"more than {most} stops from {name} to the bet"
        page.locator(_SKIP).focus()
        page.keyboard.press("Enter")


@pytest.fixture(scope="module")
def places_kept(browser: Browser) -> Iterator[dict[str, BrowserContext]]:
    """A context for each of what is refused."""
    refused = {"storage": places.STORAGE_DENIED, "sockets": places.SOCKETS_REFUSED}
    made = {name: browser.new_context(**CONTEXT) for name in refused}
    for name, script in refused.items():
        made[name].add_init_script(MORE + script)
    yield made
    for context in made.values():
        context.close()


def conditions(page: Page) -> Iterator[str]:
    """Put the page into one place after another."""
    yield "storage denied"
    for name, css in (("text spacing", places.TEXT_SPACING), ("no font", places.NO_FONT)):
        places.wear(page, css)
        yield name
    places.wear(page, "")
    page.emulate_media(contrast="more")
    yield "more contrast"
    page.emulate_media(contrast="no-preference")
    page.set_viewport_size(places.HALF)
    yield "200 %"
    page.set_viewport_size(places.SCREEN)
    page.emulate_media(forced_colors="active")
    yield "forced colours"
    page.emulate_media(forced_colors="none")


def looked_at(page: Page, bar: list[str], how: str) -> Iterator[str]:
    """What is wrong with a page in each place."""
    for place in conditions(page):
        yield from (f"{how}, {place}: {each}" for each in places.wrong(page, bar))
        if how == "story" and not (page.locator(STORY).count() and page.locator(HANDLES).count()):
            yield f"{how}, {place}: no sentence, or nothing to do"


@pytest.mark.parametrize("slug", addresses())
def test_a_page_is_whole_wherever_it_stands(
    places_kept: dict[str, BrowserContext], server: Server, site: str, slug: str
) -> None:
    page = places_kept["storage"].new_page()
    faults: list[str] = []
    watch.collect(page, faults)
    told, alone = slug in lessons(), slug in {*lessons()} - KINDS
    bar = ANYWHERE if alone else BARS[slug]
    page.goto(f"{site if alone else server.url}{addresses()[slug]}")
    reader.drawn(page, slug)
    stories.ready(page)
    if told:
        expect(page.locator(STORY).first).to_be_visible(timeout=PATIENCE_MS)
        faults += () if alone else is_soon_at_the_bet(page)
    faults += looked_at(page, bar, "story" if told else "page")
    if told:
        page.locator('[data-story-action="free"]').first.click()
        reader.whole(page)
        faults += looked_at(page, bar, "free play")
    page.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("slug", sorted({*addresses()} - {*lessons()} | {"translate", "words", "audit"}))
def test_a_page_whose_sockets_are_refused_says_so_and_has_a_file(
    places_kept: dict[str, BrowserContext], server: Server, slug: str
) -> None:
    page = places_kept["sockets"].new_page()
    page.clock.install()
    page.goto(f"{server.url}{addresses()[slug]}")
    expect(page.get_by_test_id("stApp")).to_be_attached(timeout=PATIENCE_MS)
    page.clock.run_for(10_000)
    said = page.get_by_role("alert")
    expect(said).to_contain_text("websockets")
    file = said.get_by_role("link").get_attribute("href")
    assert file == f"/offline/{slug if slug in lessons() else 'home'}.html?lang=en"
    page.close()


def test_the_file_of_a_refused_page_tells_its_story_from_disk(
    places_kept: dict[str, BrowserContext], server: Server, tmp_path: Path
) -> None:
    page = places_kept["sockets"].new_page()
    page.goto(f"{server.url}/translate?lang=zh")
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.get_by_role("alert").get_by_role("link").click(timeout=PATIENCE_MS)
    download.value.save_as(tmp_path / "lesson.html")
    page.goto((tmp_path / "lesson.html").as_uri())
    expect(page.locator("html")).to_have_attribute("lang", "zh")
    expect(page.locator("[data-story]")).to_have_attribute("data-beat", stories.PLACED)
    page.close()


_ON_PAPER = """() => {
  dispatchEvent(new Event("beforeprint"));
  const main = document.querySelector(".stMainBlockContainer");
  main.style.width = "600px";
  const { right } = main.getBoundingClientRect();
  const charts = [...document.querySelectorAll(".stPlotlyChart")];
  const drawn = charts.flatMap((chart) => [...chart.querySelectorAll(".main-svg")]);
  return {
    cut: drawn.filter((each) => each.getBoundingClientRect().right > right + 1).length,
    broken: charts.filter((each) => getComputedStyle(each).breakInside !== "avoid").length,
    charts: charts.length,
  };
}"""
"""A sheet is narrower than the window, and no script draws a chart anew before it is printed."""


@pytest.mark.parametrize("slug", ["pooling", "audit"])
def test_no_chart_is_cut_on_paper(page: Page, server: Server, slug: str) -> None:
    page.goto(f"{server.url}/{slug}?guide=0")
    reader.drawn(page, slug)
    reader.whole(page)
    page.emulate_media(media="print")
    found = page.evaluate(_ON_PAPER)
    assert found.pop("charts")
    assert found == {"cut": 0, "broken": 0}


def test_a_fault_is_found_where_there_is_one(page: Page) -> None:
    page.set_content(
        "<main data-testid='stMain'>"
        "<div style='background: grey; width: 60px; white-space: nowrap'>Too long for it</div>"
        "<p style='position: absolute; top: 40px'>One</p><p style='position: absolute; top: 40px'>Two</p>"
        f"<div style='width: 3000px; color: {tokens().light.muted}'>x</div>"
        "<i style='background: green; display: block; width: 9px; height: 9px'></i></main>"
    )
    known = ["leaves its div. by : div. ", "p.  lies over p. ", " px wider than the window", "the bar has no talk"]
    for asked, more in (
        ({}, []),
        ({"contrast": "more"}, ["is muted: div. "]),
        ({"forced_colors": "active"}, ["nothing is left of i."]),
    ):
        page.emulate_media(**{"contrast": "no-preference", **asked})
        kinds = [re.sub(r"\d+|“.*?”", "", each) for each in places.wrong(page, ["talk"])]
        assert sorted(kinds) == sorted([*known, *more])
    page.emulate_media(contrast="no-preference", forced_colors="none")
