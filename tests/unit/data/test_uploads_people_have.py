"""Vectors as other programs write them, with rows that cannot be used: these are left out and told, the others read."""

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data.uploads import OwnVectors, parse
from cosine_lab.refusals import Refused
from tests.unit.data.test_uploads import npy, npz

WORDS = ("cat", "dog", "car")
ROWS = ((1, 0.5, -2), (0.25, 3, 1), (1e-3, 2, 2.5))
LINES = [" ".join(map(str, row)) for row in ROWS]


def said(found: OwnVectors) -> str:
    return " ".join(prose.sentence(note) for note in found.notes)


def holds(found: OwnVectors, *words: str) -> bool:
    at = [k for k, word in enumerate(WORDS) if word in found.words or words]
    return found.words == (words or WORDS) and np.array_equal(found.vectors, np.array(ROWS, np.float32)[at])


def spaced(*words: str) -> str:
    return "\n".join(f"{word} {line}" for word, line in zip(words, LINES, strict=True))


def listed(part: str, opening: str = "", after: str = "") -> bytes:
    lines = [
        f'{at},3,{word},"[{part.join(map(str, row))}]"{after}'
        for at, (word, row) in enumerate(zip(WORDS, ROWS, strict=True))
    ]
    return "\n".join([opening, *lines]).encode()


def test_words_of_a_text_of_vectors_may_hold_blanks() -> None:
    assert holds(
        parse("glove.txt", spaced("cat", ". . .", "at name@domain.com").encode()), "cat", ". . .", "at name@domain.com"
    )
    assert holds(parse("glove.txt", spaced("at a@b.c", "dog", "car").encode()), "at a@b.c", "dog", "car")
    found = parse("w.vec", f"4 3\n{spaced('New York', 'dog', 'car')}\n  1 2 3\n".encode())
    assert holds(found, "New York", "dog", "car")
    assert "1 row was left out" in said(found)


@pytest.mark.parametrize("part", [", ", ","])
def test_a_vector_may_stand_in_one_cell_behind_other_columns(part: str) -> None:
    found = parse("a.csv", listed(part, ",n_tokens,combined,embedding"))
    assert holds(found)
    assert found.heading == 1
    assert "Columns that were not read: 1 and 'n\\_tokens'." in said(found)
    lists = "".join(f'{word},"[{part.join(map(str, row))}]"\n' for word, row in zip(WORDS, ROWS, strict=True))
    assert holds(parse("a.csv", f"text,embedding\n{lists}".encode()))
    assert holds(parse("a.csv", lists.encode()))
    broken = parse("a.csv", f'text,embedding\n{lists}owl,none\nemu,"[1{part}x{part}2]"\n'.encode())
    assert holds(broken)
    assert "2 rows were left out" in said(broken)
    assert "line 5" in said(broken)


def test_columns_before_the_words_are_told() -> None:
    lines = "".join(
        f"{k},{word},{line.replace(' ', ',')}\n" for k, (word, line) in enumerate(zip(WORDS, LINES, strict=True))
    )
    found = parse("a.csv", f",text,e0,e1,e2\n{lines}".encode())
    assert holds(found)
    assert "Columns that were not read: 1." in said(found)


@pytest.mark.parametrize(
    "metadata", ["word\tcount\n{}\t3\n{}\t4\n{}\t5\n", "count\tlabel\n3\t{}\n4\t{}\n5\t{}", "{}\n{}\n{}\n"]
)
def test_a_table_of_numbers_alone_has_its_words_in_a_file_beside_it(metadata: str) -> None:
    table = "\n".join(line.replace(" ", "\t") for line in LINES).encode()
    labels = metadata.format(*WORDS).encode()
    assert holds(parse("vectors.tsv", table, labels))
    assert holds(parse("vectors.csv", table.replace(b"\t", b","), labels))
    for wrong, key in ((labels + b"\nmore\t1", "labels-apart"), (b"cat\ndog", "labels-apart")):
        with pytest.raises(Refused, match=key):
            parse("vectors.tsv", table, wrong)
    with pytest.raises(Refused, match="no-words"):
        parse("vectors.tsv", table)
    with pytest.raises(Refused, match="own-words"):
        parse("vectors.tsv", b"cat\t1\t2\ndog\t3\t4", labels)


