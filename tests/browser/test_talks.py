"""A talk of one's own: collected on any page, put in order, played over pages, kept as one file."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab import prose, talks
from cosine_lab.commands.app_server import ARTIFACTS, Server, addresses
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.places import ROOT
from cosine_lab.surfaces.exercise import VOTE
from cosine_lab.talks import names, plans
from cosine_lab.talks.model import Talk
from tests.browser import plane, reader
from tests.browser.legible import on_a_wall

WRITTEN = sorted((ROOT / "assets" / "talks").glob("*/*.md"), reverse=True)
SHIPPED = [*{file.stem: file for file in WRITTEN}.values()]
"""Each in English, or in the language that alone has it."""
SIX = ROOT / "assets" / "talks" / "en" / "paper-in-six-steps.md"
LANGUAGE = {file.stem: file.parent.name for file in SHIPPED}
PLAYED = {file.stem: file.read_text(encoding="utf-8") for file in SHIPPED} | {
    "course-10": talks.write(plans.talk("10", prose.text("teach")))
}
OWN = """# Questions of one's own
## Two readings
/word2vec

How many words keep all their neighbours if v is added to every word?

- None of them: cos < 0
- All of them: cos >= 0

## A table
/norms

How well will the list agree with people once the mean of all words is gone?

- Less: within-after < 0.5
- As well: within-after >= 0.5

## Digits
/translate?source=digits

How many predictions change when the origin moves?

- None: changed = 0
- Some: changed > 0
Goal: max-dcos >= 1
"""
UNANSWERABLE = """# Bets
## No answer holds
/translate?source=iris&origin=.6,.5
- Lower: cos < -0.999
- Higher: cos > 0.9999
## One holds
/translate
- Lower: cos < 0.5
- Higher: cos >= 0.5
"""
STRIP = "[data-story]"


def desk(page: Page, server: Server, language: str = "en") -> None:
    """The page of one's own talk."""
    page.goto(f"{server.url}/talk?lang={language}")
    settle(page)
    expect(page.locator(".desk")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator('[data-action="share"]')).to_be_attached(timeout=PATIENCE_MS)


def act(page: Page, verb: str, within: str = ".desk") -> None:
    page.locator(f'{within} [data-action="{verb}"]').click()


def step(page: Page, k: int) -> Locator:
    """A card of the desk, counted from 1."""
    return page.locator(f'.desk [data-step="{k}"]')


def headings(page: Page) -> list[str]:
    """The steps on the desk, in order."""
    fields: list[str] = page.locator('.desk [data-input="heading"]').evaluate_all("all => all.map(each => each.value)")
    return fields


def written(page: Page, text: str) -> None:
    """Put a text on the desk."""
    act(page, "text")
    page.locator('[data-input="source"]').fill(text)
    act(page, "apply")


def saved(page: Page, folder: Path) -> str:
    """The talk's file."""
    with page.expect_download() as download:
        act(page, "save")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", ["glossary", "translate"])
def test_a_page_is_added_with_its_state_a_caption_and_notes(
    page: Page, server: Server, slug: str, tmp_path: Path
) -> None:
    page.goto(f"{server.url}{addresses()[slug]}")
    settle(page)
    if slug == "translate":
        page.goto(plane.free(page.url))
        plane.wait_ready(page)
        plane.drag(page, "origin", 60, -30)
        page.wait_for_timeout(600)
    state = page.url.partition("s=")[2].partition("&")[0]
    page.locator('[data-action="add-to-talk"]').click()
    page.locator('[data-input="heading"]').fill("One")
    page.locator('[data-input="caption"]').fill("How far <b>can</b> it go?")
    page.locator('[data-input="notes"]').fill("Slowly.\n# twice")
    act(page, "add-do", "dialog")
    act(page, "add-do", "dialog")
    act(page, "add-open", "dialog")
    expect(page.locator(".desk")).to_be_visible(timeout=PATIENCE_MS)
    talk, refused = talks.read(saved(page, tmp_path), addresses())
    assert not refused
    assert [each.heading for each in talk.steps] == ["One", "One"]
    assert talk.steps[0].slug == slug
    assert dict(talk.steps[0].query).get("s", "") == state
    assert talk.steps[0].exercise.question == "How far <b>can</b> it go?"
    assert talk.steps[0].notes == "Slowly.\n# twice"


