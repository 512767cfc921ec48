"""A figure as Plotly's JavaScript takes it: dicts, lists, numbers, text, and typed arrays."""

import base64
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

MOST_LISTED = 64
"""Numbers of an array that are written out; more travel as bytes."""
_SHORT = {"i8": "i4", "u8": "u4", "f2": "f4"}

Figure = dict[str, Any]
"""Keys: "data", a list of traces, and "layout"."""


def figure(traces: Sequence[Mapping[str, Any]], layout: Mapping[str, Any]) -> Figure:
    """The figure of some traces, in which every array and every number of NumPy is plain data.

    Arrays of up to 64 numbers become lists, with None where not finite; longer ones Plotly's typed
    arrays, {"dtype", "bdata"} and, of two dimensions, "shape".
    """
    return {"data": [plain(trace) for trace in traces], "layout": plain(layout)}


def plain(value: Any) -> Any:  # noqa: ANN401 - whatever stands in a figure
    """The value with lists and numbers in place of NumPy's."""
    if isinstance(value, np.ndarray):
        return _bytes(value) if value.size > MOST_LISTED else plain(value.tolist())
    if isinstance(value, np.generic):
        return plain(value.item())
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return {name: plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def _bytes(array: NDArray[Any]) -> dict[str, str]:
    kind = array.dtype.str[1:]
    short = np.asarray(array, dtype="<" + _SHORT.get(kind, kind))
    data = base64.b64encode(short.tobytes()).decode()
    shape = {"shape": ", ".join(map(str, array.shape))} if array.ndim > 1 else {}
    return {"dtype": short.dtype.str[1:], "bdata": data} | shape
