"""The site without a server, below a path of a plain file server: the app's links show the same there."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page, Route, expect

from cosine_lab import prose
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.commands.site import write
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.translate import default
from cosine_lab.links import encode
from cosine_lab.maths.vectors import cosine
from cosine_lab.server.site import site
from tests.browser import plane, reader, stories
from tests.browser.finger import Finger
from tests.browser.test_talks import UNANSWERABLE
from tools.static_server import files

PART = {
    "start": ["home", "ask", "glossary", "review"],
    "moves": ["translate"],
    "words": ["words", "length"],
    "class": ["talk", "teach"],
}
PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
LATE = """(slow) => {
  const own = window.fetch;
  window.fetch = async (url) => {
    if (!String(url).endsWith(slow)) return own(url);
    await new Promise((done) => (window.late = done));
    setTimeout(() => (window.came = true), 500);
    return own(url);
  };
}"""
"""Hold back a file until the page is told to go on."""
TALK = """# Two steps

## Far from home
[translate](/translate?source=iris&guide=0)

See where it stands.

## Words
[words](/words?beat=why)
"""


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is."""
    folder: Path = tmp_path_factory.mktemp("served")
    write(folder / "cosine" / "lab", site(PART))
    with files(folder) as url:
        yield f"{url}/cosine/lab"


def drawn(page: Page) -> None:
    expect(page.locator("[data-handle]").first).to_be_visible(timeout=PATIENCE_MS)
    reader.painted(page)


def test_a_link_of_the_app_shows_the_same_state(page: Page, below: str) -> None:
    start = default(classifier("paper"))
    state = replace(start, shift=(0.3, -0.2))
    page.goto(f"{below}/translate?guide=0&s={encode(state, start.labels)}")
    drawn(page)
    moved = np.asarray(start.unembeddings) + state.shift
    i, j = start.pair
    assert plane.readout(page, "cos") == pytest.approx(cosine(moved[i], moved[j]))
    shown = page.url
    assert shown.startswith(f"{below}/translate?"), "the address is the app's"
    plane.drag(page, "origin", 40, 30)
    assert page.url != shown
    now = plane.readout(page, "cos")
    page.reload()
    drawn(page)
    assert plane.readout(page, "cos") == now


def test_homework_is_handed_in_without_a_server(page: Page, below: str) -> None:
    page.goto(f"{below}/teach?session=45")
    field = page.locator('[data-input="address"]')
    field.fill(below)
    field.press("Tab")
    homework = page.locator("ul.homework a").first
    page.goto(homework.get_attribute("href") or "")
    drawn(page)
    page.locator('[data-action="hand-in"]').click()
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="submission-save"]').click()
    assert "home" in download.value.suggested_filename
    expect(page.locator(".needs")).to_contain_text("Collect")  # needs the app, and the page says so


def test_a_lesson_is_played_and_leads_on(page: Page, below: str) -> None:
    page.goto(f"{below}/")
    drawn(page)
    assert stories.steps(page)[0] == 1
    page.locator("[data-bet]").first.click()
    _, last = stories.steps(page)
    for _ in range(4 * last):
        if stories.steps(page)[0] < last:
            page.locator('[data-story-action="next"]').click()
    page.locator(".story-on").click()
    page.wait_for_url(f"{below}/words?**")
    expect(stories.strip(page)).to_have_attribute("data-story", "words", timeout=PATIENCE_MS)
    page.goto(f"{below}/")
    expect(page.locator('.part li[data-mark]:has([data-slug="home"])')).not_to_have_attribute("data-mark", "open")
    page.locator('.part li [data-slug="translate"]').click()
    page.wait_for_url(f"{below}/translate?**")


def test_a_choice_of_a_link_is_made_or_the_page_says_what_makes_it(page: Page, below: str) -> None:
    page.goto(f"{below}/translate?source=iris&guide=0")
    drawn(page)
    assert page.get_by_text("setosa").count() > 0
    expect(page.locator("[data-what=choice]")).to_be_hidden()
    page.goto(f"{below}/translate?source=own&guide=0")
    drawn(page)
    expect(page.locator("[data-what=choice]")).to_be_visible()


