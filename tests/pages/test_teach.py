"""The course for teachers: every lesson told in full, and a session holds what the course says."""

import re
from itertools import pairwise
from urllib.parse import parse_qsl

import pytest

from cosine_lab import links, prose, talks
from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.course import course
from cosine_lab.lessons import openers
from cosine_lab.site import handouts
from cosine_lab.surfaces import exercise as exercises
from cosine_lab.talks import names, plans
from tests.pages import app

TOLD = ("aim", "believe", "ask", "wrong")


def table(**link: str) -> str:
    page = app.opened("teach", **link)
    assert not page.exception
    return next(str(each.proto.body) for each in page.get("html") if 'class="teach"' in each.proto.body)


@pytest.mark.parametrize("slug", lessons())
def test_every_lesson_tells_its_teacher_what_to_ask_and_where_it_goes_wrong(slug: str) -> None:
    words = prose.text(slug)
    assert all(words(f"teach.{key}").endswith((".", "?")) for key in TOLD)


def test_the_table_holds_every_lesson_and_a_session_its_own() -> None:
    assert len(re.findall('<th scope="row">', table())) == len(lessons())
    for minutes, slugs in course().sessions.items():
        told = table(session=minutes)
        around = 3 if plans.reserve(minutes) else 2
        assert len(re.findall('<th scope="row">', told)) == len(slugs) + around, "to get in, in reserve, to take home"
        assert all(f'href="{slug}"' in told for slug in slugs if slug != "home")


@pytest.mark.parametrize(("language", "between"), [("en", " ✓, "), ("zh", " ✓、")])
def test_a_belief_stands_once_and_what_is_needed_is_listed_as_the_language_lists(language: str, between: str) -> None:
    told = table(session="90", lang=language)
    assert between in told
    cells = re.findall(r"<td[^>]*>(.*?)<ul>(.*?)</ul></td>", told)
    assert cells
    assert [belief for belief, more in cells if f"<li>{belief}</li>" in more] == []


@pytest.mark.parametrize("minutes", course().sessions)
def test_the_clock_of_a_session_runs_from_its_first_minute_to_its_last(minutes: str) -> None:
    times = re.findall(r">(\d+):(\d\d)–(\d+):(\d\d)<", table(session=minutes))
    spans = [(60 * int(a) + int(b), 60 * int(c) + int(d)) for a, b, c, d in times]
    assert spans[0][0] == 0
    assert spans[-1][1] == int(minutes)
    assert all(end == begin > since for (since, end), (begin, _) in pairwise(spans))


@pytest.mark.parametrize("minutes", course().sessions)
def test_what_a_lesson_needs_is_held_before_it(minutes: str) -> None:
    held = course().sessions[minutes]
    for at, slug in enumerate(held):
        assert set(course().needs(slug)) <= set(held[:at])


def test_a_lesson_that_a_session_leaves_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(course().sessions, "10", ["home", "rescale"])  # type: ignore[arg-type]
    assert "Translate, which this session leaves out" in table(session="10")


@pytest.mark.parametrize("minutes", course().sessions)
def test_the_talk_of_a_session_can_be_played_with_its_notes(minutes: str) -> None:
    made = plans.talk(minutes, prose.text("teach"))
    read, refused = talks.read(talks.write(made), addresses(), names.known())
    assert (read, refused) == (made, ())
    held = [part.slug for part in plans.plan(minutes) for _ in part.steps]
    assert [step.slug for step in made.steps] == ["home", *held, "home"], "all get in, and write down what stays"
    for around in (made.steps[0], made.steps[-1]):
        assert not around.exercise.choices
        assert "beat" not in dict(around.query), "nothing is asked of the room there"
    assert prose.page("home").sections["question"].body in made.steps[0].notes, "what the hour asks"
    assert made.steps[-1].exercise.question.endswith(f" /teach?session={minutes}#homework")
    assert f"Teaching ({minutes} minutes)" in made.steps[-1].notes, "where the links are"
    assert all(step.notes.startswith("Clock: ") for step in made.steps)
    told = [[each for each in step.notes.splitlines() if not each.startswith(("Clock", "Late"))] for step in made.steps]
    assert all(told), "there is something to say at every step"
    assert not [each for each in told if "{" in str(each)]


@pytest.mark.parametrize("minutes", course().sessions)
def test_the_clocks_of_a_talk_follow_one_another_and_make_its_minutes(minutes: str) -> None:
    steps = plans.talk(minutes, prose.text("teach")).steps
    told = [re.findall(r"(?:Clock|In reserve.*): (\d+):(\d+)–(\d+):(\d+)", step.notes) for step in steps]
    assert told[0] == [("0", "00", "0", f"{plans.opening(minutes):02}")]
    spans = sorted((int(a) * 60 + int(b), int(c) * 60 + int(d)) for step in told for a, b, c, d in step)
    assert all(begins < ends for begins, ends in spans)
    assert [begins for begins, _ in spans] == [0, *(ends for _, ends in spans[:-1])]
    assert spans[-1][1] == int(minutes)
    clocks = [each[0] for each in told]
    assert clocks == sorted(clocks), "the clock runs on from step to step"


@pytest.mark.parametrize("minutes", course().sessions)
def test_a_session_fits_its_minutes_with_time_to_get_in_and_time_to_spare(minutes: str) -> None:
    parts = plans.plan(minutes)
    assert parts[0].begins == plans.opening(minutes) == (1 if minutes == "10" else 5)
    assert plans.reserve(minutes) >= (2 if int(minutes) > 10 else 0)
    for part in parts:
        voted = [beat for beat in part.steps if beat in part.voted]
        assert part.minutes >= 1.6 * len(voted) + (len(part.steps) - len(voted))
        assert set(part.spare) < set(part.steps)
        assert not {course().seen[part.slug], *names.known()[part.slug]["why"]} & set(part.spare)
    if minutes == "45":
        assert len(parts) in {3, 4}


