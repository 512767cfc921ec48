"""Bad files, and the whole message each of them gets."""

import io
import json
import pickle
import struct
import tracemalloc
import zipfile

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cosine_lab import prose
from cosine_lab.data import own_vectors, upload_text
from cosine_lab.data.uploads import ACCEPTED, OwnVectors, parse
from cosine_lab.refusals import Refused


def said(refused: Refused) -> str:
    part, _, key = refused.key.partition(".")
    return prose.text(part)(key, **refused.values)


GOOD = np.array([[1, 0.5], [-2, 0.25]], dtype=np.float32)
OK_CSV = b"cat,1,2\ndog,3,4\n"
HEADER = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), }"


def npy(header: str = HEADER, data: bytes = GOOD.tobytes(), magic: bytes = b"\x93NUMPY\x01\0") -> bytes:
    return magic + struct.pack("<H", len(header)) + header.encode("latin-1") + data


def saved(array: object) -> bytes:
    stream = io.BytesIO()
    np.save(stream, array, allow_pickle=True)  # type: ignore[arg-type]
    return stream.getvalue()


def zipped(*members: bytes, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", method) as archive:
        for number, member in enumerate(members):
            archive.writestr(f"arr_{number}.npy", member)
    return stream.getvalue()


def encrypted() -> bytes:
    content = bytearray(zipped(npy()))
    content[content.index(b"PK\x01\x02") + 8] |= 1
    return bytes(content)


def broken_crc() -> bytes:
    content = bytearray(zipped(npy(), method=zipfile.ZIP_STORED))
    content[content.index(GOOD.tobytes())] ^= 0xFF
    return bytes(content)


def tensors(header: object, data: bytes = GOOD.tobytes()) -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def table(**changes: object) -> dict[str, object]:
    return {"dtype": "F32", "shape": [2, 2], "data_offsets": [0, 16]} | changes


SEEN = "words that differ in what is seen of them"
SHOWN = "words without characters that cannot be seen"
BIG = "needs finite numbers of at most 1,000,000,000,000,000 in size"
CSV, NPY, NPZ, SAFE = "a .csv file", "a .npy file", "a .npz file", "a .safetensors file"
SPACED = "a .txt file"
ENDINGS = ", ".join(ACCEPTED)
ONLY = "got numbers only; a file of labels may be added beside it"
LINE = "a word and 2 or more numbers in each line"
TYPES = "one tensor of shape (n, d) and type F16, BF16, F32 or F64"
PARTS = "tensors with a type, a shape and their place in the data, got 'a' without these"
JSON = "a header that is a JSON object without repeated names, of at most 10,000 tensors"
ARRAYS = "one array of numbers (n, d) and at most one of words (n,)"
WHOLE = "a whole archive as NumPy saves it, got a damaged one or another file"
INSIDE = "a header inside the file and of at most 8,000,000 bytes"
OBJECTS = "got Python objects: save it with .astype(str), or .astype(float)"
PLAIN = "a header of a plain array of numbers or text"

NAMES = [
    ("model.pkl", pickle.dumps([1]), f"an upload needs a name that ends in {ENDINGS}, got 'model.pkl'"),
    ("vectors", OK_CSV, f"an upload needs a name that ends in {ENDINGS}, got 'vectors'"),
    ("a.txt.gz", OK_CSV, f"an upload needs a name that ends in {ENDINGS}, got 'a.txt.gz'"),
    ("<b>" * 20, OK_CSV, f"an upload needs a name that ends in {ENDINGS}, got {('<b>' * 20)[:40] + '…'!r}"),
]
TEXTS = [
    ("a.csv", b"", f"{CSV} needs {LINE}, got no such line"),
    ("a.csv", b"\n \r\n", f"{CSV} needs {LINE}, got no such line"),
    ("a.csv", b"word,x,y\n", f"{CSV} needs {LINE}, got no such line"),
    ("a.csv", b"cat,1,2\n", f"{CSV} needs 2 to 400,000 rows, got 1"),
    ("a.csv", b"0.5,1,2\n1.5,3,4\n", f"{CSV} needs words in its first column, {ONLY}"),
    ("a.txt", b"0.5 1 2\n1.5 3 4\n", f"{SPACED} needs words in its first column, {ONLY}"),
    ("a.csv", b"cat,1\ndog,2\n", f"{CSV} needs {LINE}, got 2 cells in line 1"),
    (
        "a.tsv",
        OK_CSV.replace(b"\n", b";\n"),
        "a .tsv file needs a word and 2 or more numbers in each line, got 1 cell in line 1",
    ),
    ("a.csv", b"cat,1,2\ndog,3\n", f"{CSV} needs 2 numbers after every word, as in line 1, got 1 in line 2"),
    (
        "a.csv",
        b"w,x,y\n\ncat,1,2\ndog,3,4,5\n",
        f"{CSV} needs 2 numbers after every word, as in line 3, got 3 in line 4",
    ),
    ("a.csv", b"cat,1,2\ndog,3,x4\n", f"{CSV} needs numbers, got 'x4' in line 2, cell 3"),
    ("a.csv", b"cat,1,2\ndog,3,\n", f"{CSV} needs a number in every cell, got an empty one in line 2, cell 3"),
    (
        "a.csv",
        b"cat;1,5;2,5\ndog;1,5;2,5\nowl;1,5;2,5",
        f"{CSV} needs numbers with a decimal point, got '1,5' with a comma in line 2, cell 2",
    ),
    ("a.csv", b"cat,1,2\ndog,nan,4\n", f"{CSV} {BIG}, got 'nan' in line 2, cell 2"),
    ("a.csv", b"cat,1,2\ndog,3,-inf\n", f"{CSV} {BIG}, got '-inf' in line 2, cell 3"),
    ("a.csv", b"cat,1,2\ndog,3,1e39\n", f"{CSV} {BIG}, got '1e39' in line 2, cell 3"),
    ("a.csv", b"cat,1,2\n\ndog,0,0\n", f"{CSV} needs vectors with a direction, got zeros only in line 3"),
    ("a.csv", b"cat,1,2\ndog,1e-60,0\n", f"{CSV} needs vectors with a direction, got zeros only in line 2"),
    ("a.csv", b"cat,1,2\n\ncat,3,4\n", f"{CSV} needs {SEEN}, got 'cat' in line 1 and again in line 3"),
    ("a.csv", b"cat,1,2\n ,3,4\n", f"{CSV} needs a word in every row, got a blank one in line 2"),
    ("a.csv", b"cat,1,2\nd\x1b[31m,3,4\n", f"{CSV} needs {SHOWN}, got 'd\\x1b[31m' in line 2"),
    (
        "a.csv",
        "cat,1,2\nKätzchen,3,4\n".encode("latin-1"),
        f"{CSV} needs text in UTF-8, got byte 0xe4 in line 2: save it as UTF-8",
    ),
    ("a.csv", "cat,1,2\n".encode("utf-16"), f"{CSV} needs text in UTF-8, got UTF-16: save it as UTF-8"),
    ("a.csv", b"cat,1,2\nd\0g,3,4\n", f"{CSV} needs text, got other bytes in line 2: this is not a text file"),
    (
        "a.csv",
        b'cat,1,2\n"dog,3,4\n',
        f"{CSV} needs a cell that begins with a quote to end with one, got one in line 2 that does not",
    ),
    ("a.csv", b"cat," + b"1," * 5000 + b"1\n", f"{CSV} needs 2 to 4,096 numbers in a row, got 5,001"),
    ("a.csv", b"1 " * 90_000, f"{CSV} needs lines of at most 131,904 bytes, got more in line 1"),
    ("a.txt", b"cat\ndog\n", f"{SPACED} needs {LINE}, got 1 cell in line 1"),
    ("a.txt", b"3 2\ncat 1 2\ndog 3 4\n", f"{SPACED} needs 3 × 2 numbers, as its first line says, got 2 × 2"),
    ("a.txt", b"2 3\ncat 1 2\ndog 3 4\n", f"{SPACED} needs 2 × 3 numbers, as its first line says, got 2 × 2"),
    ("a.txt", b"999999999 300\ncat 1 2\n", f"{SPACED} needs 2 to 400,000 rows, got 999,999,999"),
    ("a.txt", b"400000 300\ncat 1 2\n", f"{SPACED} needs at most 40,000,000 numbers in all, got 400,000 × 300"),
    ("a.txt", b"cat 1 2\ndog 1\n", f"{SPACED} needs 2 numbers after every word, as in line 1, got 1 in line 2"),
    ("a.txt", b"PK\x03\x04 1 2\n", f"{SPACED} needs text, got other bytes in line 1: this is not a text file"),
]
NUMPYS = [
    ("a.npy", b"", f"{NPY} needs an array as NumPy saves it, got something else at its start"),
    ("a.npy", OK_CSV, f"{NPY} needs an array as NumPy saves it, got something else at its start"),
    (
        "a.npy",
        npy(magic=b"\x93NUMPY\x09\0"),
        f"{NPY} needs an array as NumPy saves it, got something else at its start",
    ),
    ("a.npy", saved(np.array([{"a": 1}, None])), f"{NPY} needs numbers or text in its array, {OBJECTS}"),
    ("a.npy", saved(np.zeros(2, dtype=[("a", "<f4"), ("b", "<f4")])), f"{NPY} needs {PLAIN}, got another one"),
    ("a.npy", npy("__import__('os').system('true')"), f"{NPY} needs {PLAIN}, got another one"),
    ("a.npy", npy(HEADER.replace("(2, 2)", "(-2, -2)")), f"{NPY} needs {PLAIN}, got another one"),
    ("a.npy", npy("(" * 900), f"{NPY} needs {PLAIN}, got another one"),
    ("a.npy", npy("(" * 1001), f"{NPY} needs a header of at most 1,000 bytes, got 1,001"),
    ("a.npy", npy(HEADER.replace("<f4", "<c8")), f"{NPY} needs numbers of shape (n, d), got <c8 (2, 2)"),
    ("a.npy", saved(np.ones(4)), f"{NPY} needs numbers of shape (n, d), got <f8 (4,)"),
    ("a.npy", saved(np.float64(1)), f"{NPY} needs numbers of shape (n, d), got <f8 ()"),
    ("a.npy", saved(np.array(["cat", "dog"])), f"{NPY} needs numbers of shape (n, d), got <U3 (2,)"),
    (
        "a.npy",
        npy(HEADER.replace("(2, 2)", "(400000, 2048)")),
        f"{NPY} needs at most 40,000,000 numbers in all, got 400,000 × 2,048",
    ),
    (
        "a.npy",
        npy(HEADER.replace("(2, 2)", "(2, 999999999999)")),
        f"{NPY} needs 2 to 4,096 numbers in a row, got 999,999,999,999",
    ),
    ("a.npy", npy(HEADER.replace("(2, 2)", "(0, 2)")), f"{NPY} needs 2 to 400,000 rows, got 0"),
    ("a.npy", npy(data=GOOD.tobytes()[:-1]), f"{NPY} needs 16 bytes of data, as its header says, got fewer"),
    ("a.npy", npy(data=GOOD.tobytes() + b"\0"), f"{NPY} needs 16 bytes of data, as its header says, got more"),
    ("a.npy", saved(np.array([[1, 2], [np.nan, 4]])), f"{NPY} {BIG}, got others in row 2"),
    ("a.npy", saved(np.array([[1, 2], [1e300, 4]])), f"{NPY} {BIG}, got others in row 2"),
    ("a.npy", saved(np.array([[0, 0], [3, 4]])), f"{NPY} needs vectors with a direction, got zeros only in row 1"),
    ("a.npz", b"PK\x03\x04 not a zip", f"{NPZ} needs {WHOLE}"),
    ("a.npz", npy(), f"{NPZ} needs {WHOLE}"),
    ("a.npz", zipped(npy())[:-40], f"{NPZ} needs {WHOLE}"),
    ("a.npz", broken_crc(), f"{NPZ} needs {WHOLE}"),
    ("a.npz", encrypted(), f"{NPZ} needs arrays without a password, got an encrypted one"),
    ("a.npz", zipped(npy(), method=zipfile.ZIP_LZMA), f"{NPZ} needs arrays stored or deflated, got compression 14"),
    ("a.npz", zipped(*[npy()] * 1001), f"{NPZ} needs at most 1000 arrays, got 1,001"),
    ("a.npz", zipped(), f"{NPZ} needs {ARRAYS}, got nothing"),
    ("a.npz", zipped(b"hello"), f"{NPZ} needs an array as NumPy saves it, got something else at its start"),
    ("a.npz", zipped(npy(), npy()), f"{NPZ} needs {ARRAYS}, got 'arr_0' <f4 (2, 2), 'arr_1' <f4 (2, 2)"),
    ("a.npz", zipped(npy(), saved(np.array(["cat"]))), f"{NPZ} needs one word for each of its 2 rows, got 1 word"),
    (
        "a.npz",
        zipped(npy(), saved(np.array(["cat", "cat"]))),
        f"{NPZ} needs {SEEN}, got 'cat' in row 1 and again in row 2",
    ),
    ("a.npz", zipped(npy(), saved(np.array([b"cat", b"\xff"]))), f"{NPZ} needs {SHOWN}, got '\\udcff' in row 2"),
    ("a.npz", zipped(npy(), saved(np.array([None, {}]))), f"{NPZ} needs numbers or text in 'arr_1', {OBJECTS}"),
]
SAFETENSORS = [
    ("a.safetensors", b"", f"{SAFE} needs {INSIDE}, got one of 0 in 0 bytes"),
    ("a.safetensors", b"\xff" * 8, f"{SAFE} needs {INSIDE}, got one of {2**64 - 1:,} in 8 bytes"),
    ("a.safetensors", tensors(b"{"), f"{SAFE} needs {JSON}, got something else"),
    ("a.safetensors", tensors([1]), f"{SAFE} needs {JSON}, got something else"),
    ("a.safetensors", tensors(b"[" * 100_000), f"{SAFE} needs {JSON}, got something else"),
    ("a.safetensors", tensors(b'{"a": 1, "a": 2}'), f"{SAFE} needs {JSON}, got something else"),
    ("a.safetensors", tensors(b"\xff\xfe{"), f"{SAFE} needs {JSON}, got something else"),
    ("a.safetensors", tensors({}), f"{SAFE} needs {TYPES}, got nothing"),
    (
        "a.safetensors",
        tensors({"a": table(), "b": table()}),
        f"{SAFE} needs {TYPES}, got 'a' <f4 (2, 2), 'b' <f4 (2, 2)",
    ),
    ("a.safetensors", tensors({"a": table(dtype="I32")}), f"{SAFE} needs {TYPES}, got 'a' <i4 (2, 2)"),
    ("a.safetensors", tensors({"a": table(dtype=["F32"])}), f"{SAFE} needs {PARTS}"),
    ("a.safetensors", tensors({"a": table(shape=[2, True])}), f"{SAFE} needs {PARTS}"),
    ("a.safetensors", tensors({"a": table(shape=[-2, -2])}), f"{SAFE} needs {PARTS}"),
    (
        "a.safetensors",
        tensors({"a": table(shape=[2, 10**9])}),
        f"{SAFE} needs 8,000,000,000 bytes for 'a' within its 16, got the offsets 0 to 16",
    ),
    (
        "a.safetensors",
        tensors({"a": table(data_offsets=[0, 17])}),
        f"{SAFE} needs 16 bytes for 'a' within its 16, got the offsets 0 to 17",
    ),
    (
        "a.safetensors",
        tensors({"a": table(data_offsets=[1, 17])}),
        f"{SAFE} needs 16 bytes for 'a' within its 16, got the offsets 1 to 17",
    ),
    (
        "a.safetensors",
        tensors({"a": table(data_offsets=[16, 0])}),
        f"{SAFE} needs 16 bytes for 'a' within its 16, got the offsets 16 to 0",
    ),
    (
        "a.safetensors",
        tensors({"a": table(), "__metadata__": {"words": "cat"}}),
        f"{SAFE} needs one label for each of its 2 rows, got 1 label",
    ),
    (
        "a.safetensors",
        tensors({"a": table()}, np.zeros(4, "<f4").tobytes()),
        f"{SAFE} needs vectors with a direction, got zeros only in row 1",
    ),
]


@pytest.mark.parametrize(("filename", "content", "message"), NAMES + TEXTS + NUMPYS + SAFETENSORS)
def test_a_bad_file_is_told_what_it_needs(filename: str, content: bytes, message: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse(filename, content)
    assert said(refusal.value) == message


def test_no_bad_file_takes_the_memory_that_it_announces() -> None:
    tracemalloc.start()
    for filename, content, _ in NAMES + TEXTS + NUMPYS + SAFETENSORS:
        with pytest.raises(Refused):
            parse(filename, content)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 16_000_000  # the boldest announce 3 GB and more


@pytest.mark.parametrize(
    ("filename", "content", "labels", "message"),
    [
        ("a.npy", npy(), b"", "a file of labels needs a label in each line, got none"),
        ("a.npy", npy(), b"cat\n", f"{NPY} needs one label for each of its 2 rows, got 1 label"),
        ("a.npy", npy(), b"cat\ncat\n", f"{NPY} needs {SEEN}, got 'cat' in row 1 and again in row 2"),
        (
            "a.npy",
            npy(),
            b"cat\n\xff\n",
            "a file of labels needs text in UTF-8, got byte 0xff in line 2: save it as UTF-8",
        ),
        ("a.csv", OK_CSV, b"cat\ndog\n", f"{CSV} needs its words in its first column, got a file of labels"),
    ],
)
def test_bad_labels_are_told_what_they_need(filename: str, content: bytes, labels: bytes, message: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse(filename, content, labels)
    assert said(refusal.value) == message


def test_more_bytes_than_the_limit_are_not_even_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosine_lab.data.uploads.MOST_BYTES", 10)
    with pytest.raises(Refused) as refusal:
        parse("a.csv", OK_CSV)
    assert said(refusal.value) == "an upload needs at most 10 bytes, got 16"
    with pytest.raises(Refused) as refusal:
        parse("a.npy", b"", b"x" * 11)
    assert said(refusal.value) == "a file of labels needs at most 10 bytes, got 11"


def test_rows_beyond_the_limit_end_the_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (own_vectors, upload_text):
        monkeypatch.setattr(module, "MOST_ROWS", 3)
    endless = b"".join(b"w%d,1,2\n" % i for i in range(100)) + b"never,read\n"
    with pytest.raises(Refused) as refusal:
        parse("a.csv", endless)
    assert said(refusal.value) == "a .csv file needs 2 to 3 rows, got 4"


def test_a_zip_bomb_that_lies_about_its_size_is_a_damaged_archive() -> None:
    content = bytearray(zipped(npy(data=bytes(10_000))))
    for mark, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        start = content.index(mark) + place
        content[start : start + 4] = struct.pack("<I", 100)
    with pytest.raises(Refused) as refusal:
        parse("a.npz", bytes(content))
    assert said(refusal.value) == f"{NPZ} needs {WHOLE}"


SEEDS = [OK_CSV, b"2 2\ncat 1 2\ndog 3 4\n", npy(), zipped(npy(), saved(np.array(["a", "b"])))]
SEEDS.append(tensors({"a": table(), "__metadata__": {"words": "cat\ndog"}}))


@given(
    end=st.sampled_from(ACCEPTED),
    seed=st.sampled_from(SEEDS),
    changes=st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 255)), max_size=6),
    cut=st.integers(0, 400) | st.none(),
)
@example(end=".csv", seed=OK_CSV, changes=[], cut=None)
@settings(max_examples=400)
def test_whatever_the_bytes_the_answer_is_vectors_or_a_reason(
    end: str, seed: bytes, changes: list[tuple[int, int]], cut: int | None
) -> None:
    content = bytearray(seed)
    for place, value in changes:
        content[place % len(content)] = value
    found = answer("a" + end, bytes(content[:cut]))
    if isinstance(found, str):
        assert " needs " in found
        assert ", got " in found
    else:
        assert np.isfinite(found.vectors).all()
        assert found.vectors.any(axis=1).all()
        assert len(set(found.words)) == len(found.vectors)


def answer(filename: str, content: bytes) -> OwnVectors | str:
    try:
        return parse(filename, content)
    except Refused as refusal:
        return said(refusal)
