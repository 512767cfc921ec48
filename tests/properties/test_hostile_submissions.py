"""Whatever a student hands in: it is counted or left out with a reason, the others counted."""

import base64
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab import prose
from cosine_lab.lessons import openers
from cosine_lab.surfaces import exercise
from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.surfaces.story import Reads
from tests.submitted import collected, packed

CHOICES = (("Yes", Reads("cos", "<", 0)), ("No", Reads("cos", ">=", 0)))
TASK = exercise.write(Exercise("Below 0?", choices=CHOICES))
LINK = f"/translate?{urlencode({'x': TASK})}"
GOOD = {"p": LINK, "a": "0", "g": None, "t": 9, "n": "Ada"}
HUGE = st.sampled_from([10**400, -(10**400), 2**63, 1e308, 5e-324, float("nan"), float("inf")])
WORDS = st.sampled_from(["\ud800", "\x00", "\u202e", "=1+1", "<b>", "\u00b2", "\u0663", "__proto__", "x" * 5000, ""])
LEAVES = st.none() | st.booleans() | HUGE | st.integers() | st.floats() | WORDS | st.text()
ANY = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
READS = st.tuples(
    st.sampled_from(["cos", "changed", "nothing", "toString"]) | LEAVES,
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
    st.sampled_from([*openers(), "collect", "constructor", ""]),
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
SENT = st.fixed_dictionaries(PARTS) | ANY
CORNERS: list[dict[str, Any]] = [
    GOOD | {"a": 10**400},
    GOOD | {"p": LINK + "\ud800"},
    GOOD | {"p": LINK + "&\ud800=\ud800"},
    GOOD | {"p": f"//evil.test{LINK}"},
    GOOD | {"t": 10**400},
    GOOD | {"n": "\ud800"},
    *({key: value for key, value in GOOD.items() if key != part} for part in "pagtn"),
]


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hostile")


def sent(held: list[object], folder: Path) -> Any:
    """What is made of these codes, which stand among good ones."""
    texts = [("good.txt", packed(GOOD)), *(("bad.txt", packed(each)) for each in held)]
    found = collected([*texts, ("last.txt", packed(GOOD | {"n": "Zoe"}))], folder)
    assert [found["works"][0]["name"], found["works"][-1]["name"]] == ["Ada", "Zoe"]
    assert len(found["works"]) + len(found["left"]) == len(held) + 2
    return found


def drawn() -> list[object]:
    """What nobody chose."""
    found: list[object] = []

    @settings(max_examples=200, database=None)
    @given(SENT)
    def draw(held: object) -> None:
        found.append(held)

    draw()
    return found


def test_any_work_is_counted_or_left_out_and_the_others_are_counted(folder: Path) -> None:
    words = prose.text("submissions").templates("")
    for each in sent(drawn(), folder)["left"]:
        assert each["why"].removeprefix("submissions.") in words or each["why"].startswith("exercise.")


def test_what_is_no_work_is_left_out(folder: Path) -> None:
    found = sent(list(CORNERS), folder)
    assert [each["why"] for each in found["left"]] == ["submissions.damaged"] * len(CORNERS)
