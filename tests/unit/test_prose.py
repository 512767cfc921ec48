"""Words by key: filled, inert where they must be, loud where something is missing."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cosine_lab import prose
from cosine_lab.escape import Markdown
from cosine_lab.places import ASSETS
from cosine_lab.prose import files
from cosine_lab.refusals import Refused, Word

CASES = json.loads((Path(__file__).parents[1] / "vectors" / "text.json").read_text(encoding="utf-8"))
OWN = {
    "say": "{a} beside {b}",
    "share": "{x:.1%}, {y:,}",
    "why": "no: {reason}",
    "short": "{most} at most",
    "names": "{names:list}",
}


@pytest.fixture(autouse=True)
def own_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of a few templates beside the real ones."""
    real = files.texts
    monkeypatch.setattr(files, "texts", lambda part, language: OWN if part == "own" else real(part, language))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["text"])
def test_a_template_is_filled_as_the_browser_fills_it(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN, "case", case["template"])
    assert prose.text("own", case.get("language", "en"))("case", **case["values"]) == case["text"]


def test_sentences_stand_one_after_the_other_in_chinese_without_a_blank() -> None:
    assert prose.joined(["It is so.", "So is this."]) == "It is so. So is this."
    assert prose.joined(["一共 24 种。", "这就是原来的模型。"]) == "一共 24 种。这就是原来的模型。"


def test_numbers_have_a_true_minus() -> None:
    assert prose.text("own")("share", x=-0.5, y=-1234) == "−50.0%, −1,234"


def test_foreign_text_in_markdown_is_inert_and_our_own_is_not() -> None:
    said = prose.text("own").markdown("say", a="![](//a)", b=Markdown("**b**"))
    assert said == r"\!\[\]\(//a\) beside **b**"


def test_every_text_of_a_list_is_inert_in_markdown() -> None:
    assert prose.text("own").markdown("names", names=["*a*", "b"]) == r"\*a\* and b"


def test_a_refusal_says_its_reason_and_keeps_it_inert() -> None:
    inner = Refused("own.say", a="[x](y)", b=Word("plane.action.undo"))
    said = prose.sentence(Refused("own.why", reason=inner))
    assert said == r"no: \[x\]\(y\) beside Undo"


def test_a_word_by_its_key_brings_its_values_along() -> None:
    assert prose.sentence(Word("own.say", {"a": "*x*", "b": Word("plane.action.undo")})) == (r"\*x\* beside Undo")


def test_a_missing_key_fails_with_its_name() -> None:
    with pytest.raises(KeyError, match="assets/prose/plane has no text 'nothing'"):
        prose.text("plane")("nothing")


def test_a_missing_value_fails_with_its_name() -> None:
    with pytest.raises(KeyError, match=r"own\.say: b"):
        prose.text("own")("say", a="x")


def test_a_missing_part_fails_with_its_name() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        prose.text("nowhere")("x")


def test_a_value_cannot_look_inside_an_object(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN, "deep", "{a.__class__}")
    with pytest.raises(KeyError):
        prose.text("own")("deep", a="x")


def test_the_pseudo_language_wraps_every_text() -> None:
    assert prose.text("plane", prose.PSEUDO)("action.undo") == "⟦Undo ·····⟧"
    assert prose.page("translate", prose.MIRRORED).title == "⟦Translate ·····⟧"


def test_equal_parts_and_languages_are_one_key_of_a_cache() -> None:
    assert hash(prose.text("plane")) == hash(prose.text("translate").of("plane"))
    assert prose.text("plane") != prose.text("plane", prose.PSEUDO)


@pytest.mark.parametrize("file", sorted((ASSETS / "prose").glob("*/en.*")), ids=lambda file: file.parent.name)
def test_no_key_has_two_texts(file: Path) -> None:
    text = file.read_text("utf-8")
    key = r'^\s*"([^"]+)": ' if file.suffix == ".json" else r"^- ([\w.-]+): "
    keys = re.findall(key, text, re.MULTILINE)
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_the_language_for_tests_is_offered_only_where_the_machine_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    files._languages.cache_clear()
    assert prose.PSEUDO not in prose.languages()
    monkeypatch.setenv("COSINE_LAB_PSEUDO", "1")
    files._languages.cache_clear()
    assert prose.languages()[-2:] == (prose.PSEUDO, prose.MIRRORED)
    monkeypatch.undo()
    files._languages.cache_clear()
