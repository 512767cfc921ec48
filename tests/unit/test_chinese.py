"""The Chinese that readers meet: one word for one thing, marks of its own, the same letters on every kind of page."""

import re
from functools import cache

import pytest

from cosine_lab import names
from cosine_lab.places import ROOT
from cosine_lab.prose import strings
from cosine_lab.site import deck, page_code
from cosine_lab.ui import stylesheet
from tests.unit.test_words_once import table

HAN = "[\u4e00-\u9fff]"
NO_TEXT = re.compile(r"`[^`]*`|\$[^$\n]+\$|\]\([^)\s]*\)|<[^<>]+>|https?://\S+|\{[^{}]*\}")
WRONG = {
    "a comma, colon or question mark of Latin letters": rf"{HAN}[,;:?]|[,;:?]{HAN}",
    "a straight quotation mark": rf"['\"]{HAN}|{HAN}['\"]",
    "three full stops": r"\.\.\.(?!”)",
    "a bracket of Latin letters": rf"{HAN}\(|\){HAN}|(?<!\w)\({HAN}",
    "a blank beside a quotation mark": rf"{HAN} “|” {HAN}",
}
TYPED = {"own_pairs.example"}
"""What stands there as it is typed into a field."""


@cache
def said() -> dict[str, str]:
    """All Chinese by part and key, and the documents, without code, addresses and what is filled in."""
    texts = {f"{part}.{key}": text for part in strings.parts() for key, text in strings.strings(part, "zh").items()}
    documents = {each.name: each.read_text("utf-8") for each in (ROOT / "docs" / "zh").glob("*.md")}
    kept = {key: text for key, text in texts.items() if ".forms." not in key and not key.endswith("#source")}
    return {key: NO_TEXT.sub("·", text) for key, text in (kept | documents).items()}


@pytest.mark.parametrize("line", table("Chinese"), ids=lambda line: str(line[0]))
def test_one_thing_has_one_chinese_word(line: list[str]) -> None:
    allowed = set(re.findall(r"`([^`]*)`", line[3]))
    there = {key for key, text in said().items() if any(word in text for word in line[2].split(", "))}
    assert there == allowed, f"say {line[0]}: {line[1]}"


@pytest.mark.parametrize("kind", WRONG)
def test_chinese_has_marks_of_its_own(kind: str) -> None:
    found = {key: re.findall(rf".{{0,9}}(?:{WRONG[kind]}).{{0,9}}", text) for key, text in said().items()}
    assert {key: where for key, where in found.items() if where and key not in TYPED} == {}


def test_no_answer_quotes() -> None:
    """What is answered is quoted, and one quotation in another would need marks of another kind."""
    assert {key for key, text in said().items() if ".bet." in key and "“" in text} == set()


def test_every_kind_of_page_has_the_same_rules_for_chinese() -> None:
    """Its marks from a Chinese font, and no title balanced: it would break within words."""
    wanted = [r"unicode-range: ?U\+2014, ?U\+201C-201D, ?U\+2026", r"html:lang\(zh\) h1 ?\{\s*text-wrap: ?wrap;"]
    sheets = {
        "the app": stylesheet.sheet(),
        "the site": "".join(each.read_text("utf-8") for each in page_code._SHEETS),
        "a talk in a file": "".join(each.read_text("utf-8") for each in deck._SHEETS),
    }
    found = {name: [each for each in wanted if not re.search(each, sheet)] for name, sheet in sheets.items()}
    assert found == {name: [] for name in sheets}


def test_a_link_to_a_document_in_english_says_so() -> None:
    documents = {each.name: each.read_text("utf-8") for each in (ROOT / "docs" / "zh").glob("*.md")}
    unsaid = re.compile(r"\]\(\.\./[\w/-]+\.md[^)]*\)(?!（英文|，英文)")
    assert {name: unsaid.findall(text) for name, text in documents.items() if unsaid.search(text)} == {}


def test_no_sentence_of_texts_is_said_of_images() -> None:
    """e5-small reads texts: “95% of all pairs” was said of pairs of images under both charts."""
    seen = re.compile(r"image|picture|digit|figure|pixel|photo|drawn", re.IGNORECASE)
    of_digits = {"training.band", "score_tables.trained-untrained", "score_tables.trained-fan"}
    english = {f"{part}.{key}": text for part in strings.parts() for key, text in strings.strings(part, "en").items()}
    there = {key for key, text in said().items() if "图像" in text and key in english}
    assert {key for key in there if not seen.search(english[key])} == of_digits


@pytest.mark.parametrize("key", ["weight", "percentile", "scaled", "raw"])
def test_a_head_of_a_score_table_is_no_wider_than_the_english_one(key: str) -> None:
    """Two heads stood on one another: columns are as wide as English needs."""
    own, english = (names.columns(strings.strings("score_tables", language)[key]) for language in ("zh", "en"))
    assert own <= max(english, 10)
