"""Attributes that a sentence's template may look up: those of frozen results that say so themselves."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cached_property
from typing import Any, TypeVar

Kind = TypeVar("Kind", bound=type)

KINDS: dict[type, frozenset[str]] = {}
"""What may be read, by kind: a result's fields and what it says of itself."""


def quotable(kind: Kind) -> Kind:
    """Decorate a frozen dataclass or a named tuple: `{result.name:.2f}` may stand in a sentence.

    Raises
    ------
    TypeError
        If its values could change.
    """
    frozen = is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    names = [each.name for each in fields(kind)] if frozen else getattr(kind, "_fields", None)
    if names is None:
        raise TypeError(f"quotable needs a frozen dataclass or a named tuple, got {kind.__name__}")
    properties = [k for k, each in vars(kind).items() if isinstance(each, property | cached_property)]
    KINDS[kind] = frozenset(name for name in [*names, *properties] if not name.startswith("_"))
    return kind


def look_up(values: Mapping[str, Any], path: str) -> Any:  # noqa: ANN401 - whatever is quoted
    """The value of a name, or what it leads to through quotable results; None beyond a None.

    Raises
    ------
    KeyError
        If there is no such name, or a result on the way has or shows none.
    """
    name, *rest = path.split(".")
    value = values[name]
    for part in rest:
        if value is None:
            return None
        if part not in KINDS.get(type(value), ()):
            raise KeyError(f"{path}: a sentence reads no {part!r} of {type(value).__name__}")
        value = getattr(value, part)
    return value
