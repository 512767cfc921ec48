"""Every story by keyboard and by ear, judged on one recording a lesson."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.browser import stories
from tests.browser.walk import Record, Walker
from tools.server import Server, addresses, lessons

MOST_TABS, MOST_SKIPPING = 10, 3
APART_MS = 990  # a second, less the browser's rounding
VOICE, TIP = "p spoken", "div gloss-tip"
_BARE = re.compile(r"[\d\s.,%−–—+?/×-]+")
TURNS = {"next", "guide"}
TOLD = {"bet", "action"} | TURNS
"""What the story answers itself; of other moves the surface says what they did."""


def keeps_the_focus(record: Record) -> Iterator[str]:
    """Whatever a reader does, something that is there has the focus."""
    for act in record.acts:
        if act.held == "body" or not act.alive:
            yield f"step {act.step}, {act.what}: the focus is on {act.held}"


def goes_on_to_the_question(record: Record) -> Iterator[str]:
    """Next leads to the new question, where Enter does nothing."""
    for act in record.acts:
        if act.what in TURNS and "story-sentence" not in act.held:
            yield f"step {act.step}, {act.what}: the focus is on {act.held}"
    yield from (f"Enter after Next acts at {each}" for each in record.again)


def is_soon_at_the_bet(record: Record) -> Iterator[str]:
    """Few stops of the Tab key come before the first bet."""
    if len(record.tabs) > MOST_TABS:
        yield f"{len(record.tabs)} stops before the bet: {record.tabs}"
    if len(record.skipping) > MOST_SKIPPING:
        yield f"{len(record.skipping)} stops past the link that skips: {record.skipping}"


def asks_before_it_shows(record: Record) -> Iterator[str]:
    """The question comes before what it is about."""
    for step in record.steps:
        order = " ".join(step.order)
        if re.search(r"\bg \S+.*\bbutton next\b", order):
            yield f"step {step.number}: a handle before the question in {step.order}"


def names_every_handle(record: Record) -> Iterator[str]:
    """Handles have a name from the first moment, each its own."""
    for step in record.steps:
        for handle, name in step.handles.items():
            if not name or ("unembedding" in handle) != ("nembedding" in name):
                yield f"step {step.number}: {handle} is called {name!r}"
        if len(set(step.handles.values())) < len({each.split()[-1] for each in step.handles}):
            yield f"step {step.number}: two handles have one name in {step.handles}"


def speaks_with_one_voice(record: Record) -> Iterator[str]:
    """A message after a move at most, in words, and a second after the one before."""
    for act in record.acts:
        said = [each for each in act.said if each.region != TIP]
        if len(said) > 1:
            yield f"step {act.step}, {act.what}: {len(said)} messages {said}"
        yield from (f"step {act.step}, {act.what}: {each}" for each in said if stray(each.text))
    heard = [each for each in record.messages() if each.region != TIP]
    for before, after in pairwise(heard):
        if after.at - before.at < APART_MS:
            yield f"{after.at - before.at:.0f} ms after {before}: {after}"


def stray(text: str) -> bool:
    """Whether a message is a number that says nothing of itself."""
    return _BARE.fullmatch(text) is not None


def says_what_is_shown(record: Record) -> Iterator[str]:
    """Whoever listens gets the sentence that stands on the screen once all is done."""
    before = record.steps[0].sentence
    for act in record.acts:
        heard = " ".join([act.label, *(each.text for each in act.said)])
        if act.what in TOLD and act.sentence != before and act.sentence not in heard:
            yield f"step {act.step}, {act.what}: {act.sentence!r} is not heard, but {heard!r}"
        before = act.sentence


def is_silent_under_a_hand(record: Record) -> Iterator[str]:
    """Nothing is said before a hand has let go."""
    for act in record.acts:
        if act.during:
            yield f"step {act.step}, {act.what}: {act.during} during the move"


def says_what_a_move_did(record: Record) -> Iterator[str]:
    """A move that has settled is answered, but for what is asked about."""
    for act in record.acts:
        if act.what in {"nudge", "drag"} and not act.said:
            yield f"step {act.step}: nothing is said of a move of {act.held}"


JUDGES: tuple[Callable[[Record], Iterator[str]], ...] = (
    keeps_the_focus,
    goes_on_to_the_question,
    is_soon_at_the_bet,
    asks_before_it_shows,
    names_every_handle,
    speaks_with_one_voice,
    says_what_is_shown,
    is_silent_under_a_hand,
    says_what_a_move_did,
)


@pytest.mark.own_tab  # its clock is held, and it notes what is heard
@pytest.mark.parametrize("slug", sorted(lessons()))
def test_a_story_is_walked_without_eyes_and_without_a_mouse(
    page: Page, server: Server, slug: str
) -> None:
    record = Walker(page).walk(server.url + addresses()[slug])
    faults = [f"{judge.__name__}: {each}" for judge in JUDGES for each in judge(record)]
    assert not faults, "\n".join(faults)


@pytest.mark.own_tab  # its clock is held
@pytest.mark.parametrize("context_options", [{"reduced_motion": "no-preference"}], ids=["moving"])
def test_nothing_is_said_while_numbers_run(page: Page, server: Server) -> None:
    walker = Walker(page)
    walker.open(f"{server.url}/training")
    stories.bet(page, "same", "mouse")
    walker.heard()
    page.locator('[data-action="play-race"]').press("Enter")
    goal = page.locator("[data-goal]")
    for _ in range(200):
        page.clock.run_for(200)
        before = goal.get_attribute("data-goal")
        if before == "reached":
            break
        assert walker.heard() == []
    walker.quiet()
    assert len(walker.heard()) == 1


@pytest.mark.own_tab  # its clock is held
def test_a_word_that_is_moved_is_answered_with_whether_its_ranking_can_be(
    page: Page, server: Server
) -> None:
    walker = Walker(page)
    walker.open(f"{server.url}/rankings")
    stories.bet(page, "half", "mouse")
    walker.quiet()
    walker.heard()
    page.locator("[data-order]").first.press("ArrowDown")
    walker.quiet()
    assert page.locator(".order-verdict").inner_text() in " ".join(walker.heard())


@pytest.mark.own_tab  # its clock is held
def test_an_arrow_key_in_a_story_says_the_cosine_and_whether_predictions_changed(
    page: Page, server: Server
) -> None:
    walker = Walker(page)
    walker.open(f"{server.url}/translate")
    stories.bet(page, "some", "mouse")
    walker.quiet()
    walker.heard()
    page.locator('[data-handle="origin"]').press("ArrowRight")
    walker.quiet()
    (message,) = walker.heard()
    cosine = page.locator('[data-readout="cos"]').inner_text()
    assert f"{cosine} now" in message
    assert "0 of 1000 predictions changed" in message
