"""Own pairs, rated or labelled: what is read, and what a hostile file is told."""

import pytest

from lib import prose
from lib.data.own_pairs import MOST_PAIRS, parse
from lib.data.own_sentences import LONGEST
from lib.refusals import Refused


@pytest.mark.parametrize(
    "text",
    [
        "a,b,same\na,c,different\n",
        "a;b;1\na;c;0",
        "a\tb\tSame\r\na\tc\tDIFFERENT\r\n",
        "\ufeffword,other,label\na,b,same\n\na,c,different",
        '"a","b",same\n"a",c,different',
        '"a", "b", same\n a , c ,different',
        '"a" ;"b" ; "same"\n"a"; c; different',
        '"a" \t "b"\tsame\na\tc\tdifferent',
    ],
)
def test_labels_are_read_with_any_separator(text: str) -> None:
    found = parse(text.encode())
    assert found.pairs == (("a", "b"), ("a", "c"))
    assert found.scores is None
    assert found.same is not None
    assert found.same.tolist() == [True, False]


@pytest.mark.parametrize("words", ["yes no", "TRUE False", "Same different", "1 0"])
@pytest.mark.parametrize("part", [",", ";", "\t"])
def test_labels_in_other_spellings_are_read(words: str, part: str) -> None:
    lines = [part.join(["a", other, word]) for other, word in zip("bc", words.split(), strict=True)]
    found = parse("\n".join(lines).encode())
    assert found.heading == 0
    assert found.same is not None
    assert found.same.tolist() == [True, False]


def test_a_decimal_comma_is_read_between_semicolons_and_tabs() -> None:
    for part in (";", "\t"):
        found = parse(f"a{part}b{part}0,5\na{part}c{part}-12,25\n".encode())
        assert found.scores is not None
        assert found.scores.tolist() == [0.5, -12.25]


def test_a_comma_in_quotes_after_a_blank_parts_nothing_and_a_quote_may_begin_a_text() -> None:
    assert parse(b'dog, "Hello, world", 3').pairs == (("dog", "Hello, world"),)
    assert parse(b'"one; two; three; four", dog, 3').pairs == (("one; two; three; four", "dog"),)
    assert parse(b'"quoted start" he said\tdog\t3').pairs == (('"quoted start" he said', "dog"),)
    assert parse(b'a "b" c,"say ""no""", 3').pairs == (('a "b" c', 'say "no"'),)


def test_labelled_pairs_have_no_order_and_in_rated_ones_the_query_is_first() -> None:
    found = parse(b"cat,dog,same\ndog,cat,same\na,a,same\na,a,same\ncat,car,different")
    assert (found.pairs, found.repeated) == ((("cat", "dog"), ("a", "a"), ("cat", "car")), 2)
    assert parse(b"cat,dog,1\ndog,cat,1\ncat,car,0").repeated == 1
    rated = parse(b"cat,dog,3\ndog,cat,4")
    assert (rated.pairs, rated.repeated) == ((("cat", "dog"), ("dog", "cat")), 0)


def test_a_text_may_be_as_long_as_a_sentence_and_knows_its_file() -> None:
    found = parse(f"{'x' * LONGEST},b,3".encode(), "mine.csv")
    assert (len(found.pairs[0][0]), found.file) == (LONGEST, "mine.csv")


def test_a_line_of_headings_is_told_and_pairs_have_a_mark_of_their_own() -> None:
    found = parse(b"word,other,score\na,b,3\na,c,4")
    assert (found.heading, len(found.pairs)) == (1, 2)
    assert parse(b"a,b,3\na,c,4").heading == 0
    assert len({found.mark, parse(b"a,b,3\na,c,4").mark, parse(b"a,b,3\na,c,5").mark}) == 3


def test_formulas_and_markup_are_texts_like_any_other() -> None:
    found = parse(b'=1+1,@SUM(A1),3\n<script>,"[x](y)",4\n')
    assert found.pairs == (("=1+1", "@SUM(A1)"), ("<script>", "[x](y)"))


def test_one_pair_the_same_pair_twice_and_a_word_with_itself_are_pairs() -> None:
    assert parse(b"a,b,3").pairs == (("a", "b"),)
    assert parse(b"a,b,3\na,b,3").repeated == 1
    assert parse(b"a,a,3\nb,a,4").pairs == (("a", "a"), ("b", "a"))


