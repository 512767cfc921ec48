"""Work handed in: a code that is whole, bounded, and checked again by the browser's modules."""

import base64
import threading
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

import pytest

from cosine_lab import submissions
from cosine_lab.background_jobs import Abandoned, JobQueue, Slots
from cosine_lab.data.classifiers import classifier
from cosine_lab.fingerprint import fingerprint
from cosine_lab.lessons import openers
from cosine_lab.lessons.rescale.state import default as rescaled
from cosine_lab.lessons.translate.state import default
from cosine_lab.links import encode
from cosine_lab.maths.classifier.translation import opposite
from cosine_lab.surfaces import exercise
from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.surfaces.story import Reads, Scale
from tests.submitted import TRANSLATE, code, collected

LONGEST = 20_000
EXERCISE = Exercise(
    "How many predictions change?",
    choices=(("None", Reads("changed", "=", 0)), ("Some", Reads("changed", ">", 0))),
    goal=(Reads("cos", "<=", -1, 0.001), Reads("changed", "=", 0)),
)
Collect = Callable[..., Any]


def work(*, done: bool = True, task: Exercise = EXERCISE, **said: Any) -> str:
    """A code for Translate's first pair, opposite or not."""
    start = default(classifier("paper"))
    rows = start.unembeddings
    shift = opposite(rows[0], rows[1]) if done else (0.1, 0.0)
    state = replace(start, shift=(float(shift[0]), float(shift[1])))
    asked = {"s": encode(state, start.labels), "x": exercise.write(task)}
    return code("translate", asked, **{"answer": "0", **said})


def bomb() -> str:
    """A packet that swells to eight megabytes."""
    packer = zlib.compressobj(9, wbits=-15)
    data = packer.compress(b" " * 8_000_000) + packer.flush()
    held = base64.urlsafe_b64encode(data).decode().rstrip("=")[:12000]
    return f"CL1.{held}.{fingerprint(held)}"


def damaged() -> list[str]:
    """A code of which one letter at a time is another."""
    whole = work()
    return [f"{whole[:at]}{'A' if whole[at] != 'A' else 'B'}{whole[at + 1 :]}" for at in range(0, len(whole), 7)]


@pytest.fixture(scope="module")
def collect(tmp_path_factory: pytest.TempPathFactory) -> Collect:
    folder = tmp_path_factory.mktemp("collected")
    return lambda texts, *places, given="": collected(texts, folder, places or (TRANSLATE,), given)


def reasons(found: Any) -> list[str]:
    return [each["why"].removeprefix("submissions.") for each in found["left"]]


def test_a_code_says_what_was_written_broken_into_lines_or_not(collect: Collect) -> None:
    whole = work(name="Bob")
    lines = "\n".join(whole[k : k + 60] for k in range(0, len(whole), 60))
    found = collect([("a", f"Thank you!\n\n{work()}\n"), ("b", lines)])
    assert [each["name"] for each in found["works"]] == ["Ada", "Bob"]
    first = found["works"][0]
    assert (first["slug"], first["answer"], first["seconds"]) == ("translate", "None", 73)
    assert first["exercise"]["question"] == EXERCISE.question


def test_a_name_beside_a_code_is_whose_work_it_is(collect: Collect) -> None:
    found = collect(
        [("pasted", f"Ada Lovelace: {work(name='')}\nBen Bitdiddle, {work(name='ben')}\n{work(name='Eve')}")]
    )
    assert [each["name"] for each in found["works"]] == ["Ada Lovelace", "Ben Bitdiddle", "Eve"]
    assert found["left"] == []


def test_what_is_no_work_says_why(collect: Collect) -> None:
    texts = ["", "no code here", "x" * (LONGEST + 1), "CL2.abc.00000000", "CL1.abc.00000000"]
    texts += [bomb(), code("collect", {}), code("translate", {})]
    found = collect([("a", each) for each in texts])
    why = ["none", "none", "too-long", "version", "damaged", "damaged", "other-page", "no-exercise"]
    assert reasons(found) == why


def test_a_damaged_code_is_left_out_wherever_it_is_damaged(collect: Collect) -> None:
    texts = damaged()
    found = collect([("a", each) for each in texts])
    assert found["works"] == []
    assert len(found["left"]) == len(texts)
    assert set(reasons(found)) <= {"damaged", "none", "version"}


def test_a_goal_is_computed_again_from_the_state(collect: Collect) -> None:
    cases = {(True, True): "reached", (False, True): "forged", (False, False): "open", (True, False): "reached"}
    texts = [("a.txt", work(done=done, claimed=said, name=f"{done} {said}")) for done, said in cases]
    found = collect(texts)
    assert [each["verdict"] for each in found["works"]] == list(cases.values())


