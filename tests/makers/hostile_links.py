"""Links that nobody's browser wrote: cut, forged, swollen. For the codec's tests on both sides."""

import base64
import json
import random
import string
import struct
from collections.abc import Iterator
from typing import Any

from cosine_lab.links import LONGEST_LINK, encode
from cosine_lab.parameters import State

_ALPHABET = string.ascii_letters + string.digits + "-_.=+/% \x00é😀"
_MUTATIONS = 60

Named = Iterator[tuple[str, str]]


def hostile(default: State) -> Named:
    """Links by what is wrong with them. The default must have three labels and 16 numbers.

    The numbers are three points, a point, a pair, a whole number from 1 to 9, a target in [−1, 1],
    and an invertible 2 × 2 matrix.
    """
    good = encode(default, default.labels)
    version, mark, body = good.split(".")
    yield from _forms(good, mark, body)
    yield from _numbers(f"{version}.{mark}.", _read(body))
    yield from _labels(f"{version}.{mark}.", body)
    yield from _mutations(good + "." + _pack(json.dumps(["x", "y", "猫"]).encode()))


def _forms(good: str, mark: str, body: str) -> Named:
    head = f"1.{mark}."
    yield "a wrong version", f"2.{mark}.{body}"
    yield "a version with a space", " " + good
    yield "a version in other digits", f"١.{mark}.{body}"
    yield "no version", f"{mark}.{body}"
    yield "no mark", f"1.{body}"
    yield "an empty mark", f"1..{body}"
    yield "the mark of another model", f"1.{mark[::-1]}.{body}"
    yield "a mark in capitals", f"1.{mark.upper()}.{body}"
    yield "only a version", "1"
    yield "a version, a mark and nothing", head
    yield "five parts", good + ".WyJhIl0.WyJhIl0"
    yield "an empty fourth part", good + "."
    yield "one character cut off", good[:-1]
    yield "two characters cut off", good[:-2]
    yield "half of it cut off", good[: len(good) // 2]
    yield "one number cut off", head + _pack(_bytes(_read(body)[:-1]))
    yield "one number too many", head + _pack(_bytes([*_read(body), 1.0]))
    yield "padding", good + "=="
    yield "too much padding", good + "===="
    yield "the other alphabet of base64", head + "+/" * 58
    yield "a space within", head + body[:8] + " " + body[8:]
    yield "a line break at the end", good + "\n"
    yield "letters beyond ASCII", head + "é" * len(body)
    yield "emoji", head + "😀😀"
    yield "a null byte", head + "\x00" + body
    yield "ten thousand characters", head + "A" * 10_000
    yield "the longest length, and no more", head + "A" * (LONGEST_LINK - len(head))
    yield "markup", "<script>alert(1)</script>"
    yield "a path", "../../etc/passwd"
    yield "a template", "{{7*7}}${7*7}%s%n"


def _numbers(head: str, numbers: list[float]) -> Named:
    def forged(**at: float) -> str:
        forged = list(numbers)
        for place, value in at.items():
            forged[int(place[1:])] = value
        return head + _pack(_bytes(forged))

    nan, inf = float("nan"), float("inf")
    yield "no number at all in a row", forged(_0=nan)
    yield "infinity in a row", forged(_1=inf)
    yield "minus infinity in a point", forged(_6=-inf)
    yield ("a signalling not-a-number", head + _pack(b"\x01\x00\x00\x00\x00\x00\xf0\x7f" + _bytes(numbers[1:])))
    yield "the largest float of all in a row", forged(_2=1.7976931348623157e308)
    yield "a point just outside", forged(_7=100.00000000000001)
    yield "a label number that does not exist", forged(_9=3.0)
    yield "a negative label number", forged(_8=-1.0)
    yield "half a label", forged(_8=0.5)
    yield "the same label twice", forged(_9=1.0)
    yield "zero and negative zero as a pair", forged(_8=-0.0, _9=0.0)
    yield "negative zero as a label number", forged(_8=-0.0)
    yield "a pair of no numbers", forged(_8=nan, _9=nan)
    yield "a count of zero", forged(_10=0.0)
    yield "a count that is not whole", forged(_10=2.5)
    yield "a target just above one", forged(_11=1.0000000000000002)
    yield "a singular matrix", forged(_13=1.0, _14=1.0)
    yield "a matrix with infinity", forged(_12=inf)
    yield "everything out of range", head + _pack(_bytes([1e305] * len(numbers)))
    yield "all zeros", head + _pack(bytes(8 * len(numbers)))
    yield "all ones", head + _pack(b"\xff" * 8 * len(numbers))


def _labels(head: str, body: str) -> Named:
    def named(labels: object, rows: int = 3) -> str:
        return raw(json.dumps(labels).encode(), rows)

    def raw(text: bytes, rows: int = 3) -> str:
        numbers = _read(body)
        return f"{head}{_pack(_bytes([0.0, 1.0] * rows + numbers[6:]))}.{_pack(text)}"

    lists: list[tuple[str, Any]] = [
        ("two labels of the same name", ["a", "a", "b"]),
        ("an empty name", ["a", "", "b"]),
        ("a name of spaces", ["a", "\u2003 \u00a0", "b"]),
        ("a name of 25 characters", ["a", "b" * 25, "c"]),
        ("a line break in a name", ["a", "b\nc", "d"]),
        ("a null character in a name", ["a", "\x00", "b"]),
        ("a next-line control as a name", ["a", "\x85", "b"]),
        ("a file separator as a name", ["a", "\x1c", "b"]),
        ("a byte order mark as a name", ["a", "\ufeff", "b"]),
        ("a space of no width as a name", ["a", "\u200b", "b"]),
        ("a name that turns the line around", ["a", "x\u202ey", "b"]),
        ("a letter composed elsewhere", ["a", "e\u0301", "b"]),
        ("the same letter, composed and not", ["a", "\u00e9", "e\u0301"]),
        ("a name with blanks around it", ["a", " b\u00a0", "c"]),
        ("two names apart by a blank's width", ["a b", "a\u2003b", "c"]),
        ("two names apart by an emoji's look", ["\u2764", "\u2764\ufe0f", "c"]),
        ("a joiner that joins nothing", ["a", "b\u200d", "c"]),
        ("a joiner between letters of ASCII", ["a", "b\u200cc", "d"]),
        ("a filler without ink", ["a", "\u3164", "b"]),
        ("a tag", ["a", "b\U000e0041", "c"]),
        ("half of a surrogate pair", ["a", "\ud83d", "b"]),
        ("the other half", ["a", "x\udc00y", "b"]),
        ("the halves the wrong way round", ["a", "\udc00\ud83d", "b"]),
        ("numbers for names", [1, 2, 3]),
        ("nothing for a name", ["a", None, "b"]),
        ("lists for names", [["a"], ["b"], ["c"]]),
        ("an object", {"0": "a", "1": "b", "2": "c", "length": 3}),
        ("a text", "abc"),
        ("a number", 3),
        ("nothing", None),
        ("fewer labels than numbers", ["a", "b"]),
        ("more labels than numbers", ["a", "b", "c", "d"]),
    ]  # fmt: skip
    yield from ((why, named(labels)) for why, labels in lists)
    yield "two labels, and a pair of the second with a third", named(["x", "y"], 2)
    yield "one label", named(["a"], 1)
    yield "no labels", named([], 0)
    yield "27 labels", named([f"label {k}" for k in range(27)], 27)
    yield ("new labels with rows out of range", head + _pack(_bytes([1e305] * 16)) + "." + _pack(b'["x","y","z"]'))
    yield "labels that are not UTF-8", raw(b'["a","\xff","b"]')
    yield "a surrogate in UTF-8", raw(b'["a","\xed\xa0\xbd","b"]')
    yield "an overlong slash", raw(b'["a","\xc0\xaf","b"]')
    yield "a byte order mark before the labels", raw(b'\xef\xbb\xbf["x","y","z"]')
    yield "not-a-number as JSON", raw(b"[NaN,Infinity,-Infinity]")
    yield "single quotes", raw(b"['x','y','z']")
    yield "a comma too many", raw(b'["x","y","z",]')
    yield "a comment", raw(b'["x","y","z"]//')
    yield "two documents", raw(b'["x","y","z"]["x"]')
    yield "white space of JSON", raw(b' \n[ "x",\t"y","z"\r]')
    yield "white space of no JSON", raw('\u00a0["x","y","z"]'.encode())
    yield "a bad escape", raw(rb'["\x41","y","z"]')
    yield "a cut escape", raw(rb'["\u00","y","z"]')
    yield "a raw tab in a name", raw(b'["a\tb","y","z"]')
    yield "a number of 4400 digits", raw(b"[" + b"9" * 4400 + b"]")
    yield "deep JSON", raw(b"[" * 2900 + b"]" * 2900)
    yield "deep JSON that never ends", raw(b"[" * 5800)
    yield "deep objects", raw(b'{"a":' * 1100 + b"1" + b"}" * 1100)


def _mutations(good: str) -> Named:
    """The same links on every run: a seeded generator, and not for secrets."""
    chance = random.Random(0)  # noqa: S311 - repeatable, not secret
    yield from ((f"mutation {k}", damaged(chance, good)) for k in range(_MUTATIONS))


def damaged(chance: random.Random, link: str) -> str:
    """The link with one to four pieces of it lost, changed or doubled."""
    text = list(link)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) or 1)
        text[at : at + chance.randint(0, 2)] = chance.choices(_ALPHABET, k=chance.randint(0, 2))
    return "".join(text)


def _read(body: str) -> list[float]:
    data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    return [value for (value,) in struct.iter_unpack("<d", data)]


def _bytes(numbers: list[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}d", *numbers)


def _pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
