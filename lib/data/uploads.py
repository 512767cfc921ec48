"""A reader's own vectors out of an uploaded file, or the reason why not."""

from collections.abc import Callable
from functools import partial
from pathlib import PurePath

from lib.data.own_vectors import MOST_BYTES, OwnVectors, UploadError, quoted, refuse
from lib.data.upload_numpy import read_npy, read_npz
from lib.data.upload_safetensors import read_safetensors
from lib.data.upload_text import LABELS, read_labels, read_separated, read_spaced

__all__ = ["ACCEPTED", "OwnVectors", "UploadError", "parse"]

_TEXTS: dict[str, Callable[[bytes], OwnVectors]] = {
    ".csv": partial(read_separated, "a .csv file", separators=";,"),
    ".tsv": partial(read_separated, "a .tsv file", separators="\t"),
    ".txt": partial(read_spaced, "a .txt file"),
    ".vec": partial(read_spaced, "a .vec file"),
}
_ARRAYS: dict[str, Callable[[bytes, tuple[str, ...] | None], OwnVectors]] = {
    ".npy": read_npy,
    ".npz": read_npz,
    ".safetensors": read_safetensors,
}
ACCEPTED = (*_TEXTS, *_ARRAYS)


def parse(filename: str, content: bytes, labels: bytes | None = None) -> OwnVectors:
    """Words and vectors of a file, told by the end of its name; nothing in it is executed.

    Parameters
    ----------
    filename
        Ends in one of `ACCEPTED`: .csv (comma or semicolon), .tsv (tab), .txt and .vec (blanks:
        GloVe and word2vec text), .npy, .npz, .safetensors.
    content
        At most 200 MB; 2 to 400,000 rows, 2 to 2,048 columns, 40 million numbers in all.
        Text is UTF-8: a word, then its numbers, in every line.
    labels
        For a .npy, .npz or .safetensors file without words: UTF-8 text, one label a line.

    Returns
    -------
    OwnVectors
        Different words; float32 vectors, finite, none zero.

    Raises
    ------
    UploadError
        "<a kind of file> needs …, got …", with the line or row at fault.
    """
    end = PurePath(filename).suffix.lower()
    if end not in ACCEPTED:
        refuse("an upload", f"a name that ends in {', '.join(ACCEPTED)}", quoted(filename))
    for name, part in (("an upload", content), (LABELS, labels or b"")):
        if len(part) > MOST_BYTES:
            refuse(name, f"at most {MOST_BYTES:,} bytes", f"{len(part):,}")
    if end in _ARRAYS:
        return _ARRAYS[end](content, None if labels is None else read_labels(labels))
    if labels is not None:
        refuse(f"a {end} file", "its words in its first column", LABELS)
    return _TEXTS[end](content)
