"""The concept inventory: its key follows from the numbers in its questions, and its forms ask the same."""

import json
import re
from collections.abc import Callable, Sequence
from itertools import combinations
from math import acos, pi
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from cosine_lab import places, prose
from cosine_lab.course import USUAL, course
from cosine_lab.data.words import load_words
from cosine_lab.prose import strings
from cosine_lab.site import inventory
from cosine_lab.site.inventory import FORMS, RIGHT
from tests.lessons_in_node import run
from tests.submitted import packed

Matrix = NDArray[np.float64]
_VECTOR = re.compile(r"\((−?[\d.]+(?:, −?[\d.]+)+)\)")
_NUMBER = re.compile(r"(?<![\d.])−?\d+(?:\.\d+)?")
LANGUAGES = ["en", "zh"]


def numbers(text: str) -> list[float]:
    return [float(each.replace("−", "-")) for each in _NUMBER.findall(text)]


def vectors(text: str) -> list[Matrix]:
    return [np.array(numbers(each)) for each in _VECTOR.findall(text)]


def cosine(a: Matrix, b: Matrix) -> float:
    return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))


def softmax(logits: Matrix) -> Matrix:
    held = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(held / held.sum(axis=-1, keepdims=True))


def inputs(width: int) -> Matrix:
    return np.random.default_rng(0).normal(size=(200, width)) * 3


def shift(ask: str, said: dict[str, str]) -> None:
    """The vectors are those of three labels and what is added to them."""
    *rows, added = vectors(ask)
    held, moved = np.array(rows), np.array(rows) + added
    x = inputs(2)
    np.testing.assert_allclose(softmax(x @ held.T), softmax(x @ moved.T), atol=1e-12)
    assert np.all((x @ (moved - held).T) != 0), "every score changes, as one of the answers says"
    assert cosine(*moved[:2]) > cosine(*held[:2]), "the first two do look more alike"
    assert vectors(said["favours"])[0] == pytest.approx(added)


def centre(ask: str, said: dict[str, str]) -> None:
    *rows, mean = vectors(ask)
    assert np.mean(rows, axis=0) == pytest.approx(mean)
    assert cosine(rows[0] - mean, rows[1] - mean) == pytest.approx(numbers(said[RIGHT])[0])
    for wrong in ("angle-kept", "alike-stays", "centring-purifies"):
        assert cosine(*rows[:2]) == pytest.approx(numbers(said[wrong])[0], abs=0.005)


def twins(ask: str, said: dict[str, str]) -> None:
    """Rows with that cosine, and translations of them that have any other one and the same probabilities."""
    (given,) = numbers(ask)
    rows = np.array([[1, 0], [given, np.sqrt(1 - given**2)], [0.3, -2]])
    middle, half = (rows[0] + rows[1]) / 2, np.linalg.norm(rows[0] - rows[1]) / 2
    across = np.array([-1, 1]) * (rows[0] - rows[1])[::-1] / (2 * half)
    x = inputs(2)
    for wanted in (-0.99, -0.5, 0, 0.5, 0.99):
        moved = rows - middle + across * half / np.tan(acos(wanted) / 2)
        assert cosine(*moved[:2]) == pytest.approx(wanted)
        np.testing.assert_allclose(softmax(x @ rows.T), softmax(x @ moved.T), atol=1e-9)
    assert numbers(said[RIGHT]) == [-1, 1]
    for wrong in ("same-answers", "fact"):
        assert numbers(said[wrong]) == [given]


def rescale(ask: str, said: dict[str, str]) -> None:
    factor, first = numbers(ask)[0], vectors(ask)
    scale = np.array([factor, 1]) if factor == 3 else np.array([1, factor])
    after = [row / scale for row in first]
    x = inputs(2)
    np.testing.assert_allclose(x @ np.array(first).T, (x * scale) @ np.array(after).T)
    assert cosine(*first) == pytest.approx(numbers(ask)[-1])
    assert cosine(*after) == pytest.approx(numbers(said[RIGHT])[0], abs=0.005)
    assert numbers(said[RIGHT]) == numbers(said["numbers-answer"])


def sigmoid(ask: str, said: dict[str, str]) -> None:
    *rows, added, x = vectors(ask)
    assert all(row @ x > 0 for row in rows), "both before"
    assert all((row + added) @ x < 0 for row in rows), "none afterwards"
    other = rows[1] + added
    assert np.linalg.norm(other) > np.linalg.norm(rows[1]), "it is longer, as one of the answers says"
    assert other[np.flatnonzero(added == 0)] == pytest.approx(1), "its own number is as it was"
    assert said["axis"] != said[RIGHT]


def chance(ask: str, said: dict[str, str]) -> None:
    *drawn, seen = [each for each in numbers(ask) if each < 1]
    assert len(drawn) == 10
    assert 0.3 < np.mean(np.array(drawn) < seen) < 0.7
    assert numbers(said["percent"]) == [100 * seen]
    assert numbers(said["means-everywhere"]) == [seen]


