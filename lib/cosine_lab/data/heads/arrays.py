"""An output layer out of arrays with names: NumPy's, scikit-learn's, PyTorch's."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.arrays import Array, described, numbers
from cosine_lab.data.files.texts import texts
from cosine_lab.data.heads import roles, scales
from cosine_lab.data.heads.head import FEWEST, UPLOADED, Bounds, Head, Numbers, check_shape, named, turned
from cosine_lab.data.heads.source import Source
from cosine_lab.data.own_vectors import in_row
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

_TABLE = 2


def assembled(
    kind: Word,
    name: str,
    arrays: Sequence[Array],
    labels: Sequence[str] | None,
    array_name: str | None = None,
    *,
    most: Bounds = UPLOADED,
) -> Head:
    """The output layer that some arrays make up.

    Parameters
    ----------
    kind, name
        What sort of file they come from, and its name.
    arrays : sequence of Array
    labels : sequence of str or None
        Names from elsewhere in the file.
    array_name : str or None
        Which array is W; None where its name or shape says so.
    most : Bounds

    Raises
    ------
    Refused
        Where it is not plain which array is W, or shapes do not fit together.
    """
    W = _chosen(kind, arrays, array_name)
    scale = scales.beside(W, arrays)
    parts = _Parts(W, roles.bias(W, arrays), *(roles.role(arrays, each) for each in roles.OTHERS))
    across, turnable = _way(parts, None if labels is None else len(labels), most)
    rows, columns = parts.shape[::-1] if across else parts.shape
    check_shape(kind, rows, columns, most)
    _check_sizes(kind, [part for part in (*parts, scale) if part is not None], most)
    names = labels if parts.labels is None else list(_names_of(parts.labels, max(rows, FEWEST)))
    known = named(kind, names, rows, in_row)
    bias = None if parts.bias is None else _vector(kind, parts.bias, rows)
    X = None if parts.X is None else _table(parts.X, columns, most)
    truth = None if parts.y is None or X is None else _truth(parts.y, known, len(X))
    table = _read(W, most).reshape(parts.shape)
    table = scales.scaled(table, W, scale) if scale else table
    table = turned(table) if across else table
    source = Source(
        W.name or Word("heads.table"),
        across=across,
        turnable=turnable,
        sure=roles.path(W.name)[1] in roles.SURE,
        named=names is not None,
        other=None if names is None else known,
        offered=tuple(each.name for each in roles.offered(arrays)),
        unread=tuple(each.name for each in arrays if each not in (*parts, scale) and not each.fault),
        strange=tuple(f"{quoted(each.name)} ({each.dtype})" for each in arrays if each.fault),
        bias="" if parts.bias is None else parts.bias.name,
        scale=scale.name if scale else "",
        unscaled=W.dtype in ("|i1", "|u1") and scale is None,
        input=roles.is_input(W),
    )
    return Head(name, known, table, bias, X, truth, source=source)


class _Parts(NamedTuple):
    W: Array
    bias: Array | None
    labels: Array | None
    X: Array | None
    y: Array | None

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of W, of which one of one dimension is a row."""
        rows, columns = self.W.shape if len(self.W.shape) == _TABLE else (1, *self.W.shape)
        return rows, columns


def _chosen(kind: Word, arrays: Sequence[Array], array_name: str | None) -> Array:
    """The array asked for, or the one that is W by its name or by itself."""
    tables = roles.offered(arrays)
    W = (
        roles.weights(arrays)
        if array_name is None
        else next((each for each in arrays if each.name == array_name), None)
    )
    if W is None or len(W.shape) not in (1, _TABLE):
        names = tuple(each.name for each in tables)
        raise Refused("heads.which", kind=kind, found=described(tables or arrays), offered=names)
    if array_name is None and (hidden := roles.passed_over(W, arrays)):
        offered = tuple(each.name for each in tables)
        raise Refused("heads.hidden", kind=kind, found=described(hidden), other=quoted(W.name), offered=offered)
    return W


