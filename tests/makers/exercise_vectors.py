"""Write tests/vectors/exercises.json: what the two ends of an exercise's link must make of a text.

`cosine_lab.surfaces.exercise` decides; assets/sources/exercise/codec.js is held to the file, and so is Python.
Run `python -m tests.makers.exercise_vectors` after a change of either side.
"""

import base64
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cosine_lab.refusals import Refused
from cosine_lab.surfaces.exercise import LONGEST, Exercise, read, write
from cosine_lab.surfaces.story import Reads, Scale

FILE = Path(__file__).parents[1] / "vectors" / "exercises.json"
NONE = ("None", Reads("changed", "=", 0))
SOME = ("Some", Reads("changed", ">", 0))
GOOD = {
    "a question alone": Exercise("What do you see?"),
    "choices and a goal": Exercise(
        "How many predictions change?", choices=(NONE, SOME), goal=(Reads("cos", "<=", -1, 0.001),)
    ),
    "a number on a scale": Exercise("How many?", scale=Scale("changed", 0, 1000, 10, 25)),
    "everything hidden": Exercise("Blind?", hidden=("plane:input", "panel:bars", "handle:probe", "labels")),
    "markup, other scripts, emoji": Exercise("<script>alert(1)</script> 猫 🐈 שלום $x$"),
    "marks one upon another": Exercise("a\u0316" + "\u0301" * 29 + "\ufffd"),
    "readings that every object has": Exercise(
        "?", scale=Scale("constructor", 0, 1, 1, 0), goal=(Reads("valueOf", "=", 0),)
    ),
    "small and large numbers": Exercise("?", goal=(Reads("max-dp", "<", 1e-12), Reads("x:1", ">=", -1e300, 5e-324))),
}


def packed(held: object) -> str:
    """A text of version 1 with any JSON in it."""
    data = json.dumps(held, ensure_ascii=False).encode("utf-8", "surrogatepass")
    return "1." + base64.urlsafe_b64encode(data).decode().rstrip("=")


def hostile() -> Iterator[str]:
    """Texts that are no exercise of this version."""
    fine = packed({"q": "?"})
    yield from ("", "1.", "1", "x", fine[1:], fine + "=", fine + " ", "0." + fine[2:], "1.A", "1.ey")
    yield from ("2." + fine[2:], "99." + fine[2:], "1000000." + fine[2:], "1." + "A" * LONGEST)
    data = base64.urlsafe_b64encode
    yield from ("1." + data(each).decode().rstrip("=") for each in (b"\xff", b"{", b"[" * 900))
    yield "1." + data(b"\xef\xbb\xbf" + b'{"q":"?"}').decode().rstrip("=")
    yield "1." + data('{"q":"?"}'.encode("utf-16")).decode().rstrip("=")
    held: list[Any] = [None, [], "?", 1, {}, {"q": ""}, {"q": " "}, {"q": 1}, {"q": "a\u202eb"}]
    held += [{"q": "a" + "\u0301\u0316" * 20}, {"q": "?", "__proto__": {"g": []}}, {"q": "?", "constructor": 1}]
    held += [{"q": "a" * 281}, {"q": "?", "z": 1}, {"q": "?", "c": []}, {"q": "?", "c": None}]
    a, b = ["a", "r", "=", 0], ["b", "r", ">", 0]
    bets: list[Any] = [[a], [a, a], [a, b, a], [a, b[:3]], "ab", [a, "b"]]
    held += [{"q": "?", "c": each} for each in bets]
    held += [{"q": "?", "c": [a, ["b" * 41, "r", "=", 0]]}, {"q": "?", "c": [a, ["", *b[1:]]]}]
    held += [{"q": "?", "c": [a, b], "n": ["r", 0, 1, 1, 0]}]
    scales: tuple[Any, ...] = (["r", 0, 1, 0, 0], ["r", 1, 0, 1, 0], ["r", 0, 1, 1, -1], ["r", 0, 1, 2, 0], ["r", 0])
    held += [{"q": "?", "n": each} for each in (*scales, ["r", 0, 1, 1e-9, 0], {}, None, "r")]
    reads: tuple[Any, ...] = (["r", "==", 0], ["r", "<", "0"], ["r", "<", True], ["r", "<", 0, -1], ["1r", "<", 0])
    held += [{"q": "?", "g": [each]} for each in (*reads, ["r", "<"], ["r", "<", None], "r<0", {})]
    held += [{"q": "?", "g": [["r" * 41, "<", 0]]}, {"q": "?", "g": [["r", "<", 0]] * 5}]
    held += [{"q": "?", "g": [["r", "<", 1e400]]}, {"q": "?", "g": [["r", "<", float("nan")]]}]
    hides: tuple[Any, ...] = (["all"], ["plane:"], ["panel:<b>"], [1], "labels", ["labels"] * 25, {"labels": 1})
    held += [{"q": "?", "h": each} for each in hides]
    yield from map(packed, held)


def _case(text: str) -> dict[str, Any]:
    try:
        found = read(text)
    except Refused as why:
        return {"text": text, "exercise": None, "fault": why.key.removeprefix("exercise.")}
    return {"text": text, "exercise": plain_exercise(found), "fault": None}


def plain_exercise(found: Exercise) -> dict[str, Any]:
    """As the browser holds it."""
    return {
        "question": found.question,
        "choices": [{"text": text, "holds": _list(reads)} for text, reads in found.choices],
        "scale": found.scale and asdict(found.scale),
        "goal": list(map(_list, found.goal)),
        "hidden": list(found.hidden),
    }


def _list(reads: Reads) -> list[object]:
    return [reads.reading, reads.relation, reads.value, reads.within]


def vectors() -> dict[str, Any]:
    """The content of the file."""
    return {
        "read": [
            *({"why": why} | _case(write(each)) for why, each in GOOD.items()),
            *({"why": f"hostile {k}"} | _case(text) for k, text in enumerate(hostile())),
        ]
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=True, indent=1) + "\n", encoding="utf-8")
