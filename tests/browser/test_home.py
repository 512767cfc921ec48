"""Home: the ninety-second flip, and the way from there to every page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server, addresses
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import plane, reader, stories


def strip(page: Page) -> Locator:
    return page.locator("[data-story='home']")


def test_the_origin_leads_and_keeps_its_hold_on_top_of_a_label(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    held = page.locator("[data-handle]")
    assert reader.attributes(held, "data-handle") == ["origin"]
    page.locator('[data-story-action="skip"]').click()
    label = reader.place(page.locator(".grip.named.unembedding").first)
    origin = reader.grip(page, "origin")
    begins = reader.place(origin)
    reader.pull(page, origin, label[0] - begins[0], label[1] - begins[1])
    reader.pull(page, origin, 30, 30)
    assert reader.number(page, "changed") == 0


def test_one_arrow_alone_is_another_classifier(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/?beat=arrow")
    reader.pull(page, reader.grip(page, "unembedding:4"), -200, -270)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "changed") > 0
    assert reader.number(page, "cos") == reader.number(page, "cos-before")


def test_the_first_step_fits_one_screen_at_1280_by_720(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    for what in (".stage", ".meter", ".story", '[data-readout="cos"]'):
        expect(page.locator(what).first).to_be_in_viewport(ratio=0.9)
    shown = page.locator(".cosine-lab :is(button, select, input, [data-handle])")
    assert len([each for each in shown.all() if each.is_visible()]) <= 11


def test_the_call_of_the_last_page_says_where_it_comes_from(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/?beat=takeaway")
    expect(page.locator(".story-package")).to_contain_text("pip install .")
    stories.open_story(page, f"{server.url}/?beat=takeaway&talk=1")
    expect(page.locator(".story-practice")).to_be_visible()
    expect(page.locator(".story-package")).to_be_hidden()  # a wall has no room for it


def test_every_page_can_be_reached_from_home(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    reached = []
    for section in range(page.get_by_test_id("stTopNavSection").count()):
        page.get_by_test_id("stTopNavSection").nth(section).click()
        links = page.get_by_test_id("stTopNavDropdownLink")
        expect(links.first).to_be_visible(timeout=PATIENCE_MS)
        reached += reader.attributes(links, "href")
        links.first.press("Escape")  # an open menu makes the others inert
        expect(links).to_have_count(0)
    paths = {str(address).removeprefix(server.url).rstrip("/") or "/" for address in reached}
    assert paths == set(addresses().values())


@pytest.mark.parametrize("context_options", [{"color_scheme": "dark"}], ids=["dark"])
def test_the_plane_is_dark_where_the_site_is(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    lab = page.locator(".cosine-lab")
    expect(lab).to_have_attribute("data-theme", "dark")
    paper = page.locator(".stack").first.evaluate("e => getComputedStyle(e).backgroundColor")
    site = page.get_by_test_id("stApp").evaluate("e => getComputedStyle(e).backgroundColor")
    assert paper == site == "rgb(14, 17, 23)"
    page.emulate_media(color_scheme="light")
    expect(lab).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("width", [780, 1280])
def test_the_menu_folds_before_it_meets_the_bar(page: Page, server: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 720})
    reader.visit(page, plane.free(server.url))
    bar = page.locator(".st-key-bar .buttons").bounding_box()
    assert bar is not None
    shown = page.locator('[data-testid="stToolbar"] .rc-overflow > *').evaluate_all(
        "all => all.filter((e) => getComputedStyle(e).opacity !== '0').map((e) => e.getBoundingClientRect().right)"
    )
    assert shown
    assert max(shown) <= bar["x"]


def test_each_bar_says_whose_probability_it_is_before_and_after_the_move(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/")
    stories.bet(page, stories.answers(page)[0], "mouse")
    stories.reachable(page, "mouse")
    rows = page.locator(".probabilities .row").all()
    assert len(rows) == 5
    for row in rows:
        heard = re.findall(r"[a-z]+ (?=before)|before|after|0\.\d{3}", row.aria_snapshot())
        assert [*heard[1::2]] == ["before", "after"], heard
        assert float(heard[2]) == float(heard[4])
