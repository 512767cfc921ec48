"""A reader's own sentences: one a line, commas and all, and what is said of lines that are left out."""

import pytest

from cosine_lab import prose
from cosine_lab.data.own_sentences import LONGEST, MOST, MOST_BYTES, from_file, sentences
from cosine_lab.refusals import Refused


def said(text: str) -> list[str]:
    return [str(prose.sentence(each)).replace("\\", "") for each in sentences(text)[1]]


def test_a_line_is_a_sentence_with_its_commas_quotes_and_other_alphabets() -> None:
    text = 'How, then, do I pay?\n"Track it," she said; twice.\r\n\n  你好，世界。 \nFirst\tcolumn'
    held = ("How, then, do I pay?", '"Track it," she said; twice.', "你好，世界。", "First column")
    assert sentences(text) == (held, ())


def test_what_is_left_out_is_named_by_its_line() -> None:
    text = f"one\n{'x' * (LONGEST + 1)}\nhid\u200bden\none\none"
    assert sentences(text)[0] == ("one",)
    assert said(text) == [
        f"Line 2, '{'x' * 40}', was left out: a sentence has at most 1,000 characters.",
        "Line 3, 'hid\ufffdden', was left out: it holds a character that cannot be seen.",
        "2 lines were left out, as equal sentences have equal scores.",
    ]


def test_five_hundred_are_kept_and_the_rest_is_counted() -> None:
    text = "\n".join(f"sentence {k}" for k in range(MOST + 2))
    held, _ = sentences(text)
    assert (len(held), held[-1]) == (MOST, f"sentence {MOST - 1}")
    assert said(text) == ["At most 500 sentences fit here. The last 2 were left out."]
    assert sentences("") == ((), ())


def test_a_file_is_its_lines() -> None:
    assert from_file("\ufeffone, two\r\n\r\nthree".encode()) == "one, two\nthree"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("one".encode("utf-16"), "UTF-16: save it as UTF-8"),
        (b"", "needs a sentence in a line, got no sentence"),
        (b" \n\t\n", "got no sentence"),
        (b"\x89PNG\r\n\x1a\n\x00", "other bytes in line 3: this is not a text file"),
        (b"a\0b", "other bytes in line 1: this is not a text file"),
        (b"one\n" + b"a" * (4 * LONGEST + 1), "lines of at most 4,000 bytes, got more in line 2"),
        (b"a\n" * MOST_BYTES, "at most 2,000,000 bytes, got 4,000,000"),
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence(content: bytes, why: str) -> None:
    with pytest.raises(Refused) as refused:
        from_file(content)
    assert why in str(prose.sentence(refused.value))
