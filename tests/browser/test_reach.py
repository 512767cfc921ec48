"""What could be in the way of a keyboard, and of colours that a reader has chosen."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server, addresses
from cosine_lab.commands.browser import settle
from tests.browser import plane, reader, stories
from tests.browser.walk import HEARD

SMALL = [{"viewport": {"width": 320, "height": 640}}, {"viewport": {"width": 640, "height": 360}}]
MOST_STOPS = 60
SKIPS = "a stSkipToContent"
"""It comes into sight with the focus."""
_UNSEEN = """() => {
  const inSight = ([x, , width, height]) =>
    width >= 1 && height >= 1 && x + width > 0 && x < innerWidth;
  return __stops().filter(({ box }) => !inSight(box)).map(({ name, said }) => `${name}: ${said}`);
}"""
_COVERED = """() => {
  let held = document.activeElement;
  while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement;
  const box = (held.querySelector(".hit") ?? held).getBoundingClientRect();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  const topOf = (root) => {
    const found = root.elementFromPoint(...at);
    return found?.shadowRoot && found !== root.host ? topOf(found.shadowRoot) : found;
  };
  const within = (a, b) => {
    for (let each = a; each; each = each.parentNode ?? each.host) if (each === b) return true;
    return false;
  };
  const over = topOf(document);
  // The stage finds its handles itself.
  const found = held.matches(".grip") && over?.closest("svg") === held.closest("svg");
  const name = held.dataset.handle ?? held.dataset.testid ?? held.outerHTML.slice(0, 80);
  const seen = over !== null && (within(over, held) || within(held, over) || found);
  return [name, seen ? "" : `${name} at ${at} below ${over?.outerHTML.slice(0, 120)}`];
}"""


@pytest.mark.own_tab  # it notes what can have the focus
@pytest.mark.parametrize(
    ("context_options", "slug"), [(SMALL[0], "translate"), (SMALL[1], "norms")], ids=["320", "640x360"]
)
def test_no_stop_of_the_tab_key_is_out_of_sight(page: Page, server: Server, slug: str) -> None:
    page.add_init_script(HEARD)
    page.goto(server.url + addresses()[slug])
    reader.drawn(page, slug)
    settle(page)
    reader.painted(page)
    unseen = [each for each in page.evaluate(_UNSEEN) if not each.startswith(SKIPS)]
    assert unseen == []


@pytest.mark.parametrize(
    ("context_options", "slug", "query"),
    [(SMALL[0], "translate", "?guide=0"), (SMALL[1], "home", "")],
    ids=["free at 320", "story at 640x360"],
)
def test_nothing_that_stays_in_place_covers_what_has_the_focus(
    page: Page, server: Server, slug: str, query: str
) -> None:
    page.goto(server.url + addresses()[slug] + query)
    plane.wait_ready(page)
    reader.whole(page)
    met, covered = [""], []
    while len(met) < MOST_STOPS:
        page.keyboard.press("Tab")
        reader.painted(page)
        name, over = page.evaluate(_COVERED)
        if name == "stSkipToContent" and len(met) > 1:
            break
        met.append(name)
        covered += [over] if over else []
    assert any("origin" in each for each in met)
    assert covered == []


@pytest.mark.parametrize("context_options", [SMALL[1]], ids=["1280 at 200 %"])
def test_an_exercise_is_made_on_a_screen_at_200_percent(page: Page, server: Server) -> None:
    reader.visit(page, f"{server.url}/translate?guide=0")
    page.locator('[data-action="make-exercise"]').click()
    question = page.locator('[data-input="question"]')
    question.fill("?")
    box = stories.box(question)
    assert box[0] >= 0
    assert box[0] + box[2] <= SMALL[1]["viewport"]["width"]


@pytest.mark.parametrize("slug", ["glossary", "norms"])
def test_a_talk_and_a_dialog_take_the_focus_from_nobody(page: Page, server: Server, slug: str) -> None:
    page.goto(server.url + addresses()[slug])
    reader.drawn(page, slug)
    settle(page)
    page.locator('[data-action="talk"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-talk", "")
    reader.painted(page)
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("Escape")
    expect(page.locator("html")).not_to_have_attribute("data-talk", "")
    reader.painted(page)
    assert page.evaluate("document.activeElement !== document.body")
    for key in ("Enter", "Escape"):
        if key == "Enter":
            page.locator('[data-action="share"]').focus()
        page.keyboard.press(key)
        reader.painted(page)
        assert page.evaluate("document.activeElement !== document.body")
