"""NumPy's files, read without NumPy's own reader: no pickle, no header evaluated, no lie believed.

A header is matched against the one form that NumPy writes. An archive's directory is read within
bounds, and its members are inflated piece by piece, never further than their headers announce.
"""

import io
import math
import re
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from typing import IO, TypeVar

import numpy as np

from cosine_lab.data.files.arrays import PIECE, Array
from cosine_lab.data.files.local import Content, LocalFile
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

NPY = Word("uploads.npy")
NPZ = Word("uploads.npz")
MOST_ARRAYS = 1000
LONGEST_HEADER = 1000
_MAGIC = b"\x93NUMPY"
_HEADER = re.compile(
    r"\{'descr': '([^']{1,20})', 'fortran_order': (True|False), "
    r"'shape': \(((?:[0-9]{1,12}, ?)*[0-9]{0,12}),?\),? ?\}\s*"
)
_DTYPE = re.compile(r"[<>|=]?(?:f[248]|[iu][1248]|b1|c(?:8|16)|[US][1-9][0-9]{0,5})")

Opened = Callable[[], IO[bytes]]
Result = TypeVar("Result")


def read_npy(content: Content) -> Array:
    """The array of a .npy file.

    Raises
    ------
    Refused
        If it is not one of numbers or text, as NumPy saves it.
    """
    opened = partial(io.FileIO, content.name) if isinstance(content, LocalFile) else partial(io.BytesIO, content)
    return _array(NPY, "", opened)


def read_npz(content: Content) -> list[Array]:
    """The arrays of a .npz file, in its order.

    Raises
    ------
    Refused
        If it is no archive of arrays of numbers or text, as NumPy saves it.
    """
    archive = _whole(lambda: zipfile.ZipFile(content if isinstance(content, LocalFile) else _Bounded(content)))
    members = archive.infolist()
    if len(members) > MOST_ARRAYS:
        raise Refused("uploads.many-arrays", kind=NPZ, most=MOST_ARRAYS, arrays=len(members))
    for member in members:
        if member.flag_bits & 1:
            raise Refused("uploads.encrypted", kind=NPZ)
        if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise Refused("uploads.compression", kind=NPZ, method=member.compress_type)
    return [_array(NPZ, member.filename.removesuffix(".npy"), partial(_opened, archive, member)) for member in members]


class _Bounded(io.BytesIO):
    """A file that is read in small pieces.

    An archive's directory says itself how long it is, and may name millions of members.
    """

    def __init__(self, content: bytes) -> None:
        super().__init__(content)
        self._size = len(content)

    def read(self, size: int | None = -1, /) -> bytes:
        """As any file, up to a piece."""
        rest = self._size - self.tell()
        if (rest if size is None or size < 0 else size) > PIECE:
            raise zipfile.BadZipFile
        return super().read(size)


def _opened(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> IO[bytes]:
    return _whole(lambda: archive.open(member))


def _whole(load: Callable[[], Result]) -> Result:
    """What was read, if the archive is in order."""
    try:
        return load()
    except Exception:  # noqa: BLE001 - a damaged archive raises from many modules
        raise Refused("uploads.archive", kind=NPZ) from None


def _array(kind: Word, name: str, opened: Opened) -> Array:
    with opened() as stream:
        start = _read(stream, 12)
        if start[:6] != _MAGIC or start[6:7] not in b"\x01\x02\x03" or len(start) < 12:  # noqa: PLR2004 - as read
            raise Refused("uploads.no-array", kind=kind)
        first = 12 if start[6:7] > b"\x01" else 10
        length = int.from_bytes(start[8:first], "little")
        if length > LONGEST_HEADER:
            raise Refused("uploads.header-length", kind=kind, most=LONGEST_HEADER, length=length)
        text = (start[first:] + _read(stream, first + length - 12)).decode("latin-1")
    match = _HEADER.fullmatch(text)
    if match is None:
        raise Refused("uploads.header", kind=kind)
    shape = tuple(int(size) for size in match[3].replace(" ", "").split(",") if size)
    if _DTYPE.fullmatch(match[1]) is None:
        key = "objects" if "O" in match[1] else "type"
        called = quoted(name) if name else Word("uploads.array")
        fault = Refused(f"uploads.{key}", kind=kind, name=called, type=quoted(match[1]))
        return Array(kind, name, quoted(match[1]), shape, fortran=False, pieces=lambda: iter(()), fault=fault)
    item = np.dtype(match[1]).itemsize
    pieces = partial(_pieces, kind, opened, first + length, math.prod(shape), item)
    return Array(kind, name, match[1], shape, match[2] == "True", pieces)


def _pieces(kind: Word, opened: Opened, skip: int, count: int, item: int) -> Iterator[bytes]:
    rest = needed = count * item
    step = max(PIECE // item, 1) * item
    with opened() as stream:
        _read(stream, skip)
        while rest and (piece := _read(stream, min(step, rest))):
            rest -= len(piece)
            if rest and len(piece) < step:
                break
            yield piece
        if rest or _read(stream, 1):
            raise Refused("uploads.longer" if not rest else "uploads.cut", kind=kind, needed=needed)


def _read(stream: IO[bytes], size: int) -> bytes:
    """So many bytes of a stream, fewer only at its end."""
    return _whole(lambda: _all_of(stream, size))


def _all_of(stream: IO[bytes], size: int) -> bytes:
    parts = []
    while size > 0 and (part := stream.read(size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
