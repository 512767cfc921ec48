"""Own pairs, rated or labelled: what is read, and what a hostile file is told."""

import pytest

from cosine_lab import prose
from cosine_lab.data.own_pairs import MOST_PAIRS, OwnPairs, parse
from cosine_lab.data.own_sentences import LONGEST
from cosine_lab.data.pair_columns import Columns, Table
from cosine_lab.refusals import Refused


@pytest.mark.parametrize(
    "text",
    [
        "p,q,same\np,r,different\n",
        "p;q;1\np;r;0",
        "p\tq\tSame\r\np\tr\tDIFFERENT\r\n",
        "\ufeffword,other,label\np,q,same\n\np,r,different",
        '"p","q",same\n"p",r,different',
        '"p", "q", same\n p , r ,different',
        '"p" ;"q" ; "same"\n"p"; r; different',
        '"p" \t "q"\tsame\np\tr\tdifferent',
        "p，q，相同\np，r，不同",
        "p；q；same\np ；r；different",
        "p、q、是\np、r、否",
        "p q 相同\np r 不同",
    ],
)
def test_labels_are_read_with_any_separator(text: str) -> None:
    found = parse(text.encode())
    assert found.pairs == (("p", "q"), ("p", "r"))
    assert found.scores is None
    assert found.same is not None
    assert found.same.tolist() == [True, False]


@pytest.mark.parametrize("words", ["yes no", "TRUE False", "Same different", "1 0"])
@pytest.mark.parametrize("part", [",", ";", "\t"])
def test_labels_in_other_spellings_are_read(words: str, part: str) -> None:
    lines = [part.join(["p", other, word]) for other, word in zip("qr", words.split(), strict=True)]
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


def test_a_pair_is_known_where_both_of_its_texts_are() -> None:
    pairs = parse(b"cat,dog,3\ncat,qwertz,4\nqwertz,dog,1")
    assert pairs.known({"cat", "dog"}).tolist() == [0]
    assert pairs.unknown({"cat", "dog"}) == ("qwertz",)


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
        (b"p,q,same\n", "one kind only in 1 pair"),
        (b"p,q,same\nr,s,same\n", "one kind only in 2 pairs"),
        (b"a,b\n", "got 2 cells in line 1"),
        (b"a,,3\n", "blank one in line 1"),
        (b"x" * 1001 + b",b,3\n", "needs texts of at most 1,000 characters, got 1,001 in line 1"),
        (b'a,"b,3\n', "begins with a quote to end with one, got one in line 1 that does not"),
        (b"heading,only,here\n", "got 'here' in line 1"),
        (
            "猫,小猫，same\n猫,河,different\n".encode(),
            "one separator in all lines, got “，” in line 1 where the first line has “,”",
        ),
        ("p,q,一样\np,r,不一样\n".encode(), "got '一样' in line 1"),
        ("a,b,3\na,c,4\n".encode("utf-16"), "UTF-16: save it as UTF-8"),
        ("a,b,3\na,c,4\n".encode("utf-16-le"), "got UTF-16"),
        ("猫,狗,5\n".encode("gbk"), "UTF-8, got byte 0xb9 in line 1: save it as UTF-8"),
        (b"a,b,0,5\na,c,0,7\n", "decimal point, got '0,5' with a comma in line 1, cell 3"),
        (b"a;b;1,000\n", "got '1,000' with a comma in line 1"),
        (b"a,b,synonym\na,c,antonym\n", "“same” or “different”, or a number, got 'synonym' in line 1"),
        (b"a,b,1\na,c,\n", "got '' in line 2"),
        (b",,\n", "got '' in line 1"),
        (b"a,b,NaN\n", "finite numbers of at most 1,000,000,000,000,000 in size, got 'NaN' in line 1, cell 3"),
        (b"a,b,1e400\n", "got '1e400' in line 1, cell 3"),
        (b"a,b,=1+1\n", "needs numbers, got '=1"),
        (b"a,b,1_000\n", "in line 1, cell 3"),
        ("a,b,٣\n".encode(), "digits 0 to 9, got '٣' in line 1"),
        ("a,b,−3\n".encode(), "digits 0 to 9, got '−3' in line 1"),
        (b"a b c\n", "got 1 cell in line 1"),
        (b"a" * 4_000_000, "lines of at most 9,000 bytes, got more in line 1"),
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