def test_a_choice_is_made_by_hand_and_gone_back_on_and_the_app_s_own_is_named(page: Page, below: str) -> None:
    page.goto(f"{below}/zh/translate?guide=0")
    drawn(page)
    plane.drag(page, "origin", 31, 17)
    moved, words = page.url, prose.text("classifiers", "zh")
    chooser = page.get_by_role("combobox", name=words("title"))
    expect(page.locator("form.choosers")).to_contain_text(words("own"))
    chooser.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("setosa").first).to_be_attached()
    assert page.url == f"{below}/zh/translate?guide=0&source=iris", "the state was of another classifier"
    expect(chooser).to_be_focused()
    plane.drag(page, "origin", 31, 17)
    page.go_back()
    expect(page.get_by_text("setosa")).to_have_count(0)
    assert page.url == moved
    expect(chooser).to_have_value("paper")
    page.go_forward()
    expect(page.get_by_text("setosa").first).to_be_attached()


@pytest.mark.parametrize("key", ["", "PageDown"])
@pytest.mark.parametrize("context_options", [{"service_workers": "block"}])  # which would have the rest already
def test_a_first_step_is_dragged_while_the_rest_is_on_its_way_and_a_press_goes_on_once_it_is_there(
    page: Page, below: str, key: str
) -> None:
    told = re.search(r'id="site">(.*?)</script>', page.request.get(f"{below}/length/").text())
    assert told
    held: list[Route] = []
    whole = json.loads(told[1])
    assert whole["first"]
    page.route(f"**/{whole['data'][''][0]}", lambda route: held.extend([route]))
    bars: list[Route] = []
    page.route("**/files/bar-*.js", lambda route: bars.extend([route]))
    page.goto(f"{below}/length")
    page.locator("[data-bet=many]").click()
    handle = page.locator("[data-panel=stretched] [role=slider]").locator("visible=true").first
    handle.press("End")
    expect(handle).to_have_attribute("aria-valuenow", "2.0000")
    onward = page.locator(".story-nav [data-story-action=next]")
    if key:  # even before the bar is there, which hears keys
        handle.blur()
        for each in ("t", key):
            page.keyboard.press(each)
    bars[0].continue_()
    page.locator("[data-action=talk]").wait_for(state="attached")
    if not key:
        onward.click()
    expect(page.locator("[data-panel=stretched]")).to_be_visible()
    assert "beat=lists" in page.url
    held[0].continue_()
    page.wait_for_url("**/length?*beat=unlisted**")
    if key:
        page.keyboard.press("Escape")
    onward.focus()
    page.go_back()
    expect(page.locator(".story-answer")).to_contain_text("Hundreds")  # the bet is still there


@pytest.mark.parametrize("context_options", [{"service_workers": "block"}])
def test_a_lesson_whose_rest_does_not_come_is_loaded_again_once_one_goes_on(
    page: Page, below: str, faults: list[str]
) -> None:
    told = re.search(r'id="site">(.*?)</script>', page.request.get(f"{below}/length/").text())
    assert told
    whole = f"**/{json.loads(told[1])['data'][''][0]}"
    page.route(whole, lambda route: route.abort())
    page.goto(f"{below}/length")
    expect(page.locator("[data-panel=stretched]")).to_be_visible(timeout=PATIENCE_MS)
    reader.painted(page)
    page.unroute(whole)
    with page.expect_response(whole):
        page.locator(".story-nav [data-story-action=next]").click()
    expect(page.locator("[data-panel=stretched]")).to_be_visible(timeout=PATIENCE_MS)
    faults.clear()


