"""Handouts: every question of a story, with the answer that its readings give."""

import pytest

from lib import prose
from lib.lessons import handouts, readers
from lib.surfaces.handouts import questions

HELD = handouts()


@pytest.mark.parametrize("slug", HELD)
def test_every_bet_of_a_story_is_asked_and_answered(slug: str) -> None:
    handout = HELD[slug]()
    found = questions(handout, readers()[slug], prose.text(slug))
    bets = [beat.bet for beat in handout.story.beats if beat.bet]
    assert len(found) == len(bets) > 0
    for question, bet in zip(found, bets, strict=True):
        assert len(question.choices) == len(bet.choices)
        assert question.truth is not None
        assert question.truth in question.choices or bet.scale


def test_the_first_lesson_asks_how_many_predictions_change_and_none_do() -> None:
    first = questions(HELD["home"](), readers()["home"], prose.text("home"))[0]
    assert "0.80" in first.ask
    assert first.truth == first.choices[0]
