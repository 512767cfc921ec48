"""Terms of art: each is explained in a sentence, found where it is first used, and nowhere else."""

import re

import pytest

from cosine_lab.places import ASSETS
from cosine_lab.prose import glossary

TERMS = glossary.terms("en")
LONGEST = 200


def test_every_term_is_explained_in_one_sentence() -> None:
    assert len({term.key for term in TERMS}) == len(TERMS) > 30
    for term in TERMS:
        assert len(term.sentence) <= LONGEST, term.key
        assert term.sentence.endswith("."), term.key
        assert not re.search(r"[.!?] [A-Z]", term.sentence), term.key


def test_no_form_is_shared_and_every_picture_has_a_term() -> None:
    forms = [form.lower() for term in TERMS for form in term.forms]
    assert len(set(forms)) == len(forms)
    pictures = {path.stem for path in (ASSETS / "glossary" / "pictures").glob("*.svg")}
    assert pictures <= {term.key for term in TERMS}


def test_the_first_use_is_linked_and_the_second_is_not() -> None:
    met: set[str] = set()
    text = glossary.linked("A softmax sees logits. A softmax again.", "en", met)
    assert text == ("A [softmax](glossary#softmax) sees [logits](glossary#logit). A softmax again.")
    assert met == {"softmax", "logit"}
    assert glossary.linked("Softmax.", "en", met) == "Softmax."


@pytest.mark.parametrize(
    "text",
    [
        "`softmax`",
        "$\\text{softmax}$",
        "[softmax](elsewhere)",
        "## A softmax",
        "<b class='softmax'>",
        "softmaxes",
        "presoftmax",
    ],
)
def test_what_is_no_word_of_the_text_is_left_alone(text: str) -> None:
    assert glossary.linked(text, "en", set()) == text


def test_the_longest_form_wins() -> None:
    assert glossary.linked("a label set", "en", set()) == "a [label set](glossary#label-set)"


def test_where_words_have_no_spaces_a_form_is_found_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    term = glossary.Term("cosine", "", "", ("余弦相似度", "cos"), "")
    monkeypatch.setattr(glossary, "terms", lambda _language: (term,))
    glossary._pattern.cache_clear()
    glossary._linked.cache_clear()
    assert glossary.linked("它的余弦相似度是", "zh", set()) == "它的[余弦相似度](glossary#cosine)是"
    assert glossary.linked("cosh", "zh", set()) == "cosh"
    glossary._pattern.cache_clear()
    glossary._linked.cache_clear()


def test_a_mark_cuts_no_chinese_word_in_two() -> None:
    assert glossary.linked("一个很窄的圆锥里", "zh", set()) == "一个很窄的[圆锥](glossary#cone)里"
    assert glossary.linked("这个锥里", "zh", set()) == "这个[锥](glossary#cone)里"


def test_the_browser_is_told_the_same_terms() -> None:
    told = glossary.for_browser(("en",))["en"]
    assert [each["key"] for each in told["terms"]] == [term.key for term in TERMS]
    assert "{figure}" in told["exact"]