def test_what_was_chosen_last_is_shown_whatever_comes_last(page: Page, below: str) -> None:
    page.goto(f"{below}/translate?guide=0")
    drawn(page)
    (slow, *_) = page.evaluate("JSON.parse(document.querySelector('#site').textContent).data['source=iris']")
    page.evaluate(LATE, slow)
    chooser = page.get_by_role("combobox", name=prose.text("classifiers")("title"))
    for each in ("iris", "wine"):
        chooser.select_option(each)
    expect(page.get_by_text("cultivar").first).to_be_attached()
    page.evaluate("() => window.late()")
    reader.until(page, "() => window.came")
    reader.painted(page)
    expect(page.get_by_text("cultivar").first).to_be_attached()
    expect(page.get_by_text("setosa")).to_have_count(0)


def test_a_question_is_answered_from_a_pair_of_vectors_or_of_words(page: Page, below: str) -> None:
    page.goto(f"{below}/ask?q=rounding")
    expect(page.locator(".ask .answer")).to_contain_text("GloVe-50", timeout=PATIENCE_MS)
    for name, typed in (("a", "3, 4"), ("b", "4, 3")):
        page.locator(f"[data-input={name}]").fill(typed)
    expect(page.locator(".ask .answer")).to_contain_text("0.960")
    for name, typed in (("a", "king"), ("b", "queen")):
        page.locator(f"[data-input={name}]").fill(typed)
    expect(page.locator(".ask .answer")).to_contain_text("21.877", timeout=PATIENCE_MS)  # as in the app
    page.locator("[data-question=queries]").click()
    expect(page.locator(".ask .answer")).to_contain_text("king", timeout=PATIENCE_MS)
    expect(page.locator(".ask .status")).to_be_empty()
    page.locator("[data-input=search]").fill("scores changed after an update")
    page.locator("[data-input=search]").press("Enter")
    assert "q=update" in page.url
    page.locator(".ask .told > p a").click()
    page.wait_for_url(f"{below}/translate?beat=each")


def test_a_talk_of_a_file_is_kept_played_over_pages_and_lengthened(page: Page, below: str, tmp_path: Path) -> None:
    file = tmp_path / "talk.md"
    page.goto(f"{below}/talk")
    file.write_text(UNANSWERABLE, encoding="utf-8")
    page.locator('[data-input="file"]').set_input_files(file, timeout=PATIENCE_MS)
    expect(page.locator(".unanswerable:visible")).to_have_text([prose.text("talk")("unanswerable")])
    file.write_text(TALK, encoding="utf-8")
    page.locator('[data-input="file"]').set_input_files(file, timeout=PATIENCE_MS)
    expect(page.locator(".steps > li")).to_have_count(2)
    page.reload()
    expect(page.locator(".steps > li")).to_have_count(2, timeout=PATIENCE_MS)
    with page.expect_download() as saved:
        page.locator('.desk [data-action="save"]').click()
    assert "## Far from home" in saved.value.path().read_text(encoding="utf-8")
    page.locator('.tools [data-action="play"]').click()
    page.wait_for_url(f"{below}/translate?*beat=step-1*")
    expect(page.locator(".story-sentence")).to_contain_text("See where it stands.", timeout=PATIENCE_MS)
    expect(page.locator("html")).to_have_attribute("data-talk", "")
    stories.ready(page)
    page.keyboard.press("PageDown")
    page.wait_for_url(f"{below}/words?*beat=step-2*")
    expect(page.locator(".story-sentence")).to_be_visible(timeout=PATIENCE_MS)
    stories.ready(page)
    page.keyboard.press("Escape")
    page.locator('[data-action="add-to-talk"]').click()
    page.locator('[data-action="add-do"]').click()
    page.locator('[data-action="add-open"]').click()
    page.wait_for_url(f"{below}/talk")
    expect(page.locator(".steps > li")).to_have_count(3, timeout=PATIENCE_MS)


