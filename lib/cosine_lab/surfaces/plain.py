"""Typed descriptions as plain data, the names that stand in them, and what surfaces with planes share."""

import base64
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.surfaces.names import Model, Name

Kind = Literal["f8", "f4", "f2", "i4", "u2"]


def plain(value: object) -> Any:  # noqa: ANN401 - any JSON
    """The value as JSON-ready data; of a dataclass, the fields that are not at their defaults."""
    if is_dataclass(value):
        return {
            field.name: plain(getattr(value, field.name))
            for field in fields(value)
            if getattr(value, field.name) != _default(field)
        }
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, Name):
        return str(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(each) for each in value]
    return value


def packed(numbers: ArrayLike, kind: Kind = "f8") -> str:
    """The numbers to the last bit in base64url: the first bytes of all of them, then the second ones, and so on.

    Bytes of one significance are alike, so gzip takes a third off, and what is exact in fewer bits costs no more.
    The browser's end is `numbersOf` in assets/lab/base64.js.

    Parameters
    ----------
    numbers : array_like
        Sent row by row.
    kind : {"f8", "f4", "f2", "i4", "u2"}
        NumPy's name of what each number is sent as, little-endian.
    """
    flat = np.asarray(numbers, dtype=f"<{kind}").reshape(-1, 1)
    return base64.urlsafe_b64encode(flat.view(np.uint8).T.tobytes()).decode().rstrip("=")


def names(value: object) -> Iterator[Name]:
    """Every layer, handle and action named in a value."""
    if is_dataclass(value):
        value = [getattr(value, field.name) for field in fields(value)]
    if isinstance(value, Name):
        yield value
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for each in value:
            yield from names(each)


def _default(field: "Field[Any]") -> object:
    return MISSING if field.default is MISSING else field.default


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
