"""What every public function of the mathematics asks of its input, said once."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

Vector = NDArray[np.float64]
Matrix = NDArray[np.float64]


def matrix(function: str, value: ArrayLike, what: str = "a matrix") -> Matrix:
    """Float64 matrix of shape (n, d), n ≥ 1 and d ≥ 1, all entries finite.

    Raises
    ------
    ValueError
        "`function` needs `what` …, got …".
    """
    array = _floats(function, value, what)
    if array.ndim != 2 or 0 in array.shape:  # noqa: PLR2004
        raise ValueError(f"{function} needs {what} of shape (n, d), got shape {array.shape}")
    return array


def vector(
    function: str, value: ArrayLike, what: str = "a vector", size: int | None = None
) -> Vector:
    """Float64 vector of shape (d,), or (`size`,) where that is given, all entries finite.

    Raises
    ------
    ValueError
        "`function` needs `what` …, got …".
    """
    array = _floats(function, value, what)
    if array.ndim != 1 or array.size == 0 or (size is not None and array.size != size):
        shape = "(d,)" if size is None else f"({size},)"
        raise ValueError(f"{function} needs {what} of shape {shape}, got shape {array.shape}")
    return array


def within(function: str, value: float, low: float, high: float, what: str) -> float:
    """`value` as a float in [low, high].

    Raises
    ------
    ValueError
        "`function` needs `what` in [low, high], got …" (NaN included).
    """
    number = float(value)
    if not low <= number <= high:
        raise ValueError(f"{function} needs {what} in [{low:g}, {high:g}], got {number:g}")
    return number


def indices(
    function: str, pair: Sequence[int], n: int, what: str = "two labels"
) -> tuple[int, int]:
    """Two different row numbers below n.

    Raises
    ------
    ValueError
        "`function` needs `what` …, got …".
    """
    i, j = (int(k) for k in pair)
    if not (0 <= i < n and 0 <= j < n) or i == j:
        raise ValueError(f"{function} needs {what}, different and below {n}, got {i} and {j}")
    return i, j


def _floats(function: str, value: ArrayLike, what: str) -> NDArray[np.float64]:
    try:
        array = np.asarray(value, dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise ValueError(
            f"{function} needs {what} of numbers, got {type(value).__name__}"
        ) from error
    if not np.isfinite(array).all():
        raise ValueError(f"{function} needs {what} of finite numbers, got NaN or infinity")
    return array