def test_a_session_is_chosen_planned_printed_and_played(page: Page, below: str) -> None:
    page.goto(f"{below}/teach")
    chooser = page.get_by_label(prose.text("teach")("session"))
    chooser.select_option("10", timeout=PATIENCE_MS)
    assert page.url == f"{below}/teach?session=10"
    expect(page.locator(".teach:visible tbody tr")).to_have_count(4)  # two lessons, and what is before and after
    expect(page.locator("ul.homework a").first).to_have_attribute("href", re.compile(f"{below}/.*x="))
    page.locator('[data-input="address"]').fill("https://lab.example.org")
    page.locator('[data-input="address"]').press("Tab")
    page.evaluate("() => { window.print = () => { window.asked = true; }; }")
    page.locator('[data-action="print-handouts"]').click()
    page.wait_for_function("() => window.asked")
    expect(page.locator("[data-handout]")).to_have_count(2)
    expect(page.locator("[data-handout] img")).to_have_count(2)
    page.go_back()
    expect(chooser).to_have_value("all")
    page.go_forward()
    page.locator('[data-action="play-talk"]').click()
    page.wait_for_url(f"{below}/?beat=step-1*")


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
def test_a_story_is_played_to_its_end_by_touch_alone(page: Page, below: str) -> None:
    stories.open_story(page, f"{below}/")
    for at in stories.tapped(page):
        if at == 1:  # a finger moves it, too
            held = reader.grip(page, "origin")
            held.evaluate("each => each.scrollIntoView({ block: 'center' })")
            before, finger = reader.number(page, "cos"), Finger(page)
            finger.swipe(*reader.centre(held), 30, -40)
            finger.lift()
            assert reader.number(page, "cos") != before
    page.locator(".story-on").tap()
    page.wait_for_url(f"{below}/words?**")


def test_a_link_that_cannot_be_read_says_so_and_the_lesson_opens(page: Page, below: str) -> None:
    said = page.locator("[data-what=link]")
    page.goto(f"{below}/translate?s=1.broken.link")
    drawn(page)
    expect(said).to_be_visible()
    page.goto(f"{below}/translate")
    drawn(page)
    expect(said).to_be_hidden()
    expect(page.locator("[data-what=name]")).to_be_hidden()
    page.goto(f"{below}/translate?orign=1,1&lang=en&utm_source=mail")
    expect(page.locator("[data-what=name]")).to_contain_text("no “orign”. Did you mean “origin”?")
    said = page.locator("[data-what=value]")
    expect(said).to_be_hidden()
    page.goto(f"{below}/translate?pair=0,zzz&origin=x,0&source=zzz&guide=0&lang=xx")
    for each in ("“pair” has no “zzz”. Did you mean", "“origin” takes numbers only", "“zzz”; known are", "(xx)"):
        expect(said).to_contain_text(each)
    expect(page.locator("[data-what=choice]")).to_be_hidden()


def test_a_term_is_glossed_and_leads_to_its_place(page: Page, below: str) -> None:
    page.goto(f"{below}/translate?guide=0")
    drawn(page)
    page.mouse.move(1, 1)  # a pointer that has not moved opens nothing
    page.locator('article a[href*="glossary#"]').first.hover()
    expect(page.locator(".gloss-tip")).to_be_visible()
    page.goto(f"{below}/glossary#bias")
    expect(page.locator("#bias svg, #cosine svg").first).to_be_attached()
    assert page.evaluate("document.querySelector('#bias').getBoundingClientRect().top < innerHeight")


def test_a_link_s_language_is_spoken_and_talk_mode_is_a_key_away(page: Page, below: str) -> None:
    page.goto(f"{below}/translate?lang=zh&guide=0")
    page.wait_for_url(f"{below}/zh/translate?guide=0")
    drawn(page)
    page.locator('[data-action="talk"]').wait_for()
    page.keyboard.press("t")
    expect(page.locator("html")).to_have_attribute("data-talk", "")
    page.keyboard.press("Escape")
    expect(page.locator("html")).not_to_have_attribute("data-talk", "")
    page.locator("a[hreflang=en]").click()
    page.wait_for_url(f"{below}/translate?guide=0")
    page.goto(f"{below}/teach?session=45&lang=zh#homework")
    page.wait_for_url(f"{below}/zh/teach?session=45#homework")
    expect(page.locator("ul.homework a").first).to_have_attribute("href", re.compile(f"{below}/zh/.*lang=zh"))
    assert not page.get_by_text(prose.text("teach", "zh")("handout.solution")).count()


