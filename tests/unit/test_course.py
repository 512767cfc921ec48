"""The course speaks of lessons that there are, once each, and needs nothing that comes later."""

import re

import pytest

from app import SITE
from cosine_lab import prose
from cosine_lab.commands.app_server import lessons
from cosine_lab.course import LAST, REVIEW, USUAL, course
from cosine_lab.places import ASSETS
from cosine_lab.talks import names

ORDER = [slug for slugs in SITE.values() for slug in slugs if slug in lessons()]
COURSE = course()


def test_routes_and_sessions_hold_lessons_of_the_site_once_each() -> None:
    for slugs in (*COURSE.routes.values(), *COURSE.sessions.values()):
        assert len(set(slugs)) == len(slugs)
        assert set(slugs) <= set(ORDER)


@pytest.mark.parametrize("route", COURSE.routes)
def test_next_leads_from_home_over_every_lesson_of_a_route_once(route: str) -> None:
    walked = ["home"]
    while (following := COURSE.ways(walked[-1])[route]) not in {REVIEW, *LAST.values()}:
        assert prose.text("course")(f"why.{following}")
        walked.append(following)
        assert len(walked) <= len(ORDER)
    assert following == LAST.get(route, REVIEW)
    assert walked == list(COURSE.routes[route])
    assert route != USUAL or set(walked) == set(ORDER)
    for at, each in enumerate(walked):
        assert set(COURSE.needs(each)) <= set(walked[:at])


def test_what_an_exam_rests_on_is_a_step_of_its_lesson() -> None:
    assert set(COURSE.exam) == {key for key in prose.text("exam").templates("") if key in ORDER}
    for slug, beat in COURSE.exam.items():
        assert beat in names.known()[slug]["stories"][0]["beats"]


@pytest.mark.parametrize("slug", ORDER)
def test_a_lesson_ends_with_practice_a_reason_to_go_on_and_a_problem_of_its_own(slug: str) -> None:
    assert prose.text(slug)("practice")
    assert prose.text("course")(f"why.{COURSE.ways(slug)[USUAL]}")
    makers = re.search(r"MAKERS = \{(.*)\}", (ASSETS / "review" / "problems.js").read_text("utf-8"), re.DOTALL)
    assert makers
    assert slug in {each.partition(":")[0].strip() for each in makers[1].split(",")}


def test_the_review_leads_back_to_a_step_of_every_lesson() -> None:
    assert set(COURSE.seen) == set(ORDER)
    for slug, beat in COURSE.seen.items():
        assert f"beat.{beat}" in prose.text(slug)


@pytest.mark.parametrize("slug", ORDER)
def test_a_lesson_needs_only_lessons_that_come_before_it(slug: str) -> None:
    assert COURSE.minutes(slug) > 0
    for needed in COURSE.needs(slug):
        assert ORDER.index(needed) < ORDER.index(slug)


def test_a_lesson_the_course_says_nothing_of_takes_the_usual_time() -> None:
    assert COURSE.minutes("toy") == COURSE.minutes("toy", "toy") / 2 > 0
    assert COURSE.needs("toy") == ()


@pytest.mark.parametrize(("language", "told"), [("en", "keep|kept|same|stay"), ("zh", "不变|不改变|保持")])
def test_no_group_of_the_menu_answers_homes_first_question(language: str, told: str) -> None:
    names = prose.text("site", language)
    groups = [names(group) for group in SITE if group in names]
    assert len(groups) > 4
    assert not [each for each in groups if re.search(told, each)]
