"""What every public function of the mathematics asks of its input, said once.

For any other `value` each raises `ValueError`, "`function` needs `what` …, got …".
"""

from collections.abc import Callable
from numbers import Real
from reprlib import repr as brief

import numpy as np
from numpy.typing import ArrayLike, NDArray

Vector = NDArray[np.float64]
Matrix = NDArray[np.float64]
Singles = NDArray[np.float32]
Floats = Singles | NDArray[np.float64]
Integers = NDArray[np.int64]
Done = Callable[[float], None]
"""Told now and then which part of a long work is done, from 0 to 1."""

_LARGEST_INTEGER = 2.0**53
"""Up to here every integer is a float."""


def matrix(
    function: str, value: ArrayLike, what: str = "a matrix", *, truths: bool = False, single: bool = False
) -> Matrix:
    """Float64 matrix of shape (n, d), n ≥ 1 and d ≥ 1, all entries finite.

    With `truths` False and True are 0 and 1; else they are no numbers. With `single` an array of
    float32 stays one: a large one has no room for its double.
    """
    if truths and np.asarray(value).dtype == bool:
        value = np.asarray(value, dtype=np.float64)
    array = _floats(function, value, what, single=single)
    if array.ndim != 2 or 0 in array.shape:  # noqa: PLR2004
        raise ValueError(f"{function} needs {what} of shape (n, d), got shape {array.shape}")
    return array


def vector(function: str, value: ArrayLike, what: str = "a vector", size: int | None = None) -> Vector:
    """Float64 vector of shape (d,), or (`size`,) where that is given, all entries finite."""
    array = _floats(function, value, what)
    if array.ndim != 1 or array.size == 0 or (size is not None and array.size != size):
        shape = "(d,)" if size is None else f"({size},)"
        raise ValueError(f"{function} needs {what} of shape {shape}, got shape {array.shape}")
    return array


def within(function: str, value: float, low: float, high: float, what: str) -> float:
    """`value` as a float in [low, high]; NaN is none."""
    number = float(value)
    if not low <= number <= high:
        raise ValueError(f"{function} needs {what} in [{low:g}, {high:g}], got {number:g}")
    return number


def whole(function: str, value: object, low: int, high: int, what: str) -> int:
    """`value` as an int in low … high, if it is a whole number (3 and 3.0, but not True)."""
    number = isinstance(value, int | float | np.number) and not isinstance(value, complex | bool)
    integer = int(value) if number and low <= value <= high else low - 1  # type: ignore[call-overload, operator]
    if integer < low or integer != value:
        raise ValueError(f"{function} needs {what} in [{low}, {high}], got {value!r}")
    return integer


def label(function: str, value: object, n: int, what: str = "a label") -> int:
    """One of the labels 0 … n − 1, as an int; floats and truth values are none."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not 0 <= value < n:
        raise ValueError(f"{function} needs {what} below {n}, got {value!r}")
    return int(value)


def _floats(function: str, value: ArrayLike, what: str, *, single: bool = False) -> NDArray[np.float64]:
    try:
        array = np.asanyarray(value)
        none = array.dtype.kind == "O" and any(each is None for each in array.flat)
        same = single and array.dtype == np.float32
        floats = np.asarray(array, dtype=np.float64 if array.dtype.kind in "iufO" and not same else None)
    except (TypeError, ValueError, OverflowError) as error:
        raise ValueError(f"{function} needs {what} of numbers, got {_no_number(value)}") from error
    if none or not (same or floats.dtype == np.float64) or np.ma.is_masked(array):
        raise ValueError(f"{function} needs {what} of numbers, got {_no_number(value)}")
    if not np.isfinite(floats).all():
        raise ValueError(f"{function} needs {what} of finite numbers, got NaN or infinity")
    if array.dtype.kind != "f" and not _is_exact(array, floats):
        raise ValueError(f"{function} needs {what} of integers that floats hold, got a larger one")
    return floats


def _no_number(value: object) -> str:
    """What in the value is no number, as a message names it."""
    if isinstance(value, np.ndarray) and np.ma.is_masked(value):
        return "masked entries"
    entries = np.ravel(np.asarray(value, dtype=object))
    odd = [each for each in entries if isinstance(each, bool | np.bool_) or not isinstance(each, Real)]
    if odd and isinstance(odd[0], list | tuple | np.ndarray):
        return "rows of different lengths"
    return brief(odd[0]) if odd else type(value).__name__


def _is_exact(values: NDArray[np.generic], floats: NDArray[np.float64]) -> bool:
    """Whether no integer lost a digit: 2⁶⁰ and 2⁶⁰ + 1 are one float."""
    large = np.abs(floats) >= _LARGEST_INTEGER  # 2⁵³ + 1 is rounded to 2⁵³
    return all(
        int(v) == int(f) for v, f in zip(values[large].tolist(), floats[large], strict=True) if isinstance(v, int)
    )
