"""Work handed in: a code that is whole, bounded, and checked again."""

import json
from contextlib import suppress
from dataclasses import replace
from urllib.parse import urlencode

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.data.classifiers import classifier
from lib.fingerprint import fingerprint
from lib.handed.code import LONGEST_FILE, Handin, read, write
from lib.handed.work import collected
from lib.lessons import readers
from lib.lessons.translate.state import default
from lib.links import encode
from lib.maths.classifier.translation import opposite
from lib.refusals import Refused
from lib.surfaces import exercise
from lib.surfaces.exercise import Exercise
from lib.surfaces.story import Reads
from tests.makers.effect_vectors import FILE, vectors
from tests.unit.test_factor_vectors import numbers

EXERCISE = Exercise(
    "How many predictions change?",
    choices=(("None", Reads("changed", "=", 0)), ("Some", Reads("changed", ">", 0))),
    goal=(Reads("cos", "<=", -1, 0.001), Reads("changed", "=", 0)),
)
TEXTS = st.text(max_size=60).filter(lambda text: "\u202e" not in text)


def work(
    *, done: bool = True, claimed: bool = True, name: str = "Ada", task: Exercise = EXERCISE
) -> str:
    """A code for Translate's first pair, opposite or not."""
    start = default(classifier("paper"))
    rows = start.unembeddings
    shift = opposite(rows[0], rows[1]) if done else (0.1, 0.0)
    state = replace(start, shift=(float(shift[0]), float(shift[1])))
    asked = {"s": encode(state, start.labels), "x": exercise.write(task)}
    link = f"/translate?{urlencode(asked)}"
    return write(Handin("translate", asked, "0", claimed, 73, name), link)


def test_a_code_says_what_was_written() -> None:
    found = read(f"Thank you!\n\n{work()}\n")
    assert (found.slug, found.answer, found.claimed, found.seconds) == ("translate", "0", True, 73)
    assert exercise.read(found.asked["x"]) == EXERCISE


def test_a_code_broken_into_lines_is_whole() -> None:
    code = work()
    assert read("\n".join(code[k : k + 60] for k in range(0, len(code), 60))).name == "Ada"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "none"),
        ("no code here", "none"),
        ("x" * (LONGEST_FILE + 1), "too-long"),
        ("CL2.abc.00000000", "version"),
        ("CL1.abc.00000000", "damaged"),
    ],
)
def test_what_is_no_work_says_why(text: str, why: str) -> None:
    with pytest.raises(Refused, match=rf"handins\.{why}"):
        read(text)


@given(st.integers(0, 400), st.sampled_from("Aa0_-."))
def test_a_damaged_code_is_refused(at: int, put: str) -> None:
    code = work()
    damaged = code[:at] + put + code[at + 1 :]
    with suppress(Refused):
        assert damaged == code or read(damaged) is None


@given(TEXTS)
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"handins\."):
        read(text)


def test_a_packet_that_swells_is_refused() -> None:
    import base64  # noqa: PLC0415 - for this bomb alone
    import zlib  # noqa: PLC0415

    packer = zlib.compressobj(9, wbits=-15)
    data = packer.compress(b" " * 8_000_000) + packer.flush()
    code = base64.urlsafe_b64encode(data).decode().rstrip("=")[:12000]
    with pytest.raises(Refused, match=r"handins\.damaged"):
        read(f"CL1.{code}.{fingerprint(code)}")


@pytest.mark.parametrize(
    ("done", "claimed", "verdict"),
    [
        (True, True, "reached"),
        (False, True, "forged"),
        (False, False, "open"),
        (True, False, "reached"),
    ],
)
def test_a_goal_is_computed_again_from_the_state(done: bool, claimed: bool, verdict: str) -> None:  # noqa: FBT001 - cases
    (found,) = collected([("a.txt", work(done=done, claimed=claimed))], readers()).works
    assert (found.verdict, found.answer, found.name) == (verdict, "None", "Ada")


def test_a_goal_that_python_does_not_know_is_not_judged() -> None:
    task = replace(EXERCISE, goal=(Reads("winning-length:0", ">", 1),))
    (found,) = collected([("a.txt", work(task=task))], readers()).works
    assert found.verdict == "unchecked"


def test_what_cannot_be_counted_is_left_out_with_its_reason() -> None:
    code = work()
    texts = [("a", code), ("again", code), ("b", "?"), ("c", work(name="Bob"))]
    found = collected(texts, readers())
    assert [each.name for each in found.works] == ["Ada", "Bob"]
    assert [(each.source, each.why.key) for each in found.left] == [
        ("again", "handins.repeated"),
        ("b", "handins.none"),
    ]
    ((_, counts),) = found.bets().values()
    assert counts == {"None": 2}


def test_an_answer_that_the_exercise_does_not_know_is_damage() -> None:
    held = read(work())
    forged = write(replace(held, answer="7"), f"/translate?{urlencode(held.asked)}")
    (left,) = collected([("a", forged)], readers()).left
    assert left.why.key == "handins.damaged"


def test_what_python_reads_off_a_move_is_what_the_browser_is_held_to() -> None:
    stored = json.loads(FILE.read_text(encoding="utf-8"))  # a residue of rounding is each machine's
    for found, kept in zip(json.loads(json.dumps(vectors())), stored, strict=True):
        assert list(found["readings"]) == list(kept["readings"])
        np.testing.assert_allclose(numbers(found), numbers(kept), rtol=1e-12, atol=1e-12)