def threshold(ask: str, said: dict[str, str]) -> None:
    old, *scores, again = numbers(ask)
    same, others = scores[:3], scores[3:]
    better = numbers(said[RIGHT])[0]
    assert old == again
    assert all(each > old for each in scores)
    assert max(others) < better < min(same)


def opposites(ask: str, _said: dict[str, str]) -> None:
    """In the word vectors that are shipped."""
    words = load_words()
    rows = words.vectors["GloVe-50"].astype(np.float64)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    pair = [list(words.words).index(each) for each in re.findall(r"“([a-z]+)”", ask)]
    drawn = np.random.default_rng(0).integers(len(rows), size=(2, 5000))
    assert np.mean((rows[drawn[0]] * rows[drawn[1]]).sum(axis=1) < rows[pair[0]] @ rows[pair[1]]) > 0.99


def order(ask: str, said: dict[str, str]) -> None:
    query, *held = vectors(ask)
    dot = "PQ"[int(np.argmax([query @ each for each in held]))]
    angle = "PQ"[int(np.argmax([cosine(query, each) for each in held]))]
    named = {key: re.findall("[PQ]", answer) for key, answer in said.items()}
    assert dot != angle
    assert (named[RIGHT], named["lengths-swapped"]) == ([dot, angle], [angle, dot])
    assert (named["all-measures"][0], named["longer"][0]) == (angle, dot)
    assert np.linalg.norm(held["PQ".index(dot)]) > np.linalg.norm(held["PQ".index(angle)])


def unit(ask: str, said: dict[str, str]) -> None:
    *rows, x = vectors(ask)
    units = [row / np.linalg.norm(row) for row in rows]
    assert cosine(*rows) == pytest.approx(cosine(*units))
    assert [int(np.argmax([row @ x for row in each])) for each in (rows, units)] == [0, 1]
    assert said[RIGHT] != said["direction-only"]


def pairs(ask: str, said: dict[str, str]) -> None:
    rows = np.array(vectors(ask))
    angles = np.linspace(0, 2 * pi, 997)
    scores = np.c_[np.cos(angles), np.sin(angles)] @ rows.T
    shown = {tuple(sorted(each)) for each in np.argsort(-scores, axis=1)[:, :2].tolist()}
    opposite = {(i, j) for i, j in combinations(range(4), 2) if cosine(rows[i], rows[j]) == pytest.approx(-1)}
    assert len(opposite) == 2
    assert shown == {*combinations(range(4), 2)} - opposite
    assert all(cosine(rows[i], rows[j]) < 1e-12 for i, j in combinations(range(4), 2))
    assert said[RIGHT] != said["any-pair"]


def hubs(ask: str, _said: dict[str, str]) -> None:
    hub, *others = vectors(ask)
    for at, each in enumerate(others):
        rivals = [cosine(each, other) for k, other in enumerate(others) if k != at]
        assert cosine(each, hub) > max(rivals)
        assert np.linalg.norm(hub) < np.linalg.norm(each)
    assert cosine(hub, np.mean(others, axis=0)) == pytest.approx(1)


COMPUTED: dict[str, Callable[[str, dict[str, str]], None]] = {
    each.__name__: each
    for each in (shift, centre, twins, rescale, sigmoid, chance, threshold, opposites, order, unit, pairs, hubs)
}


