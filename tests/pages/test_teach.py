"""The course for teachers: every lesson told in full, and a session holds what the course says."""

import re

import pytest

from lib import prose
from lib.course import course
from tests.pages import app
from tools.server import lessons

TOLD = ("aim", "believe", "ask", "wrong")


def table(**link: str) -> str:
    page = app.opened("teach", **link)
    assert not page.exception
    return next(
        str(each.proto.body) for each in page.get("html") if 'class="teach"' in each.proto.body
    )


@pytest.mark.parametrize("slug", lessons())
def test_every_lesson_tells_its_teacher_what_to_ask_and_where_it_goes_wrong(slug: str) -> None:
    words = prose.text(slug)
    assert all(words(f"teach.{key}").endswith((".", "?")) for key in TOLD)


def test_the_table_holds_every_lesson_and_a_session_its_own() -> None:
    assert len(re.findall('<th scope="row">', table())) == len(lessons())
    for minutes, slugs in course().sessions.items():
        told = table(session=minutes)
        assert len(re.findall('<th scope="row">', told)) == len(slugs)
        assert all(f'href="{slug}"' in told for slug in slugs if slug != "home")


def test_an_unknown_session_is_said_and_all_lessons_shown() -> None:
    page = app.opened("teach", session="7")
    assert len(app.warnings(page)) == 1
    assert not page.exception
