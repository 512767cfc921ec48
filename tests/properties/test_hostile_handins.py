"""Whatever a student hands in: it is counted or left out with a reason, and the table stands."""

import base64
import json
import zlib
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lib.figures.style import Look
from lib.fingerprint import fingerprint
from lib.handed import figures, sentences
from lib.handed.code import Handin, write
from lib.handed.work import Collected, collected
from lib.lessons import readers
from lib.prose import text
from lib.surfaces import exercise
from lib.surfaces.exercise import Exercise
from lib.surfaces.story import Reads

LOOK = Look()
CHOICES = (("Yes", Reads("cos", "<", 0)), ("No", Reads("cos", ">=", 0)))
TASK = exercise.write(Exercise("Below 0?", choices=CHOICES))
LINK = f"/translate?{urlencode({'x': TASK})}"
GOOD = write(Handin("translate", {}, "0", None, 9, "Ada"), LINK)
HUGE = st.sampled_from([10**400, -(10**400), 2**63, 1e308, 5e-324, float("nan"), float("inf")])
WORDS = st.sampled_from(
    ["\ud800", "\x00", "\u202e", "=1+1", "<b>", "\u00b2", "\u0663", "x" * 5000, ""]
)
LEAVES = st.none() | st.booleans() | HUGE | st.integers() | st.floats() | WORDS | st.text()
ANY = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
READS = st.tuples(
    st.sampled_from(["cos", "changed", "nothing"]) | LEAVES,
    st.sampled_from(["=", "<=", ">"]) | LEAVES,
    st.sampled_from([0, 1]) | LEAVES,
).map(list)
TASKS = st.fixed_dictionaries(
    {"q": st.just("Which?") | ANY},
    optional={
        "c": st.lists(READS.map(lambda reads: ["One", *reads])) | ANY,
        "n": st.lists(st.sampled_from(["cos", 0, 1, 0.1]) | LEAVES, min_size=4, max_size=6) | ANY,
        "g": st.lists(READS) | ANY,
        "h": ANY,
    },
)
NUMBERS = st.binary().map(lambda data: base64.urlsafe_b64encode(data).decode().rstrip("="))
LINKS = st.builds(
    lambda slug, task, state: f"/{slug}?x=1.{_base64(json.dumps(task).encode())}&s={state}",
    st.sampled_from([*readers(), "collect", ""]),
    TASKS,
    NUMBERS.map(lambda numbers: f"1.59863dcd.{numbers}") | st.text(),
)
PARTS = {
    "p": st.just(LINK) | LINKS | ANY,
    "a": st.sampled_from(["0", "1", None, 0.5]) | ANY,
    "g": st.sampled_from([True, False, None]) | ANY,
    "t": st.just(9) | ANY,
    "n": st.just("Bob") | ANY,
}


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def packed(held: object) -> str:
    """A whole code of anything, as a student with a text editor makes it."""
    packer = zlib.compressobj(9, wbits=-15)
    code = _base64(packer.compress(json.dumps(held).encode()) + packer.flush())
    return f"CL1.{code}.{fingerprint(code)}"


def shown(found: Collected) -> None:
    """All that the page makes of it."""
    words = text("collect")
    sentences.summary(found, words)
    sentences.saved(found, words).encode()
    assert len(sentences.left(found, words)) == len(found.left)
    figures.bets(found, LOOK, words)


def hostile(part: str, value: Any) -> dict[str, Any]:
    return {"p": LINK, "a": "0", "g": None, "t": 9, "n": "Bob"} | {part: value}


@given(st.fixed_dictionaries(PARTS) | ANY, st.text() | WORDS)
@example(hostile("a", 10**400), "a")
@example(hostile("p", LINK + "\ud800"), "a")
@example(hostile("p", LINK + "&\ud800=\ud800"), "a")
@example(hostile("t", 10**400), "a")
@example(hostile("n", "\ud800"), "\ud800")
def test_any_work_is_counted_or_left_out_and_the_table_stands(held: object, source: str) -> None:
    found = collected([("good.txt", GOOD), (source, packed(held))], readers())
    assert found.works[0].name == "Ada"
    assert len(found.works) + len(found.left) == 2
    shown(found)


def test_a_lesson_that_cannot_read_a_state_leaves_that_work_out() -> None:
    task = exercise.write(Exercise("Below 0?", goal=(Reads("cos", "<", 0),)))
    bad = write(Handin("broken", {}, None, None, 9, "Eve"), f"/broken?{urlencode({'x': task})}")

    def broken(_: object) -> dict[str, float | None]:
        raise ZeroDivisionError

    found = collected([("bad", bad), ("good", GOOD)], {**readers(), "broken": broken})
    assert [each.name for each in found.works] == ["Ada"]
    assert [each.why.key for each in found.left] == ["handins.damaged"]
    shown(found)


def test_an_exercise_made_to_have_the_mark_of_another_is_counted_by_itself() -> None:
    alike = "1.eyJuIjpbImNvcyIsLTEsMSwwLjUsMCBdLCJxIjoiYWJqanhveHlhZWpuIn0"
    assert fingerprint(alike) == fingerprint(TASK)
    link = f"/translate?{urlencode({'x': alike})}"
    for order in (1, -1):
        texts = [("a", GOOD), ("b", packed(hostile("p", link) | {"a": 0.5}))][::order]
        found = collected(texts, readers())
        assert len(found.bets()) == 2
        shown(found)


@pytest.mark.parametrize("part", "pagtn")
def test_a_part_that_is_missing_is_damage(part: str) -> None:
    held = hostile(part, None)
    del held[part]
    (left,) = collected([("a", packed(held))], readers()).left
    assert left.why.key == "handins.damaged"