def test_an_exercise_and_a_step_of_a_lesson_are_added_as_what_they_are(
    page: Page, server: Server, tmp_path: Path
) -> None:
    asked = "x=1.eyJxIjoiPyIsImciOltbImNvcyIsIj49IiwwLjksMF1dfQ&beat=exercise"
    for link in (f"translate?{asked}", "translate?beat=each"):
        page.goto(f"{server.url}/{link}")
        plane.wait_ready(page)
        page.locator('[data-action="add-to-talk"]').click()
        act(page, "add-do", "dialog")
    desk(page, server)
    first, second = talks.read(saved(page, tmp_path), addresses())[0].steps
    assert first.exercise.question == "?"
    assert first.exercise.goal[0].reading == "cos"
    assert "x" not in dict(first.query)
    assert dict(second.query)["beat"] == "each"


def test_steps_are_put_in_order_edited_and_removed_and_all_of_it_undone(page: Page, server: Server) -> None:
    desk(page, server)
    expect(page.locator(".desk .empty")).to_be_visible()
    expect(page.locator('.desk [data-action="play"]')).to_have_attribute("aria-disabled", "true")
    written(page, "# T\n## A\n/\n## B\n/translate\n## C\n/norms\n")
    assert headings(page) == ["A", "B", "C"]
    step(page, 1).locator('[data-action="down"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the focus went along
    assert headings(page) == ["B", "C", "A"]
    step(page, 2).locator('[data-input="heading"]').fill("See")
    step(page, 2).locator('[data-input="caption"]').fill("What is seen")
    step(page, 3).locator('[data-action="remove"]').click()
    assert headings(page) == ["B", "See"]
    act(page, "undo")
    assert headings(page) == ["B", "See", "A"]
    page.reload()
    settle(page)
    expect(step(page, 2).locator('[data-input="caption"]')).to_have_value("What is seen")
    assert headings(page) == ["B", "See", "A"]


def test_what_cannot_be_kept_is_marked_and_nothing_is_lost(page: Page, server: Server) -> None:
    desk(page, server)
    written(page, "# T\n## A\n/\n")
    heading = step(page, 1).locator('[data-input="heading"]')
    heading.fill("a\u202eb")
    heading.blur()
    expect(heading).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".desk .note")).not_to_be_empty()
    act(page, "text")
    bad = "# T\n## A\n/nowhere\n\n## B\n/\nGoal: x\n<img src=x onerror=alert(1)>"
    page.locator('[data-input="source"]').fill(bad)
    act(page, "apply")
    faults = page.locator(".desk .fault")
    assert reader.attributes(faults, "data-line") == ["3", "7"]
    faults.nth(1).click()
    chosen = page.locator('[data-input="source"]').evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)")
    assert chosen == "Goal: x"
    assert page.locator('[data-input="source"]').input_value() == bad
    act(page, "close")
    assert headings(page) == ["a\u202eb"]


