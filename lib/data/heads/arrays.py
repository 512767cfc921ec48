"""An output layer out of arrays with names: NumPy's, scikit-learn's, PyTorch's."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from lib.data.files.arrays import Array, numbers
from lib.data.files.effort import Effort
from lib.data.heads.head import (
    FEWEST,
    MOST_BYTES,
    MOST_EMBEDDINGS,
    MOST_NUMBERS,
    Head,
    Numbers,
    check_shape,
    named,
)
from lib.data.own_vectors import LONGEST_WORD, in_row
from lib.inert import quoted
from lib.refusals import Refused, Word

_NAMES = {
    "W": {"w", "weight", "weights", "coef", "unembeddings"},
    "b": {"b", "bias", "intercept"},
    "labels": {"labels", "classes", "names"},
    "X": {"x", "embeddings"},
    "y": {"y", "truth", "targets"},
}
_TABLE = 2
_SHOWN = 8


def assembled(kind: Word, name: str, arrays: Sequence[Array], labels: Sequence[str] | None) -> Head:
    """The output layer that some arrays make up.

    Parameters
    ----------
    kind, name
        What sort of file they come from, and its name.
    arrays : sequence of Array
    labels : sequence of str or None
        Names from elsewhere in the file.

    Raises
    ------
    Refused
        Where it is not plain which array is W, or shapes do not fit together.
    """
    parts = {role: _called(arrays, names) for role, names in _NAMES.items()}
    W = parts["W"] or _only_table(kind, arrays)
    rows, columns = W.shape if len(W.shape) == _TABLE else (1, *W.shape)
    if len(W.shape) not in (1, _TABLE):
        raise Refused("heads.which", kind=kind, found=_told(arrays))
    check_shape(kind, rows, columns)
    _check_sizes(kind, [W, *(each for each in parts.values() if each not in (None, W))])
    called, count = parts["labels"], max(rows, FEWEST)
    given = labels if called is None else list(_names_of(called, count))
    known = named(kind, given, count, in_row)
    bias = None if parts["b"] is None else _vector(kind, parts["b"], rows)
    X = None if parts["X"] is None else _table(parts["X"], columns)
    truth = None if parts["y"] is None or X is None else _truth(parts["y"], known, len(X))
    notes = () if given is not None else (Word("heads.numbered"),)
    table = _frozen(_read(W).reshape(rows, columns))
    return Head(name, known, table, bias, X, truth, notes=notes)


def _called(arrays: Sequence[Array], names: set[str]) -> Array | None:
    """The only array of one of these names, the last part of a path, without NumPy's `_`."""
    found = [a for a in arrays if a.name.rpartition(".")[2].lower().strip("_") in names]
    return found[0] if len(found) == 1 else None


def _only_table(kind: Word, arrays: Sequence[Array]) -> Array:
    tables = [a for a in arrays if a.sort in "fiu" and len(a.shape) == _TABLE]
    if len(tables) != 1:
        raise Refused("heads.which", kind=kind, found=_told(arrays))
    return tables[0]


def _read(array: Array) -> Numbers:
    if _is_double(array):
        return numbers(array, MOST_NUMBERS, np.float64)
    return numbers(array, MOST_NUMBERS, np.float32)


def _is_double(array: Array) -> bool:
    """Whether it is read in double precision: unless single is all there is."""
    return array.dtype in ("<f8", ">f8") or array.sort in "iu"


def _vector(kind: Word, array: Array, rows: int) -> NDArray[np.float64]:
    if array.count != rows:
        raise Refused("heads.bias", kind=kind, rows=rows, numbers=array.count)
    bias = numbers(array, rows, np.float64).reshape(rows)
    bias.setflags(write=False)
    return bias


def _check_sizes(kind: Word, parts: Sequence[Array]) -> None:
    """Refuse more numbers than are held, before any memory is taken for them."""
    count = sum(part.count for part in parts)
    if count > MOST_NUMBERS:
        raise Refused("uploads.many-numbers", kind=kind, most=MOST_NUMBERS, numbers=count)
    held = sum(part.count * (8 if _is_double(part) else 4) for part in parts)
    if held > MOST_BYTES:
        raise Refused("heads.unpacked", kind=kind, most=MOST_BYTES, bytes=held)


def _table(array: Array, columns: int) -> Numbers:
    if len(array.shape) != _TABLE or array.shape[1] != columns or not array.shape[0]:
        shape = " × ".join(f"{size:,}" for size in array.shape)
        raise Refused("heads.embeddings", kind=array.kind, columns=columns, shape=shape)
    if array.shape[0] > MOST_EMBEDDINGS:
        told = {"most": MOST_EMBEDDINGS, "embeddings": array.shape[0]}
        raise Refused("heads.many-embeddings", kind=array.kind, **told)
    return _frozen(_read(array))


def _truth(array: Array, labels: tuple[str, ...], count: int) -> NDArray[np.int64]:
    """Each embedding's label, by name if all are names of labels, else by number."""
    told = list(_names_of(array, count))
    places = {label: k for k, label in enumerate(labels)}
    if not all(name in places for name in told):
        places = {str(k): k for k in range(len(labels))}
    wrong = next((name for name in told if name not in places), None)
    if wrong is not None or len(told) != count:
        found = quoted(wrong or "")
        raise Refused("heads.truth", kind=array.kind, count=count, labels=len(told), found=found)
    return np.array([places[name] for name in told], dtype=np.int64)


def _names_of(array: Array, most: int) -> Iterator[str]:
    """Names in an array of text or of whole numbers, at most one more than so many."""
    if array.sort not in "USiu" or len(array.shape) != 1:
        raise Refused("heads.names", kind=array.kind, name=quoted(array.name))
    if np.dtype(array.dtype).itemsize > 4 * LONGEST_WORD:
        raise Refused("uploads.wide-words", kind=array.kind, most=LONGEST_WORD)
    effort, seen = Effort(), 0
    for piece in array.pieces():
        effort.check()
        for each in np.frombuffer(piece, array.dtype).tolist():
            yield each.decode("utf-8", "surrogateescape") if isinstance(each, bytes) else str(each)
            seen += 1
            if seen > most:
                return


def _frozen(array: Numbers) -> Numbers:
    array.setflags(write=False)
    return array


def _told(arrays: Sequence[Array]) -> str | Word:
    told = [f"{quoted(a.name) if a.name else ''} {a.dtype} {a.shape}".strip() for a in arrays]
    rest = " …" * (len(told) > _SHOWN)
    return ", ".join(told[:_SHOWN]) + rest if told else Word("uploads.nothing")
