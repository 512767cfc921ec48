"""Pooling: a window slides over a matrix of numbers and leaves its greatest, or its mean.

Rows are instances to be compared by cosine. A patch of one row pools each vector for itself (1-D);
a patch of more rows mixes neighbouring instances (2-D, as in the experiment that started this). An
encoder pools over tokens instead: `token_pooled`.
"""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Done, Matrix

MOST_NUMBERS = 200_000_000


class Law(StrEnum):
    """Laws of independent numbers to pool."""

    NORMAL = "normal"  # N(0, 1)
    UNIFORM = "uniform"  # uniform in [−1, 1]
    RELU = "relu"  # max(0, N(0, 1))
    COMMON_MEAN = "common-mean"  # N(μ, 1) with one μ for all


class Method(StrEnum):
    """What a window leaves."""

    MAX = "max"
    MEAN = "mean"


@dataclass(frozen=True)
class Patch:
    """Rows × columns under the window, and how far it slides along either; 1 × 1 pools nothing."""

    rows: int = 1
    columns: int = 1
    row_stride: int = 1
    column_stride: int = 1

    @property
    def size(self) -> int:
        """Numbers under the window, k."""
        return self.rows * self.columns

    def shape(self, rows: int, columns: int) -> tuple[int, int]:
        """Shape of what is left of a matrix that is as large as the patch at least."""
        return ((rows - self.rows) // self.row_stride + 1, (columns - self.columns) // self.column_stride + 1)


def sample(law: Law, rows: int, columns: int, seed: int, mean: float = 0.0) -> Matrix:
    """Independent numbers of one law, shape (rows, columns).

    Parameters
    ----------
    law : Law
        The law.
    rows, columns : int
        At least 1.
    seed : int
        The same seed gives the same numbers.
    mean : float
        μ of Law.COMMON_MEAN; the other laws ignore it.
    """
    _size("sample", rows, columns)
    level = checks.within("sample", mean, -100.0, 100.0, "a mean")
    return _draw(Law(law), (rows, columns), np.random.default_rng(seed), level)


def pool(X: ArrayLike, patch: Patch, method: Method) -> Matrix:
    """y_ij = max or mean of x over the window at (i·row stride, j·column stride).

    Windows that would stick out are dropped. Maxima and means of a patch are taken along columns, then along rows.

    Parameters
    ----------
    X : ArrayLike
        Shape (n, d).
    patch : Patch
        Window and strides, whole numbers of at least 1, the window within (n, d).
    method : Method
        What to keep.

    Returns
    -------
    Matrix
        Shape ((n − rows) // row stride + 1, (d − columns) // column stride + 1).
    """
    table = checks.matrix("pool", X)
    n, d = table.shape
    if min(patch.rows, patch.columns, patch.row_stride, patch.column_stride) < 1:
        raise ValueError(f"pool needs a patch and strides of at least 1, got {patch}")
    if patch.rows > n or patch.columns > d:
        raise ValueError(f"pool needs a patch within {n} × {d}, got {patch.rows} × {patch.columns}")
    across = _slide(table.T, patch.columns, patch.column_stride, Method(method)).T
    return np.ascontiguousarray(_slide(across, patch.rows, patch.row_stride, Method(method)))


def token_pooled(
    law: Law,
    rows: int,
    tokens: int,
    columns: int,
    method: Method,
    *,
    seed: int,
    mean: float = 0.0,
    progress: Done | None = None,
) -> Matrix:
    """Texts of T independent token vectors each, pooled over their tokens: shape (rows, columns).

    The tokens are drawn one after another, so memory does not grow with T.

    Parameters
    ----------
    law : Law
        Law of every coordinate of every token. With Law.COMMON_MEAN all tokens share the mean
        vector (μ, …, μ), of squared norm μ² columns; its direction does not matter to a mean.
    rows, tokens, columns : int
        Texts, tokens a text, numbers a token: at least 1, their product at most 200 million.
    method : Method
        Max or mean over tokens.
    seed : int
        The same seed gives the same numbers.
    mean : float
        μ of Law.COMMON_MEAN.
    progress : Done | None
        Told the share done after every token. It may raise to cancel.
    """
    _size("token_pooled", rows, columns, tokens)
    level = checks.within("token_pooled", mean, -100.0, 100.0, "a mean")
    rng = np.random.default_rng(seed)
    mask = _draw(Law(law), (rows, columns), rng, level)
    for token in range(1, tokens):
        fresh = _draw(Law(law), (rows, columns), rng, level)
        mask = np.maximum(mask, fresh) if method == Method.MAX else mask + fresh
        if progress is not None:
            progress((token + 1) / tokens)
    return mask if method == Method.MAX else mask / tokens


def _draw(law: Law, shape: tuple[int, int], rng: np.random.Generator, mean: float) -> Matrix:
    if law is Law.UNIFORM:
        return rng.uniform(-1.0, 1.0, size=shape)
    numbers = rng.standard_normal(shape)
    if law is Law.RELU:
        return np.maximum(numbers, 0.0, out=numbers)
    return numbers + mean if law is Law.COMMON_MEAN else numbers


def _slide(table: Matrix, window: int, stride: int, method: Method) -> Matrix:
    """Pool along the first axis."""
    count = (len(table) - window) // stride + 1
    stop = (count - 1) * stride + 1
    sample = table[:stop:stride].copy()
    for offset in range(1, window):
        part = table[offset : offset + stop : stride]
        (np.maximum if method is Method.MAX else np.add)(sample, part, out=sample)
    return sample if method is Method.MAX else sample / window


def _size(function: str, rows: int, columns: int, tokens: int = 1) -> None:
    if min(rows, columns, tokens) < 1 or rows * columns * tokens > MOST_NUMBERS:
        raise ValueError(
            f"{function} needs sizes of at least 1 and {MOST_NUMBERS:,} numbers at most, "
            f"got {rows} × {columns}" + (f" × {tokens}" if tokens != 1 else "")
        )
