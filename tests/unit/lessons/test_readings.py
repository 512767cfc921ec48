"""What the modules read off links that the app has made is what pages showed for them."""

import math
from typing import Any

import pytest

from cosine_lab import submissions
from cosine_lab.lessons import openers
from cosine_lab.submissions import Place
from cosine_lab.surfaces import exercise
from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.surfaces.story import Reads
from tests.lessons_in_node import run
from tests.made_links import LINKS, name, parameters
from tests.submitted import code, collected

NOT_READ = {"audit"}
"""Lessons whose pages no exercise can ask about yet, by these links."""
PAGES = set(openers()) - NOT_READ
SEEN = [link for link in LINKS if link["page"] in PAGES and link["readouts"]]
IDS = list(map(name, SEEN))


def asked_of(link: dict[str, Any]) -> dict[str, str]:
    """What the link asks for, each choice by its key: a hand-in is made by the page of today."""
    return parameters(link) | {key: str(value) for key, value in link["chosen"].items()}


def place_of(link: dict[str, Any]) -> Place:
    """The lesson as the link finds it."""
    named = submissions.parameters(openers())[link["page"]]
    return link["page"], tuple(sorted(item for item in asked_of(link).items() if item[0] in named))


def known(link: dict[str, Any]) -> dict[str, float | None]:
    """The live numbers of the page that are readings, of which the browser draws none at random."""
    table = link["page"] == "measures"
    moves = ("translation", "centring", "rotation", "diagonal", "shear", "common-scale")
    cells = tuple(f":{move}" for move in (*moves, "row-scaling", "unit-length"))
    return {
        key: value
        for key, value in link["readouts"].items()
        if key != "both-count" and not (table and key.endswith(cells))
    }


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What can be read, by the number of the link."""
    places = tuple(map(place_of, SEEN))
    found = submissions.answers(places, openers(), "en")
    asked = {
        str(k): {"slug": link["page"], "data": answer["data"], "links": [parameters(link).get("s")]}
        for k, (link, answer) in enumerate(zip(SEEN, found, strict=True))
    }
    told = run("read_lessons.js", asked, tmp_path_factory.mktemp("links"))
    return [told[str(k)]["readings"][0] for k in range(len(SEEN))]


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What is said of a goal that each link's state reaches, and of one that it does not."""
    texts = []
    for k, link in enumerate(SEEN):
        reading, value = next((key, value) for key, value in known(link).items() if value and " " not in key)
        for wanted in (value, value + 1):
            task = Exercise("?", goal=(Reads(reading, "=", wanted, 1e-3),))
            asked = asked_of(link) | {exercise.PARAMETER: exercise.write(task)}
            texts.append((f"{k}", code(link["page"], asked, name=f"Ada {k}")))
    found = collected(texts, tmp_path_factory.mktemp("collected"), map(place_of, SEEN))
    assert found["left"] == []
    return [each["verdict"] for each in found["works"]]


@pytest.mark.parametrize("k", range(len(SEEN)), ids=IDS)
def test_the_modules_read_what_the_page_showed(read: Any, k: int) -> None:
    link, found = SEEN[k], read[k]
    loose = 1e-4 if link["page"] == "factorisation" else 1e-9
    for key, value in known(link).items():
        assert key in found, key
        here, near = found[key], 0.05 if key.startswith("percentile:") else loose  # which is told to 0.1
        if value is None or here is None:
            assert here == value, key
        else:
            assert math.isclose(here, value, rel_tol=loose, abs_tol=near), (key, here, value)


@pytest.mark.parametrize("k", range(len(SEEN)), ids=IDS)
def test_a_goal_that_the_state_reaches_is_told_from_a_forged_one(verdicts: Any, k: int) -> None:
    assert verdicts[2 * k : 2 * k + 2] == ["reached", "forged"]


def test_every_lesson_of_the_browser_has_its_readings() -> None:
    assert {link["page"] for link in SEEN} <= set(openers())
