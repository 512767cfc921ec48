"""Files of arrays that nobody should have made, for tests/makers/hostile_files.py."""

import io
import json
import random
import zipfile

import numpy as np

WORDS = (
    *("cat", "dog", "e\u0301", "é", "a\u200b", "\u202ea", "a\u00a0b", "a b", "</s>", "![x](//e.test)"),
    *("http://e.test", "=cmd|x", "\x00", "\x1b[31m", "x" * 201, "👩🏽\u200d🚀", "\ufeff", "", " ", "7"),
)
"""Words that look alike, cannot be seen, or are markup elsewhere."""
_DTYPES = ("<f2", "<f4", "<f8", ">f4", "<i4", "|b1", "<c8", "|O", "<U5", "|S3", "<M8[D]", "|V4", "BF16")


def _array(chance: random.Random) -> bytes:
    shape = tuple(chance.choice((0, 1, 2, 3, 7, 10**5, 10**11)) for _ in range(chance.randrange(4)))
    dtype, order = chance.choice(_DTYPES), chance.choice(("True", "False", "1"))
    header = f"{{'descr': '{dtype}', 'fortran_order': {order}, 'shape': {shape}, }}"
    if chance.random() < 0.5:
        shape = (3, 2)
        header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}"
    data = np.array([chance.gauss(0, 1) for _ in range(6)], "<f4").tobytes()
    data = chance.choice((data, data, data, bytes(10**6), b""))
    version = chance.choice((b"\1\0", b"\1\0", b"\2\0", b"\x09\0"))
    size = 4 if version == b"\2\0" else 2
    return b"\x93NUMPY" + version + len(header).to_bytes(size, "little") + header.encode() + data


def npy(chance: random.Random) -> tuple[str, bytes]:
    """One array as NumPy saves it, or as it never would."""
    return "a.npy", _array(chance)


def npz(chance: random.Random) -> tuple[str, bytes]:
    """An archive of such arrays, its sizes a lie every other time."""
    stream = io.BytesIO()
    method = chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2))
    with zipfile.ZipFile(stream, "w", method) as archive:
        for number in range(chance.choice((0, 1, 1, 1, 2, 3, 80))):
            with archive.open(f"a{number}.npy", "w") as member:
                member.write(_array(chance))
                member.write(bytes(chance.choice((0, 0, 0, 30_000_000))))
    content = bytearray(stream.getvalue())
    if chance.random() < 0.5 and (at := content.rfind(b"PK\1\2")) >= 0:
        content[at + 24 : at + 28] = chance.choice((0, 100, 10**9, 2**32 - 1)).to_bytes(4, "little")
    return "a.npz", bytes(content)


def tensors(chance: random.Random) -> tuple[str, bytes]:
    """Tensors whose header may say anything."""
    sizes = (0, 1, 2, 3, -1, 10**18, True, 1.5, "2", None)
    honest = {"dtype": "F32", "shape": [3, 2], "data_offsets": [0, 24]}
    header: dict[str, object] = {"a": dict(honest)}
    for number in range(chance.choice((0, 0, 1, 2, 500))):
        header[f"b{number}"] = {
            "dtype": chance.choice(("F32", "F64", "I8", "BF16", "F8", 7, None)),
            "shape": [chance.choice(sizes) for _ in range(chance.randrange(4))],
            "data_offsets": [chance.choice(sizes) for _ in range(chance.randrange(4))],
        }
    if chance.random() < 0.3:
        header["__metadata__"] = {"words": "\n".join(chance.choices(WORDS, k=3))}
    text = json.dumps(header).encode()
    if chance.random() < 0.1:
        text = b'{"a":' + b"[" * chance.choice((10, 100_000, 7_000_000))
    length = chance.choice((len(text), len(text), len(text), 0, 2**63, len(text) + 9))
    data = np.array([chance.gauss(0, 1) for _ in range(6)], "<f4").tobytes()
    return "a.safetensors", length.to_bytes(8, "little") + text + data


def binary(chance: random.Random) -> tuple[str, bytes]:
    """word2vec's own file, its counts sometimes a lie."""
    rows, columns = chance.choice((2, 3, 9)), chance.choice((2, 3))
    told = chance.choice((rows, rows, rows, 400_000, 10**11, 0))
    body = b"".join(
        (chance.choice(WORDS) if chance.random() < 0.1 else f"w{row}").encode("utf-8", "replace")
        + b" "
        + np.array([chance.gauss(0, 1) for _ in range(columns)], "<f4").tobytes()
        for row in range(rows)
    )
    return "a.bin", f"{told} {columns}\n".encode() + body
