"""Traits that take numbers as NumPy has them, and cannot be changed in part."""

from typing import Any

import numpy as np
import traitlets


def plain(value: Any) -> Any:  # noqa: ANN401 - any value of a cell
    """The value without NumPy: an array or a list as a tuple, row by row, and its numbers as Python's."""
    if isinstance(value, np.ndarray | list | tuple):
        return tuple(plain(each) for each in value)
    return value.item() if isinstance(value, np.generic) else value


class Number(traitlets.Float):  # type: ignore[type-arg]  # traitlets' own parameters say who may set it
    """A number."""

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: ANN401, D102 - as of traitlets
        return super().validate(obj, plain(value))


class Numbers(traitlets.Tuple):
    """Numbers, of a fixed length where traits are given, or rows of them."""

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: ANN401, D102
        return super().validate(obj, plain(value))