@pytest.mark.parametrize("minutes", course().sessions)
def test_a_lesson_votes_at_most_three_times_and_shows_hands_at_its_other_bets(minutes: str) -> None:
    steps = {
        (step.slug, dict(step.query).get("beat", "")): step for step in plans.talk(minutes, prose.text("teach")).steps
    }
    told = table(session=minutes)
    for part in plans.plan(minutes):
        bets = {beat for beat in part.steps if f"beat.{beat}.catches" in prose.text(part.slug)}
        assert set(part.voted) & bets == {beat for beat in bets if not steps[part.slug, beat].exercise.hidden}
        assert 1 <= len(set(part.voted) & bets) == min(3, len(bets))
        for beat in part.steps:
            assert ("Hands up" in steps[part.slug, beat].notes) == (beat in bets and beat not in part.voted)
        numbers = [str(k) for beat, k in plans.places(minutes)[part.slug].items() if beat in part.voted]
        assert f"<p>Votes: {prose.text('teach')('votes', steps=numbers).removeprefix('Votes: ')}</p>" in told


def test_who_is_late_skips_what_is_least_needed_and_never_the_question_of_the_lesson() -> None:
    parts = {part.slug: part for part in plans.plan("45")}
    assert list(parts["translate"].spare) == ["doors", "each"], "whether all can be alike is its question"
    steps = plans.talk("45", prose.text("teach")).steps
    for part in parts.values():
        told = {dict(step.query)["beat"]: step.notes for step in steps if step.slug == part.slug and step.query}
        assert [beat for beat in part.steps if "Late? Skip this step first." in told[beat]] == [*part.spare[:1]]
        assert {beat for beat in told if "Very late?" in told[beat]} == {*part.spare[1:]}
    assert "Late? Leave out 17 and 14, in this order." in table(session="45")
    assert "Late? Leave out 10 and 8, in this order." in table(session="45")


@pytest.mark.parametrize("minutes", course().sessions)
def test_the_step_that_a_lesson_s_exam_asks_about_is_not_the_first_that_is_left_out(minutes: str) -> None:
    asked = prose.text("exam")
    for part in plans.plan(minutes):
        if part.slug in asked and part.spare:
            assert course().exam[part.slug] != part.spare[0]


@pytest.mark.parametrize("minutes", course().sessions)
def test_a_plan_its_paper_and_its_wall_count_steps_alike(minutes: str) -> None:
    text = prose.text("teach")
    steps = [(step.slug, dict(step.query).get("beat")) for step in plans.talk(minutes, text).steps]
    told, sheets = table(session=minutes), [{"slug": part.slug} for part in plans.plan(minutes)]
    paper = {each["slug"]: each["steps"] for each in handouts.data(minutes, sheets, {}, text)["sheets"]}
    for slug, places in plans.places(minutes).items():
        assert paper[slug] == places
        for beat, number in places.items():
            assert steps[number - 1] == (slug, beat)
            assert f"beat={beat}" in told.partition(f", step {number} of the talk")[0].rpartition("<a ")[2]


@pytest.mark.parametrize(("language", "strange"), [("en", r"\bthe call\b|\bgo on\b"), ("zh", "这一行代码|继续往前")])
def test_what_stands_on_a_board_or_a_wall_speaks_of_nothing_that_is_not_there(language: str, strange: str) -> None:
    for slug in lessons():
        sentences = [*handouts.sheet(slug, language, {}, None)["board"]]
        words = prose.text(slug, language).templates("beat.")
        sentences += [word for key, word in words.items() if not key.endswith(".do")]
        assert [each for each in sentences if re.search(strange, each, re.IGNORECASE)] == []


def test_a_speaker_is_told_at_a_bet_what_is_right_and_why_the_others_tempt() -> None:
    made = plans.talk("45", prose.text("teach"))
    notes = next(step.notes for step in made.steps if dict(step.query).get("beat") == "opposite")
    words = prose.text("home")
    right = words("beat.opposite.bet.none")
    assert f"Right: {right}" in notes
    wrong = [key for key in ("some", "all") if f"beat.opposite.after.{key}" in words]
    assert wrong
    for key in wrong:
        assert words.template(f"beat.opposite.after.{key}") in notes
    assert any("Late?" in step.notes for step in made.steps)
    number, answer = next(
        (step.notes, answers[beat])
        for step in made.steps
        for beat, answers in [(dict(step.query).get("beat"), names.known()[step.slug]["answers"])]
        if beat in answers
    )
    assert f"Right: {answer}\n" in number
    assert "“Too low”: " in number


def test_homework_is_an_exercise_that_is_read_again_and_not_done_yet() -> None:
    for slug, opener in openers().items():
        found = opener(prose.text(slug))
        given = found and handouts.homework(found.surface)
        if given:
            asked = dict(parse_qsl(given["asked"].removeprefix("?")))
            assert exercises.read(asked["x"]).question == given["title"]
            for link in (asked["s"], dict(parse_qsl(given["solved"].removeprefix("?")))["s"]):
                assert links.amend(found.surface.defaults, link)[1] == ()


def test_an_unknown_session_is_said_and_all_lessons_shown() -> None:
    page = app.opened("teach", session="7")
    assert len(app.warnings(page)) == 1
    assert not page.exception
