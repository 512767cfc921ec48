"""An array in a file: its name, type and shape first, its numbers when they are asked for."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.effort import Effort
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

PIECE = 1 << 20
"""Bytes that are read at a time."""
LARGEST = 1e15
"""Of a number, either sign: the squares of 2,048 such numbers add up within float32."""

Bytes = bytes | memoryview
Real = TypeVar("Real", np.float32, np.float64)


@dataclass(frozen=True)
class Array:
    """An array that a file holds.

    Attributes
    ----------
    kind : Word
        What sort of file it is in.
    name : str
        Its name in the file; "" where arrays have none.
    dtype : str
        As NumPy writes it, "<f4"; as the file does, "BF16", where NumPy has no such type.
    shape : tuple of int
        Of any length; its product is the count of the numbers.
    fortran : bool
        Whether the first index runs fastest.
    pieces : callable
        The array's bytes in order, whole numbers or texts in every piece, each of about `PIECE`
        bytes. Raises `Refused` where there are fewer or more than type and shape announce.
    fault : Refused or None
        Why nothing but name, type and shape is read.
    """

    kind: Word
    name: str
    dtype: str
    shape: tuple[int, ...]
    fortran: bool
    pieces: Callable[[], Iterator[Bytes]]
    fault: Refused | None = None

    @property
    def sort(self) -> str:
        """Of its entries, as NumPy's `dtype.kind`: "f" for floats, "i", "u", "b", "c", "U", "S"; "?" if not read."""
        if self.fault is not None:
            return "?"
        return "f" if self.dtype in WIDTHS else np.dtype(self.dtype).kind

    @property
    def count(self) -> int:
        """How many numbers."""
        return math.prod(self.shape)


WIDTHS = {"BF16": 2, "F8_E4M3": 1, "F8_E5M2": 1}
"""Bytes of a number, of float types that NumPy has not."""
_LISTED = 8


def described(arrays: Sequence[Array]) -> str | Word:
    """The first few, each by its name, type and shape."""
    names = [f"{quoted(each.name) if each.name else ''} {each.dtype} {each.shape}".strip() for each in arrays[:_LISTED]]
    return ", ".join(names) + " …" * (len(arrays) > _LISTED) if names else Word("uploads.nothing")


def numbers(array: Array, most: float, dtype: type[Real], *, checked: bool = True) -> NDArray[Real]:
    """The numbers of an array of one or two dimensions, in C order.

    Parameters
    ----------
    array : Array
    most : float
        Numbers that are read at most; infinite for a file of one's own, which may take its time.
    dtype : type
        float32 or float64, what they are given as.
    checked : bool
        Whether numbers that are not finite or beyond ±1e15 are refused; else they are as they are.

    Raises
    ------
    Refused
        Where they are none or more, or one is not finite or beyond ±1e15, naming its place.
    """
    if array.fault is not None:
        raise array.fault
    if array.sort not in "fiu" or not 0 < len(array.shape) <= 2:  # noqa: PLR2004 - axes
        raise Refused("uploads.no-numbers", kind=array.kind, name=array.name)
    if array.count > most:
        raise Refused("uploads.many-numbers", kind=array.kind, most=most, numbers=array.count)
    rows, columns = array.shape if len(array.shape) > 1 else (1, *array.shape)
    table = np.empty((rows, columns), dtype=dtype)
    effort, at = Effort(bounded=most < math.inf), 0
    for piece in array.pieces():
        effort.check()
        values = _values(piece, array.dtype)
        if checked:
            check(array, values, at)
        with np.errstate(over="ignore", invalid="ignore"):
            if array.fortran:
                _by_columns(table, values, at)
            else:
                table.reshape(-1)[at : at + len(values)] = values
        at += len(values)
    return table.reshape(array.shape)


def check(array: Array, values: NDArray[np.number], at: int) -> None:
    """Refuse numbers, the first of them number `at` of the array, that are no good."""
    if (wrong := unfit(values)) is None:
        return
    rows, columns = array.shape if len(array.shape) > 1 else (1, *array.shape)
    place = at + wrong
    row, number = (place % rows, place // rows) if array.fortran else divmod(place, columns)
    raise Refused(
        "uploads.unfit",
        kind=array.kind,
        most=LARGEST,
        found=f"{values[wrong]:g}",
        place=Refused("uploads.number-of-row", row=row + 1, number=number + 1),
    )


def unfit(values: NDArray[np.number]) -> int | None:
    """Index of the first number that is not finite or beyond ±1e15; None if all are fine."""
    with np.errstate(invalid="ignore"):  # a NaN that signals
        if not values.size or -LARGEST <= float(values.min()) <= float(values.max()) <= LARGEST:
            return None  # a NaN among them fails both comparisons
        return int(np.argmin(np.abs(values.astype(np.float64)) <= LARGEST))


def _values(piece: Bytes, dtype: str) -> NDArray[np.number]:
    if dtype not in WIDTHS:
        return np.frombuffer(piece, dtype)
    if dtype == "BF16":  # the upper half of a float32
        return (np.frombuffer(piece, "<u2").astype(np.uint32) << 16).view(np.float32)
    bits = np.frombuffer(piece, np.uint8).astype(np.uint16)
    if dtype == "F8_E5M2":  # the upper half of a float16
        return (bits << 8).view(np.float16)
    # Four bits of exponent about 7, where float16 has five about 15; all ones are NaN, and there is no infinity.
    halves = ((bits & 0x80) << 8 | (bits & 0x7F) << 7).view(np.float16) * np.float32(256)
    halves[bits & 0x7F == 0x7F] = np.nan  # noqa: PLR2004 - seven ones
    return halves


def _by_columns(table: NDArray[Real], values: NDArray[np.number], at: int) -> None:
    """Put values where they belong if columns come one after another."""
    rows = len(table)
    while len(values):
        column, row = divmod(at, rows)
        fit = min(len(values), rows - row)
        table[row : row + fit, column] = values[:fit]
        values, at = values[fit:], at + fit
