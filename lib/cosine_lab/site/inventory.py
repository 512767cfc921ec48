"""The concept inventory: two equal forms of questions, in which each wrong answer is one belief.

All of it stands in assets/prose/inventory: `<form>.<question>` asks, `<form>.<question>.<answer>` are the answers in
the order in which they are shown, `right` among them; any other is the key of a `belief`.
"""

import re
from collections.abc import Mapping
from typing import Any

from cosine_lab import prose
from cosine_lab.fingerprint import fingerprint
from cosine_lab.prose import Text

PART = "inventory"
FORMS = ("a", "b")
RIGHT = "right"
_VECTOR = re.compile(r"\([−\d., ]+\)")  # not broken into two lines
_WORDS = ("choose", "form.", "when.", "taken", "fault", "answered", "lead", "hand", "file", "wall.", "teach.title")
_PAPER = ("form.", "when.", "paper.", "teach.")


def questions(form: str, text: Text) -> dict[str, dict[str, str]]:
    """The answers to each question of a form, by what they stand for; the question itself as ""."""
    by_key: dict[str, dict[str, str]] = {}
    for key, sentence in text.templates(f"{form}.").items():
        _, question, *answer = key.split(".")
        by_key.setdefault(question, {})["".join(answer)] = sentence
    return by_key


def edition(form: str) -> str:
    """Which answers stand where: a code of another edition is not read by this one."""
    return fingerprint("\n".join(prose.text(PART).templates(f"{form}.")))


def page(text: Text) -> dict[str, Any]:
    """What students' page is told; nothing of what is right."""
    hand = text.of("bar").templates("submission.", "selected", "share.here-only")
    forms = {form: [_question(each) for each in questions(form, text).values()] for form in FORMS}
    return {
        "words": text.templates(*_WORDS) | hand,
        "language": text.language,
        "forms": forms,
        "editions": {form: edition(form) for form in FORMS},
    }


def key(language: str) -> dict[str, Any]:
    """What teachers are told: questions, answers, and what each answer stands for."""
    text = prose.text(PART, language)
    beliefs = {name.partition(".")[2]: sentence for name, sentence in text.templates("belief.").items()}
    return {
        "words": text.templates(*_PAPER),
        "beliefs": beliefs,
        "editions": {form: edition(form) for form in FORMS},
        "forms": {
            form: [_question(each) | {"means": [*each][1:]} for each in questions(form, text).values()]
            for form in FORMS
        },
    }


def _question(question: Mapping[str, str]) -> dict[str, Any]:
    ask, *answers = (_VECTOR.sub(lambda each: each[0].replace(" ", "\u00a0"), text) for text in question.values())
    return {"ask": ask, "answers": answers}
