"""Where a link puts the reader of a page that Python draws, and what is told there."""

import pytest

from lib.surfaces import Action, exercise
from lib.surfaces.exercise import Exercise
from lib.surfaces.place import Part, Place, Told, placed, started
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story
from lib.surfaces.strip import Tale

DEFAULTS = {"table": "a", "word": "bread"}


class Lists(Part):
    """Lists."""


class Count(Part):
    """A count."""


LISTS, COUNT = Lists(readings=("words",)), Count(readings=("count",))
READINGS = {"words": Told(None, "x and y"), "count": Told(7.0, "7")}
BET = Bet(
    about=("count",),
    choices=(Choice("few", (Reads("count", "<", 5),)), Choice("many", (Reads("count", ">=", 5),))),
)
STORY = Story(
    (
        Beat("first", Shows(panels=(Lists, Count)), start={"table": "b"}, bet=BET),
        Beat("second", Shows(panels=(Lists,)), start={"word": "cup"}),
        Beat("last", Shows(panels=(Count,))),
    )
)


def at(*answered: str, **asked: str) -> Place:
    return placed(STORY, asked, answered, DEFAULTS)


def test_a_bare_link_opens_on_the_first_beat_with_its_choices() -> None:
    place = at()
    assert place.guided
    assert place.beat is STORY.beats[0]
    assert place.choices == {"table": "b", "word": "bread"}


def test_a_link_with_a_choice_and_no_beat_opens_free_play() -> None:
    for asked in (
        {"word": "cup"},
        {"guide": "0"},
        {"guide": "0", "beat": "second"},
        {"beat": "step-2"},
    ):
        place = at(**asked)
        assert place.beat is None
        assert not place.guided
        assert place.base == DEFAULTS
    assert at(word="cup").choices == {"table": "a", "word": "cup"}
    assert at(beat="no such beat").beat is STORY.beats[0]


def test_a_beat_has_what_the_beats_before_set_and_what_the_reader_changed() -> None:
    assert at(beat="second").choices == {"table": "b", "word": "cup"}
    assert at(beat="last").choices == {"table": "b", "word": "cup"}
    assert at(beat="second", word="game").choices == {"table": "b", "word": "game"}
    assert started(STORY, STORY.beats[1], DEFAULTS) == at(beat="second").base


def test_what_is_asked_is_neither_drawn_nor_told_until_it_is_answered() -> None:
    asked, answered = at(), at("first")
    assert asked.withheld == {"count"}
    assert asked.shows(LISTS)
    assert not asked.shows(COUNT)
    assert asked.asks(COUNT)
    assert asked.tells(READINGS, (LISTS, COUNT))["count"].value is None
    assert answered.shows(COUNT)
    assert not answered.asks(COUNT)
    assert answered.tells(READINGS, (LISTS, COUNT)) == READINGS


def test_what_a_beat_does_not_show_is_not_told_ahead_of_it() -> None:
    place = at(beat="second")
    assert not place.has(COUNT)
    assert place.tells(READINGS, (LISTS, COUNT))["count"] == Told(None, "—")
    assert not place.has(None)
    assert at(word="cup").shows(None)


def test_an_exercise_leaves_the_choices_to_the_reader_and_keeps_what_it_asks() -> None:
    choices = (("few", Reads("count", "<", 5)), ("many", Reads("count", ">=", 5)))
    made = exercise.write(Exercise("How many?", choices, hidden=("panel:lists",)))
    place = at(x=made, word="cup")
    assert not place.guided
    assert place.choices == {"table": "a", "word": "cup"}
    assert not place.has(LISTS)
    assert place.asks(COUNT)
    assert at("exercise", x=made).shows(COUNT)
    assert at(x=made, guide="0").beat is None
    assert at(x="1.junk").beat is STORY.beats[0]


def test_a_strip_is_held_to_its_page() -> None:
    beats = (
        Beat("field", Shows(), start={"colour": "red"}),
        Beat("panel", Shows(panels=(Lists,))),
        Beat("reading", Shows(), bet=BET),
        Beat("action", Shows(), goal=(Reads("count", "=", 0),), actions=(Action("go"),)),
    )
    for beat in beats:
        with pytest.raises(ValueError, match=f"beat {beat.key} needs what is there"):
            Tale(Story((beat,)), DEFAULTS, ())
