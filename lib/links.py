"""One URL parameter carries a whole state, to the last bit, to any machine.

It reads, in base64url::

    1.<mark>.<the float64 numbers, little-endian, in field order>[.<the labels, where not default>]

The mark tells for which default labels the link was made: three vectors of one model shown under
the three names of another would be a state that nobody made. The browser holds the twin of this
codec in ``assets/plane/codec.js``; both are held to ``tests/vectors/codec.json``.
"""

import base64
import json
import re
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from lib.parameters import Numbers, State, complaint, fits, label_error, schema, size

VERSION = "1"
LONGEST_LINK = 8192
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
    digest = 0x811C9DC5
    for byte in _json(labels).encode():
        digest = (digest ^ byte) * 0x01000193 % 2**32
    return f"{digest:08x}"


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
    if len(parts) not in (3, 4):
        raise _BadLinkError("it has a wrong number of parts")
    if parts[1] != mark(default.labels):
        raise _BadLinkError("it was made for another model")
    labels = _labels(parts[3]) if len(parts) == 4 else default.labels  # noqa: PLR2004
    data = _from_base64(parts[2])
    if len(data) % 8:
        raise _BadLinkError("its numbers are cut off")
    numbers = np.frombuffer(data, dtype="<f8").tolist()
    spec = schema(type(default))
    if len(numbers) != sum(size(field, len(labels)) for field in spec.values()):
        raise _BadLinkError("its numbers do not fit its labels")
    return _fill(default, labels, numbers)


def _fill(default: S, labels: tuple[str, ...], numbers: list[float]) -> tuple[S, tuple[str, ...]]:
    found: dict[str, Any] = {"labels": labels}
    notes = []
    at = 0
    for name, field in schema(type(default)).items():
        entries = numbers[at : at + size(field, len(labels))]
        at += len(entries)
        if fits(field, entries, len(labels)):
            found[name] = _shaped(field, entries)
        elif labels != default.labels and (field.distinct or "n" in field.shape):
            raise _BadLinkError(
                f"its {field.label} {complaint(field)}"
            )  # no default fits these labels
        else:
            notes.append(
                f"The link's {field.label} {complaint(field)}; its default is shown instead."
            )
    return replace(default, **found), tuple(notes)


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


def _json(labels: tuple[str, ...]) -> str:
    return json.dumps(labels, ensure_ascii=False, separators=(",", ":"))


def _to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _from_base64(text: str) -> bytes:
    if not _BASE64.fullmatch(text) or len(text) % 4 == 1:
        raise _BadLinkError("it holds characters that no link of ours holds")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
