"""A field of a state declares its range, step and label once; controls and links derive from it.

A lesson's state is a frozen dataclass that extends `State` with fields annotated with a `Numbers`.
"""

import math
import re
from dataclasses import dataclass, fields
from typing import get_type_hints

MOST_LABELS = 26
FEWEST_LABELS = 2
LONGEST_LABEL = 24
SINGULAR = 1e-6
# Control characters, the byte order mark, and halves of a surrogate pair, which no text may hold.
_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)

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


def schema(cls: type[State]) -> dict[str, Numbers]:
    """The numeric fields of a state class, in order."""
    hints = get_type_hints(cls, include_extras=True)
    return {
        field.name: hints[field.name].__metadata__[0]
        for field in fields(cls)
        if hasattr(hints[field.name], "__metadata__")
    }


def size(field: Numbers, n: int) -> int:
    """How many entries a field has where there are n labels."""
    return math.prod(n if k == "n" else int(k) for k in field.shape)


def fits(field: Numbers, entries: list[float], n: int) -> bool:
    """Whether a field may hold these entries where there are n labels."""
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


def complaint(field: Numbers) -> str:
    """What is wrong with entries that do not fit a field, to follow its label."""
    if field.distinct:
        return "does not name different labels"
    if field.invertible:
        return "cannot be inverted or is out of range"
    whole = "a whole number " if field.whole else ""
    return f"is not {whole}in [{field.low:g}, {field.high:g}]"


def label_error(labels: list[str]) -> str | None:
    """What is wrong with label names, or None.

    Accepted are 2 to 26 different names of 1 to 24 characters, all of which can be shown.
    """
    if not FEWEST_LABELS <= len(labels) <= MOST_LABELS:
        return f"{len(labels)} labels, where {FEWEST_LABELS} to {MOST_LABELS} are accepted"
    for label in labels:
        if _UNSEEN.search(label):
            return "a label holds a character that cannot be shown"
        if not label.strip() or len(label) > LONGEST_LABEL:
            return f"a label needs 1 to {LONGEST_LABEL} characters"
        if labels.count(label) > 1:
            return f"two labels are called {label}"
    return None
