"""What the browser's modules read off a state is what NumPy has computed for it, on every lesson.

The figures of tests/vectors/readings.json are those of another implementation, which had no line in
common with the browser's: of states that pages and stories begin with, and of some drawn at random.
A reading that a lesson drops leaves the file, too.
"""

import json
import math
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.links import encode
from tests.lessons_in_node import SURFACES, data_of, run, slug_of
from tests.oracles.reached import reached

KNOWN: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "readings.json").read_text(encoding="utf-8")
)
SINGLE = {"factorisation"}
"""Lessons whose page has numbers of 32 bits."""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the browser's modules read off them."""
    asked = {
        name: {"slug": slug_of(name), "data": data_of(name), "links": [each["s"] for each in held]}
        for name, held in KNOWN.items()
    }
    return run("read_lessons.js", asked, tmp_path_factory.mktemp("readings"))


@pytest.mark.parametrize("name", KNOWN)
def test_readings_are_what_another_implementation_has_computed(there: Any, name: str) -> None:
    loose = 1e-4 if name in SINGLE else 1e-7  # its inputs had 64 bits, where those of the paper have 32 now
    for held, browser in zip(KNOWN[name], there[name]["readings"], strict=True):
        assert held["readings"].keys() <= browser.keys()
        for key, known in held["readings"].items():
            both = known, browser[key]
            if None in both:
                assert both == (None, None), (key, both, held["s"])
            else:
                assert math.isclose(*both, rel_tol=loose, abs_tol=loose), (key, both, held["s"])


def test_both_labels_are_on_as_often_as_the_law_says(there: Any) -> None:
    for browser in there["sigmoid"]["readings"]:
        law, counted = browser["both-law"], browser["both-count"]
        assert (law is None) == (counted is None)
        assert law is None or abs(counted - law) < 0.015, "four standard deviations of 20,000 samples"


@pytest.mark.parametrize("first", [0, 1])
def test_any_turn_of_a_word_that_plainly_changes_a_cosine_is_a_move_that_its_step_waits_for(
    tmp_path: Path, first: int
) -> None:
    page = SURFACES["word2vec"]
    assert page.story is not None
    beat = next(each for each in page.story.beats if each.key == "arrow")
    state = replace(page.defaults, **(beat.start or {}))
    turned = []
    for angle in np.radians(np.arange(10, 360, 10)):
        rows = np.array(state.unembeddings)
        rows[state.pair[first]] @= [[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]]
        turned.append(encode(replace(state, unembeddings=tuple(map(tuple, rows.tolist()))), state.labels))
    asked = {"word2vec": {"slug": "word2vec", "data": data_of("word2vec"), "links": turned}}
    read = run("read_lessons.js", asked, tmp_path)["word2vec"]["readings"]
    plain = [each for each in read if each["max-dcos"] >= 0.3]
    assert len(plain) > len(turned) / 2
    assert all(reached(beat.goal, each) for each in plain)


def test_every_lesson_has_its_figures() -> None:
    assert set(KNOWN) == set(SURFACES)


@pytest.mark.parametrize("name", KNOWN)
def test_what_a_reading_is_called_stands_among_the_words(there: Any, name: str) -> None:
    words = data_of(name)["words"]
    assert set(there[name]["words"]) <= words.keys()
    values = {value for key in there[name]["words"] for value in re.findall(r"{(.*?)}", words[key])}
    assert values <= {"label"}, "all that whoever makes an exercise has"


@pytest.mark.parametrize("name", KNOWN)
def test_what_a_lesson_calls_nothing_is_called_something_where_an_exercise_is_made(there: Any, name: str) -> None:
    named = prose.text("bar").templates("exercise.reading.")
    assert {key for key in there[name]["unnamed"] if f"exercise.reading.{key}" not in named} == set()
