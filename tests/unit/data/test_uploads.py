"""Files of vectors that people have, in every format, and the limits they may reach."""

import io
import json

import numpy as np
import pytest

from cosine_lab.data import own_vectors
from cosine_lab.data.uploads import ACCEPTED, OwnVectors, parse

WORDS = ("cat", "dog")
TABLE = np.array([[1, 0.5], [-2, 0.25]], dtype=np.float32)


def is_ours(found: OwnVectors, words: tuple[str, ...] = WORDS) -> bool:
    return found.words == words and found.vectors.dtype == np.float32 and np.array_equal(found.vectors, TABLE)


def npy(table: object, **kwargs: bool) -> bytes:
    stream = io.BytesIO()
    np.save(stream, np.asarray(table), **kwargs)
    return stream.getvalue()


def npz(**arrays: np.ndarray) -> bytes:
    stream = io.BytesIO()
    np.savez_compressed(stream, **arrays)  # type: ignore[arg-type]
    return stream.getvalue()


def safetensors(header: dict[str, object], data: bytes) -> bytes:
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def tensor(dtype: str, data: bytes) -> dict[str, object]:
    return {"dtype": dtype, "shape": [2, 2], "data_offsets": [0, len(data)]}


@pytest.mark.parametrize(
    ("filename", "content"),
    [
        ("a.csv", b"cat,1,0.5\ndog,-2,.25\n"),
        ("a.CSV", b"\xef\xbb\xbfword,x,y\r\n\r\ncat, 1 ,5e-1\r\ndog,-2,0.25"),
        ("a.csv", b",0,1\ncat,1,0.5\ndog,-2,0.25\n"),
        ("a.csv", b"word;0;1\ncat;1;0.5\ndog;-2;0.25\n"),
        ("a.csv", b"word,1,2\ncat,1,0.5\ndog,-2,0.25\n"),
        ("a.csv", b'"cat","1","0.5"\n"dog","-2","0.25"\n'),
        ("a.tsv", b"cat\t1\t0.5\ndog\t-2\t0.25\n"),
        ("glove.txt", b"cat 1 0.5\ndog -2 0.25\n"),
        ("a.vec", b"2 2\ncat 1 0.5 \ndog -2 0.25 \n"),
        ("a.txt", b"cat\t1  0.5\n\ndog\t-2  0.25\n"),
    ],
)
def test_text_that_people_have_is_read(filename: str, content: bytes) -> None:
    assert is_ours(parse(filename, content))


def test_words_keep_their_case_their_commas_and_their_no_break_spaces() -> None:
    found = parse("a.csv", 'Cat,1,2\ncat,3,4\n"New York, NY",5,6\nKätzchen,7,8\n'.encode())
    assert found.words == ("Cat", "cat", "New York, NY", "Kätzchen")
    assert parse("a.txt", "a\u00a0b 1 2\nc 3 4".encode()).words == ("a\u00a0b", "c")


def test_a_table_of_words_and_whole_numbers_is_no_heading() -> None:
    assert parse("a.csv", b"cat,0,1\ndog,1,0\n").words == WORDS
    assert parse("a.vec", b"7 3 1\n8 2 1\n").words == ("7", "8")


@pytest.mark.parametrize("dtype", ["<f2", "<f4", "<f8", ">f4", ">f8"])
def test_arrays_of_any_float_type_and_order_are_read(dtype: str) -> None:
    for table in (TABLE.astype(dtype), np.asfortranarray(TABLE.astype(dtype))):
        assert is_ours(parse("a.npy", npy(table)), ("1", "2"))
        assert is_ours(parse("a.npy", npy(table), b"cat\ndog\n"))


def test_whole_numbers_are_numbers_and_an_array_has_no_headings() -> None:
    found = parse("a.npy", npy([[1, 2], [3, 4]]))
    assert found.vectors.tolist() == [[1, 2], [3, 4]]
    assert found.heading == 0


def test_later_versions_of_the_array_format_are_read() -> None:
    stream = io.BytesIO()
    np.lib.format.write_array(stream, TABLE, version=(2, 0))
    assert is_ours(parse("a.npy", stream.getvalue()), ("1", "2"))


@pytest.mark.parametrize("words", [np.array(WORDS), np.array([b"cat", b"dog"])])
def test_archives_name_their_words_or_take_labels(words: np.ndarray) -> None:
    assert is_ours(parse("a.npz", npz(anything=TABLE, words=words)))
    assert is_ours(parse("a.npz", npz(anything=TABLE), b"\xef\xbb\xbfcat\r\ndog"))
    assert is_ours(parse("a.npz", npz(anything=TABLE)), ("1", "2"))


@pytest.mark.parametrize(("dtype", "numpy_dtype"), [("F16", "<f2"), ("F32", "<f4"), ("F64", "<f8")])
def test_safetensors_are_read(dtype: str, numpy_dtype: str) -> None:
    data = TABLE.astype(numpy_dtype).tobytes()
    header: dict[str, object] = {"rows": tensor(dtype, data)}
    assert is_ours(parse("a.safetensors", safetensors(header, data)), ("1", "2"))
    assert is_ours(parse("a.safetensors", safetensors(header, data), b"cat\ndog"))
    header["__metadata__"] = {"words": "cat\ndog"}
    assert is_ours(parse("a.safetensors", safetensors(header, data)))


def test_brain_floats_are_the_upper_halves_of_floats() -> None:
    data = (TABLE.view(np.uint32) >> 16).astype("<u2").tobytes()
    content = safetensors({"rows": tensor("BF16", data)}, data)
    assert is_ours(parse("a.safetensors", content), ("1", "2"))


def test_tensors_that_are_no_table_do_not_matter() -> None:
    data = TABLE.tobytes()
    bias = {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}
    content = safetensors({"rows": tensor("F32", data), "bias": bias}, data)
    assert is_ours(parse("a.safetensors", content), ("1", "2"))


def test_the_vectors_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        parse("a.csv", b"cat,1,2\ndog,3,4").vectors[0, 0] = 9


def test_every_accepted_ending_is_known() -> None:
    assert ACCEPTED == (".csv", ".tsv", ".txt", ".bin", ".vec", ".npy", ".npz", ".safetensors")


def test_the_limits_are_what_the_docs_say() -> None:
    assert own_vectors.MOST_BYTES == 200_000_000
    assert own_vectors.MOST_ROWS == 400_000
    assert own_vectors.MOST_COLUMNS == 4096
    assert own_vectors.MOST_NUMBERS == 40_000_000


def test_the_widest_row_is_read() -> None:
    row = b"," + b",".join(b"-1.2345678901234567890e-10" for _ in range(4096)) + b"\n"
    assert parse("a.csv", b"cat" + row + b"dog" + row).vectors.shape == (2, 4096)


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_word2vec_s_own_files_are_read(end: bytes) -> None:
    rows = (word.encode() + b" " + row.tobytes() for word, row in zip(WORDS, TABLE, strict=True))
    assert is_ours(parse("a.bin", b"2 2\n" + b"".join(row + end for row in rows)))
