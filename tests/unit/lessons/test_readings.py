"""What Python reads off a state is what the browser showed for it, on every lesson."""

import math
from typing import Any
from urllib.parse import urlencode

import pytest

from lib.handed.code import Handin, write
from lib.handed.work import collected
from lib.lessons import readers
from lib.surfaces import exercise
from lib.surfaces.exercise import Exercise
from lib.surfaces.readings import Later
from lib.surfaces.story import Reads
from tests.made_links import LINKS, name, parameters

NOT_READ = {"audit"}
"""Lessons whose pages no exercise can ask about yet, by these links."""
FORMER = {"home"}
"""Lessons whose old links name other labels than new ones: no work was handed in by those."""
PAGES = set(readers()) - NOT_READ - FORMER
SEEN = [link for link in LINKS if link["page"] in PAGES and link["readouts"]]


def asked_of(link: dict[str, Any]) -> dict[str, str]:
    """What the link asks for, each choice by its key: a hand-in is made by the page of today."""
    return parameters(link) | {key: str(value) for key, value in link["chosen"].items()}


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


@pytest.mark.parametrize("link", SEEN, ids=name)
def test_python_reads_what_the_browser_showed(link: dict[str, Any]) -> None:
    found = readers()[link["page"]](asked_of(link))
    loose = 1e-4 if link["page"] == "factorisation" else 1e-9
    for key, value in known(link).items():
        assert key in found, key
        here = found[key]
        if value is None or here is None:
            assert here == value, key
        else:
            assert math.isclose(here, value, rel_tol=loose, abs_tol=loose), (key, here, value)


@pytest.mark.parametrize("link", SEEN, ids=name)
def test_a_goal_that_the_state_reaches_is_told_from_a_forged_one(link: dict[str, Any]) -> None:
    reading, value = next(
        (key, value) for key, value in known(link).items() if value and " " not in key
    )
    verdicts = []
    for wanted in (value, value + 1):
        task = Exercise("?", goal=(Reads(reading, "=", wanted, 1e-3),))
        asked = asked_of(link) | {exercise.PARAMETER: exercise.write(task)}
        given = Handin(link["page"], asked, None, claimed=True, seconds=9, name="Ada")
        code = write(given, f"/{link['page']}?{urlencode(asked)}")
        found = collected([("mail", code)], readers())
        verdicts += [work.verdict for work in found.works]
    assert verdicts == ["reached", "forged"]


def test_every_lesson_of_the_browser_has_its_readings() -> None:
    assert {link["page"] for link in SEEN} | FORMER <= set(readers())


def test_readings_are_computed_once_they_are_asked_for() -> None:
    asked: list[str] = []

    def group(key: str) -> dict[str, float | None]:
        asked.append(key)
        return {key: 1.0}

    found = Later(lambda: group("a"), lambda: group("b"), lambda: group("c"))
    assert found["a"] == 1.0
    assert asked == ["a"]
    assert "d" not in found
    assert asked == list(found) == ["a", "b", "c"]
