"""Every story by keyboard and by ear, judged on one recording a lesson."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page

from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.prose import PSEUDO
from tests.browser import stories
from tests.browser.judges import JUDGES
from tests.browser.walk import Walker


@pytest.mark.own_tab  # its clock is held, and it notes what is heard
@pytest.mark.parametrize("slug", sorted(lessons()))
def test_a_story_is_walked_without_eyes_and_without_a_mouse(page: Page, site: str, slug: str) -> None:
    address = f"{site}{addresses()[slug]}?{urlencode({'lang': PSEUDO})}"
    record = Walker(page, slug).walk(address)
    faults = [f"{judge.__name__}: {each}" for judge in JUDGES for each in judge(record)]
    assert not faults, "\n".join(faults)


@pytest.mark.own_tab  # its clock is held
@pytest.mark.parametrize("context_options", [{"reduced_motion": "no-preference"}], ids=["moving"])
def test_nothing_is_said_while_numbers_run(page: Page, site: str) -> None:
    walker = Walker(page, "training")
    walker.open(f"{site}/training")
    stories.bet(page, "same", "mouse")
    walker.heard()
    page.locator('[data-action="play-race"]').press("Enter")
    goal = page.locator("[data-goal]")
    for _ in range(40):
        page.clock.run_for(1000)
        before = goal.get_attribute("data-goal")
        if before == "reached":
            break
        assert walker.heard() == []
    walker.quiet()
    assert len(walker.heard()) == 1


@pytest.mark.own_tab  # its clock is held
def test_a_word_that_is_moved_is_answered_with_whether_its_ranking_can_be_once_that_is_told(
    page: Page, site: str
) -> None:
    walker = Walker(page, "rankings")
    walker.open(f"{site}/rankings")
    page.locator("[data-order]").first.press("ArrowDown")
    walker.quiet()
    verdict = page.locator(".order-verdict").text_content() or ""
    assert verdict
    assert verdict not in " ".join(walker.heard())  # while the bet is open
    stories.bet(page, "half", "mouse")
    walker.quiet()
    walker.heard()
    page.locator("[data-order]").first.press("ArrowDown")
    walker.quiet()
    assert page.locator(".order-verdict").inner_text() in " ".join(walker.heard())


@pytest.mark.own_tab  # its clock is held
def test_an_arrow_key_in_a_story_says_the_cosine_and_whether_predictions_changed(page: Page, site: str) -> None:
    walker = Walker(page, "translate")
    walker.open(f"{site}/translate")
    walker.quiet()
    walker.heard()
    page.locator('[data-handle="origin"]').press("ArrowRight")
    walker.quiet()
    (message,) = walker.heard()
    cosine = page.locator('[data-readout="cos"]').inner_text()
    assert f"{cosine} now" in message
    assert "predictions changed 0 / 1000" in message


@pytest.mark.own_tab  # its clock is held
def test_an_input_that_goes_over_a_line_is_answered_with_which_labels_are_on_and_the_score(
    page: Page, site: str
) -> None:
    walker = Walker(page, "sigmoid")
    walker.open(f"{site}/sigmoid?beat=why")
    for key in ("Shift+ArrowLeft", "Shift+ArrowRight"):  # there the story says what it comes to
        walker.quiet()
        walker.heard()
        for _ in range(9):
            page.locator('[data-handle="probe"]').press(key)
    walker.quiet()
    (message,) = walker.heard()
    assert "The input turns on" in message
    assert f"label 0 {page.locator('[data-readout=score]').first.inner_text()}" in message
