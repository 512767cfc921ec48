"""A reader's own vectors out of an uploaded file, or the reason why not."""

from collections.abc import Callable
from functools import partial
from pathlib import PurePath

from cosine_lab.data.own_vectors import MOST_BYTES, OwnVectors
from cosine_lab.data.upload_arrays import BIN, Labels, from_npy, from_npz, from_safetensors, from_word2vec
from cosine_lab.data.upload_text import LABELS, read_labels, read_separated, read_spaced
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

__all__ = ["ACCEPTED", "LABELLED", "OwnVectors", "parse"]

_TEXT: dict[str, Callable[[bytes, Labels], OwnVectors]] = {
    ".csv": partial(read_separated, Word("uploads.csv"), separators=";,"),
    ".tsv": partial(read_separated, Word("uploads.tsv"), separators="\t"),
    ".txt": partial(read_spaced, Word("uploads.txt")),
    ".vec": partial(read_spaced, Word("uploads.vec")),
}
_ARRAYS: dict[str, Callable[[bytes, Labels], OwnVectors]] = {
    ".npy": from_npy,
    ".npz": from_npz,
    ".safetensors": from_safetensors,
}
_BINARY = ".bin"
LABELLED = (".csv", ".tsv", *_ARRAYS)
"""Endings of files that may have their words in another."""
ACCEPTED = (".csv", ".tsv", ".txt", _BINARY, ".vec", *_ARRAYS)


def parse(filename: str, content: bytes, labels: bytes | None = None) -> OwnVectors:
    """Words and vectors of a file, told by the end of its name; nothing in it is executed.

    Parameters
    ----------
    filename
        Ends in one of `ACCEPTED`: .csv (comma or semicolon), .tsv (tab), .txt and .vec (blanks:
        GloVe and word2vec text), .bin (word2vec), .npy, .npz, .safetensors.
    content
        At most 200 MB; 2 to 400,000 rows, 2 to 4,096 columns, 40 million numbers in all.
        Text is UTF-8: a word, then its numbers, in every line. A row that cannot be used is left out, and told.
    labels
        For a .npy, .npz or .safetensors file without words, or a table of numbers alone: UTF-8 text, one label a line,
        or columns between tabs below headings, as the metadata of TensorFlow's Projector.

    Returns
    -------
    OwnVectors
        Different words; float32 vectors, finite, none zero.

    Raises
    ------
    Refused
        With the line or row at fault.
    """
    end = PurePath(filename).suffix.lower()
    if end not in ACCEPTED:
        raise Refused("uploads.ending", endings=", ".join(ACCEPTED), name=quoted(filename))
    for kind, part in ((Word("uploads.file"), content), (LABELS, labels or b"")):
        if len(part) > MOST_BYTES:
            raise Refused("uploads.bytes", kind=kind, most=MOST_BYTES, bytes=len(part))
    if end == _BINARY:
        if labels is not None:
            raise Refused("uploads.own-words", kind=BIN, beside=LABELS)
        return from_word2vec(content)
    return (_TEXT | _ARRAYS)[end](content, None if labels is None else read_labels(labels))
