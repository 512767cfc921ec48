"""A reader's output layer out of a file, or the reason why not; nothing in it is executed."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import PurePath

from lib.data.files.numpy_files import NPY, NPZ, read_npy, read_npz
from lib.data.files.safetensors import SAFETENSORS, read_safetensors
from lib.data.heads.arrays import assembled
from lib.data.heads.head import MOST_BYTES, Head, two_rows
from lib.data.heads.table import read_table
from lib.inert import quoted
from lib.refusals import Refused, Word

__all__ = ["ACCEPTED", "parse"]

Read = Callable[[str, bytes], Head]


def _npy(name: str, content: bytes) -> Head:
    return assembled(NPY, name, [read_npy(content)], None)


def _npz(name: str, content: bytes) -> Head:
    return assembled(NPZ, name, read_npz(content), None)


def _safetensors(name: str, content: bytes) -> Head:
    arrays, notes = read_safetensors(content)
    listed = notes.get("labels")
    return assembled(SAFETENSORS, name, arrays, None if listed is None else listed.split("\n"))


_READ: dict[str, Read] = {
    ".npz": _npz,
    ".npy": _npy,
    ".csv": read_table,
    ".safetensors": _safetensors,
}
ACCEPTED = tuple(_READ)


def parse(filename: str, content: bytes) -> Head:
    """The output layer in a file, told by the end of its name.

    Parameters
    ----------
    filename : str
        Ends in one of `ACCEPTED`.
    content : bytes
        At most 250 MB, unpacked or not; at most 60,000 labels in at most 4,096 dimensions, and
        200,000 embeddings.

    Notes
    -----
    `.npz`, `.safetensors`: W as "W", "coef", "coef_" or "weight" (also "lm_head.weight"), else the
    only table of numbers; the bias as "b", "bias" or "intercept_"; labels as "labels", "classes_"
    (a tensor file has them in its notes, a line each); embeddings as "X" or "embeddings", the
    number or name of their true labels as "y". `.npy`: W alone. `.csv`: a label and its numbers a
    line; a heading may call the last column "bias".

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
    head = two_rows(_READ[end](PurePath(filename).name, content))
    if not (head.W[0] != head.W).any():
        raise Refused("heads.alike", kind=Word("uploads.file"))
    return Head(**{**vars(head), "digest": sha256(content).hexdigest()})