def test_a_file_is_saved_opened_and_refused(page: Page, server: Server, tmp_path: Path) -> None:
    desk(page, server)
    page.locator('[data-input="file"]').set_input_files(SIX)
    expect(page.locator(".desk [data-step]")).to_have_count(6)
    expect(page.locator(".unanswerable:visible")).to_have_count(0)
    mine, _ = talks.read(saved(page, tmp_path), addresses())
    assert mine == talks.read(SIX.read_text(encoding="utf-8"), addresses())[0]
    for name, content in {"a.md": b"\xff\xfe", "b.md": b"# T\n## A\nx y\n"}.items():
        (tmp_path / name).write_bytes(content)
        page.locator('[data-input="file"]').set_input_files(tmp_path / name)
        page.wait_for_timeout(200)
    expect(page.locator(".desk .fault")).to_have_count(1)
    expect(page.locator('[data-input="source"]')).to_have_value("# T\n## A\nx y\n")
    expect(page.locator(".desk [data-step]")).to_have_count(6)
    (tmp_path / "c.md").write_text(UNANSWERABLE, encoding="utf-8")
    page.locator('[data-input="file"]').set_input_files(tmp_path / "c.md")
    told = page.locator('[data-step="1"] .unanswerable')
    expect(told).to_have_text(prose.text("talk")("unanswerable"), timeout=PATIENCE_MS)
    expect(page.locator(".unanswerable:visible")).to_have_count(1)
    page.locator(".names summary").first.click()  # the list of what one may name, beside the text
    page.locator('[data-input="names"]').fill("norms within-after")
    expect(page.locator(".names dt")).to_have_text(["within-after"])


def turned(page: Page, key: str) -> str:
    """Where the talk is after a key, once the page is there: k/n."""
    page.keyboard.press(key)
    page.wait_for_timeout(300)
    settle(page)
    expect(page.locator(f"{STRIP}[data-beat]")).to_be_attached(timeout=PATIENCE_MS)
    page.wait_for_timeout(200)
    return page.locator(STRIP).get_attribute("data-beat") or ""


def waiting(page: Page) -> bool:
    """Whether the step still asks for something."""
    return bool(page.locator("[data-bet], [data-goal=open]").count())


def test_a_question_of_ones_own_is_whole_on_every_wall(page: Page, server: Server) -> None:
    desk(page, server)
    written(page, OWN)
    act(page, "play")
    expect(page.locator(f"{STRIP}[data-beat]")).to_be_attached(timeout=PATIENCE_MS)
    small = {}
    for at in ("1/3", "2/3", "3/3"):
        expect(page.locator(STRIP)).to_have_attribute("data-beat", at, timeout=PATIENCE_MS)
        reader.whole(page)
        if found := on_a_wall(page):
            small[at] = found
        turned(page, "PageDown")  # the truth
        turned(page, "PageDown")
    assert small == {}


@pytest.mark.parametrize("name", PLAYED)
def test_a_talk_that_ships_is_played_with_keys_alone(page: Page, server: Server, name: str) -> None:
    desk(page, server, LANGUAGE.get(name, "en"))
    play = page.locator(f'[data-action="play-shipped"][data-talk="{name}"]')
    play.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{STRIP}[data-beat]")).to_be_attached(timeout=PATIENCE_MS)
    expect(page.locator("html[data-talk]")).to_be_attached()
    page.wait_for_timeout(600)
    n = len(talks.read(PLAYED[name], addresses())[0].steps)
    at, seen = page.locator(STRIP).get_attribute("data-beat") or "", [f"1/{n}"]
    assert at == seen[0]
    small: dict[str, list[str]] = {}
    before = ""
    for _ in range(4 * n):
        if found := on_a_wall(page, anew=at != before):
            small[f"{at}, {seen}"] = found
        if at == f"{n}/{n}" and not waiting(page):
            break
        before, at = at, turned(page, "PageDown")
        if at != before:
            seen.append(at)
    assert seen == [f"{k + 1}/{n}" for k in range(n)]
    assert not waiting(page)
    assert page.locator("html").get_attribute("lang") == LANGUAGE.get(name, "en")
    assert small == {}
    assert turned(page, "PageUp") == f"{n - 1}/{n}"
    assert turned(page, "Home") == f"1/{n}"
    page.keyboard.press("3")
    assert turned(page, "Enter") == f"3/{n}"
    assert turned(page, "End") == f"{n}/{n}"
    page.keyboard.press("Escape")
    expect(page.locator("html[data-talk]")).not_to_be_attached()


