"""One rule for every name: composed, seen, and different to the eye."""

import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.names import columns, cut, looks, normal, unseen, visible


def test_a_name_is_kept_composed_and_without_blanks_around_it() -> None:
    assert normal(" e\u0301\u3000") == "é"
    assert normal("New  York") == "New  York"


def test_what_stands_on_a_letter_is_bounded_and_what_is_too_long_for_every_place_stays_as_it_is() -> None:
    assert normal("a" + "\u0316\u0301" * 15) == "á" + "\u0316" * 15 + "\u0301" * 14
    assert normal("a" + "\u0316\u0301" * 5000).endswith("\u0301\ufffd")
    assert normal(twice := normal("a" + "\u0344" * 40 + "b")) == twice
    assert normal(long := " e\u0301" * 5000) == long


@pytest.mark.parametrize("category", ["Cc", "Cs", "Zl", "Zp"])
def test_no_control_can_be_seen(category: str) -> None:
    held = [chr(c) for c in range(0x110000) if unicodedata.category(chr(c)) == category]
    assert held
    assert all(map(unseen, held))


def test_no_mark_of_format_can_be_seen_but_those_of_a_script_s_own() -> None:
    """Arabic number signs and the like have ink of their own."""
    held = [c for c in range(0x110000) if unicodedata.category(chr(c)) == "Cf"]
    inked = [c for c in held if not unseen(chr(c))]
    assert all(unicodedata.name(chr(c)).split()[0] in {"ARABIC", "SYRIAC", "KAITHI", "EGYPTIAN"} for c in inked)


def test_joiners_are_seen_by_what_they_join() -> None:
    assert not unseen("👩🏽\u200d🚀")
    assert not unseen("می\u200cخواهم")
    assert unseen("a\u200db")
    assert unseen("\u200dé")
    assert unseen("é\u200d\u200dé")


def test_names_look_alike_whatever_their_blanks_joiners_and_selectors() -> None:
    assert looks("a b") == looks("a\u2003b") == looks("a  b")
    assert looks("❤") == looks("❤\ufe0f")
    assert looks("می\u200cخ") == looks("میخ")
    assert looks("a") != looks("A")


@given(st.text())
def test_what_is_shown_can_be_seen(text: str) -> None:
    assert not unseen(visible(text))


@given(st.text())
def test_a_normal_name_is_normal(text: str) -> None:
    assert normal(normal(text)) == normal(text)


def test_a_wide_letter_takes_two_columns_and_a_name_is_cut_by_columns_as_in_the_browser() -> None:
    for case in json.loads((Path(__file__).parents[1] / "vectors" / "columns.json").read_text("utf-8")):
        assert columns(case["text"]) == case["columns"]
        assert {most: cut(case["text"], int(most)) for most in case["cut"]} == case["cut"]
