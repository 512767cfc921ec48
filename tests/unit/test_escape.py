"""Foreign text, wherever it is shown, does nothing."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab import escape, names

CELLS = json.loads((Path(__file__).parents[1] / "vectors" / "cells.json").read_text("utf-8"))["cells"]
LATE = [
    "http://evil.test/a",
    "HTTPS://evil.test",
    "see www.evil.test/x now",
    "someone@evil.test",
    "mailto:someone@evil.test",
    ":material/home:",
    ":streamlit:",
    ":smile:",
    "a -> b",
]


@pytest.mark.parametrize(("text", "cell"), CELLS)
def test_no_cell_is_a_formula_and_numbers_stay_numbers(text: str, cell: str) -> None:
    assert escape.cell(text) == cell


@pytest.mark.parametrize("text", LATE)
def test_what_is_looked_for_after_markdown_was_read_is_shown_as_code(text: str) -> None:
    assert escape.markdown(text) == f"` {text} `"


def test_code_holds_its_own_ticks() -> None:
    assert escape.markdown("``` http://evil.test `") == "```` ``` http://evil.test ` ````"


@pytest.mark.parametrize("text", ["![x](a)", "[x](a)", "<b>", "$x$", ":red[x]", "# x", "a|b", "`x`"])
def test_everything_markdown_acts_on_is_escaped(text: str) -> None:
    assert escape.markdown(text) == "".join(
        f"\\{letter}" if not letter.isalnum() and letter != " " else letter for letter in text
    )


def test_no_number_begins_a_list() -> None:
    assert escape.markdown("1. a") == r"1\. a"


@given(st.text())
def test_nothing_unseen_is_ever_shown(text: str) -> None:
    for shown in (escape.markdown(text), escape.plotly(text)):
        assert not names.unseen(shown.replace("\u200c", "").replace("\u200d", ""))


def test_a_figure_s_text_holds_no_tag_no_entity_no_formula_and_no_template() -> None:
    text = '<a href="x">&lt;</a> $\\alpha$ %{x}'
    assert escape.plotly(text) == ('&lt;a href="x"&gt;&amp;lt;&lt;/a&gt; &#36;\\alpha&#36; &#37;{x}')


def test_a_quoted_text_is_short_and_shows_what_cannot_be_seen() -> None:
    assert escape.quoted("a\u202eb\x1b") == "'a\\u202eb\\x1b'"
    assert len(escape.quoted("x" * 1000)) == 43
