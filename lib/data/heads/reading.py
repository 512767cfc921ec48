"""A reader's output layer out of a file, or the reason why not; nothing in it is executed."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import PurePath

from lib.data.files.numpy_files import NPY, NPZ, read_npy, read_npz
from lib.data.files.safetensors import SAFETENSORS, read_safetensors
from lib.data.heads.arrays import assembled
from lib.data.heads.head import MOST_BYTES, Head, completed
from lib.data.heads.table import CSV, read_table
from lib.escape import quoted
from lib.refusals import Refused, Word

__all__ = ["ACCEPTED", "parse"]

Read = Callable[[str, bytes, str | None], Head]


def _npy(name: str, content: bytes, asked: str | None) -> Head:
    return assembled(NPY, name, [read_npy(content)], None, asked)


def _npz(name: str, content: bytes, asked: str | None) -> Head:
    return assembled(NPZ, name, read_npz(content), None, asked)


def _safetensors(name: str, content: bytes, asked: str | None) -> Head:
    arrays, notes = read_safetensors(content)
    listed = notes.get("labels")
    labels = None if listed is None else listed.split("\n")
    return assembled(SAFETENSORS, name, arrays, labels, asked)


def _csv(name: str, content: bytes, asked: str | None) -> Head:
    if asked is not None:
        raise Refused("heads.which", kind=CSV, found=Word("heads.table"))
    return read_table(name, content)


_READ: dict[str, Read] = {
    ".npz": _npz,
    ".npy": _npy,
    ".csv": _csv,
    ".safetensors": _safetensors,
}
ACCEPTED = tuple(_READ)


def parse(filename: str, content: bytes, array: str | None = None) -> Head:
    """The output layer in a file, told by the end of its name.

    Parameters
    ----------
    filename : str
        Ends in one of `ACCEPTED`.
    content : bytes
        At most 250 MB, unpacked or not; at most 60,000 labels in at most 4,096 dimensions, and
        200,000 embeddings.

    array : str or None
        Which of its arrays is W; None where names or shapes say so.

    Notes
    -----
    `.npz`, `.safetensors`: W as "W", "coef_", "weight" or "kernel", else the layer that models end
    in ("lm_head.weight", "classifier.weight"), else the only table of numbers; the bias beside it;
    labels as "labels", "classes_" (a tensor file has them in its notes, a line each); embeddings as
    "X" or "embeddings", the number or name of their true labels as "y". Each row is a label; each
    column, where names, biases or embeddings say so, or the name "kernel". `.npy`: W alone. `.csv`:
    a label and its numbers a line; a heading may call the last column "bias".

    Raises
    ------
    Refused
        With the array, line or row at fault.
    """
    end = PurePath(filename).suffix.lower()
    if end not in _READ:
        raise Refused("uploads.ending", endings=", ".join(ACCEPTED), name=quoted(filename))
    if len(content) > MOST_BYTES:
        file = Word("uploads.file")
        raise Refused("uploads.bytes", kind=file, most=MOST_BYTES, bytes=len(content))
    head = _READ[end](PurePath(filename).name, content, array)
    return completed(replace(head, digest=sha256(content).hexdigest()))
