"""Handouts: every question of a story, with the answer that its readings give."""

import pytest

from lib import prose
from lib.lessons import handouts, readers
from lib.surfaces.handouts import questions

HELD = handouts()


OF_THE_VISIT = {("translate", "each")}
"""Bets on what a reader has met on the way, which no state tells: paper sends to the lesson."""


@pytest.mark.parametrize("slug", HELD)
def test_every_bet_of_a_story_is_asked_and_answered(slug: str) -> None:
    handout = HELD[slug]()
    found = questions(handout, readers()[slug], prose.text(slug))
    asked = [(beat.key, beat.bet) for beat in handout.story.beats if beat.bet]
    assert len(found) == len(asked) > 0
    for question, (key, bet) in zip(found, asked, strict=True):
        assert len(question.choices) == len(bet.choices)
        assert (question.truth is None) == ((slug, key) in OF_THE_VISIT)
        assert question.truth in question.choices or bet.scale


def test_the_first_lesson_asks_how_many_predictions_change_and_none_do() -> None:
    first = questions(HELD["home"](), readers()["home"], prose.text("home"))[0]
    assert "0.80" in first.ask
    assert first.truth == first.choices[0]