def test_a_page_that_python_draws_says_its_caption_and_hears_the_clicker(page: Page, server: Server) -> None:
    desk(page, server)
    text = "# T\n## A\n/teach\n\nLook at the table.\n\nNotes:\nSlowly\n\n## B\n/translate\n\nDrag.\n"
    written(page, text)
    act(page, "play")
    said = page.locator(f"[data-talk-step], {STRIP}").filter(has_text="Look at the table.")
    expect(said.first).to_be_visible(timeout=PATIENCE_MS)
    page.wait_for_timeout(500)
    page.keyboard.press("PageDown")
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "2/2", timeout=PATIENCE_MS)
    expect(page.locator(".story-sentence")).to_have_text("Drag.")
    page.keyboard.press("PageUp")
    expect(said.first).to_be_visible(timeout=PATIENCE_MS)


def test_steps_of_a_talk_on_one_page_are_glided_between_from_the_state_of_each(page: Page, server: Server) -> None:
    page.goto(plane.free(f"{server.url}/translate"))
    plane.wait_ready(page)
    plane.drag(page, "origin", 60, -30)
    page.wait_for_timeout(600)
    state, cosine = page.url.partition("s=")[2].partition("&")[0], plane.readout(page, "cos")
    desk(page, server)
    bet = "- None: changed = 0\n- Some: changed > 0\n"
    second = f"## B\n/translate?s={state}\n\nThere.\n"
    third = f"## C\n/translate?source=iris\n{bet}Then: /translate?origin=9,9\n"
    written(page, f"# T\n## A\n/translate\n\n{bet}\n{second}\n{third}")
    act(page, "play")
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "1/3", timeout=PATIENCE_MS)
    expect(page.locator(".story-sentence")).to_have_text("A")
    expect(page.locator("[data-bet]")).to_have_count(2)
    before = plane.readout(page, "cos")
    assert turned(page, "PageDown") == "1/3"
    expect(page.locator("[data-bet-truth]")).to_have_attribute("data-bet-truth", "0")
    assert turned(page, "PageDown") == "2/3"
    assert plane.readout(page, "cos") == cosine
    assert turned(page, "PageUp") == "1/3"
    assert plane.readout(page, "cos") == before != cosine
    page.evaluate("window.stays = true")
    page.keyboard.press("End")
    expect(plane.region(page, "setosa")).to_be_attached(timeout=PATIENCE_MS)
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "3/3")
    before = plane.readout(page, "cos")
    turned(page, "PageDown")  # the bet is answered for, and the move is made with the next press
    expect(page.locator('[data-story-action="carry"]')).to_be_visible()
    expect(page.locator("[data-bet-truth]")).to_have_count(0)
    assert plane.readout(page, "cos") == before
    turned(page, "PageDown")
    expect(page.locator("[data-goal=reached]")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator("[data-bet-truth]")).to_have_attribute("data-bet-truth", "0")
    assert plane.readout(page, "cos") != before
    stays(page)


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_wall_says_that_hands_go_up_where_there_is_no_vote(page: Page, server: Server, language: str) -> None:
    steps = [each for each in plans.talk("90", prose.text("teach", language)).steps if each.exercise.hidden == (VOTE,)]
    desk(page, server, language)
    written(page, talks.write(Talk("T", "", tuple(steps))))
    act(page, "play")
    shown, small = page.locator(".story-show"), {}
    for k in range(len(steps)):
        page.keyboard.press(str(k + 1))
        assert turned(page, "Enter") == f"{k + 1}/{len(steps)}"
        expect(shown).to_be_visible(timeout=PATIENCE_MS)
        assert shown.inner_text() == prose.text("story", language)("story.hands")
        if found := on_a_wall(page):
            small[k] = found
    assert small == {}
    turned(page, "PageDown")
    expect(shown).to_have_count(0)


