"""The words that Norms' story is told of, and what its strip tells when."""

import json
from itertools import product

import pytest

from lib import prose
from lib.data.ratings import shipped_words
from lib.lessons import norms
from lib.lessons.norms.model import rated
from lib.lessons.norms.model.query import Answer
from lib.lessons.norms.model.spread import Both, at_hand
from lib.lessons.norms.state import TABLES, Choice
from lib.refusals import Refused
from lib.surfaces.place import Place, placed
from lib.surfaces.readings import reached
from lib.surfaces.story import Reads

TEXT = prose.text("norms")
CENTRED = ("centred", 0)


def spreads(model: str) -> Both:
    found = at_hand(norms.model.table.shipped(model), (model, CENTRED))
    assert found
    return found


def at(*answered: str, **asked: str) -> Place:
    return placed(norms.story(), asked, answered, norms.state.CHOICES)


def sent(place: Place) -> dict[str, list[float | str | None]]:
    """The readings in the message to the browser."""
    of = place.choices
    table = norms.model.table.shipped(of["vectors"])
    row, choice = table.at[of["query"]], Choice(of["remedy"], of["measure"])
    change, _ = norms.model.query.solved(table, row, choice)
    found = spreads(table.key) if choice.remedy == "centred" else None
    strip = norms.strip(place, Answer(table, row, change, choice), found, TEXT)
    told: dict[str, list[float | str | None]] = json.loads(json.dumps(strip.told(TEXT)))["readings"]
    return told


def test_the_told_model_has_the_most_popular_word_of_all() -> None:
    most = {model: spreads(model)[0].votes.max() for model in TABLES}
    assert rated.told() == max(most, key=lambda model: most[model])


def test_the_words_of_the_story_are_those_that_gain_and_lose_most() -> None:
    held = shipped_words(rated.RATINGS, rated.told())
    gains = {
        word: held["centred"][word].rho - was.rho
        for word, was in held["raw"].items()
        if was.pairs >= rated.ENOUGH
    }
    assert rated.best().word == max(gains, key=lambda word: gains[word])
    assert rated.worst().word == min(gains, key=lambda word: gains[word])
    assert rated.best().gain > 0 > rated.worst().gain
    assert at().choices["query"] == rated.best().word
    assert at(beat="fails").choices["query"] == rated.worst().word


@pytest.mark.parametrize("model", TABLES)
def test_words_are_sorted_by_what_they_gain(model: str) -> None:
    held = rated.rated(model, CENTRED)
    assert [each.gain for each in held] == sorted((each.gain for each in held), reverse=True)
    assert all(each.pairs >= rated.ENOUGH for each in held)
    assert all(-1 <= rho <= 1 for each in held for rho in (each.before, each.after))
    assert all(each.gain == 0 for each in rated.rated(model, ("unit", 0)))


def test_what_is_asked_is_not_in_the_message_before_it_is_answered() -> None:
    for beat in norms.story().beats:
        if beat.bet is None:
            continue
        asked, told = sent(at(beat=beat.key)), sent(at(beat.key, beat=beat.key))
        for name in beat.bet.about:
            assert asked[name] == [None, "—"], (beat.key, name)
            assert told[name] != [None, "—"], (beat.key, name)


def test_a_beat_tells_nothing_of_what_a_later_one_asks() -> None:
    beats = norms.story().beats
    for at_now, later in product(range(len(beats)), repeat=2):
        bet = beats[later].bet
        if at_now >= later or bet is None:
            continue
        told = sent(at(beats[at_now].key, beat=beats[at_now].key))
        for name in bet.about:
            same_word = {"list", "people"} == {beats[at_now].key, beats[later].key}
            if same_word or beats[at_now].key in {"list", "rated"}:
                assert told[name] == [None, "—"], (beats[at_now].key, name)


def test_a_link_tells_the_readings_that_the_page_tells() -> None:
    found = norms.readings({"vectors": "paraphrase-MiniLM-L3", "query": "cup", "x": "1.any"})
    assert found["entered"] == 8
    assert found["within-after"] == pytest.approx(rated.best().after)
    assert found["hub-before"] == 335
    assert reached((Reads("entered", ">=", 7), Reads("gain", ">", 0)), found) is True
    assert reached((Reads("cos", "=", 0),), found) is None
    raw = norms.readings({"remedy": "raw"})
    assert (raw["entered"], raw["remedied"]) == (0, 0)


@pytest.mark.parametrize(
    "link",
    [
        {"vectors": "own"},
        {"remedy": "prayer"},
        {"measure": "9"},
        {"query": "breadd"},
        {"remedy": "top-removed", "k": "99"},
        {"remedy": "top-removed", "k": "many"},
    ],
)
def test_a_link_of_which_something_would_be_ignored_is_refused(link: dict[str, str]) -> None:
    with pytest.raises(Refused):
        norms.readings(link)