def _way(parts: _Parts, names: int | None, most: Bounds) -> tuple[bool, bool]:
    """Whether columns of W are its labels, and whether nothing but its name says so."""
    rows, columns = parts.shape
    whole = len(parts.W.shape) == _TABLE
    as_it_is, turned = (_fits(parts, *way, names, most) for way in ((rows, columns), (columns, rows)))
    usual = roles.path(parts.W.name)[1] == roles.ACROSS
    return whole and turned and (usual or not as_it_is), whole and turned and as_it_is


def _fits(parts: _Parts, n: int, d: int, names: int | None, most: Bounds) -> bool:
    """Whether all else in the file is of n labels in d dimensions."""
    count = names if parts.labels is None else parts.labels.count
    return (
        d <= most.dimensions
        and count in (None, max(n, FEWEST))
        and (parts.bias is None or not parts.bias.shape or parts.bias.count == n)
        and (parts.X is None or parts.X.shape[-1:] == (d,))
    )


def _read(array: Array, most: Bounds) -> Numbers:
    if _is_double(array):
        return numbers(array, most.numbers, np.float64)
    return numbers(array, most.numbers, np.float32)


def _is_double(array: Array) -> bool:
    """Whether it is read in double precision: unless single is all there is."""
    return array.dtype in ("<f8", ">f8") or array.dtype[1:] in ("i4", "i8", "u4", "u8")


def _vector(kind: Word, array: Array, rows: int) -> NDArray[np.float64]:
    if array.shape and array.count != rows:
        raise Refused("heads.bias", kind=kind, rows=rows, numbers=array.count)
    known = numbers(array if array.shape else replace(array, shape=(1,)), rows, np.float64)
    return np.resize(known, rows)  # one for all: scikit-learn without intercepts


def _check_sizes(kind: Word, parts: Sequence[Array], most: Bounds) -> None:
    """Refuse more numbers than are held, before any memory is taken for them."""
    count = sum(part.count for part in parts)
    if count > most.numbers:
        raise Refused("uploads.many-numbers", kind=kind, most=most.numbers, numbers=count)
    size = sum(part.count * (8 if _is_double(part) else 4) for part in parts)
    if size > most.bytes:
        raise Refused("heads.unpacked", kind=kind, most=most.bytes, bytes=size)


def _table(array: Array, columns: int, most: Bounds) -> Numbers:
    if len(array.shape) != _TABLE or array.shape[1] != columns or not array.shape[0]:
        shape = " × ".join(f"{size:,}" for size in array.shape)
        raise Refused("heads.embeddings", kind=array.kind, columns=columns, shape=shape)
    if array.shape[0] > most.embeddings:
        raise Refused("heads.many-embeddings", kind=array.kind, most=most.embeddings, embeddings=array.shape[0])
    return _frozen(_read(array, most))


def _truth(array: Array, labels: tuple[str, ...], count: int) -> NDArray[np.int64]:
    """Each embedding's label, by name if all are names of labels, else by number."""
    names = list(_names_of(array, count))
    places = {label: k for k, label in enumerate(labels)}
    if not all(name in places for name in names):
        places = {str(k): k for k in range(len(labels))}
    wrong = next((name for name in names if name not in places), None)
    if wrong is not None:
        raise Refused("heads.truth", kind=array.kind, found=quoted(wrong))
    if len(names) != count:
        raise Refused("heads.truths", kind=array.kind, count=count, labels=array.shape[0])
    return np.array([places[name] for name in names], dtype=np.int64)


def _names_of(array: Array, most: int) -> Iterator[str]:
    """Names in an array of text or of whole numbers, at most one more than so many."""
    if array.fault is not None:
        raise array.fault
    if array.sort not in "USiub" or len(array.shape) != 1:
        raise Refused("heads.names", kind=array.kind, name=quoted(array.name))
    yield from islice(texts(array), most + 1)


def _frozen(array: Numbers) -> Numbers:
    array.setflags(write=False)
    return array
