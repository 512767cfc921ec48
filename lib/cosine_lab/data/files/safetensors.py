"""Files of tensors (.safetensors): eight bytes of length, a JSON header, plain numbers."""

import json
import math
from collections.abc import Iterator
from functools import partial
from typing import Any, TypeGuard

import numpy as np

from cosine_lab.data.files.arrays import PIECE, WIDTHS, Array
from cosine_lab.data.files.local import Content
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

SAFETENSORS = Word("uploads.safetensors")
LONGEST_HEADER = 8_000_000
MOST_TENSORS = 10_000
MOST_AXES = 8
GREATEST = 10**12
MOST_PARTS = 300_000
"""Brackets, commas and quotation marks of a header: each may become an object of its own."""
DTYPES = {
    "F16": "<f2", "F32": "<f4", "F64": "<f8", "BOOL": "|b1",
    "I8": "|i1", "I16": "<i2", "I32": "<i4", "I64": "<i8",
    "U8": "|u1", "U16": "<u2", "U32": "<u4", "U64": "<u8",
}  # fmt: skip
_LENGTH = 8


def read_safetensors(content: Content) -> tuple[list[Array], dict[str, str]]:
    """The tensors of a file, in the order of its header, and its own notes, text by name.

    Of tensors of types that are not read there is name, type and shape, and a fault.

    Raises
    ------
    Refused
        If header and data do not agree.
    """
    header, first = _split(content)
    notes = header.pop("__metadata__", {})
    if not isinstance(notes, dict):
        notes = {}
    arrays = [_tensor(name, tensor, content, first) for name, tensor in header.items()]
    return arrays, {name: note for name, note in notes.items() if isinstance(note, str)}


def _split(content: Content) -> tuple[dict[str, Any], int]:
    """Header, and where the data begin: no later than the file ends, after a JSON object without twins."""
    length = int.from_bytes(content[:_LENGTH], "little")
    end = _LENGTH + length
    if len(content) < _LENGTH or end > len(content) or length > LONGEST_HEADER:
        raise Refused("uploads.tensor-header", kind=SAFETENSORS, most=LONGEST_HEADER, length=length, bytes=len(content))
    text = content[_LENGTH:end]
    parts = sum(text.count(mark) for mark in (b"[", b"{", b",", b'"'))
    try:
        header = json.loads(text, object_pairs_hook=_without_twins) if parts <= MOST_PARTS else None
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or len(header) > MOST_TENSORS:
        raise Refused("uploads.tensor-json", kind=SAFETENSORS, most=MOST_TENSORS)
    return header, end


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries = dict(pairs)
    if len(entries) != len(pairs):
        raise ValueError("a name stands twice")
    return entries


def _tensor(name: str, tensor: object, content: Content, first: int) -> Array:
    """A tensor whose data are where its header says."""
    record = tensor if isinstance(tensor, dict) else {}
    dtype, shape, offsets = (record.get(key) for key in ("dtype", "shape", "data_offsets"))
    if not (isinstance(dtype, str) and _naturals(shape) and _naturals(offsets)):
        raise Refused("uploads.tensor", kind=SAFETENSORS, name=quoted(name))
    start, end = offsets if len(offsets) == 2 else (0, -1)  # noqa: PLR2004 - a pair
    known = DTYPES.get(dtype, dtype)
    item = WIDTHS.get(known) or (np.dtype(known).itemsize if dtype in DTYPES else 0)
    size = len(content) - first
    needed = math.prod(shape) * item if item else end - start
    if not (start <= end <= size and end - start == needed):
        raise Refused(
            "uploads.offsets",
            kind=SAFETENSORS,
            name=quoted(name),
            needed=needed,
            bytes=size,
            offsets=" to ".join(f"{place:,}" for place in offsets),
        )
    pieces = partial(_pieces, content, first + start, first + end)
    fault = None if item else Refused("uploads.type", kind=SAFETENSORS, name=quoted(name), type=quoted(dtype))
    dtype_name = known if item else quoted(dtype)
    return Array(SAFETENSORS, name, dtype_name, tuple(shape), fortran=False, pieces=pieces, fault=fault)


def _pieces(content: Content, start: int, end: int) -> Iterator[bytes]:
    yield from (content[at : min(at + PIECE, end)] for at in range(start, end, PIECE))


def _naturals(value: object) -> TypeGuard[list[int]]:
    """Whether this is a short list of whole numbers, none negative, none of them true or false."""
    return (
        isinstance(value, list)
        and len(value) <= MOST_AXES
        and all(type(x) is int and 0 <= x <= GREATEST for x in value)
    )