def test_who_was_sure_and_wrong_is_told_apart(collect: Collect) -> None:
    number = replace(EXERCISE, choices=(), scale=Scale("cos", -1, 1, 0.1, 0.1))
    cases = [
        ("sure", "1", EXERCISE, True),
        ("sure", "0", EXERCISE, False),
        ("fairly", "1", EXERCISE, False),
        (None, "1", EXERCISE, False),
        ("sure", "1", replace(EXERCISE, goal=()), True),
        ("sure", None, EXERCISE, False),
        ("sure", 0.5, number, True),
        ("sure", -0.95, number, False),
    ]
    texts = [
        ("a", work(sure=how, answer=answer, task=task, name=f"{k}")) for k, (how, answer, task, _) in enumerate(cases)
    ]
    texts += [("a", work(sure="sure", answer="1", done=False, claimed=False, name="open"))]
    found = collect(texts)
    assert [each["missed"] for each in found["works"]] == [*(each[3] for each in cases), False]
    right = [False, True, False, False, False, None, False, True, None]  # none bet, and no goal reached
    assert [each["right"] for each in found["works"]] == right
    assert [each["sure"] for each in found["works"]] == [*(each[0] for each in cases), "sure"]
    assert reasons(collect([("a", work(sure="very"))])) == ["damaged"]


def test_goals_that_are_reached_in_exactly_one_state_say_how_many_others_did(collect: Collect) -> None:
    texts = [("a", work(name=name)) for name in ("Ada", "Bob", "Cem")]
    texts += [("a", work(name=name, done=False, claimed=False)) for name in ("Dan", "Eve")]
    assert [each["alike"] for each in collect(texts)["works"]] == [2, 2, 2, 0, 0]


def test_a_work_of_another_exercise_than_the_one_that_was_given_is_marked_with_what_differs(collect: Collect) -> None:
    number = replace(EXERCISE, choices=(), scale=Scale("cos", -1, 1, 0.1, 0.1))
    changed = {
        None: EXERCISE,
        "question": replace(EXERCISE, question="How many?"),
        "answers": replace(EXERCISE, choices=EXERCISE.choices[::-1]),
        "goal": replace(EXERCISE, goal=EXERCISE.goal[:1]),
        "hidden": replace(EXERCISE, hidden=("plane:input",)),
    }
    texts = [("a", work(task=task, answer=None, name=f"{k}")) for k, task in enumerate(changed.values())]
    address = "https://lab.test/base/translate"
    given = f"{address}?{urlencode({'x': exercise.write(EXERCISE)})}"
    assert collect(texts, given=given)["differences"] == [*changed]
    ranges = (number, replace(number, scale=Scale("cos", -1, 1, 0.1, 0.5)))
    texts = [("a", work(task=task, answer=None, name=f"{k}")) for k, task in enumerate(ranges)]
    row = f"{given}&{urlencode({'then': 'translate?' + urlencode({'x': exercise.write(number)})})}"
    assert collect(texts, given=row)["differences"] == [None, "range"]
    assert collect(texts, given=given.replace("translate", "centre"))["differences"] == ["page", "page"]
    for text in ("", "http://", address, f"{address}?x=1.nothing", "<script>"):
        assert collect(texts, given=text)["differences"] == []


def test_what_no_state_tells_is_not_judged(collect: Collect) -> None:
    """What is no reading, and what another lesson has."""
    names = ["nothing", "constructor", "winning-length:0"]
    tasks = [replace(EXERCISE, goal=(Reads(name, ">=", 0),)) for name in names]
    found = collect([("a", work(task=task)) for task in tasks])
    assert [each["verdict"] for each in found["works"]] == ["unchecked"] * len(names)


def test_what_a_reader_brought_along_is_counted_and_not_judged(collect: Collect) -> None:
    task = exercise.write(replace(EXERCISE, goal=(Reads("max-dx", ">=", 0),)))
    asked = {"source": "own", "x": task}
    own = code("factorisation", asked, answer="1")
    place = ("factorisation", (("source", "own"),))
    (found,) = collect([("a", own)], place)["works"]
    assert (found["verdict"], found["answer"]) == ("unchecked", "Some")


