"""Collect: what a lecturer's browser asks for is opened as heavy work, and the desk waits for it."""

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl

import pytest

from cosine_lab import submissions
from cosine_lab.background_jobs import Job
from cosine_lab.course import course
from cosine_lab.surfaces import exercise as exercises
from cosine_lab.ui import submissions as shown
from cosine_lab.ui import tasks
from tests.pages import app


def test_what_a_browser_asks_for_is_opened_by_a_job_and_told_under_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    told: list[dict[str, Any]] = []

    class Noting:
        def ask(self, task: str, _wanted: object, _work: object) -> Job[list[Any]]:
            asked.append(task)
            return Job()

    def mounted(_: str) -> Callable[..., None]:
        return lambda **given: told.append(given["data"])

    monkeypatch.setattr(shown, "made", mounted)
    monkeypatch.setattr(submissions, "answers", lambda *_: pytest.fail("in the page's own run"))
    monkeypatch.setattr(tasks, "_QUEUE", Noting())
    monkeypatch.setattr(Job, "wait", lambda *_: True)
    monkeypatch.setattr(Job, "result", lambda _: [{}])
    page = app.opened("collect")
    page.session_state["submissions-wanted"] = {"number": "7", "places": [["translate", {}]]}
    assert not page.run().exception
    assert asked == ["collect"]
    assert (told[-1]["asked"], told[-1]["answers"]) == ("7", [{}])


def test_the_address_of_the_homework_stands_for_each_exercise_of_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(shown, "made", lambda _: lambda **given: told.append(given["data"]))
    page = app.opened("collect")
    page.session_state["submissions-wanted"] = {"number": "8", "session": "45"}
    assert not page.run(timeout=60).exception
    links = [each["link"] for each in told[-1]["answers"]]
    slugs = [link.partition("?")[0] for link in links]
    assert slugs == [*course().sessions["45"]] * 2, "in the page's language, and in the other"
    asked = [exercises.read(dict(parse_qsl(link.partition("?")[2]))["x"]) for link in links]
    assert all(each.goal for each in asked)
    assert [each.goal for each in asked[:4]] == [each.goal for each in asked[4:]]
