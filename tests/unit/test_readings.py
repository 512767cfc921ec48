"""What the browser's modules read off a state is what NumPy has computed for it, on every lesson.

The figures of tests/vectors/readings.json are those of another implementation, which had no line in
common with the browser's: of states that pages and stories begin with, and of some drawn at random.
A reading that a lesson drops leaves the file, too.
"""

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from lib import prose
from tests.lessons_in_node import SURFACES, data_of, run, slug_of

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
    loose = 1e-4 if name in SINGLE else 1e-9
    for held, browser in zip(KNOWN[name], there[name]["readings"], strict=True):
        assert held["readings"].keys() <= browser.keys()
        for key, known in held["readings"].items():
            both = known, browser[key]
            if None in both:
                assert both == (None, None), (key, both, held["s"])
            else:
                assert math.isclose(*both, rel_tol=loose, abs_tol=loose), (key, both, held["s"])


def test_every_lesson_has_its_figures() -> None:
    assert set(KNOWN) == set(SURFACES)


@pytest.mark.parametrize("name", KNOWN)
def test_what_a_reading_is_called_stands_among_the_words(there: Any, name: str) -> None:
    words = data_of(name)["words"]
    assert set(there[name]["words"]) <= words.keys()
    values = {value for key in there[name]["words"] for value in re.findall(r"{(.*?)}", words[key])}
    assert values <= {"label"}, "all that whoever makes an exercise has"


@pytest.mark.parametrize("name", KNOWN)
def test_what_a_lesson_calls_nothing_is_called_something_where_an_exercise_is_made(
    there: Any, name: str
) -> None:
    named = prose.text("bar").templates("exercise.reading.")
    assert {
        key for key in there[name]["unnamed"] if f"exercise.reading.{key}" not in named
    } == set()
