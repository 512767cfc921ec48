"""Results as a file of assets/computed holds them: what `cosine_lab.data.computed` reads."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.computed import ARRAY, TREES


def packed(results: Mapping[str, object], *, short: bool = False) -> dict[str, NDArray[Any]]:
    """Results by key, as what a file holds; `short` keeps seven digits of a float."""
    arrays: dict[str, NDArray[Any]] = {}
    trees = {key: _plain(result, arrays) for key, result in results.items()}
    text = json.dumps(trees, ensure_ascii=False, separators=(",", ":"))
    kept = {name: _shortened(each) if short else each for name, each in arrays.items()}
    return {TREES: np.frombuffer(text.encode(), dtype=np.uint8), **kept}


def _shortened(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(np.float32) if array.dtype == np.float64 else array


def _plain(value: Any, arrays: dict[str, NDArray[Any]]) -> Any:
    if isinstance(value, np.ndarray):
        mark = sha256(repr((value.shape, value.dtype)).encode() + value.tobytes())
        name = f"{ARRAY}-{mark.hexdigest()[:16]}"  # equal arrays are one
        arrays[name] = value
        return {ARRAY: name}
    if is_dataclass(value):
        value = {each.name: getattr(value, each.name) for each in fields(value)}
    elif hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        return {name: _plain(each, arrays) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each, arrays) for each in value]
    return value.item() if isinstance(value, np.generic) else value
