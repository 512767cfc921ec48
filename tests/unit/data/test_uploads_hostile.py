"""Files made to harm or to mislead: bounded, and told in the reader's terms."""

import io
import json
import tracemalloc
import zipfile
from collections.abc import Callable

import numpy as np
import pytest

from cosine_lab.data import interaction_upload, own_vectors
from cosine_lab.data.files import effort, lines
from cosine_lab.data.files.arrays import numbers
from cosine_lab.data.files.numpy_files import read_npy, read_npz
from cosine_lab.data.files.safetensors import read_safetensors
from cosine_lab.data.uploads import parse
from cosine_lab.refusals import Refused

MEGABYTE = 1_000_000


def refused(name: str, content: bytes, labels: bytes | None = None) -> Refused:
    with pytest.raises(Refused) as refusal:
        parse(name, content, labels)
    return refusal.value


def matrix_refused(content: bytes) -> Refused:
    with pytest.raises(Refused) as refusal:
        interaction_upload.parse(content)
    return refusal.value


def peak(run: Callable[[], object]) -> int:
    tracemalloc.start()
    run()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


def saved() -> bytes:
    stream = io.BytesIO()
    np.save(stream, np.eye(2))
    return stream.getvalue()


def archive(shape: str, size: int) -> bytes:
    stream = io.BytesIO()
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}\n".encode()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as packed:
        start = b"\x93NUMPY\x01\0" + len(header).to_bytes(2, "little") + header
        packed.writestr("a.npy", start + bytes(size))
    return stream.getvalue()


def declaring(content: bytes, size: int) -> bytes:
    lied = bytearray(content)
    place = lied.rindex(b"PK\x01\x02")
    lied[place + 24 : place + 28] = size.to_bytes(4, "little")
    return bytes(lied)


@pytest.mark.parametrize("shape", ["(2500000, 4)", "(2, 2)"])
@pytest.mark.parametrize("declared", [1000, 40 * MEGABYTE, 0xFFFFFFFE])
def test_an_archive_is_never_inflated_further_than_its_array_goes(shape: str, declared: int) -> None:
    bomb = declaring(archive(shape, 40 * MEGABYTE), declared)
    assert len(bomb) < MEGABYTE
    assert peak(lambda: refused("a.npz", bomb)) < 6 * MEGABYTE


def test_a_directory_of_many_members_is_not_read() -> None:
    entry = b"PK\x01\x02" + bytes(24) + b"\x01\0" + bytes(16) + b"a"
    end = b"PK\x05\x06" + bytes(4) + b"\xff\xff\xff\xff" + (len(entry) * 100_000).to_bytes(4, "little")
    content = entry * 100_000 + end + bytes(6)
    assert peak(lambda: refused("a.npz", content)) < 6 * MEGABYTE


def test_arrays_that_are_not_wanted_are_not_read() -> None:
    stream = io.BytesIO()
    np.savez(stream, table=np.eye(3), other=np.zeros((5, 6, 7)), words=np.array(["a", "b", "c"]))
    assert [(array.name, array.dtype, array.shape) for array in read_npz(stream.getvalue())] == [
        ("table", "<f8", (3, 3)),
        ("other", "<f8", (5, 6, 7)),
        ("words", "<U1", (3,)),
    ]


def tensors(header: dict[str, object], data: bytes) -> bytes:
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def test_a_tensor_s_place_and_size_are_held_to_its_type_and_shape() -> None:
    table = np.arange(1, 7, dtype="<f4").reshape(3, 2)
    header = {"dtype": "F32", "shape": [3, 2], "data_offsets": [4, 28]}
    found = parse("a.safetensors", tensors({"a": header}, b"\xff" * 4 + table.tobytes()))
    assert found.vectors.tolist() == table.tolist()
    for offsets in ([0, 20], [0, 28], [4, 32], [28, 4], [4], [4, 28, 28], [8, 32]):
        wrong = tensors({"a": header | {"data_offsets": offsets}}, b"\xff" * 4 + table.tobytes())
        assert refused("a.safetensors", wrong).key == "uploads.offsets"


def test_a_tensor_of_nothing_is_named_and_has_no_rows() -> None:
    content = tensors({"a": {"dtype": "F32", "shape": [0, 2], "data_offsets": [0, 0]}}, b"")
    assert [array.shape for array in read_safetensors(content)[0]] == [(0, 2)]
    assert refused("a.safetensors", content).key == "uploads.rows"


