"""Vectors in NumPy's files, read without NumPy's own reader: no pickle, no header evaluated.

A header is matched against the one form that NumPy writes, and what it announces is checked
against the limits and against the bytes that are there before any memory is taken for it.
"""

import io
import re
import zipfile
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lib.data.own_vectors import (
    MOST_NUMBERS,
    OwnVectors,
    UploadError,
    check_shape,
    in_row,
    numbered,
    owned,
    quoted,
    refuse,
)

NPY = "a .npy file"
NPZ = "a .npz file"
MOST_ARRAYS = 16
MOST_INFLATED = 10 * MOST_NUMBERS
"""Bytes of all arrays together, unpacked."""
_MAGIC = b"\x93NUMPY"
_LONGEST_HEADER = 1000
_HEADER = re.compile(
    r"\{'descr': '([^']{1,20})', 'fortran_order': (True|False), "
    r"'shape': \(((?:[0-9]{1,12}, ?)*[0-9]{0,12}),?\),? ?\}\s*"
)
_NUMBERS = re.compile(r"[<>|=]?(f[248]|[iu][1248])")
_TEXT = re.compile(r"[<>|=]?[US][1-9][0-9]{0,3}")


class _Array(NamedTuple):
    dtype: str
    fortran: bool
    shape: tuple[int, ...]
    data: bytes | memoryview

    @property
    def name(self) -> str:
        return f"{quoted(self.dtype)} of shape {self.shape}"

    @property
    def numbers(self) -> bool:
        return _NUMBERS.fullmatch(self.dtype) is not None and len(self.shape) == 2  # noqa: PLR2004

    @property
    def text(self) -> bool:
        return _TEXT.fullmatch(self.dtype) is not None and len(self.shape) == 1


def read_npy(content: bytes, labels: tuple[str, ...] | None) -> OwnVectors:
    """Array of numbers, shape (n, d); without labels, row i is called by its number from 1."""
    array = _array(NPY, memoryview(content))
    if not array.numbers:
        refuse(NPY, "numbers of shape (n, d)", array.name)
    return _owned(NPY, array, labels)


def read_npz(content: bytes, labels: tuple[str, ...] | None) -> OwnVectors:
    """One array of numbers, shape (n, d), and at most one of text, shape (n,): the words."""
    arrays = _arrays(content)
    tables = [array for array in arrays if array.numbers]
    texts = [array for array in arrays if array.text]
    if len(tables) != 1 or len(texts) > 1:
        found = ", ".join(array.name for array in arrays) or "nothing"
        refuse(NPZ, "one array of numbers (n, d) and at most one of words (n,)", found)
    check_shape(NPZ, *tables[0].shape)
    if texts:
        rows, words = tables[0].shape[0], texts[0].shape[0]
        if rows != words:
            refuse(NPZ, f"one word for each of its {rows:,} rows", f"{words:,} words")
        labels = tuple(map(_word, _values(NPZ, texts[0]).tolist()))
    return _owned(NPZ, tables[0], labels)


def _owned(kind: str, array: _Array, labels: tuple[str, ...] | None) -> OwnVectors:
    check_shape(kind, *array.shape)
    return owned(kind, labels or numbered(array.shape[0]), _values(kind, array), in_row)


def _word(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode("utf-8", "surrogateescape")


def _array(kind: str, data: bytes | memoryview) -> _Array:
    """Header of an array, checked against the length of what follows it."""
    start = bytes(data[:12])
    wide = start[6:7] > b"\x01"
    if start[:6] != _MAGIC or start[6:7] not in b"\x01\x02\x03" or len(start) < 12:  # noqa: PLR2004
        refuse(kind, "an array as NumPy saves it", "something else at its start")
    first = 12 if wide else 10
    length = int.from_bytes(start[8:first], "little")
    if length > _LONGEST_HEADER:
        refuse(kind, f"a header of at most {_LONGEST_HEADER:,} bytes", f"{length:,}")
    text = bytes(data[first : first + length]).decode("latin-1")
    if (match := _HEADER.fullmatch(text)) is None:
        refuse(kind, "a header of a plain array of numbers or text", "another one")
    if "O" in match[1]:
        refuse(kind, "a header of a plain array of numbers or text", "one of Python objects")
    shape = tuple(int(size) for size in match[3].replace(" ", "").split(",") if size)
    return _Array(match[1], match[2] == "True", shape, data[first + length :])


def _values(kind: str, array: _Array) -> NDArray[Any]:
    dtype = np.dtype(array.dtype)
    count = int(np.prod(array.shape, dtype=object))
    if count * dtype.itemsize != len(array.data):
        needs = f"{count * dtype.itemsize:,} bytes of data, as its header says"
        refuse(kind, needs, f"{len(array.data):,}")
    flat = np.frombuffer(array.data, dtype=dtype)
    return flat.reshape(array.shape, order="F" if array.fortran else "C")


def _arrays(content: bytes) -> list[_Array]:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = archive.infolist()
            _check_members(members)
            return [_array(NPZ, archive.read(member)) for member in members]
    except UploadError:
        raise
    except Exception:  # noqa: BLE001 - a damaged archive raises from many modules
        refuse(NPZ, "a whole archive as NumPy saves it", "a damaged one or another file")


def _check_members(members: list[zipfile.ZipInfo]) -> None:
    if len(members) > MOST_ARRAYS:
        refuse(NPZ, f"at most {MOST_ARRAYS} arrays", f"{len(members):,}")
    size = sum(member.file_size for member in members)
    if size > MOST_INFLATED:
        refuse(NPZ, f"at most {MOST_INFLATED:,} bytes unpacked", f"{size:,}")
    for member in members:
        if member.flag_bits & 1:
            refuse(NPZ, "arrays without a password", "an encrypted one")
        if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            refuse(NPZ, "arrays stored or deflated", f"compression {member.compress_type}")
