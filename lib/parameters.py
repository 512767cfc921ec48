"""A field of a state declares its range, step and label once; the URL codec derives from it.

A lesson's state is a frozen dataclass that extends `State` with fields annotated with a `Numbers`.
One URL parameter carries it all::

    1.<base64url of the float64 numbers, little-endian, in field order>[.<base64url of the labels>]

so that a link restores a state to the last bit on any machine. The browser holds the twin of this
codec in ``assets/plane/codec.js``; both are held to ``tests/vectors/codec.json``.
"""

import base64
import json
import math
import re
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar, get_type_hints

import numpy as np

VERSION = "1"
MOST_LABELS = 26
FEWEST_LABELS = 2
LONGEST_LABEL = 24
LONGEST_LINK = 8192
_BASE64 = re.compile(r"[A-Za-z0-9_-]*")
# Control characters, the byte order mark, and halves of a surrogate pair, which no text may hold.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\ufeff\ud800-\udfff]")
SINGULAR = 1e-6

Point = tuple[float, float]
Points = tuple[Point, ...]


@dataclass(frozen=True)
class Numbers:
    """What a numeric field may hold.

    Attributes
    ----------
    label : str
        Name a reader sees.
    low, high : float
        Closed range of every entry.
    step : float
        Step of a control.
    shape : tuple
        () for one number, (k,) for k of them, ("n", 2) for one point a label.
    whole : bool
        Whether entries are whole numbers.
    distinct : bool
        Whether the entries must differ from one another (a pair of labels); then they are label
        numbers, below n.
    invertible : bool
        Whether the four entries must make an invertible matrix (row-major, 2 × 2).
    """

    label: str
    low: float
    high: float
    step: float = 0.01
    shape: tuple[int | str, ...] = ()
    whole: bool = False
    distinct: bool = False
    invertible: bool = False


@dataclass(frozen=True)
class State:
    """What a reader chose; a lesson's state adds its numeric fields.

    Attributes
    ----------
    labels : tuple of str
        Names of the labels, in row order; see `label_error` for what is accepted.
    """

    labels: tuple[str, ...]


S = TypeVar("S", bound=State)


def schema(cls: type[State]) -> dict[str, Numbers]:
    """The numeric fields of a state class, in order."""
    hints = get_type_hints(cls, include_extras=True)
    return {
        field.name: hints[field.name].__metadata__[0]
        for field in fields(cls)
        if hasattr(hints[field.name], "__metadata__")
    }


def encode(state: State, labels: tuple[str, ...]) -> str:
    """Text of one URL parameter; its labels are written only where they differ from `labels`."""
    flat = [np.asarray(getattr(state, name), dtype="<f8").ravel() for name in schema(type(state))]
    parts = [VERSION, _to_base64(np.concatenate(flat).astype("<f8").tobytes())]
    if state.labels != labels:
        text = json.dumps(list(state.labels), ensure_ascii=False, separators=(",", ":"))
        parts.append(_to_base64(text.encode()))
    return ".".join(parts)


def amend(default: S, text: str | None) -> tuple[S, tuple[str, ...]]:
    """The state a link describes; total: it never raises.

    Parameters
    ----------
    default : state
        What holds where the link is silent or wrong.
    text : str or None
        Untrusted; None or "" means no link.

    Returns
    -------
    state, notes
        `notes` says in whole sentences what was ignored, and is empty for a good link.
    """
    if not text:
        return default, ()
    try:
        return _decode(default, text)
    except _BadLinkError as bad:
        return default, (f"This link could not be read ({bad}); showing the default instead.",)


class _BadLinkError(Exception):
    pass


def _decode(default: S, text: str) -> tuple[S, tuple[str, ...]]:
    if len(text) > LONGEST_LINK:
        raise _BadLinkError(f"it is longer than {LONGEST_LINK} characters")
    parts = text.split(".")
    if parts[0] != VERSION:
        raise _BadLinkError(f"its version is not {VERSION}")
    if len(parts) not in (2, 3):
        raise _BadLinkError("it has a wrong number of parts")
    labels = _labels(parts[2]) if len(parts) == 3 else default.labels  # noqa: PLR2004
    data = _from_base64(parts[1])
    if len(data) % 8:
        raise _BadLinkError("its numbers are cut off")
    numbers = np.frombuffer(data, dtype="<f8").tolist()
    spec = schema(type(default))
    if len(numbers) != sum(_size(field, len(labels)) for field in spec.values()):
        raise _BadLinkError("its numbers do not fit its labels")
    return _fill(default, labels, numbers)


def _fill(default: S, labels: tuple[str, ...], numbers: list[float]) -> tuple[S, tuple[str, ...]]:
    found: dict[str, Any] = {"labels": labels}
    notes = []
    at = 0
    for name, field in schema(type(default)).items():
        entries = numbers[at : at + _size(field, len(labels))]
        at += len(entries)
        if _fits(field, entries, len(labels)):
            found[name] = _shaped(field, entries)
        elif field.shape and field.shape[0] == "n" and labels != default.labels:
            raise _BadLinkError(f"{field.label} is out of range")
        else:
            notes.append(
                f"The link's {field.label} is not in [{field.low:g}, {field.high:g}]; "
                "its default is shown instead."
            )
    return replace(default, **found), tuple(notes)


def _size(field: Numbers, n: int) -> int:
    return math.prod(n if k == "n" else int(k) for k in field.shape)


def _fits(field: Numbers, entries: list[float], n: int) -> bool:
    high = min(field.high, n - 1) if field.distinct else field.high
    return (
        all(math.isfinite(x) and field.low <= x <= high for x in entries)
        and (not field.whole or all(x == int(x) for x in entries))
        and (not field.distinct or len(set(entries)) == len(entries))
        and (not field.invertible or abs(_determinant(entries)) >= SINGULAR)
    )


def _determinant(entries: list[float]) -> float:
    a, b, c, d = entries
    return a * d - b * c


def _shaped(field: Numbers, entries: list[float]) -> object:
    cast = int if field.whole else float
    if not field.shape:
        return cast(entries[0])
    if len(field.shape) == 1:
        return tuple(cast(x) for x in entries)
    width = int(field.shape[1])
    return tuple(tuple(entries[k : k + width]) for k in range(0, len(entries), width))


def _labels(part: str) -> tuple[str, ...]:
    data = _from_base64(part)
    try:
        labels = json.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise _BadLinkError("its labels are no list of names") from error
    if not isinstance(labels, list) or not all(isinstance(label, str) for label in labels):
        raise _BadLinkError("its labels are no list of names")
    wrong = label_error(labels)
    if wrong:
        raise _BadLinkError(wrong)
    return tuple(labels)


def label_error(labels: list[str]) -> str | None:
    """What is wrong with label names, or None: 2 to 26 different, visible names of 1 to 24 characters."""
    if not FEWEST_LABELS <= len(labels) <= MOST_LABELS:
        return f"{len(labels)} labels, where {FEWEST_LABELS} to {MOST_LABELS} are accepted"
    for label in labels:
        if not label.strip() or len(label) > LONGEST_LABEL:
            return f"a label needs 1 to {LONGEST_LABEL} characters"
        if _UNSEEN.search(label):
            return "a label holds a character that cannot be shown"
        if labels.count(label) > 1:
            return f"two labels are called {label}"
    return None


def _to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _from_base64(text: str) -> bytes:
    if not _BASE64.fullmatch(text) or len(text) % 4 == 1:
        raise _BadLinkError("it holds characters that no link of ours holds")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