def said(found: OwnPairs) -> str:
    return " ".join(prose.sentence(note) for note in found.notes)


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (b"p,q,different", "another one in line 3 than in line 1"),
        (b"q,p,different", "another one in line 3 than in line 1"),
        (b"u,v,0.5", "'0.5' in line 3"),
        (b"u,v", "got 2 cells in line 3"),
        (b"u,v,w,same", "got 4 cells in line 3"),
        (b"u,v,none", "got 'none' in line 3"),
        (b"u,,same", "blank one in line 3"),
        (b"u,v\xe4,same", "byte 0xe4 in line 3"),
        (b'"u,v,same', "in line 3 that does not"),
        (b"u," + b"v" * 1001 + b",same", "got 1,001 in line 3"),
        (b"u," + b"v" * 20_000 + b",same", "bytes, got more in line 3"),
    ],
)
def test_a_line_that_cannot_be_used_is_left_out_counted_and_named(bad: bytes, why: str) -> None:
    found = parse(b"p,q,same\np,r,different\n" + bad + b"\ns,t,same\n")
    assert found.pairs == (("p", "q"), ("p", "r"), ("s", "t"))
    assert "1 row was left out" in said(found)
    assert why in said(found)


A, B, C = ("A man plays.", "He “plays”."), ("Why?", "How, then?"), ("x", "y")
FILES = {
    "STS-B": "index\tgenre\tsentence1\tsentence2\tscore\n0\tnews\t{}\t{}\t4.2\n"
    "1\tnews\t{}\t{}\t0.000\n2\tnews\t{}\t{}\t1",
    "SimLex": "word1\tword2\tPOS\tSimLex999\tconc(w1)\tconc(w2)\n"
    "{}\t{}\tA\t4.2\t1\t2\n{}\t{}\tA\t0\t1\t2\n{}\t{}\tA\t1\t3\t3",
    "SICK": "pair_ID\tsentence_A\tsentence_B\trelatedness_score\tentailment_judgment\n"
    "1\t{}\t{}\t4.2\tNEUTRAL\n2\t{}\t{}\t0\tENTAILMENT\n3\t{}\t{}\t1\tNEUTRAL",
    "MTEB": '{{"sentence1": "{}", "sentence2": "{}", "score": 4.2}}\n'
    '{{"sentence1": "{}", "sentence2": "{}", "score": 0.0}}\n'
    '{{"sentence1": "{}", "sentence2": "{}", "score": 1}}\n{{"no": 1}}',
    "pandas": ',sentence1,sentence2,score\n0,"{}","{}",4.2\n1,"{}","{}",0\n2,"{}","{}",1',
    "Excel": "sep=;\nText A;Text B;Ähnlichkeit\n{};{};4,2\n{};{};0,0\n{};{};1,0",
    "percent": "{};{};4.2%\n{};{};0%\n{};{};1%",
    "WordSim": "Word 1\tWord 2\tHuman (mean)\n{}\t{}\t4.2\n{}\t{}\t0\n{}\t{}\t1",
}


@pytest.mark.parametrize("kind", FILES)
def test_ratings_as_data_sets_are_shipped_have_their_columns_by_headings(kind: str) -> None:
    found = parse(FILES[kind].format(*A, *B, *C).encode())
    assert found.pairs == (A, B, C)
    assert found.scores is not None
    assert found.scores.tolist() == [4.2, 0, 1]
    assert "ratings, from 0 to 4.2" in said(found)


QUORA = (
    '"id","qid1","qid2","question1","question2","is_duplicate"\n'
    '"0","1","2","{}","{}","1"\n"1","3","4","W\nhy?","How, then?","0"'
)
MRPC = "Quality\t#1 ID\t#2 ID\t#1 String\t#2 String\n1\t7\t8\t{}\t{}\n0\t9\t6\tW hy?\tHow, then?"
NLI = "sentence1\tsentence2\tgold_label\n{}\t{}\tentailment\nW hy?\tHow, then?\tcontradiction"


