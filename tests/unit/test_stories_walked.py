"""Every story is walked without a page: each beat with each answer, by the buttons that it offers.

What is asked is decided by exactly one answer, and every goal is reached by the reader alone.
"""

import re
from itertools import pairwise
from typing import Any

import pytest

from cosine_lab import prose
from cosine_lab.course import course
from cosine_lab.surfaces import handles, layers
from cosine_lab.surfaces.panels import Plane
from cosine_lab.surfaces.story import Bet, Story
from cosine_lab.talks import bet_notes
from tests.lessons_in_node import SURFACES, data_of, run, slug_of

DRAWN: dict[str, set[str]] = {
    layers.REGIONS: {"changed", "max-dp", "softmax-dp"},
    layers.SIGNS: {"sets-now", "sets-other", "sigmoid-dp", "lines"},
    "rankings": {"feasible-count", "tie-lines", "lines-turned"},
    "leads": {"dot-changed", "cos-changed"},
    "common-mean": {"mean", "spread"},
}
"""What can be seen on a layer, or beside a handle of a panel's own, by who moves the model under it."""
TELLS = re.compile(r"\b(?:same|any|no|never|nothing|always|every)\b", re.IGNORECASE)
"""Words that answer, in a line that stands over every bet of a lesson."""


@pytest.fixture(scope="module")
def walks(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What turned out at every beat, and what is wrong with it."""
    asked = {name: {"slug": slug_of(name), "data": data_of(name)} for name in SURFACES}
    return run("walk_stories.js", asked, tmp_path_factory.mktemp("stories"))


def story_of(name: str) -> Story:
    """The story that a surface tells."""
    story = SURFACES[name].story
    assert story is not None
    return story


@pytest.mark.parametrize("name", SURFACES)
def test_a_story_can_be_gone_through_and_its_bets_are_decided(walks: Any, name: str) -> None:
    assert walks[name]["wrong"] == []


@pytest.mark.parametrize("name", SURFACES)
def test_a_finger_three_pixels_off_reaches_every_goal_on_a_phone(walks: Any, name: str) -> None:
    """But where a lesson takes a hand to what is exact, as tests/js/snap.test.js has it."""
    assert walks[name]["missed"] == []


@pytest.mark.parametrize("name", SURFACES)
def test_the_buttons_reach_the_goal_wherever_a_hand_has_left_what_they_move(walks: Any, name: str) -> None:
    """And the same answer comes true: no hand drags away what the question rests on."""
    assert walks[name]["stuck"] == []


@pytest.mark.parametrize("name", SURFACES)
def test_every_answer_to_every_beat_is_tried(walks: Any, name: str) -> None:
    beats = story_of(name).beats
    answers = [1 if bet is None else 4 if bet.scale else len(bet.choices) + 1 for bet in (beat.bet for beat in beats)]
    assert walks[name]["beats"] == sum(answers)
    assert walks[name]["truths"].keys() == {beat.key for beat in beats if beat.bet}


def wrong(bet: Bet, truth: str | float) -> list[str]:
    """What can be answered that did not come true: choices, or a number too low or too high."""
    if bet.scale is None:
        return [choice.key for choice in bet.choices if choice.key != truth]
    low, high = float(truth) - bet.scale.within, float(truth) + bet.scale.within
    return ["low"] * (bet.scale.low < low) + ["high"] * (bet.scale.high > high)


@pytest.mark.parametrize("name", SURFACES)
def test_every_wrong_answer_has_the_sentence_that_belongs_to_it(walks: Any, name: str) -> None:
    words = prose.text(slug_of(name)).templates("beat.")
    asked = {beat.key: beat.bet for beat in story_of(name).beats if beat.bet}
    missing = [
        f"beat.{key}.after.{answer}"
        for key, bet in asked.items()
        for answer in wrong(bet, walks[name]["truths"][key])
        if f"beat.{key}.after.{answer}" not in words
    ]
    assert missing == []


@pytest.mark.parametrize("name", SURFACES)
def test_the_answer_that_a_speaker_is_told_is_the_one_that_turns_out(walks: Any, name: str) -> None:
    words = prose.text(slug_of(name))
    asked = {beat.key: beat.bet.choices for beat in story_of(name).beats if beat.bet and beat.bet.choices}
    told = {key: bet_notes.right(words, key) for key in asked}
    true = {key: words(f"beat.{key}.bet.{walks[name]['truths'][key]}") for key in asked}
    untold = {key for key, choices in asked.items() if all(f"beat.{key}.after.{each.key}" in words for each in choices)}
    assert told == true | dict.fromkeys(untold, "")
    assert (slug_of(name), len(untold)) in {("words", 1), ("norms", 1)} or not untold, "it depends on what was chosen"


@pytest.mark.parametrize("route", course().routes)
def test_no_lesson_asks_what_the_one_before_it_asked_with_the_same_answer(walks: Any, route: str) -> None:
    slugs = course().routes[route]
    asked = [
        {
            (tuple(choice.key for choice in beat.bet.choices), walks[slug]["truths"][beat.key])
            for beat in story_of(slug).beats
            if beat.bet and beat.bet.choices
        }
        for slug in slugs
    ]
    pairs = zip(pairwise(slugs), pairwise(asked), strict=True)
    assert [lessons for lessons, (before, after) in pairs if before & after] == []


@pytest.mark.parametrize("name", SURFACES)
def test_nothing_that_is_read_before_the_bet_tells_the_answer(walks: Any, name: str) -> None:
    page = prose.page(slug_of(name))
    assert not TELLS.search(page.tagline), page.tagline
    told = []
    for beat in story_of(name).beats:
        if beat.bet is None:
            continue
        truth = walks[name]["truths"][beat.key]
        words = page.text.templates(f"beat.{beat.key}")
        answer = f"{truth:g}" if beat.bet.scale else words[f"beat.{beat.key}.bet.{truth}"]
        read = f"{page.title} {page.tagline} {words[f'beat.{beat.key}']}"
        if re.search(rf"\b{re.escape(answer)}\b", read, re.IGNORECASE):
            told.append(f"{beat.key}: {answer}")
    assert told == []


@pytest.mark.parametrize("name", SURFACES)
def test_nobody_reads_an_answer_off_what_can_be_moved_before_the_bet(name: str) -> None:
    planes = {each.space: each for area in SURFACES[name].layout.values() for each in area if isinstance(each, Plane)}
    told = []
    for beat in story_of(name).beats:
        moves = [each for each in beat.shows.handles if each.partition(":")[0] not in {handles.PROBE, "query"}]
        seen = [layer for space in beat.shows.planes for layer in planes[space].layers if moves]
        seen += [panel.kind() for panel in beat.shows.panels]
        if beat.bet and not beat.bet.still:
            telling = {each: DRAWN.get(each, set()) & set(beat.bet.about) for each in seen}
            told += [f"{beat.key}: {each} tells {names}" for each, names in telling.items() if names]
    assert told == []


@pytest.mark.parametrize("name", SURFACES)
def test_what_stands_still_before_a_bet_waits_for_a_move_after_it(name: str) -> None:
    assert [beat.key for beat in story_of(name).beats if beat.bet and beat.bet.still and not beat.goal] == []


PAST = re.compile(r"\b(?:was|were|had|not|from|before:?) {([\w-]+)")
"""What a sentence says of the past."""


@pytest.mark.parametrize("name", SURFACES)
def test_no_sentence_quotes_a_number_that_changes_under_the_hand_as_if_it_stayed(walks: Any, name: str) -> None:
    words = prose.text(slug_of(name)).templates("beat.")
    faults = []
    for beat in story_of(name).beats:
        live = {each.replace(":", "-") for each in walks[name]["changed"][beat.key]}
        stands = {key for key in (f"beat.{beat.key}", f"beat.{beat.key}.do") if key in words}
        told = {key for key in words if key.startswith(f"beat.{beat.key}.after")}
        quoted = [(key, each) for key in stands for each in re.findall(r"{([\w-]+)", words[key])]
        quoted += [(key, each) for key in told for each in PAST.findall(words[key])]
        faults += [f"{key} quotes {each}" for key, each in quoted if each in live]
    assert faults == []
