"""Handouts: every question of a story, with the answer that its readings give."""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.surfaces import envelope
from cosine_lab.talks import names
from tests.lessons_in_node import SURFACES, data_of, run

SLUGS = [name for name in SURFACES if "/" not in name]
COLOURS = {
    "en": re.compile(r"\b(blue|orange|red|green|yellow|purple|gr[ea]y|colou?r\w*)\b", re.IGNORECASE),
    "zh": re.compile("[蓝橙红绿黄紫灰]色?|颜色"),
}


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Questions and the picture, by lesson."""
    data = {slug: data_of(slug) for slug in SLUGS}
    return run("ask_questions.js", data, tmp_path_factory.mktemp("handouts"))


@pytest.mark.parametrize("language", COLOURS)
def test_no_question_on_paper_needs_a_colour_or_a_word_that_is_missing(
    asked: Any, language: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A sheet is printed in black, and its pictures have marks, names and dashes alone."""
    found = asked
    if language != "en":
        data = {slug: envelope(SURFACES[slug], prose.text(slug, language)) for slug in SLUGS}
        found = run("ask_questions.js", data, tmp_path_factory.mktemp(language))
    said = [(slug, " / ".join((q["ask"], *q["choices"]))) for slug in SLUGS for q in found[slug]["questions"]]
    assert [each for each in said if COLOURS[language].search(each[1])] == []
    assert [each for each in said if "“—”" in each[1] or " — " in each[1]] == []
    assert "“cup”" in found["norms"]["questions"][0]["ask"]
    models = ("e5-small", "e5-small", "GloVe-50")
    assert all(model in q["ask"] for model, q in zip(models, found["threshold"]["questions"][:3], strict=True))


def said_of(question: Any) -> list[str]:
    return [reason["said"] for reason in question["reasons"]]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_bet_of_a_story_is_asked_and_answered(asked: Any, slug: str) -> None:
    story = SURFACES[slug].story
    assert story is not None
    found, bets = asked[slug]["questions"], [beat.bet for beat in story.beats if beat.bet]
    assert len(found) == len(bets) > 0
    for question, bet in zip(found, bets, strict=True):
        assert len(question["choices"]) == len(bet.choices)
        assert question["truth"] is not None
        assert question["truth"] in question["choices"] or bet.scale


def test_the_first_lesson_asks_how_many_predictions_change_and_none_do(asked: Any) -> None:
    first = asked["home"]["questions"][0]
    assert "0.80" in first["ask"]
    assert first["truth"] == first["choices"][0]


def test_an_answer_has_its_reasons_and_no_number_that_the_page_says_in_words(asked: Any) -> None:
    first = said_of(asked["home"]["questions"][0])
    assert first[0].startswith("Opposite: cosine −1.")
    assert "only the place of zero moved" in first[1]
    assert first[-1].startswith("The same −")  # of the step that shows why
    said = [each for found in asked.values() for q in found["questions"] for each in said_of(q)]
    told = [said_of(q) for found in asked.values() for q in found["questions"]]
    assert [each for each in told if len(set(each)) < len(each)] == [], "two wrong answers may have one reason"
    assert len(said) > 2 * len(asked)
    assert not [each for each in said if "{" in each or "—" in each or "“1”" in each]
    sigmoid = [each for question in asked["sigmoid"]["questions"] for each in said_of(question)]
    assert [each for each in sigmoid if "for each line passed" in each]
    again = [each for question in asked["train_again"]["questions"] for each in said_of(question)]
    assert again
    assert not [each for each in again if "was nearest again" in each]


def test_a_division_on_paper_computes_with_the_digits_that_stand_there_and_nothing_tiny_is_none(asked: Any) -> None:
    said = [each for found in asked.values() for q in found["questions"] for each in said_of(q)]
    number = r"\((0\.\d+) − (0\.\d+)\)"
    found = [each for line in said for each in re.findall(rf"{number} ÷ {number} ≈ ([\d.]*\d)", line)]
    assert found
    for *parts, ratio in found:
        high, low, most, least = map(float, parts)
        assert (high - low) / (most - least) == pytest.approx(float(ratio), abs=1e-3)
    margin = next(q for q in asked["top_two"]["questions"] if "smallest lead" in q["ask"])
    assert any("× 10⁻" in each.replace("\u00a0", " ") for each in said_of(margin))


SHARES = {"percent", "share"}


