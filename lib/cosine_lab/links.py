"""One URL parameter carries a whole state, to the last bit, to any machine.

It reads, in base64url::

    1.<mark>.<the float64 numbers, little-endian, in field order>[.<the labels, where not default>]

The mark tells for which default labels the link was made: three vectors of one model shown under
the three names of another would be a state that nobody made. The browser holds the twin of this
codec in ``assets/lab/codec.js``; both are held to ``tests/vectors/codec.json``.
"""

import base64
import json
import re
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from cosine_lab import names
from cosine_lab.fingerprint import fingerprint
from cosine_lab.parameters import Field, State, complaint, fits, label_error, schema, size
from cosine_lab.refusals import Refused, Word

VERSION = "1"
LONGEST_LINK = 8192
_FORMER_LABELS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("cat", "dog", "car", "house", "tree"): ("0", "1", "2", "3", "4")
}
"""For which older links were made, by the default labels of today."""
_BASE64 = re.compile(r"[A-Za-z0-9_-]*")

S = TypeVar("S", bound=State)


def encode(state: State, labels: tuple[str, ...]) -> str:
    """Text of one URL parameter; its labels are written only where they differ from `labels`."""
    flat = [np.asarray(getattr(state, name), dtype="<f8").ravel() for name in schema(type(state))]
    parts = [VERSION, mark(labels), _to_base64(np.concatenate(flat).astype("<f8").tobytes())]
    if state.labels != labels:
        parts.append(_to_base64(_json(state.labels).encode()))
    return ".".join(parts)


def mark(labels: tuple[str, ...]) -> str:
    """Eight hexadecimal digits for these labels: FNV-1a, 32 bits, of their JSON in UTF-8."""
    return fingerprint(_json(labels))


def amend(default: S, text: str | None) -> tuple[S, tuple[Refused, ...]]:
    """The state a link describes; total: it never raises.

    Parameters
    ----------
    default : state
        What holds where the link is silent or wrong.
    text : str or None
        Untrusted; None or "" means no link.

    Returns
    -------
    state, refusals
        What was ignored, and why; none for a good link.
    """
    if not text:
        return default, ()
    try:
        return _decode(default, text)
    except Refused as why:
        return default, (Refused("links.unread", why=why),)


def _decode(default: S, text: str) -> tuple[S, tuple[Refused, ...]]:
    if len(text) > LONGEST_LINK:
        raise Refused("links.too-long", most=LONGEST_LINK)
    parts = text.split(".")
    if parts[0] != VERSION:
        raise Refused("links.version", version=VERSION)
    if len(parts) not in (3, 4):
        raise Refused("links.parts")
    made_for = {mark(each): each for each in (_FORMER_LABELS.get(default.labels, ()), default.labels)}
    if parts[1] not in made_for:
        raise Refused("links.other-model")
    labels = _labels(parts[3]) if len(parts) == 4 else made_for[parts[1]]  # noqa: PLR2004
    data = _from_base64(parts[2])
    if len(data) % 8:
        raise Refused("links.cut-off")
    numbers = np.frombuffer(data, dtype="<f8").tolist()
    spec = schema(type(default))
    early = {name: field for name, field in spec.items() if not field.later}
    later = [dict([*spec.items()][:most]) for most in range(len(spec), len(early), -1)]
    for fields, more in (*((each, 0) for each in later), (early, 0), (early, type(default).FORMER)):
        if len(numbers) == more + sum(size(field, len(labels)) for field in fields.values()):
            return _fill(default, labels, numbers, fields)
    raise Refused("links.misfit")


def _fill(
    default: S, labels: tuple[str, ...], numbers: list[float], fields: dict[str, Field]
) -> tuple[S, tuple[Refused, ...]]:
    values: dict[str, Any] = {"labels": labels}
    refusals = []
    at = 0
    for name, field in fields.items():
        entries = numbers[at : at + size(field, len(labels))]
        at += len(entries)
        if fits(field, entries, len(labels)):
            values[name] = shaped(field, entries)
            continue
        reason = {"field": Word(field.label), "why": complaint(field)}
        if labels != default.labels and (field.distinct or "n" in field.shape):
            raise Refused("links.field", **reason)  # no default fits these labels
        refusals.append(Refused("links.field-default", **reason))
    return replace(default, **values), tuple(refusals)


def shaped(field: Field, entries: list[float]) -> object:
    """The entries of a field as a state holds them."""
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
        raise Refused("links.labels") from error
    if not isinstance(labels, list) or not all(isinstance(label, str) for label in labels):
        raise Refused("links.labels")
    labels = [names.normal(label) for label in labels]
    wrong = label_error(labels)
    if wrong:
        raise wrong
    return tuple(labels)


def _json(labels: tuple[str, ...]) -> str:
    return json.dumps(labels, ensure_ascii=False, separators=(",", ":"))


def _to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _from_base64(text: str) -> bytes:
    if not _BASE64.fullmatch(text) or len(text) % 4 == 1:
        raise Refused("links.characters")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