def test_without_a_script_the_text_and_its_links_are_there(page: Page, below: str) -> None:
    context = page.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    plain = context.new_page()
    plain.goto(f"{below}/zh/translate/")
    expect(plain.locator("noscript p")).to_be_visible()
    plain.locator("summary").click()
    plain.locator('nav a[href="words/"]').click()
    plain.wait_for_url(f"{below}/zh/words/")
    context.close()


def test_problems_of_all_lessons_are_asked(page: Page, below: str) -> None:
    page.goto(f"{below}/review?problem=translate")
    expect(page.locator(".part .problem button").first).to_be_visible(timeout=PATIENCE_MS)
    assert re.search(r"[?&]seed=\w+", page.url), "a class gets the same ones"


def test_a_page_is_passed_on_by_its_link_and_as_a_picture(page: Page, below: str) -> None:
    page.goto(f"{below}/translate?guide=0")
    drawn(page)
    plane.drag(page, "origin", 31, 17)
    page.locator('[data-action="share"]').click()
    expect(page.locator('[data-share="link"]')).to_have_value(page.url)
    expect(page.locator('[data-action="save-lesson"]')).to_have_count(0)  # need the app
    with page.expect_download() as saved:
        page.locator('[data-action="save-svg"]').click()
    assert "<svg" in saved.value.path().read_text(encoding="utf-8")


@pytest.mark.own_tab
def test_what_was_visited_once_and_all_it_leads_to_opens_without_a_network(page: Page, tmp_path: Path) -> None:
    lab = tmp_path / "cosine" / "lab"
    write(lab, site(PART))
    with files(tmp_path) as url:
        page.goto(f"{url}/cosine/lab/")
        drawn(page)
        # Home was kept by itself; the last of the list comes last.
        kept = "async () => (await (await caches.open(`cosine-lab:${location.origin}/cosine/lab/`)).keys()).length"
        named = len(json.loads(next(lab.glob("files/keep-en-*.json")).read_text(encoding="utf-8")))
        reader.until(page, f"async () => await ({kept})() >= {named}")
        index = lab / "translate" / "index.html"
        index.write_text(index.read_text(encoding="utf-8").replace("</h1>", " anew</h1>"), encoding="utf-8")
        page.goto(f"{url}/cosine/lab/translate?guide=0")
        expect(page.locator("h1")).to_contain_text("anew")  # not as it was kept
    page.goto(f"{url}/cosine/lab/words?guide=0")
    expect(page.locator("[data-panel]").first).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{url}/cosine/lab/translate?guide=0")
    drawn(page)
    plane.drag(page, "origin", 31, 17)
    assert plane.readout(page, "max-dp") == pytest.approx(0, abs=1e-12)
    page.goto(f"{url}/cosine/lab/glossary#bias")
    expect(page.locator("#bias")).to_be_visible()


def test_the_menu_opens_within_the_window_on_every_page(page: Page, below: str) -> None:
    page.goto(f"{below}/")
    places = page.locator("header details a").evaluate_all("all => all.map(each => each.href)")
    assert len(places) > 8
    for place in [*places, f"{below}/zh/words", f"{below}/teach?session=45#homework"]:
        page.goto(place)
        page.locator("header summary").click()
        for width in (360, 390, 768, 1280, 1920):
            page.set_viewport_size({"width": width, "height": 844})
            menu = page.locator("header details ul").bounding_box()
            assert menu, place
            assert menu["x"] >= 0, f"{place}, at {width}"
            assert menu["x"] + menu["width"] <= width, f"{place}, at {width}"
