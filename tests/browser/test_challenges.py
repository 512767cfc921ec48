"""Challenges in free play: begun, not yet reached, helped, and solved by the link they offer.

What each of them wants and reaches is computed in tests/unit/surfaces/test_challenges.py.
"""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.surfaces.exercise import PARAMETER, Exercise, write
from cosine_lab.surfaces.story import Scale
from tests.browser import plane, reader

CHALLENGED = [slug for slug in lessons() if slug != "audit"]
"""All but the check of a reader's own model, of which nobody knows what it can reach."""
OPEN = re.compile(
    r"○ (?P<name>.+): (?P<now>[−\d.,]+%?)\. Wanted: (?:at most |at least |more than )?"
    r"(?P<wanted>[−\d.,]+%?)(?: ± (?P<within>[\d.]+))?\. Still (?P<away>[\d.,]+%?) to go\."
)
ANSWER = re.compile(r"○ (?P<name>.+): no\. Wanted: yes\.")
UNKNOWN = re.compile(r"○ (?P<name>.+): —\. Wanted: (?:at most |at least )?[−\d.,]+%?\.")
FIGURE = ".cosine-lab :is([data-plane], .live, .noise, .cards, .pictures, .dots-panel) :is(svg, canvas, table)"
REACHED = re.compile(r"✓ (?P<name>.+): (?P<now>[−\d.,]+%?|yes)")


def amount(shown: str) -> float:
    """A number as a goal shows it."""
    return float(shown.replace("−", "-").replace(",", "").removesuffix("%"))


def hold_together(sentences: list[str]) -> None:
    """Each goal in one unit: what is, what is wanted, and between them what is to go."""
    for said in sentences:
        found = OPEN.fullmatch(said)
        if not found:
            assert any(each.fullmatch(said) for each in (REACHED, ANSWER, UNKNOWN)), said
            continue
        now, wanted, away = (amount(found[part]) for part in ("now", "wanted", "away"))
        assert len({found[part].endswith("%") for part in ("now", "wanted", "away")}) == 1, said
        assert away > 0, said
        step = 10 ** -len(found["away"].removesuffix("%").partition(".")[2])
        gap = abs(now - wanted) - amount(found["within"] or "0")
        assert abs(gap - away) < 1.01 * step, said


def opened(page: Page, address: str) -> Locator:
    """The challenges of a page in free play, once it is there."""
    page.goto(address)
    settle(page)
    tasks = page.locator("[data-challenge]")
    expect(tasks.nth(1)).to_be_visible(timeout=PATIENCE_MS)
    return tasks


@pytest.mark.parametrize("slug", CHALLENGED)
def test_each_challenge_is_open_at_its_start_and_won_by_its_solution(page: Page, site: str, slug: str) -> None:
    """Its goals say so in sentences that hold together, and all of them are reached at its end."""
    address = f"{site}{addresses()[slug]}"
    tasks = opened(page, plane.free(address))
    for key in reader.attributes(tasks, "data-challenge"):
        task = page.locator(f'[data-challenge="{key}"]')
        task.locator('[data-action^="challenge-start"]').click()
        expect(task).to_have_attribute("data-won", "false")
        for seen in (task.locator(".goals"), page.locator(FIGURE).first):
            expect(seen).to_be_in_viewport()
        expect(task.locator(".goals")).to_be_visible()
        said = task.locator("[data-goal-reading]")
        begun = said.all_inner_texts()
        hold_together(begun)
        assert not all(REACHED.fullmatch(each) for each in begun)
        hint = task.locator('[data-note="hint"]')
        expect(hint).to_be_hidden()
        task.locator('[data-action^="challenge-hint"]').click()
        expect(hint).to_be_visible()
        solution = task.locator('[data-action^="challenge-solution"]')
        link = solution.get_attribute("href") or ""
        assert "guide=0" in link
        solution.click()
        expect(task).to_have_attribute("data-won", "true")
        assert all(REACHED.fullmatch(each) for each in said.all_inner_texts())
        wanted = reader.attributes(said, "data-goal-reading")
    wanted = [each for each in wanted if page.locator(f'[data-readout="{each}"]').count()]
    last = [reader.number(page, each) for each in wanted]
    opened(page, f"{address.removesuffix('/')}{link}")
    assert [reader.number(page, each) for each in wanted] == last


def test_another_original_is_no_way_round_a_challenge(page: Page, site: str) -> None:
    """Who drags an arrow and then compares with what came of it has changed the model."""
    reader.play(page, f"{site}/translate")
    task = page.locator('[data-challenge="opposite"]')
    task.locator('[data-action="challenge-solution:opposite"]').click()
    expect(task).to_have_attribute("data-won", "true")
    reader.pull(page, reader.grip(page, "unembedding:2", "input"), 40, 30)
    expect(task).to_have_attribute("data-won", "false")
    plane.act(page, "adopt")
    assert reader.number(page, "changed") == 0
    expect(task).to_have_attribute("data-won", "false")


@pytest.mark.own_tab
def test_free_play_begins_with_a_few_controls_and_this_browser_remembers_more(page: Page, site: str) -> None:
    page.add_init_script("sessionStorage.begun ??= (localStorage.clear(), 1)")
    reader.play(page, f"{site}/translate")
    rest = page.locator("[data-panel=matrix], [data-panel=presets], .pair .target, .zooms")
    for part in rest.all():
        expect(part).to_be_hidden()
    more = page.locator('[data-action="more"]')
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    for part in rest.all():
        expect(part).to_be_visible()
    reader.play(page, f"{site}/centre")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(page.locator("[data-panel=presets]")).to_be_visible()


def test_a_challenge_and_the_story_bring_their_list_back_whatever_was_typed(page: Page, site: str) -> None:
    typed = f"{site}/words?guide=0&words=laptop%2C%20sofa"
    opened(page, typed)
    plane.act(page, "challenge-start:shrink")
    task = page.locator('.story > [data-challenge="shrink"]')
    expect(task.locator(".goals")).to_be_visible()
    assert reader.number(page, "raw:e5-small:mouse") == pytest.approx(0.8895, abs=1e-4)
    expect(page.get_by_test_id("stAlert")).to_have_count(0)
    opened(page, typed)
    page.locator('[data-story-action="guide"]').click()
    expect(page.locator("[data-beat]")).to_have_attribute("data-beat", re.compile("1/"))


def test_a_label_is_lost_by_its_length_alone(page: Page, site: str) -> None:
    reader.play(page, f"{site}/rankings")
    task = page.locator('[data-challenge="lose"]')
    task.locator('[data-action="challenge-start:lose"]').click()
    reader.pull(page, reader.grip(page, "unembedding:2", "input"), 12, 90)
    expect(task).to_have_attribute("data-won", "false")
    plane.act(page, "undo")
    slider = page.locator('[data-input="length:2"]')
    slider.focus()
    for _ in range(40):
        slider.press("ArrowLeft")
    expect(task).to_have_attribute("data-won", "true")
    expect(task.locator('[data-note="won"]')).not_to_be_empty()


def test_a_challenge_tells_nothing_of_what_an_exercise_asks(page: Page, site: str) -> None:
    """Its goals show readings: it stays away, and what a bet is about is masked there too."""
    task = Exercise("?", scale=Scale("changed", 0, 1000, 1, 10))
    reader.visit(page, f"{site}/translate?{urlencode({PARAMETER: write(task)})}")
    challenge = page.locator('[data-challenge="opposite"]')
    expect(challenge).to_be_attached()
    expect(challenge).to_be_hidden()
    shown = challenge.locator('[data-goal-reading="changed"]')
    expect(shown).to_contain_text("?")
