"""An output layer as a file that every NumPy reads."""

import io
import zipfile

import numpy as np
from numpy.lib import format as files
from numpy.typing import NDArray

from cosine_lab.data.heads.head import Head

_BLOCK = 1 << 20
"""Numbers that are written at once."""


def translated(head: Head, shift: NDArray[np.float64]) -> bytes:
    """A .npz of the layer with `shift`, shape (d,), added to every row, in double precision.

    It holds W, labels and, where the layer has one, the bias b. Beside the file itself there is
    memory for a block of rows.
    """
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        with archive.open("W.npy", "w", force_zip64=True) as member:
            header = {"descr": "<f8", "fortran_order": False, "shape": head.W.shape}
            files.write_array_header_1_0(member, header)
            step = max(1, _BLOCK // head.W.shape[1])
            for start in range(0, len(head.W), step):
                rows = np.asarray(head.W[start : start + step], dtype="<f8") + shift
                member.write(rows.tobytes())
        others = {"labels": np.array(head.labels)}
        if head.bias is not None:
            others["b"] = head.bias
        for name, array in others.items():
            with archive.open(f"{name}.npy", "w") as member:
                files.write_array(member, array, allow_pickle=False)
    return file.getvalue()
