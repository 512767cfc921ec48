"""An output layer from the arrays and names that a caller of the package gives."""

from collections.abc import Iterable, Mapping, Sequence, Sized
from collections.abc import Set as AbstractSet
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.data.arguments import each_of, need
from cosine_lab.data.files.arrays import LARGEST
from cosine_lab.data.heads.head import Head, check_shape, completed, named
from cosine_lab.data.own_vectors import in_row
from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.refusals import Refused, Word

_KIND = Word("uploads.file")
_LABEL = str | int | np.integer | np.bool_
_QUOTED = 5
Labels = Iterable[str | int] | Mapping[int, str | int]


def head_of(
    W: ArrayLike, bias: ArrayLike | None, labels: Labels | None, X: ArrayLike | None = None, *, binary: bool = True
) -> Head:
    """An output layer, from arguments as `audit` takes them.

    X : (m, d) array of its inputs, optional
    binary : whether one row may stand for two labels
    """
    labels = _index(W) if labels is None else labels
    rows = bounded(checks.matrix("this", W, "W"), "numbers of W")
    check_shape(_KIND, *rows.shape)
    for what, value in (("bias", bias), ("labels", labels)):
        _a_row_a_label(what, value, rows.shape)
    if len(rows) == 1 and not binary:
        raise Refused("heads.one-row")
    offsets = None if bias is None else bounded(checks.vector("this", bias, "bias", len(rows)), "biases").copy()
    words = named(_KIND, None if labels is None else map(str, _in_order(labels, len(rows))), len(rows), in_row)
    points = None if X is None else bounded(checks.matrix("this", X, "X"), "numbers of X").copy()
    if points is not None and points.shape[1] != rows.shape[1]:
        raise ValueError(f"this needs as many columns of X as of W, {rows.shape[1]}, got {points.shape[1]}")
    return completed(Head("", words, rows.copy(), offsets, points))


def _index(W: object) -> Labels | None:
    """The names that a table of pandas has for its rows, where they are names."""
    names = getattr(W, "index", None)
    known = [] if names is None or callable(names) else list(names)
    return known if known and all(isinstance(each, str) for each in known) else None


def _a_row_a_label(what: str, value: object, shape: tuple[int, int]) -> None:
    """Say so where there is one for each column instead: many libraries keep layers so."""
    rows, columns = shape
    count = len(value) if isinstance(value, Sized) and not isinstance(value, Mapping) else rows
    if count == columns != rows:
        raise ValueError(f"this needs {what} for {rows} rows, a row a label, got {count}, one a column: is W.T meant?")


def _in_order(labels: Labels, rows: int) -> Iterable[str | int]:
    """Labels in the order of the rows."""
    if isinstance(labels, Mapping):
        labels = {int(key) if isinstance(key, str) and key.isdecimal() else key: labels[key] for key in labels}
        if {*labels} != {*range(rows)}:
            got = ", ".join(map(repr, list(labels)[:_QUOTED]))
            raise ValueError(f"this needs a name for each number from 0 to {rows - 1}, got names for {got}")
        labels = [labels[at] for at in range(rows)]
    need(not isinstance(labels, AbstractSet), "labels in the order of its rows", labels)
    return each_of(labels, "labels that are texts or whole numbers", _LABEL)


def numbers_of(names: Iterable[Any], labels: Sequence[str]) -> list[Any]:
    """The numbers of labels, some of which may be asked for by their names."""
    return [labels.index(each) if isinstance(each, str) and each in labels else each for each in names]


def bounded(array: Vector, what: str) -> Vector:
    """The same numbers, none of which is larger than a file's may be."""
    checks.within("this", array.flat[np.abs(array).argmax()], -LARGEST, LARGEST, what)
    return array
