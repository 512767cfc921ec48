"""A field of a state declares its range, step and label once; controls and links derive from it.

A lesson's state is a frozen dataclass that extends `State` with fields annotated with a `Field`.
"""

import math
from dataclasses import dataclass, fields
from typing import ClassVar, get_type_hints

from cosine_lab import names
from cosine_lab.refusals import Refused

MOST_LABELS = 26
FEWEST_LABELS = 2
LONGEST_LABEL = 24
SINGULAR = 1e-6

Point = tuple[float, float]
Points = tuple[Point, ...]


@dataclass(frozen=True)
class Field:
    """What a numeric field may hold.

    Attributes
    ----------
    label : str
        Key of the name a reader sees: "<part>.<key>" of assets/prose.
    low, high : float
        Closed range of every entry.
    step : float
        Step of a control.
    shape : tuple
        () for one number, (k,) for k of them, ("n", 2) for one point a label.
    whole : bool
        Whether entries are whole numbers.
    distinct : bool
        Whether the entries must differ from one another (a pair of labels); then they are label numbers, below n.
    invertible : bool
        Whether the four entries must make an invertible matrix (row-major, 2 × 2).
    later : bool
        Whether links were made before the state had it, which then lack it. Such fields come last,
        the newest at the end: links lack the last of them, or all.
    said : str
        Its name in a link that a hand writes, where that is another, and what older links call it
        after a bar: "new|old"; a minus before it says that the opposite is written there.
    options : tuple of str
        Words for the numbers 0, 1, 2 … in such a link.
    """

    label: str
    low: float
    high: float
    step: float = 0.01
    shape: tuple[int | str, ...] = ()
    whole: bool = False
    distinct: bool = False
    invertible: bool = False
    later: bool = False
    said: str = ""
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """What a reader chose; a lesson's state adds its numeric fields.

    Attributes
    ----------
    labels : tuple of str
        Names of the labels, in row order; see `label_error` for what is accepted.
    """

    FORMER: ClassVar[int] = 0
    """Numbers that older links carry after its fields, of fields that are no more."""

    labels: tuple[str, ...]


def schema(cls: type[State]) -> dict[str, Field]:
    """The numeric fields of a state class, in order."""
    hints = get_type_hints(cls, include_extras=True)
    return {
        field.name: hints[field.name].__metadata__[0]
        for field in fields(cls)
        if hasattr(hints[field.name], "__metadata__")
    }


def size(field: Field, n: int) -> int:
    """How many entries a field has where there are n labels."""
    return math.prod(n if k == "n" else int(k) for k in field.shape)


def fits(field: Field, entries: list[float], n: int) -> bool:
    """Whether a field may hold these entries where there are n labels."""
    high = min(field.high, n - 1) if field.distinct else field.high
    return (
        all(math.isfinite(x) and field.low <= x <= high for x in entries)
        and (not field.whole or all(x == int(x) for x in entries))
        and (not field.distinct or len(set(entries)) == len(entries))
        and (not field.invertible or abs(determinant(entries)) >= SINGULAR)
    )


def number(field: Field, text: str | None, default: float) -> float:
    """The number that a link's text gives a field, or the default where it gives none that fits."""
    try:
        value = float(text or "")
    except ValueError:
        return default
    return value if fits(field, [value], 1) else default


def determinant(entries: list[float]) -> float:
    """Of a 2 × 2 matrix, row-major."""
    a, b, c, d = entries
    return a * d - b * c


def complaint(field: Field) -> Refused:
    """What is wrong with entries that do not fit a field; it follows the field's name."""
    if field.distinct:
        return Refused("fields.not-different")
    if field.invertible:
        return Refused("fields.not-invertible")
    return Refused("fields.not-whole" if field.whole else "fields.outside", low=field.low, high=field.high)


def label_error(labels: list[str]) -> Refused | None:
    """What is wrong with label names as they are kept (`names.normal`), or None.

    Accepted are 2 to 26 names of 1 to 24 characters, all of which can be seen, that look different.
    """
    if not FEWEST_LABELS <= len(labels) <= MOST_LABELS:
        return Refused("fields.label-count", count=len(labels), fewest=FEWEST_LABELS, most=MOST_LABELS)
    looks = [names.looks(label) for label in labels]
    for label in labels:
        if names.unseen(label):
            return Refused("fields.label-unseen")
        if not names.normal(label) or len(label) > LONGEST_LABEL:
            return Refused("fields.label-length", longest=LONGEST_LABEL)
        if looks.count(names.looks(label)) > 1:
            return Refused("fields.label-twice", label=label)
    return None
