"""A reader's output layer out of a file, or the reason why not; nothing in it is executed."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path, PurePath

from cosine_lab.data.files.arrays import Array
from cosine_lab.data.files.local import Content, LocalFile
from cosine_lab.data.files.numpy_files import NPY, NPZ, read_npy, read_npz
from cosine_lab.data.files.safetensors import SAFETENSORS, read_safetensors
from cosine_lab.data.heads.arrays import assembled
from cosine_lab.data.heads.head import LOCAL, MOST_BYTES, UPLOADED, Bounds, Head, completed
from cosine_lab.data.heads.tables import CSV, read_table
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

__all__ = ["ACCEPTED", "open_file", "parse"]

Reader = Callable[[Content], tuple[list[Array], list[str] | None]]
"""The arrays of a file, and the labels in its notes."""


def _safetensors(content: Content) -> tuple[list[Array], list[str] | None]:
    arrays, notes = read_safetensors(content)
    listed = notes.get("labels")
    return arrays, None if listed is None else listed.split("\n")


_READERS: dict[str, tuple[Word, Reader]] = {
    ".npz": (NPZ, lambda content: (read_npz(content), None)),
    ".npy": (NPY, lambda content: ([read_npy(content)], None)),
    ".safetensors": (SAFETENSORS, _safetensors),
}
_TABLE = ".csv"
ACCEPTED = (".npz", ".npy", _TABLE, ".safetensors")


def parse(filename: str, content: bytes, array: str | None = None) -> Head:
    """The output layer in a file, told by the end of its name.

    Parameters
    ----------
    filename : str
        Ends in one of `ACCEPTED`.
    content : bytes
        At most 250 MB, unpacked or not; at most 60,000 labels in at most 4,096 dimensions, and 200,000 embeddings.

    array : str or None
        Which of its arrays is W; None where names or shapes say so.

    Notes
    -----
    `.npz`, `.safetensors`: W as "W", "coef_", "weight" or "kernel", else the layer that models end in
    ("lm_head.weight", "classifier.weight"), else the only table of numbers; the bias beside it; labels as "labels",
    "classes_" (a tensor file has them in its notes, a line each); embeddings as "X" or "embeddings", the number or name
    of their true labels as "y". Each row is a label; each column, where names, biases or embeddings say so, or the name
    "kernel". `.npy`: W alone. `.csv`: a label and its numbers a line; a heading may call the last column "bias".

    Raises
    ------
    Refused
        With the array, line or row at fault.
    """
    end = _ending(filename)
    if len(content) > MOST_BYTES:
        raise Refused("uploads.bytes", kind=Word("uploads.file"), most=MOST_BYTES, bytes=len(content))
    name = PurePath(filename).name
    head = _table(name, content, array) if end == _TABLE else _layer(name, content, array, UPLOADED)
    return completed(replace(head, digest=sha256(content).hexdigest()))


def open_file(path: Path, array: str | None = None) -> Head:
    """The output layer in a file of one's own, of any size: nothing but its directory and the arrays in use is read.

    Tables of text have the bounds of `parse`. The digest is of the file's bytes where it has no more than 250 MB, else
    of the layer's numbers.

    Raises
    ------
    Refused
        As `parse`.
    OSError
        If there is no such file.
    """
    size = path.stat().st_size
    if _ending(path.name) == _TABLE:
        return parse(path.name, path.read_bytes() if size <= MOST_BYTES else bytes(MOST_BYTES + 1), array)
    with LocalFile(path) as content:
        head = _layer(path.name, content, array, LOCAL)
    digest = sha256(path.read_bytes() if size <= MOST_BYTES else head.W.data)
    return completed(replace(head, digest=digest.hexdigest()))


def _ending(name: str) -> str:
    end = PurePath(name).suffix.lower()
    if end not in ACCEPTED:
        raise Refused("uploads.ending", endings=", ".join(ACCEPTED), name=quoted(name))
    return end


def _layer(name: str, content: Content, array_name: str | None, most: Bounds) -> Head:
    kind, reader = _READERS[_ending(name)]
    return assembled(kind, name, *reader(content), array_name, most=most)


def _table(name: str, content: bytes, array_name: str | None) -> Head:
    if array_name is not None:
        raise Refused("heads.which", kind=CSV, found=Word("heads.table"))
    return read_table(name, content)