def test_a_state_that_its_page_would_not_show_is_left_out(collect: Collect) -> None:
    """A rotation among stretches, and a link of another model."""
    start = rescaled(classifier("paper"))
    task = exercise.write(Exercise("?", goal=(Reads("cos", "<", 0),)))
    turned = encode(replace(start, linear=(0.0, -1.0, 1.0, 0.0)), start.labels)
    flipped = encode(replace(start, linear=(-1.0, 0.0, 0.0, 1.0)), start.labels)
    links = [turned, flipped, f"1.00000000.{turned.split('.')[2]}", "1.nothing"]
    texts = [("a", code("rescale", {"s": link, "x": task})) for link in links]
    assert reasons(collect(texts, ("rescale", ()))) == ["other-state"] * len(links)
    free = code("rescale", {"s": turned, "x": task, "move": "affine"})
    (found,) = collect([("a", free)], ("rescale", (("move", "affine"),)))["works"]
    assert found["verdict"] in {"reached", "forged"}


def test_what_cannot_be_counted_is_left_out_with_its_reason(collect: Collect) -> None:
    texts = [("a", work()), ("again", work()), ("b", "?"), ("c", work(name="Bob"))]
    found = collect(texts)
    assert [each["name"] for each in found["works"]] == ["Ada", "Bob"]
    assert {each["source"]: each["why"] for each in found["left"]} == {
        "again": "submissions.repeated",
        "b": "submissions.none",
    }


def test_an_answer_that_the_exercise_does_not_know_is_damage(collect: Collect) -> None:
    assert reasons(collect([("a", work(answer="7")), ("b", work(answer=0.5))])) == ["damaged"] * 2


def test_no_more_than_two_thousand_are_read(collect: Collect) -> None:
    found = collect([("a", "?")] * 2003)
    assert reasons(found).count("none") == 2000
    assert reasons(found).count("too-many") == 1


def test_an_exercise_made_to_have_the_mark_of_another_is_counted_by_itself(collect: Collect) -> None:
    task = exercise.write(Exercise("Below 0?", choices=(("Yes", Reads("cos", "<", 0)), ("No", Reads("cos", ">=", 0)))))
    alike = "1.eyJuIjpbImNvcyIsLTEsMSwwLjUsMCBdLCJxIjoiYWJqanhveHlhZWpuIn0"
    assert fingerprint(alike) == fingerprint(task)
    texts = [("a", code("translate", {"x": task})), ("b", code("translate", {"x": alike}))]
    for order in (1, -1):
        found = collect(texts[::order])
        assert len({each["key"] for each in found["works"]}) == 2


def test_a_lesson_that_cannot_be_opened_leaves_its_works_out_and_no_others() -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError

    places = (("broken", ()), TRANSLATE, ("nowhere", ()))
    found = submissions.answers(places, {**openers(), "broken": broken}, "en")
    assert list(found[0]) == ["why"]
    assert found[1]["data"]["defaults"]["labels"] == ("cat", "dog", "car", "house", "tree")
    assert found[2] == {}


@pytest.mark.parametrize(
    "asked", [None, "x", [None], [[1, {}]], [["translate"]], [["translate", {"source": 1}]], [["a", "b", "c"]]]
)
def test_what_no_browser_of_ours_asks_for_is_not_opened(asked: object) -> None:
    assert submissions.wanted(asked) == ()


def test_a_browser_asks_for_a_hundred_lessons_at_once() -> None:
    asked: list[object] = [["words", {"words": str(k)}] for k in range(200)]
    assert len(submissions.wanted(asked)) == submissions.MOST
    assert submissions.wanted([["words", {"words": "x" * 401}]]) == ()


@pytest.mark.parametrize("slug", ["translate", "centre", "measures", "rescale", "audit", "word2vec"])
def test_a_choice_that_a_lesson_does_not_know_is_said(slug: str) -> None:
    name = "text" if slug == "word2vec" else "source"
    (found,) = submissions.answers(((slug, ((name, "<b>"),)),), openers(), "en")
    assert "<b>" in found["why"]


def test_the_lessons_of_works_are_opened_in_a_slot_until_nobody_waits_for_them_any_more() -> None:
    """A message of 4 kB names a hundred lessons that are trained before they are shown: 26 s of work."""
    opened: list[str] = []

    def opener(_: Any, *, seed: str = "") -> None:
        opened.append(f"{threading.current_thread().name} {seed}")

    places = tuple(("trained", (("seed", str(k)),)) for k in range(20))
    JobQueue(Slots(1)).ask(
        "collect", places, lambda tell: submissions.answers(places, {"trained": opener}, "en", tell)
    ).wait(60)
    assert opened == [f"job {k}" for k in range(20)]
    opened.clear()

    def left(fraction: float, _: object) -> None:
        if fraction >= 0.1:
            raise Abandoned

    with pytest.raises(Abandoned):
        submissions.answers(places, {"trained": opener}, "zh", left)
    assert len(opened) == 2