@pytest.mark.parametrize("slug", SLUGS)
def test_paper_writes_a_share_with_its_sign_and_no_other_reading(asked: Any, slug: str) -> None:
    """A page shows these with % (judges.py); what a sentence quotes is found in it by the words around."""
    units = {name: each[2] for name, each in names.known()[slug]["readings"].items()}
    said = [each for q in asked[slug]["questions"] for each in (q["ask"], *said_of(q))]
    for key, template in prose.text(slug).templates("beat.").items():
        if key.endswith(".truth"):
            continue  # a number alone is found in any sentence
        parts = [re.escape(part) for part in re.split(r"\{[^{}]*\}", template)]
        found = next((m for each in said if (m := re.fullmatch("(.+?)".join(parts), each))), None)
        quoted = re.findall(r"\{([^{}]*)\}", template)
        for name, value in zip(quoted, found.groups() if found else (), strict=bool(found)):
            unit = unit_of(name.removesuffix("-begun"), units)
            assert ("%" in value) == (unit in SHARES), (key, name, value)


def unit_of(quoted: str, units: Mapping[str, str]) -> str | None:
    """The unit of a reading as a sentence quotes it; None of what an earlier step ended with."""
    known = {name.replace(":", "-"): unit for name, unit in units.items()}
    kinds = (unit for name, unit in known.items() if name.endswith("*") and quoted.startswith(name[:-1]))
    return known.get(quoted) or next(kinds, None)


def test_words_paper_has_its_shares_in_percent_and_what_its_questions_need(asked: Any) -> None:
    _, longer, place, *_ = asked["words"]["questions"]
    assert place["truth"] == "98.6%"
    assert "above only 51.4%." in said_of(place)[0]
    assert not [q["ask"] for q in asked["words"]["questions"] if "hill" in q["ask"]], "paper shows none"
    most, least, joins = (float(each) for each in re.findall(r"0\.\d{4}", longer["ask"]))
    assert joins < least < most, "which it can be told by"
    assert longer["truth"] == "Rises"


def test_what_a_wrong_answer_overlooks_says_of_which_answer(asked: Any) -> None:
    for slug in SLUGS:
        for question in asked[slug]["questions"]:
            named = [answer for reason in question["reasons"] for answer in reason["answers"]]
            assert set(named) <= set(question["choices"]) - {question["truth"]}
    first = asked["home"]["questions"][0]
    assert {answer for reason in first["reasons"] for answer in reason["answers"]} == set(first["choices"][1:])


def test_a_picture_has_the_arrows_and_the_dots_that_a_lesson_begins_with(asked: Any) -> None:
    first, moved = asked["home"]["picture"], asked["translate"]["picture"]
    assert first["labels"] == ["cat", "dog", "car", "house", "tree"]
    assert (len(first["points"]), len(moved["points"])) == (0, 200)
    assert len(moved["rows"]) == 5
    assert asked["words"]["picture"] is None
    assert {slug: each["picture"]["hidden"] for slug, each in asked.items() if each["picture"]}["word2vec"] == [3, 4]


def test_the_board_has_the_move_of_each_lesson_that_draws_arrows(asked: Any) -> None:
    """A translation moves all arrows alike: two origins, the same tips."""
    for slug in ("home", "translate"):
        (first, *others) = np.subtract(asked[slug]["move"]["to"]["rows"], asked[slug]["move"]["from"]["rows"])
        assert np.linalg.norm(first) > 0.1
        np.testing.assert_allclose(others, np.tile(first, (len(others), 1)), atol=1e-9)
    stretched = np.subtract(asked["rescale"]["move"]["to"]["rows"], asked["rescale"]["move"]["from"]["rows"])
    assert np.ptp(stretched, axis=0).max() > 0.1
    assert asked["top_two"]["move"]["from"]["labels"][-1] == "x", "where no arrow moves, the input does"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_board_shows_what_moves_in_every_lesson(asked: Any, slug: str) -> None:
    before, after = asked[slug]["move"]["from"], asked[slug]["move"]["to"]
    drawn = [side.get("rows") or side.get("marks") or side.get("curves") for side in (before, after)]
    assert drawn[0]
    assert drawn[0] != drawn[1]
    assert (asked[slug]["picture"] is None) == ("rows" not in before)
    assert len(before.get("curves", ())) <= 3, "so many ways to dash a curve there are"


def at(side: Mapping[str, Any]) -> dict[str, float]:
    return {mark["name"]: mark["at"] for mark in side["marks"]}


def test_a_board_without_arrows_has_the_numbers_of_the_story(asked: Any) -> None:
    moves = {slug: (each["move"]["from"], each["move"]["to"]) for slug, each in asked.items() if not each["picture"]}
    listed, joined = map(at, moves["words"])
    assert {*joined} - {*listed} == {"hypertension"}
    assert (listed["clock"], joined["hypertension"]) == (0, 0)
    assert joined["clock"] > 0, "what the step asks"
    short, long = map(at, moves["length"])
    assert short["cosine"] == long["cosine"]
    assert (short["dot"], long["dot"]) == (0, 446)
    narrow, wide = moves["threshold"]
    assert narrow["line"] < wide["line"], "it has to go along"
    peaks = [np.argmax(side["curves"][-1]["heights"]) for side in (narrow, wide)]
    assert peaks[0] < peaks[1], "the strangers pass the line"