def questions(form: str, language: str) -> dict[str, dict[str, str]]:
    return inventory.questions(form, prose.text(inventory.PART, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("question", COMPUTED)
def test_what_is_right_follows_from_the_numbers_of_the_question(question: str, form: str, language: str) -> None:
    said = questions(form, language)[question]
    COMPUTED[question](said[""], said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_forms_ask_the_same_of_different_things_and_each_wrong_answer_is_one_belief(language: str) -> None:
    text = prose.text(inventory.PART, language)
    beliefs = {key.partition(".")[2] for key in text.templates("belief.")}
    first, second = (questions(form, language) for form in FORMS)
    assert list(first) == list(second) == list(COMPUTED)
    for name, said in first.items():
        assert next(iter(said)) == next(iter(second[name])) == ""
        assert len(said) == 5
        assert set(said) == set(second[name])
        assert set(said) - {"", RIGHT} <= beliefs
        assert list(said) != list(second[name]), "what is right stands elsewhere"
        assert said[""] != second[name][""]
        assert len({*said.values()}) == 5
    assert {key for said in first.values() for key in said} - {"", RIGHT} == beliefs
    for form in (first, second):
        places = [list(said).index(RIGHT) for said in form.values()]
        assert {place: places.count(place) for place in places} == dict.fromkeys(range(1, 5), 3)


def test_a_translation_has_the_same_numbers() -> None:
    for form in FORMS:
        for name, said in questions(form, "en").items():
            for key, answer in questions(form, "zh")[name].items():
                assert vectors(answer) == [pytest.approx(each) for each in vectors(said[key])], (form, name, key)


def test_no_question_is_a_bet_of_a_story() -> None:
    asked = {said[""] for form in FORMS for said in questions(form, "en").values()}
    for part in strings.parts():
        assert not asked & {said for key, said in strings.strings(part, "en").items() if key.startswith("beat.")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_students_are_told_nothing_of_what_is_right(language: str) -> None:
    told = json.dumps(inventory.page(prose.text(inventory.PART, language)), ensure_ascii=False)
    assert f'"{RIGHT}"' not in told
    assert not [said for said in inventory.key(language)["beliefs"].values() if said in told]


def sheet(form: str, when: str, answers: str, name: str = "", seconds: int = 60, **link: str) -> str:
    asked = {"form": form, "when": when, "edition": inventory.edition(form), "answers": answers} | link
    path = "&".join(f"{key}={value}" for key, value in asked.items())
    return packed({"p": f"/inventory?{path}", "a": None, "g": None, "t": seconds, "n": name})


def answered(form: str, right: Sequence[int]) -> str:
    """The answers of a student who knows these questions, and gives the first wrong answer to the others."""
    places = [list(said).index(RIGHT) - 1 for said in questions(form, "en").values()]
    return "".join(str(place if k in right else int(place == 0)) for k, place in enumerate(places))


def collected(texts: Sequence[str], folder: Path) -> dict[str, object]:
    held = {"inventory": inventory.key("en"), "texts": list(texts)}
    found: dict[str, object] = run("collect_inventory.js", held, folder)
    return found


def test_a_class_gains_what_its_forms_say(tmp_path: Path) -> None:
    """Twelve students know four questions before, eight after: two thirds are left to learn, half of it is learned."""
    before = [sheet("ab"[k % 2], "before", answered("ab"[k % 2], range(4)), f"S{k}") for k in range(12)]
    after = [sheet("ba"[k % 2], "after", answered("ba"[k % 2], range(8)), f"s{k}") for k in range(12)]
    found = collected([*before, *after], tmp_path)
    assert found["left"] == []
    assert found["gains"] == [[True, pytest.approx(0.5), [pytest.approx(0.5), pytest.approx(0.5)], 12]]
    chosen = found["chosen"]
    assert isinstance(chosen, dict)
    assert chosen["right"] == [[48, 144], [96, 144]]
    first = [next(key for key in said if key not in {"", RIGHT}) for said in questions("a", "en").values()]
    assert all(chosen[belief][0][0] > 0 for belief in first[4:])


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (sheet("c", "before", "0" * 12), "damaged"),
        (sheet("__proto__", "before", "0" * 12), "damaged"),
        (sheet("a", "never", "0" * 12), "damaged"),
        (sheet("a", "before", "0" * 11), "damaged"),
        (sheet("a", "before", "4" * 12), "damaged"),
        (sheet("a", "before", "0" * 100_0), "damaged"),
        (sheet("a", "before", "-" * 12), "unanswered"),
        (sheet("a", "before", "0" * 12, edition="00000000"), "other-edition"),
        (sheet("a", "before", "0" * 12, name="Ada"), "named-twice"),
        (sheet("a", "before", "1" * 12, name="ADA"), "named-twice"),
        (sheet("a", "before", "1" * 12), "repeated"),
    ],
)
def test_a_form_that_is_none_or_there_already_is_left_out_with_its_reason(code: str, why: str, tmp_path: Path) -> None:
    good = [sheet("a", "before", "1" * 12), sheet("a", "before", "1" * 12, name="Ada", seconds=61)]
    found = collected([*good, code, sheet("a", "before", "1" * 12, seconds=62)], tmp_path)
    assert found["left"] == [f"submissions.{why}"]
    assert found["count"] == 3


def test_the_document_names_on_opposites_only_lessons_whose_story_speaks_of_them() -> None:
    told = (places.ROOT / "docs" / "inventory.md").read_text(encoding="utf-8")
    (named,) = re.findall(r"^\| 8 \|.*\| (.+) \|$", told, re.MULTILINE)
    speaking = {
        prose.page(slug, "en").title
        for slug in course().routes[USUAL]
        if any(re.search(r"opposites\b", each) for each in prose.text(slug).templates("beat.").values())
    }
    assert set(named.split(", ")) == speaking


def test_the_document_tells_which_questions_a_session_has_lessons_on() -> None:
    told = (places.ROOT / "docs" / "inventory.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \|.*\| (.+) \|$", told, re.MULTILINE)
    assert len(rows) == 12
    titles = {slug: prose.page(slug, "en").title for slugs in course().sessions.values() for slug in slugs}
    titles["home"] = "Home"
    line = next(each for each in told.splitlines() if each.startswith("The session of 10 minutes"))
    for (minutes, slugs), said in zip(course().sessions.items(), line.split(", that of "), strict=True):
        held = {titles[slug] for slug in slugs}
        listed = [int(k) for k, lessons in rows if held & set(lessons.split(", "))]
        stated = re.sub(
            r"(\d+) to (\d+)", lambda m: " ".join(map(str, range(int(m[1]), int(m[2]) + 1))), said.partition(" on ")[2]
        )
        assert minutes in said
        assert [int(each) for each in re.findall(r"\d+", stated.removeprefix("questions "))] == listed
