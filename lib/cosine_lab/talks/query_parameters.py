"""A state that a hand wrote into a link: `origin=.6,.5&pair=cat,dog`.

The names and what each takes are those of the state's fields (`Field.said`); the twin is assets/lab/by_hand.js.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from cosine_lab.links import shaped
from cosine_lab.old_titles import old_titles
from cosine_lab.parameters import SINGULAR, Field, determinant, size
from cosine_lab.refusals import Refused

_NUMBER = re.compile(r"[-−]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]{1,3})?")
_PLACE = re.compile(r"[0-9]{1,4}")
_LONGEST = 40
Spec = Mapping[str, Field]


def names(spec: Spec) -> dict[str, str]:
    """The fields of a state, by the names that a hand writes."""
    return {url_name: name for name, field in spec.items() for url_name in (field.said.lstrip("-") or name).split("|")}


def read(
    spec: Spec, labels: Collection[str] | None, query: Mapping[str, str]
) -> tuple[dict[str, Any], tuple[Refused, ...]]:
    """The fields that a link sets by hand, and what of it cannot be taken.

    Parameters
    ----------
    spec : mapping of str to Field
        Of the state, by name (`schema`).
    labels : collection of str or None
        Of the state; None where nobody knows them: what they decide is not looked at.
    query : mapping of str to str
        Untrusted: all parameters of the link.
    """
    values: dict[str, Any] = {}
    refused = []
    for url_name, name in names(spec).items():
        if url_name not in query or (labels is None and (spec[name].distinct or "n" in spec[name].shape)):
            continue
        try:
            values[name] = _value(url_name, spec[name], list(labels or ()), query[url_name])
        except Refused as why:
            refused.append(why)
    return values, tuple(refused)


def nearest(name: str, there: Iterable[str]) -> str:
    """The one that takes the fewest letters changed, put in or left out; the first of several."""
    return min(there, key=lambda each: changes(name[:_LONGEST], each))


def changes(one: str, other: str) -> int:
    """How many letters are changed, put in or left out between two words."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        last, row = row, [i]
        for j, b in enumerate(other, 1):
            row.append(min(last[j] + 1, row[-1] + 1, last[j - 1] + (a != b)))
    return row[-1]


def _value(url_name: str, field: Field, labels: list[str], text: str) -> object:
    count = size(field, len(labels))
    parts = [part.strip(" ") for part in text.split(",")]
    if len(parts) != count:
        raise Refused("talk.so-many", name=url_name, count=count)
    known = labels if field.distinct else list(field.options)
    before = old_titles().get(url_name, {}) if field.options else {}
    parts = [before.get(part, part) for part in parts]
    entries = [_entry(url_name, field, known, part) for part in parts]
    if field.distinct and len(set(entries)) < count:
        raise Refused("talk.same", name=url_name)
    if field.said.startswith("-"):
        entries = [0 - entry for entry in entries]
    if field.invertible and abs(determinant(entries)) < SINGULAR:
        raise Refused("talk.singular", name=url_name)
    return shaped(field, entries)


def _entry(url_name: str, field: Field, known: list[str], part: str) -> float:
    """A number, or the place of a word among those that are known; a label is also known by its place."""
    if part in known:
        return known.index(part)
    if field.distinct and _PLACE.fullmatch(part) and int(part) < len(known):
        return int(part)
    number = None if field.distinct else _NUMBER.fullmatch(part)
    if number is None and known:
        values = {"asked": part[:_LONGEST], "meant": nearest(part, known)}
        raise Refused("talk.unknown-word", name=url_name, **values)
    if number is None or (field.whole and not float(part.replace("−", "-")).is_integer()):
        raise Refused("talk.no-number" if number is None else "talk.whole", name=url_name)
    value = float(part.replace("−", "-")) + 0.0  # no −0
    if value < field.low:
        raise Refused("talk.below", name=url_name, least=_plain(field.low))
    if value > field.high:
        raise Refused("talk.above", name=url_name, most=_plain(field.high))
    return value


def _plain(value: float) -> float:
    """A whole number is told without a point."""
    return int(value) if value == int(value) else value
