"""Exercises in links: exact, bounded, hostile until parsed."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.refusals import Refused
from cosine_lab.surfaces.exercise import LONGEST, Exercise, read, write
from cosine_lab.surfaces.story import Reads, Scale
from tests.makers.exercise_vectors import FILE, GOOD, vectors

READS = st.builds(
    Reads,
    st.sampled_from(["cos", "max-dp", "score:0:1"]),
    st.sampled_from(["<", "<=", "=", ">=", ">"]),
    st.floats(-1e9, 1e9),
    st.floats(0, 1),
)
SCALES = st.builds(Scale, st.just("changed"), st.just(0.0), st.floats(1, 9), st.floats(0.01, 1), st.floats(0, 1))
CHOICES = st.tuples(READS, READS).map(lambda two: (("yes", two[0]), ("no", two[1])))
QUESTIONS = st.text(st.characters(codec="ascii", categories=("L", "P", "S", "N")), min_size=1)


@given(
    QUESTIONS.filter(lambda text: len(text) <= 200),
    st.one_of(st.tuples(CHOICES, st.none()), st.tuples(st.just(()), SCALES | st.none())),
    st.lists(READS, max_size=3).map(tuple),
    st.lists(st.sampled_from(["labels", "plane:input", "panel:bars"])).map(lambda x: tuple(x[:9])),
)
def test_an_exercise_comes_back_from_its_link_exactly(
    question: str,
    bet: tuple[tuple[tuple[str, Reads], ...], Scale | None],
    goal: tuple[Reads, ...],
    hidden: tuple[str, ...],
) -> None:
    made = Exercise(question, *bet, goal, hidden)
    assert read(write(made)) == made


@given(st.text(max_size=LONGEST + 9))
def test_any_other_text_is_refused_not_raised(text: str) -> None:
    with pytest.raises(Refused, match=r"exercise\."):
        read(text)


@given(st.sampled_from(sorted(GOOD)), st.data())
def test_a_damaged_link_is_an_exercise_or_refused(name: str, data: st.DataObject) -> None:
    text = write(GOOD[name])
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from("Aa0_.-=é"))
    with suppress(Refused):
        assert isinstance(read(text[:at] + put + text[at + 1 :]), Exercise)


def test_the_vectors_are_what_python_says() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(vectors()))
    assert {case["fault"] for case in vectors()["read"]} == {None, "too-long", "version", "broken"}
