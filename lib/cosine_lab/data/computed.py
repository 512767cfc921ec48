"""Results that take seconds, shipped computed: assets/computed/<task>.npz, one file a task.

`python -m tests.makers.make_computed` writes them; tests/unit/data/test_computed.py holds them to their computation. A
result that is not shipped is None here, and computed by who asks; what no page computes is `shipped`.

A file holds the arrays of all results of a task, and as JSON how each result is made of them and of
numbers and texts; the type that the reader names says what the JSON becomes.
"""

import json
import types
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import byte_planes
from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache

FOLDER = ASSETS / "computed"
MOST_RESULTS = 64
TREES, ARRAY = "results", "array"
Result = TypeVar("Result")
Arrays = Mapping[str, NDArray[Any]]


class Shipped(NamedTuple):
    """A task's file: how each result is made, by its key, and the arrays they are made of."""

    trees: Mapping[str, Any]
    arrays: Arrays


def find(task: str, key: str, kind: type[Result]) -> Result | None:
    """The shipped result of that key; None where there is none.

    Parameters
    ----------
    task, key : str
    kind : type
        What the result is: dataclasses, named tuples, tuples, lists and dicts of arrays, numbers
        and texts. Its arrays are shared and read-only.
    """
    return cast("Result | None", _load(task, key, kind))


def shipped(task: str, key: str, kind: type[Result]) -> Result:
    """The result of that key, where no page computes one.

    Raises
    ------
    ValueError
        Where it is not shipped.
    """
    result = find(task, key, kind)
    if result is None:
        raise ValueError(
            f"shipped needs what `python -m tests.makers.make_computed {task}` makes, got nothing for {key}"
        )
    return result


@shared_cache(most=MOST_RESULTS)
def _load(task: str, key: str, kind: Any) -> Any:  # noqa: ANN401 - any result of any type
    file = _file(task)
    return _made(kind, file.trees[key], file) if key in file.trees else None


@shared_cache
def _file(task: str) -> Shipped:
    path = FOLDER / f"{task}.npz"
    if not path.is_file():
        return Shipped({}, {})
    arrays = {name: _lengthened(array) for name, array in byte_planes.load(path).items()}
    for array in arrays.values():
        array.setflags(write=False)
    return Shipped(json.loads(arrays.pop(TREES).tobytes()), arrays)


def _lengthened(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(np.float64) if array.dtype == np.float32 else array


def _made(kind: Any, tree: Any, shipped: Shipped) -> Any:  # noqa: ANN401 - any type, any JSON
    """What the JSON becomes as a thing of that type."""
    if get_origin(kind) in {Union, types.UnionType}:
        kind = next(each for each in get_args(kind) if each is not type(None))
    if tree is None:
        return None
    if isinstance(tree, dict):
        if tree.keys() == {ARRAY}:  # the file says so, not the type: from NumPy 2.5 on `NDArray` is an alias
            return shipped.arrays[tree[ARRAY]]
        named = get_origin(kind) is dict
        hints = dict.fromkeys(tree, get_args(kind)[1]) if named else get_type_hints(kind)
        return kind(**{name: _made(hints[name], each, shipped) for name, each in tree.items()})
    if isinstance(tree, list):
        kinds = get_args(kind)
        alike = get_origin(kind) is list or kinds[-1] is Ellipsis
        each_kind = [kinds[0]] * len(tree) if alike else kinds
        made = (_made(k, each, shipped) for k, each in zip(each_kind, tree, strict=True))
        return list(made) if get_origin(kind) is list else tuple(made)
    return tree
