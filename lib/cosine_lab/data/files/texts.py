"""Texts in an array of a file: NumPy's four bytes a letter, UTF-8, or whole numbers as words."""

from collections.abc import Iterator

import numpy as np

from cosine_lab.data.files.arrays import Array
from cosine_lab.data.files.effort import Effort
from cosine_lab.refusals import Refused

LONGEST = 200
"""Characters of a text."""
_LAST = 0x10FFFF
"""The last character of Unicode: NumPy holds numbers beyond it, of which Python makes no text."""


def texts(array: Array) -> Iterator[str]:
    """Every entry as a text, in order.

    Raises
    ------
    Refused
        Where entries have room for more than `LONGEST` characters, or one is no character.
    """
    if array.fault is not None:
        raise array.fault
    kind = np.dtype(array.dtype)
    if kind.itemsize > 4 * LONGEST:
        raise Refused("uploads.wide-words", kind=array.kind, most=LONGEST)
    effort = Effort()
    for piece in array.pieces():
        effort.check()
        if kind.kind == "U":
            codes = np.frombuffer(piece, np.dtype("u4").newbyteorder(kind.byteorder))
            if codes.size and codes.max() > _LAST:
                raise Refused("uploads.no-character", kind=array.kind, code=f"{codes.max():X}")
        for each in np.frombuffer(piece, kind).tolist():
            yield each.decode("utf-8", "surrogateescape") if isinstance(each, bytes) else str(each)
