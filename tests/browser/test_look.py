"""What docs/look.md promises: common edges, the share of the object, easy lines, one row above."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import plane, reader, stories

WIDE = {"viewport": {"width": 1920, "height": 1080}}
PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
STAGES = ["translate", "rescale", "rankings"]
SHARE = 0.58
"""Of the window's height; two planes side by side are as wide as the window lets them be."""
ONE_LINE = 60  # CSS pixels
LINES = """() => {
  const all = [...document.querySelectorAll(".st-key-read p")];
  const texts = all.filter((p) => p.textContent.length > 200);
  return texts.map((p) => {
    const range = document.createRange();
    range.selectNodeContents(p);
    const rows = new Set([...range.getClientRects()].map((r) => Math.round(r.bottom / 12)));
    return p.textContent.length / rows.size;
  });
}"""


def left(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"]


def right(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"]


@pytest.mark.parametrize("context_options", [WIDE, {}])
def test_menu_title_switch_and_content_stand_on_the_same_edges_and_lines_are_easily_read(
    page: Page, server: Server
) -> None:
    reader.play(page, f"{server.url}/translate")
    start = left(page, "h1")
    assert left(page, '[data-testid="stTopNavSection"] p') == pytest.approx(start, abs=1)
    assert left(page, ".cosine-lab") == pytest.approx(start, abs=1)
    assert right(page, ".cosine-lab .side .panel") == pytest.approx(
        right(page, '[role="radiogroup"] button:last-child'), abs=1
    )
    expect(page.locator(".st-key-read p").first).to_be_visible(timeout=PATIENCE_MS)
    page.evaluate("document.fonts.ready.then(() => true)")
    lines = page.evaluate(LINES)
    assert lines
    assert all(45 <= letters <= 78 for letters in lines)


@pytest.mark.parametrize("slug", STAGES)
def test_the_object_takes_most_of_the_first_screen(page: Page, site: str, slug: str) -> None:
    page.goto(f"{site}/{'' if slug == 'home' else slug}")
    expect(page.locator(".stage").filter(visible=True).first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    reader.painted(page)
    seen = [
        min(box["y"] + box["height"], 720) - box["y"]
        for stage in page.locator(".stage").filter(visible=True).all()
        if (box := stage.bounding_box())
    ]
    assert max(seen) / 720 >= SHARE
    cut = "all => all.filter(e => e.offsetWidth < e.querySelector('.stage').clientWidth + 2).length"
    assert page.locator(".stack").filter(visible=True).evaluate_all(cut) == 0, "a border is cut"


@pytest.mark.parametrize("context_options", [PHONE])
def test_a_phone_keeps_one_line_above_the_plane_and_one_below(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    for what in (".pair > .headline", ".panel.meter"):
        box = page.locator(what).first.bounding_box()
        assert box is not None
        assert box["height"] <= ONE_LINE
    page.locator('[data-plane="origin"] .stage').scroll_into_view_if_needed()
    for what in ('[data-readout="cos"]', '[data-readout="changed"]'):
        expect(page.locator(what)).to_be_in_viewport()


@pytest.mark.parametrize("context_options", [PHONE])
def test_the_menu_of_a_phone_has_a_name(page: Page, server: Server) -> None:
    reader.visit(page, f"{server.url}/translate")
    menu = page.get_by_test_id("stExpandSidebarButton")
    written = menu.evaluate("(e) => getComputedStyle(e, '::after').content")
    assert len(written.strip('"')) > 2


def test_nothing_moves_below_a_sentence_while_a_hand_does(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    tools = page.locator(".tools").first
    before = tools.bounding_box()
    for dx, dy in ((40, -30), (20, 60), (-70, 10)):
        plane.drag(page, "origin", dx, dy)
        assert tools.bounding_box() == before


@pytest.mark.parametrize("context_options", [PHONE])
@pytest.mark.parametrize("slug", ["translate", "rescale"])
def test_a_phone_shows_what_is_dragged_and_what_stays_together(page: Page, site: str, slug: str) -> None:
    stories.open_story(page, f"{site}/{slug}")
    if (skip := page.locator('[data-story-action="skip"]')).is_visible():  # nothing can be dragged before that bet
        skip.click()
        reader.painted(page)
    boxes = [box for each in page.locator(".stage").filter(visible=True).all() if (box := each.bounding_box())]
    bars = page.locator(".pair > .headline, .panel.meter, .stAppHeader").all()
    room = 780 - sum(box["height"] for bar in bars if (box := bar.bounding_box()))
    assert len(boxes) == 2
    reach = max(box["y"] + box["height"] for box in boxes) - min(box["y"] for box in boxes)
    assert reach <= room
    first, lead = min(box["y"] + box["height"] for box in boxes), page.locator(".grip.lead").first
    held = lead.bounding_box()
    assert held is not None
    assert held["y"] < first, "what can be dragged is met first"


def test_the_way_on_stays_where_it_is(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/")
    following = page.locator('[data-story-action="next"]')
    before = following.bounding_box()
    stories.bet(page, "none", "mouse")
    assert following.bounding_box() == before
    stories.reachable(page, "mouse")
    expect(page.locator('[data-story-action="again"]')).to_be_visible()
    assert following.bounding_box() == before


def test_nothing_of_free_play_is_seen_before_the_story(page: Page, server: Server, faults: list[str]) -> None:
    page.route("**/app/static/**", lambda route: route.abort())  # the surface never comes
    page.goto(f"{server.url}/words")
    free = page.locator(".st-key-free-below")
    expect(free).to_be_attached(timeout=PATIENCE_MS)
    expect(free).to_be_hidden()
    page.goto("about:blank")
    faults.clear()


def test_a_page_wears_its_style_before_a_word_of_it_has_come(page: Page, server: Server, faults: list[str]) -> None:
    page.route("**/*.js", lambda route: route.abort())
    page.goto(f"{server.url}/words", wait_until="domcontentloaded")
    found = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--title')")
    assert found.strip() == "22px"
    faults.clear()