def test_a_line_of_excel_s_says_what_parts_the_cells() -> None:
    assert holds(parse("a.csv", ("sep=;\n" + spaced(*WORDS).replace(" ", ";")).encode()))


def test_texts_of_several_lines_are_one_and_long_ones_are_cut() -> None:
    several = "".join(
        f'"first line\n\n{word}, second",{line.replace(" ", ",")}\n' for word, line in zip(WORDS, LINES, strict=True)
    )
    assert holds(parse("a.csv", several.encode()), *(f"first line {word}, second" for word in WORDS))
    long = "".join(
        f'"{word} {"so " * 100}",{line.replace(" ", ",")}\n' for word, line in zip("ccc", LINES, strict=True)
    )
    found = parse("a.csv", long.encode())
    words = found.words
    assert "3 texts have more than 200 characters" in said(found)
    assert len(set(words)) == len(WORDS)
    assert all(len(word) < 200 and "…" in word for word in words)


def test_words_of_another_encoding_are_left_out_by_its_name() -> None:
    rows = zip(("cat", "Käse", "car"), np.array(ROWS, "<f4"), strict=True)
    found = parse(
        "a.bin", b"3 3\n" + b"".join(word.encode("latin-1") + b" " + row.tobytes() + b"\n" for word, row in rows)
    )
    assert found.words == ("cat", "car")
    assert found.vectors.tolist() == np.array(ROWS, np.float32)[[0, 2]].tolist()
    assert "1 row was left out" in said(found)
    assert "byte 0xe4 in row 2: in Latin-1 it is 'Käse'" in said(found)


BAD = [
    "cat,9,9,9",
    "owl,1,2",
    "owl,1,2,x",
    "owl,1,2,nan",
    "owl,0,0,0",
    ",1,2,3",
    'owl,"1,2,3',
    "ow\x07l,1,2,3",
    "\udce4,1,2,3",
]


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("at", [1, 3])
def test_a_bad_row_is_left_out_counted_and_named_and_refuses_nothing_else(bad: str, at: int) -> None:
    lines = [line.replace(" ", ",") for line in spaced(*WORDS).split("\n")]
    lines.insert(at, bad)
    found = parse("a.csv", "\n".join(lines).encode("utf-8", "surrogateescape"))
    assert holds(found)
    assert "1 row was left out" in said(found)
    assert f"line {at + 1}" in said(found)


@pytest.mark.parametrize("wrong", [np.nan, 1e300, -np.inf, 0])
@pytest.mark.parametrize("order", ["C", "F"])
def test_a_bad_row_of_an_array_is_left_out_and_what_is_not_read_is_told(wrong: float, order: str) -> None:
    table = np.array([ROWS[0], (wrong, wrong, wrong), *ROWS[1:]], order=order)  # type: ignore[call-overload]  # "C" or "F"
    words = np.array(["cat", "<pad>", "dog", "car"])
    for found in (
        parse("a.npz", npz(v=table, words=words, counts=np.arange(4))),
        parse("a.npy", npy(table), b"cat\npad\ndog\ncar"),
    ):
        assert holds(found)
        assert "1 row was left out" in said(found)
        assert "in row 2" in said(found)
    assert "Not read: 'counts'." in said(parse("a.npz", npz(v=table, words=words, counts=np.arange(4))))
    with pytest.raises(Refused, match="objects"):
        parse("a.npz", npz(v=table, words=words.astype(object)))


def test_ten_thousand_bad_rows_are_told_in_three() -> None:
    found = parse("a.csv", ("\n".join(spaced(*WORDS).replace(" ", ",").split("\n")) + "\ncat,1,2,3" * 10_000).encode())
    assert holds(found)
    assert "10,000 rows were left out" in said(found)
    assert said(found).count("again in") == 3
