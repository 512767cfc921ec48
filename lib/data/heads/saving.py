"""An output layer as a file that every NumPy reads."""

import io

import numpy as np
from numpy.typing import NDArray

from lib.data.heads.head import Head


def translated(head: Head, shift: NDArray[np.float64]) -> bytes:
    """A .npz of the layer with `shift`, shape (d,), added to every row, in double precision.

    It holds W, labels and, where the layer has one, the bias b.
    """
    W = np.asarray(head.W, dtype=np.float64) + shift
    arrays = {"W": W, "labels": np.array(head.labels)}
    if head.bias is not None:
        arrays["b"] = head.bias
    file = io.BytesIO()
    np.savez(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()
