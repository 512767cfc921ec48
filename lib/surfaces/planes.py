"""What surfaces with planes share besides: what they compute with, and their first view."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.surfaces.names import Model
from lib.surfaces.plain import packed


def inputs(embeddings: NDArray[np.float64], model: Model = "softmax") -> dict[str, Any]:
    """What a plane computes with, as a surface gives it.

    embeddings : shape (points, 2); what the meter counts over
    model : what is made of the logits
    """
    return {"embeddings": packed(embeddings), "model": model}


def span(*point_sets: NDArray[np.float64], margin: float = 1.15) -> float:
    """Half the side of a square view about the origin that shows all points.

    *point_sets : shape (k, 2)
    margin : room around them, as a factor
    """
    return margin * max(float(np.abs(points).max(initial=0.0)) for points in point_sets)