def test_ratings_quotes_other_alphabets_and_repeated_lines() -> None:
    found = parse('"Zürich, altes",кот,3.5\n猫,犬,-1e1\n猫,犬,-10\n'.encode())
    assert found.pairs == (("Zürich, altes", "кот"), ("猫", "犬"))
    assert found.scores is not None
    assert found.scores.tolist() == [3.5, -10]
    assert found.repeated == 1
    assert found.unknown({"猫", "犬"}) == ("Zürich, altes", "кот")
    assert found.known({"猫", "犬"}).tolist() == [1]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "got no pair"),
        (b"\x89PNG\r\n\x1a\n\x00", "other bytes in line 3: this is not a text file"),
        (b"PK\x03\x04", "other bytes in line 1: this is not a text file"),
        (b"a,b,1\na,c,nan\n", "line 2"),
        (b"a,b,1\na,c,inf\n", "line 2"),
        (b"a,b,same\nc,d,same\nb,a,different\n", "another one in line 3 than in line 1"),
        (b"a,b,same\n", "one kind only in 1 pair"),
        (b"a,b,same\nc,d,same\n", "one kind only in 2 pairs"),
        (b"a,b,same\nc,d,0.5\n", "line 2"),
        (b"a,b,0.5\nc,d,same\n", "in line 2"),
        (b"a,b,3\na,b,4\n", "another one in line 2 than in line 1"),
        (b"a,b\n", "got 2 cells in line 1"),
        (b"a,b,3\na,b,c,d\n", "got 4 cells in line 2"),
        (b"a,,3\n", "blank one in line 1"),
        (b"x" * 1001 + b",b,3\n", "needs texts of at most 1,000 characters, got 1,001 in line 1"),
        (b'a,"b,3\n', "begins with a quote to end with one, got one in line 1 that does not"),
        (b"heading,only,here\n", "got no pair"),
        ("a,b,3\na,c,4\n".encode("utf-16"), "UTF-16: save it as UTF-8"),
        ("a,b,3\na,c,4\n".encode("utf-16-le"), "got UTF-16"),
        ("猫,狗,5\n".encode("gbk"), "UTF-8, got byte 0xb9 in line 1: save it as UTF-8"),
        (b"a,b,0,5\na,c,0,7\n", "decimal point, got '0,5' with a comma in line 1, cell 3"),
        (b"a;b;1,000\n", "got '1,000' with a comma in line 1"),
        (
            b"a,b,synonym\na,c,antonym\n",
            "“same” or “different”, or a number, in the third cell, got 'antonym' in line 2",
        ),
        (b"a,b,1\na,c,\n", "in the third cell, got '' in line 2"),
        (b",,\n", "in the third cell, got '' in line 1"),
        (b"a,b,NaN\n", "finite numbers of at most 1,000,000,000,000,000 in size, got 'NaN' in line 1, cell 3"),
        (b"a,b,1e400\n", "got '1e400' in line 1, cell 3"),
        (b"a,b,=1+1\n", "needs numbers, got '=1"),
        (b"a,b,50%\n", "needs numbers, got '50%' in line 1"),
        (b"a,b,1_000\n", "in line 1, cell 3"),
        ("a,b,٣\n".encode(), "digits 0 to 9, got '٣' in line 1"),
        ("a,b,−3\n".encode(), "digits 0 to 9, got '−3' in line 1"),
        (b"a b c\n", "got 1 cell in line 1"),
        (b"a" * 10_000_000, "at most 5,000,000 bytes, got 10,000,000"),
        (b"a" * 4_000_000, "lines of at most 8,100 bytes, got more in line 1"),
        (b'"' + b"a" * 4_000_000, "got more in line 1"),
        (b"," * 4_000_000, "got more in line 1"),
        (b"a,b," + b"1" * 9000 + b"\n", "more in line 1"),
        ("a,b\u202e,3\n".encode(), "line 1"),
    ],
)
def test_what_a_hostile_file_is_told(content: bytes, said: str) -> None:
    with pytest.raises(Refused) as why:
        parse(content)
    assert said in str(prose.sentence(why.value))


def test_two_hundred_thousand_lines_are_refused_at_the_line_that_is_too_many() -> None:
    with pytest.raises(Refused) as why:
        parse("".join(f"a{i},b,{i % 2}\n" for i in range(200_000)).encode())
    assert f"line {MOST_PAIRS + 1:,}" in str(prose.sentence(why.value))