def test_tensors_of_any_rank_are_named_and_read_where_they_are_numbers() -> None:
    bias = {"dtype": "F64", "shape": [2], "data_offsets": [0, 16]}
    cube = {"dtype": "F32", "shape": [1, 2, 2], "data_offsets": [0, 16]}
    odd = {"dtype": "F8_E4M3", "shape": [2], "data_offsets": [0, 2]}
    content = tensors({"b": bias, "cube": cube, "odd": odd}, np.array([1.0, -2.0]).tobytes())
    found, _ = read_safetensors(content)
    assert [(array.name, array.shape) for array in found] == [("b", (2,)), ("cube", (1, 2, 2)), ("odd", (2,))]
    assert numbers(found[0], 10, np.float32).tolist() == [1, -2]
    with pytest.raises(Refused, match="many-numbers"):
        numbers(found[0], 1, np.float32)
    with pytest.raises(Refused, match="no-numbers"):
        numbers(found[1], 10, np.float32)


def test_a_header_of_millions_of_parts_is_not_taken_apart() -> None:
    header = b'{"a":[' + b"[]," * 600_000 + b"0]}"
    content = len(header).to_bytes(8, "little") + header
    assert peak(lambda: refused("a.safetensors", content)) < 5 * MEGABYTE


def test_blank_lines_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_BLANK", 10)
    assert refused("a.csv", b"\n" * 11).key == "uploads.blank-lines"
    assert refused("a.npy", b"", b"\r\n" * 11).key == "uploads.blank-lines"
    assert parse("a.csv", b"a,1,2\n" + b"\n" * 10 + b"b,2,1\n").words == ("a", "b")
    assert matrix_refused(b"1,0\n" + b"\n" * 11 + b"0,1\n").key == "uploads.blank-lines"


def test_labels_are_counted_while_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosine_lab.data.upload_text.MOST_ROWS", 3)
    assert refused("a.npy", b"", b"a\n" * 4 + b"\xff").key == "uploads.many-labels"


def test_a_file_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "MOST_SECONDS", -1.0)
    assert refused("a.csv", b"".join(b"w%d,1,2\n" % i for i in range(1001))).key == "uploads.slow"
    assert refused("a.npz", archive("(2, 2)", 16)).key == "uploads.slow"


def test_the_letters_of_all_words_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_vectors, "MOST_LETTERS", 5)
    assert refused("a.csv", b"abc,1,2\nxyz,2,1\n").values["place"] == Refused("uploads.line", number=2)


def test_old_files_whose_lines_end_in_carriage_returns_are_read() -> None:
    assert parse("a.csv", b"cat,1,2\rdog,3,4\r").words == ("cat", "dog")
    assert interaction_upload.parse(b"a,b\r1,0\r0,1\r").names == ("a", "b")


@pytest.mark.parametrize(
    ("cell", "key"),
    [
        ("1e308", "unfit"),
        ("3.4e38", "unfit"),
        ("nan", "unfit"),
        ("1_0", "number"),
        ("１", "digits"),
        ("٣", "digits"),
        ('"1,5"', "comma"),
        ("", "empty-cell"),
    ],
)
def test_a_number_that_is_none_is_named_for_what_it_is(cell: str, key: str) -> None:
    for number, start in enumerate(("a,1,2\n", "w,x,y\na,1,2\n"), start=2):
        refusal = refused("a.csv", f"{start}b,1,{cell}\n".encode())
        assert refusal.key == f"uploads.{key}"
        assert refusal.values["place"] == Refused("uploads.cell", line=number, cell=3)


def test_a_decimal_comma_does_not_part_the_cells() -> None:
    refusal = matrix_refused(b"1,5;2,5\n3,5;4,5\n")
    assert refusal.key == "uploads.comma"
    assert refusal.values["place"] == Refused("uploads.cell", line=2, cell=2)
    assert refused("a.csv", b"a;1,5;2,5\nb;1;2\nc;1,5;2,5\n").key == "uploads.comma"


def test_a_quote_that_does_not_end_says_its_line() -> None:
    assert matrix_refused(b'a,b\n1,2\n"3,4\n5,6\n') == Refused("uploads.quotes", kind=interaction_upload.CSV, line=3)


def test_a_row_that_lost_its_word_is_no_heading() -> None:
    assert refused("a.csv", b",1,2\nb,3,4\n").key == "uploads.blank-word"
    found = parse("a.csv", b",0,1\nb,3,4\nc,1,1\n")
    assert (found.heading, found.words) == (1, ("b", "c"))
    assert parse("a.csv", b"b,3,4\nc,1,1\n").heading == 0


def test_names_are_not_attached_to_the_wrong_items() -> None:
    assert matrix_refused(b"u,a\nx,1,2\ny,3,4\n").key == "uploads.cells"


@pytest.mark.parametrize("mark", ["\x1b", "\u200b", "\u202e", "\u0085", "\ufeff", "\u200d", "\u2066", "\U000e0041"])
def test_names_with_characters_that_cannot_be_seen_are_refused(mark: str) -> None:
    name = f"a{mark}x"
    assert matrix_refused(f"{name},b\n1,2\n3,4\n".encode()).key == "uploads.unseen-item"
    assert refused("a.csv", f"cat,1,2\n{name},3,4\n".encode()).key == "uploads.unseen"
    assert refused("a.npy", saved(), f"cat\n{name}\n".encode()).key == "uploads.unseen"