def test_what_a_lesson_comes_to_keeps_its_numbers_by_back_and_loaded_again(page: Page, server: Server) -> None:
    desk(page, server)
    beats = [*names.known()["home"]["stories"][0]["beats"]]
    written(page, "# T\n" + "".join(f"## {beat}\n/?beat={beat}\n" for beat in beats) + "## Other\n/words\n")
    act(page, "play")
    last, n, said = f"{len(beats)}/{len(beats) + 1}", len(beats) + 1, page.locator(".story-sentence")
    expect(page.locator(STRIP)).to_have_attribute("data-beat", f"1/{n}", timeout=PATIENCE_MS)
    for _ in range(4 * n):
        if turned(page, "PageDown") == last:
            break
    told = said.inner_text()
    assert told != prose.text("home")("beat.takeaway.unseen")
    page.reload()
    settle(page)
    expect(said).to_have_text(told, timeout=PATIENCE_MS)
    assert turned(page, "PageDown") == f"{n}/{n}"
    assert turned(page, "PageUp") == last
    expect(said).to_have_text(told, timeout=PATIENCE_MS)


def stays(page: Page) -> None:
    """The page was not loaded anew, which would end full screen."""
    assert page.evaluate("window.stays")


def test_numbers_that_a_talk_sets_on_the_page_that_is_open_are_set_in_place(page: Page, server: Server) -> None:
    desk(page, server)
    links = ("seed=3&tau=0.1", "seed=5&tau=0.05&c=1.5", "")
    steps = (f"## {k}\n/training?{link}\n" for k, link in zip("ABC", links, strict=True))
    drawn = "## D\n/norms?query=cat\n## E\n/norms?query=dog\n"
    written(page, f"# T\n{''.join(steps)}{drawn}")
    act(page, "play")
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "1/5", timeout=PATIENCE_MS)
    page.evaluate("window.stays = true")
    page.keyboard.press("Escape")
    page.locator('[data-story-action="free"]').click()
    reader.whole(page)  # the numbers' sliders come with free play
    seed = page.locator(".st-key-seed [data-testid=stSliderThumbValue]")
    # As a list of one: while a page is drawn anew, the old slider stands beside the new one.
    expect(seed).to_have_text(["3"], timeout=PATIENCE_MS)
    page.keyboard.press("t")
    page.keyboard.press("PageDown")
    expect(page.locator(STRIP)).to_have_attribute("data-beat", "1/5")
    for key, drawn_from, constant in (("PageDown", "5", "1.50"), ("PageDown", "0", "0.50"), ("Home", "3", "0.50")):
        page.wait_for_timeout(600)
        page.keyboard.press(key)
        for name, value in {"seed": drawn_from, "c": constant}.items():
            said = page.locator(f".st-key-{name} [data-testid=stSliderThumbValue]")
            expect(said).to_have_text([value], timeout=PATIENCE_MS)
    settle(page)
    assert "seed=3" in reader.address(page)
    said = page.locator("[data-talk-step]")  # a page that Python draws hears the clicker as well
    for key, caption in (("End", "E"), ("PageUp", "D"), ("PageDown", "E")):
        page.wait_for_timeout(600)
        page.keyboard.press(key)
        expect(said).to_have_text(caption, timeout=PATIENCE_MS)
    stays(page)


PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("context_options", [PHONE | {"color_scheme": "dark"}])
def test_a_talk_is_made_on_a_phone(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/translate")
    plane.wait_ready(page)
    page.locator('[data-action="add-to-talk"]').tap()
    page.locator('[data-action="add-do"]').tap()
    page.locator('[data-action="add-open"]').tap()
    expect(step(page, 1)).to_be_visible(timeout=PATIENCE_MS)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    step(page, 1).locator('[data-action="remove"]').tap()
    expect(page.locator(".desk .empty")).to_be_visible()
    page.locator('.desk [data-action="undo"]').tap()
    expect(step(page, 1)).to_be_visible()
    page.screenshot(path=ARTIFACTS / "talk-phone.png")
