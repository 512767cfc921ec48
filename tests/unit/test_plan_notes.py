"""The notes of a session's talk: a term that nobody has met is said before the step that uses it."""

import re

import pytest

from cosine_lab import prose
from cosine_lab.commands.app_server import lessons
from cosine_lab.course import course
from cosine_lab.prose import ENGLISH, glossary
from cosine_lab.talks import plans
from cosine_lab.talks.model import BEAT
from tests.lessons_in_node import data_of

OTHERS = {
    "encoder": "encoder|e5-small",
    "hill": "hills?",
    "digits model": "digits? (?:images|model)|two images",
    "partner": "partner",
    "temperature": "τ|temperature",
    "score": "scores?",
    "scaled score": "scaled scores?",
    "direction": "one direction|direction (?:1|is)",
    "cosine of differences": "cosines? of differences",
    "shear": "shear",
    "correlation": "correlations?",
    "loss": "loss",
    "seed": "seeds?",
}
"""Terms that the glossary does not have, or not by these words."""
EXPLAINED = {
    "origin": "the origin ⊕",
    "cone": "lie in a narrow cone",
    "min-max": "Min–max scales a list to 0…1",
    "score": "other scores",
    "scaled score": "Min–max scales",
    "region": "coloured by the label",
    "centring": "once the mean of all marks (+) is subtracted",
    "hull": "the hull, the line around all",
    "weight-decay": "Weight decay is a penalty",
}
"""What a step itself says of a term where it is first met."""


def found(text: str) -> set[str]:
    """The terms that a text uses."""
    terms = {
        term.key: "|".join(map(re.escape, term.forms)) for term in glossary.terms(ENGLISH) if term.key != "temperature"
    }
    return {
        key
        for key, forms in {**terms, **OTHERS}.items()
        if re.search(rf"(?<!\w)(?:{forms})(?!\w)", text, re.IGNORECASE)
    }


def says(slug: str, beat: str) -> str:
    """All that a step of a lesson says to who learns."""
    words = prose.text(slug).templates(f"beat.{beat}.") | prose.text(slug).templates(f"beat.{beat}")
    return " ".join(word for key, word in words.items() if not key.endswith((".first", ".catches", ".notes")))


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("session", course().sessions)
def test_a_number_that_the_notes_leave_open_is_in_what_the_wall_says_whoever_has_done_what(
    session: str, language: str
) -> None:
    for step in plans.talk(session, prose.text("teach", language)).steps[1:-1]:
        beat = dict(step.query)[BEAT]
        if f"beat.{beat}.unseen" in prose.text(step.slug):
            assert "…" not in step.notes, f"{step.slug} {beat}"


@pytest.mark.parametrize("session", course().sessions)
def test_a_term_that_no_step_before_has_is_said_in_the_notes_or_by_the_step_itself(session: str) -> None:
    opening, *steps = plans.talk(session, prose.text("teach")).steps
    met = found(opening.notes)
    missing = []
    for step in steps[:-1]:
        beat = dict(step.query)[BEAT]
        first = [line for line in step.notes.splitlines() if line.startswith("Say first: ")]
        before, *_ = step.notes.partition("Say first: ")
        assert not first or "Right: " not in before, "before the bet"
        met |= found(" ".join(first))
        text = says(step.slug, beat)
        new = found(text) - met
        missing += [(step.slug, beat, term) for term in new if EXPLAINED.get(term, "\0") not in text]
        met |= new
    assert missing == []


@pytest.mark.parametrize("session", course().sessions)
def test_where_it_goes_wrong_is_said_after_the_bet(session: str) -> None:
    for step in plans.talk(session, prose.text("teach")).steps:
        before, goes, _ = step.notes.partition("Where it goes wrong: ")
        if goes and "Who is wrong here" in step.notes:
            assert "Who is wrong here" in before
            assert "Say first" not in prose.text(step.slug)("teach.wrong")


def test_what_steps_that_are_left_out_would_have_said_first_is_said_at_the_next() -> None:
    steps = plans.talk("10", prose.text("teach")).steps
    (place,) = (step for step in steps if dict(step.query).get(BEAT) == "place")
    words = prose.text("words")
    assert f"Say first: {words('beat.stranger.first')} {words('beat.place.first')}\n" in place.notes


@pytest.mark.parametrize("slug", lessons())
def test_a_page_is_sent_all_its_words_but_what_its_lecturer_says_first(slug: str) -> None:
    sent, told = data_of(slug)["words"], re.compile(r"beat\.[^.]+\.first")
    assert [key for key in sent if told.fullmatch(key)] == []
    named = [key for key in prose.text(slug).templates("") if key.endswith(".first") and not told.fullmatch(key)]
    beside = [key for key in named if any(each.startswith(key.removesuffix("first")) for each in sent)]
    assert [key for key in beside if key not in sent] == []