def test_joiners_stand_where_scripts_and_emoji_need_them() -> None:
    found = parse("a.csv", "👩🏽\u200d🚀,1,2\nمی\u200cخواهم,3,4\n".encode())
    assert found.words == ("👩🏽\u200d🚀", "می\u200cخواهم")


def test_names_that_look_alike_are_one_name() -> None:
    assert matrix_refused("é,e\u0301\n1,2\n3,4\n".encode()).key == "uploads.same-item"
    assert matrix_refused(b"a,a\n1,2\n3,4\n").key == "uploads.same-item"
    assert matrix_refused(b"2,\n1,x\n3,4\n").key != "uploads.same-item"
    assert refused("a.csv", "é,1,2\ne\u0301,3,4\n".encode()).key == "uploads.same-word"
    assert refused("a.csv", "a b,1,2\na\u00a0b,3,4\n".encode()).key == "uploads.same-word"
    assert parse("a.csv", "e\u0301,1,2\nb,3,4\n".encode()).words == ("é", "b")


def test_a_row_too_small_for_float32_has_no_direction_there() -> None:
    assert refused("a.csv", b"a,1,2\nb,1e-45,1e-45\n").key == "uploads.small"
    assert refused("a.csv", b"a,1,2\nb,1e-60,0\n").key == "uploads.zeros"
    assert parse("a.csv", b"a,1,2\nb,1e-40,1\n").vectors[1, 1] == 1


def test_a_matrix_whose_users_are_large_numbers_keeps_them_out() -> None:
    data = interaction_upload.parse(b"id,a,b\n123456789,1,0\n987654321,0,1\n")
    assert data.X.tolist() == [[1, 0], [0, 1]]
    assert matrix_refused(b"123456789,1,0\n987654321,0,1\n").key == "uploads.unfit"


def test_numbers_that_signal_are_no_numbers() -> None:
    signalling = np.array([0x7F800001] * 4, "<u4").view("<f4").reshape(2, 2)
    stream = io.BytesIO()
    np.save(stream, signalling)
    assert refused("a.npy", stream.getvalue()).key == "uploads.unfit-row"


def binary(counts: bytes, *rows: bytes) -> bytes:
    return counts + b"\n" + b"".join(rows)


def row(word: bytes, *values: float) -> bytes:
    return word + b" " + np.array(values, dtype="<f4").tobytes()


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "counts"),
        (b"cat 1 2\n", "counts"),
        (binary(b"2 99999"), "columns"),
        (binary(b"999999999 2"), "rows"),
        (binary(b"400000 100", row(b"a", 1, 2)), "cut"),
        (binary(b"2 2", row(b"a", 1, 2)), "cut"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"b", 1, 2)[:-1]), "cut"),
        (binary(b"2 2", row(b"a" * 801, 1, 2), row(b"b", 1, 2)), "bin-row"),
        (binary(b"2 2", row(b"abc", 1, 2), row(b"b", 1, 2)[:-2]), "bin-row"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"b", 1, 2), b"more"), "longer"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"b", 1, np.nan)), "unfit-row"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"b", 1e30, 1)), "unfit-row"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"b", 0, 0)), "zeros"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"a", 1, 1)), "same-word"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"\xff", 1, 1)), "word-utf-8"),
        (binary(b"2 2", row(b"a", 1, 2), row(b"\xc2\xa0", 1, 1)), "blank-word"),
    ],
)
def test_a_bad_file_of_word2vec_is_told_what_it_needs(content: bytes, key: str) -> None:
    assert peak(lambda: refused("a.bin", content)) < MEGABYTE
    assert refused("a.bin", content).key == f"uploads.{key}"


def test_a_bad_number_is_found_where_it_stands_columns_first_too() -> None:
    table = np.ones((3, 4))
    table[1, 2] = np.inf
    for stored in (table, np.asfortranarray(table)):
        file = io.BytesIO()
        np.save(file, stored)
        with pytest.raises(Refused) as refused:
            numbers(read_npy(file.getvalue()), 12, np.float32)
        assert refused.value.values["place"].values == {"row": 2, "number": 3}  # type: ignore[attr-defined]


def test_an_archive_may_hold_more_than_its_table_and_its_words() -> None:
    file = io.BytesIO()
    words = np.array(["a", "b", "c"])
    np.savez(file, vectors=np.eye(3)[:, :2] + 1, words=words, counts=np.arange(3))
    found = parse("m.npz", file.getvalue())
    assert found.words == ("a", "b", "c")
    assert found.heading == 0
    np.savez(file := io.BytesIO(), vectors=np.eye(3)[:, :2] + 1, words=words[:2])
    with pytest.raises(Refused, match="words"):
        parse("m.npz", file.getvalue())