@pytest.mark.parametrize("text", [QUORA, MRPC, NLI, 'first,second,same\n{},{},same\nW hy?,"How, then?",different'])
def test_labels_as_data_sets_are_shipped_are_read_and_no_heading_is_a_pair(text: str) -> None:
    found = parse(text.format(*A).encode())
    assert found.pairs == (A, ("W hy?", "How, then?"))
    assert found.same is not None
    assert found.same.tolist() == [True, False]
    assert ("entailment” was read as the same" in said(found)) is (text is NLI)


def test_codes_of_inference_are_labels_and_no_ratings() -> None:
    found = parse(b"premise,hypothesis,label\nA man,One,0\nA man,A cat,1\nIt rains.,It is dry.,2\nA,B,-1")
    assert found.same is not None
    assert found.same.tolist() == [True, False, False]
    assert "their code is −1, no label: 1" in said(found)
    assert parse(b"premise,hypothesis,label\nA,B,2.5\nC,D,0").scores is not None


def test_one_object_of_lists_is_read_as_a_pair_for_each_place_in_them() -> None:
    found = parse(b'{"sent1": ["p", "p", ""], "sent2": ["q", "r", "s"], "labels": [1, 0, 1]}')
    assert found.pairs == (("p", "q"), ("p", "r"))
    assert found.same is not None
    assert found.same.tolist() == [True, False]
    assert "one object of lists" in said(found)
    assert "blank one in line 3" in said(found)
    with pytest.raises(Refused, match="uneven"):
        parse(b'{"sent1": ["p", "p"], "sent2": ["q"], "labels": [1, 0]}')
    with pytest.raises(Refused, match="blank"):
        parse(b'{"sent1": ["p", null], "sent2": [null, "q"], "labels": [1, 0]}')


@pytest.mark.parametrize("head", ["a,b,same", "first,second,same", "word1,word2,duplicate"])
def test_a_heading_is_never_counted_as_a_pair(head: str) -> None:
    body = "car,automobile,same\nboy,girl,different"
    with_head, without = parse(f"{head}\n{body}".encode()), parse(body.encode())
    assert with_head.pairs == without.pairs
    assert (with_head.heading, without.heading) == (1, 0)


def test_three_words_between_blanks_are_pairs_and_lose_their_parts_of_speech() -> None:
    assert parse(b"sun sunlight 50.000\ncat dog 43.0").pairs == (("sun", "sunlight"), ("cat", "dog"))
    found = parse(b"sun-n sunlight-n 50\ncat-n dog-n 43.0")
    assert found.pairs == (("sun", "sunlight"), ("cat", "dog"))
    assert "parts of speech" in said(found)


def test_columns_that_nothing_tells_are_asked_for() -> None:
    rows = b"main\tnews\t2012\t0000\t4.2\tOne.\tTwo.\nmain\tnews\t2012\t0001\t0.5\tThree.\tFour.\n"
    with pytest.raises(Refused) as why:
        parse(rows)
    table = why.value.values["table"]
    assert isinstance(table, Table)
    assert table.names == ("1", "2", "3", "4", "5", "6", "7")
    assert table.rows[0] == ("main", "news", "2012", "0000", "4.2", "One.", "Two.")
    found = parse(rows, columns=Columns(5, 6, 4))
    assert found.pairs == (("One.", "Two."), ("Three.", "Four."))
    assert found.table is not None
    assert found.table.chosen == (5, 6, 4)
    assert found.mark != parse(rows, columns=Columns(6, 5, 4)).mark


def test_of_two_hundred_thousand_pairs_the_first_are_used_and_that_is_told() -> None:
    found = parse("".join(f"a{i},b,{i % 2}\n" for i in range(200_000)).encode())
    assert len(found.pairs) == MOST_PAIRS
    assert "Only the first 5,000 pairs were used." in said(found)
