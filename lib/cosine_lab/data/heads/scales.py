"""Weights that were stored in 8 bits: the scales beside them, and what a number becomes."""

from collections.abc import Sequence

import numpy as np

from cosine_lab.data.files.arrays import WIDTHS, Array, numbers
from cosine_lab.data.heads import roles
from cosine_lab.data.heads.head import Numbers
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused

_SCALES = ("scale", "scales", "scb")
_PACKED = ("absmax", "g_idx", "qzeros", "quant_map", "zero", "zeros", "zero_point")
"""Beside weights of which one number in the file holds several, or that are not scaled alone."""
_OTHERS = ("input_scale", "output_scale", "logit_scale")
"""Of what goes in and comes out."""
_SIGNED = {"|i1", *(each for each in WIDTHS if WIDTHS[each] == 1)}
_LARGEST = 127
_BLOCK = 128
_AT_ONCE = 1024  # rows


def beside(W: Array, arrays: Sequence[Array]) -> Array | None:
    """The scales of weights in 8 bits, by their name in the same module; None where there are none.

    Raises
    ------
    Refused
        With the name of an array that says that they are packed, or stored otherwise.
    """
    if W.sort == "f" and W.dtype not in _SIGNED:
        return None
    modules, last = roles.path(W.name)
    paths = [(a, *roles.path(a.name)) for a in arrays if a is not W]
    near = [(a, name) for a, above, name in paths if above in (modules, (*modules, last))]
    named = [(a, name) for a, name in near if name not in _OTHERS]
    scales = [a for a, name in named if name.removesuffix("_inv").endswith(_SCALES)]
    packed = [a for a, name in named if name.endswith(_PACKED)]
    wrong = packed or scales[1:] or (scales if W.dtype not in _SIGNED else [])
    if wrong:
        raise Refused("heads.scale", kind=W.kind, name=quoted(W.name), scale=quoted(wrong[0].name))
    return scales[0] if scales else None


def scaled(table: Numbers, W: Array, scales: Array) -> Numbers:
    """The table, each number times the scale of its row, column or block.

    Parameters
    ----------
    table : ndarray of shape (n, d)
        The numbers as they are stored; written over.
    W, scales : Array
        What they were read from: a scale for all, for each row, column or block of the same size.

    Raises
    ------
    Refused
        Where there are other numbers of scales.
    """
    shape, count = table.shape, scales.count
    by_row = count == shape[0]  # where there is one axis
    a, b = scales.shape if len(scales.shape) == len(shape) else (count, 1) if by_row else (1, count)
    sizes = [_size(length, parts) for length, parts in zip(shape, (a, b), strict=True)]
    if None in sizes or count > max(*shape, W.count // 2):
        raise Refused("heads.scale", kind=W.kind, name=quoted(W.name), scale=quoted(scales.name))
    flat = scales if scales.shape else Array(**{**vars(scales), "shape": (1,)})
    factors = numbers(flat, table.size, np.float64).reshape(a, b)
    factors = factors / _LARGEST if roles.path(scales.name)[1] == "scb" else factors
    rows, columns = (np.arange(length) // size for length, size in zip(shape, sizes, strict=True))
    for start in range(0, len(table), _AT_ONCE):
        table[start : start + _AT_ONCE] *= factors[rows[start : start + _AT_ONCE]][:, columns]
    return table


def _size(length: int, parts: int) -> int | None:
    """How many numbers share a scale, of so many parts of a length; None where these are of no one size."""
    for size in (length, 1, _BLOCK):
        if -(-length // size) == parts:
            return size
    return length // parts if parts and length % parts == 0 else None
