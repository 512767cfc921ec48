"""Write tests/vectors/talks.json: what both languages must make of a talk's text.

`cosine_lab.talks` decides; assets/sources/talks/ is held to the file, and so is Python. Run
`python -m tests.makers.talk_vectors` after a change of either side.
"""

import json
from pathlib import Path
from typing import Any

from cosine_lab import talks
from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.surfaces.story import Reads, Scale
from cosine_lab.talks import Step, Talk, names
from cosine_lab.talks.model import LONGEST_LINE
from tests.makers.exercise_vectors import plain_exercise
from tests.makers.hostile_talks import MISNAMED, WRITTEN, hostile

FILE = Path(__file__).parents[1] / "vectors" / "talks.json"
PAGES = ("home", "translate", "norms", "word2vec")
GOOD = {
    "no steps": Talk("Nothing yet"),
    "one step": Talk("Short", "About it.", (Step("One", "home"),)),
    "everything": Talk(
        "All of it",
        "A line about the talk.",
        (
            Step("Own", "translate", (("source", "iris"), ("s", "1.ab-_cd"))),
            Step("A lesson’s own step", "home", (("beat", "opposite"),), notes="Ask first.\n\n  Wait."),
            Step(
                "A bet",
                "translate",
                (("s", "1.00000000.AAAA"),),
                Exercise(
                    "How many predictions change?",
                    (("None: not one", Reads("changed", "=", 0)), ("Some: or: all", Reads("changed:", ">", 0))),
                    goal=(Reads("cos", "<=", -1, 0.001), Reads("max-dp", "<", 1e-12)),
                    hidden=("plane:input", "labels", "vote"),
                ),
                notes="Hands up first.",
            ),
            Step("A move", "translate", (("beat", "why"),), then=(("origin", "0.6,0.5"), ("pair", "cat,dog"))),
            Step("A number", "norms", (), Exercise("Guess.", scale=Scale("x:1", -1, 1e21, 1e18, 0.5))),
        ),
    ),
    "lines that look like others": Talk(
        "# is no mark here",
        "- nor here",
        (
            Step("## twice", "home", (), Exercise("Goal: to be read"), notes="# one\n## two\n\\ three\nNotes: no"),
            Step("[x](y)", "home", (), Exercise("\\ begins it")),
            Step("- a: b = 1", "home", (), Exercise("- a: b = 1"), notes="- as it is\n\tno tab".replace("\t", " ")),
        ),
    ),
    "markup, other scripts, emoji": Talk(
        "<script>alert(1)</script> 猫",
        "שלום $x$ &amp;",
        (Step("🐈 *a* `b`", "word2vec", (("words", "a b,ç (d)!'*~/?&=+%"),), Exercise("é 猫?")),),
    ),
    "numbers": Talk(
        "Numbers",
        "",
        tuple(
            Step("N", "home", (), Exercise("", goal=(Reads("r", "<", value, abs(value) / 3),)))
            for value in (0.1, -1.5, 1e-6, 1e-7, 1.25e-9, 123456789.125, 1e20, 1e21, -1e300, 5e-324)
        ),
    ),
}


def case(text: str) -> dict[str, Any]:
    """What Python makes of a text."""
    talk, refused = talks.read(text, PAGES)
    if refused:
        return {"text": text, "faults": [[why.key, why.values["line"]] for why in refused]}
    return {"text": text, "faults": [], "talk": _plain(talk), "written": talks.write(talk)}


def _misnamed() -> list[dict[str, Any]]:
    """What is wrong with names, as the browser holds it."""
    found = talks.read(MISNAMED, names.known(), names.known())[1]
    return [{"key": why.key, "values": dict(why.values)} for why in found]


def _plain(talk: Talk) -> dict[str, Any]:
    """As the browser holds it."""
    steps = [
        {
            "heading": step.heading,
            "slug": step.slug,
            "asked": [list(each) for each in step.query],
            "exercise": plain_exercise(step.exercise),
            **({"then": [list(each) for each in step.then]} if step.then else {}),
            "notes": step.notes,
        }
        for step in talk.steps
    ]
    return {"title": talk.title, "about": talk.about, "steps": steps}


def vectors() -> dict[str, Any]:
    """The content of the file."""
    texts = {why: talks.write(talk) for why, talk in GOOD.items()} | WRITTEN
    shown = [text for text in hostile() if len(text) < LONGEST_LINE]
    return {
        "pages": list(PAGES),
        "misnamed": {"text": MISNAMED, "faults": _misnamed()},
        "read": [
            *({"why": why} | case(text) for why, text in texts.items()),
            *({"why": f"hostile {k}"} | case(text) for k, text in enumerate(shown)),
        ],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=True, indent=1) + "\n", encoding="utf-8")
