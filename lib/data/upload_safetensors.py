"""Vectors in a .safetensors file: eight bytes of length, a JSON header, plain numbers."""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.data.own_vectors import OwnVectors, check_shape, in_row, numbered, owned, refuse

SAFETENSORS = "a .safetensors file"
LONGEST_HEADER = 8_000_000
_DTYPES = {"F16": "<f2", "F32": "<f4", "F64": "<f8", "BF16": "<u2"}
_LENGTH = 8


def read_safetensors(content: bytes, labels: tuple[str, ...] | None) -> OwnVectors:
    """One tensor of numbers, shape (n, d), of type F16, BF16, F32 or F64.

    Words come from the header's `__metadata__["words"]`, one a line, or from `labels`; without
    either, row i is called by its number from 1.
    """
    header, data = _split(content)
    notes = header.pop("__metadata__", {})
    tables = [tensor for tensor in header.values() if _is_table(tensor)]
    if len(tables) != 1:
        needs = f"one tensor of shape (n, d) and type {', '.join(_DTYPES)}"
        refuse(SAFETENSORS, needs, f"{len(tables)} among {len(header)}")
    table = _values(tables[0], data)
    listed = notes.get("words") if isinstance(notes, dict) else None
    if isinstance(listed, str):
        labels = tuple(listed.split("\n"))
    return owned(SAFETENSORS, labels or numbered(len(table)), table, in_row)


def _split(content: bytes) -> tuple[dict[str, Any], memoryview]:
    """Header and data, the header no longer than the file and a JSON object without twins."""
    length = int.from_bytes(content[:_LENGTH], "little")
    if len(content) < _LENGTH or length > min(len(content) - _LENGTH, LONGEST_HEADER):
        needs = f"a header inside the file and of at most {LONGEST_HEADER:,} bytes"
        refuse(SAFETENSORS, needs, f"one of {length:,} in {len(content):,} bytes")
    end = _LENGTH + length
    try:
        header = json.loads(content[_LENGTH:end], object_pairs_hook=_without_twins)
    except (ValueError, RecursionError):
        refuse(SAFETENSORS, "a JSON object without repeated names as its header", "something else")
    if not isinstance(header, dict):
        refuse(SAFETENSORS, "a JSON object without repeated names as its header", "something else")
    return header, memoryview(content)[end:]


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _is_table(tensor: object) -> bool:
    return (
        isinstance(tensor, dict)
        and str(tensor.get("dtype")) in _DTYPES
        and _naturals(tensor.get("shape"))
        and _naturals(tensor.get("data_offsets"))
    )


def _naturals(value: object) -> bool:
    """Whether this is a pair of whole numbers, none negative, none of them true or false."""
    return (
        isinstance(value, list)
        and len(value) == 2  # noqa: PLR2004 - both shapes and offsets are pairs
        and all(type(number) is int and number >= 0 for number in value)
    )


def _values(tensor: Mapping[str, Any], data: memoryview) -> NDArray[np.number]:
    rows, columns = tensor["shape"]
    check_shape(SAFETENSORS, rows, columns)
    start, end = tensor["data_offsets"]
    dtype = np.dtype(_DTYPES[tensor["dtype"]])
    needed = rows * columns * dtype.itemsize
    if not (start <= end <= len(data) and end - start == needed):
        needs = f"offsets of {needed:,} bytes inside its {len(data):,}"
        refuse(SAFETENSORS, needs, f"{start:,} to {end:,}")
    flat: NDArray[np.number] = np.frombuffer(data[start:end], dtype=dtype)
    if tensor["dtype"] == "BF16":  # the upper half of a float32
        flat = (flat.astype(np.uint32) << 16).view(np.float32)
    return flat.reshape(rows, columns)
