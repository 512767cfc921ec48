"""Numbers out of the text that a browser is sent."""

from base64 import urlsafe_b64decode
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.surfaces.plain import Kind


def unpacked(text: str, kind: Kind = "f8") -> NDArray[Any]:
    """What `cosine_lab.surfaces.plain.packed` made the text of, shape (n,)."""
    dtype = np.dtype(f"<{kind}")
    planes = np.frombuffer(urlsafe_b64decode(text + "=" * (-len(text) % 4)), np.uint8).reshape(dtype.itemsize, -1)
    return np.ascontiguousarray(planes.T).view(dtype).ravel()
