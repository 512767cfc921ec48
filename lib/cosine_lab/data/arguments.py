"""What functions of the package ask of lists, pairs and texts; whoever calls says which function it is."""

from collections.abc import Mapping
from reprlib import repr as brief
from typing import Any

import numpy as np


def omission_note(unknown: tuple[str, ...], rows: Mapping[str, int]) -> str:
    """That texts without a vector were left out, the first by name, and what is spelt like it but for capitals."""
    if not unknown:
        return ""
    like = next((f", but {text!r} has" for text in rows if text.casefold() == unknown[0].casefold()), "")
    more = f" and {len(unknown) - 1} more" if len(unknown) > 1 else ""
    return f", as {brief(unknown[0])}{more} {'have' if more else 'has'} no vector{like}"


def need(holds: object, what: str, got: object) -> None:
    """Refuse what does not hold."""
    if not holds:
        raise ValueError(f"this needs {what}, got {brief(got)}")


def each_of(value: Any, what: str, kind: Any = object, count: int | None = None) -> list[Any]:  # noqa: ANN401 - anything
    """What is in a list or the like, but no text: all of a kind, and so many where that is asked."""
    several = np.iterable(value) and not isinstance(value, str | bytes)
    items = list(value) if several else []
    need(several and count in (None, len(items)), what, value)
    for each in items:
        need(isinstance(each, kind), what, each)
    return items


def pairs_of(pairs: object, third: str, kind: Any = object) -> list[list[Any]]:  # noqa: ANN401 - types
    """Two texts and something third, each time."""
    what = f"pairs (text, text, {third})"
    rows = [each_of(pair, what, count=3) for pair in each_of(pairs, what)]
    for *texts, value in rows:
        need(each_of(texts, what, str) and isinstance(value, kind), what, value)
    return rows
