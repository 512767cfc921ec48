"""Work handed in: a text that a browser makes and a lecturer's page reads; no server keeps it.

The text holds one code, ``CL1.<base64url of deflated JSON>.<mark>``: {"p": path and query of the
state reached, the exercise in its `x`; "a": answer; "g": whether the browser saw the goal reached;
"t": seconds; "n": name}. The mark tells a damaged code from a whole one; it proves nothing: goals
are computed again from the state. assets/lab/handin/code.js writes it.
"""

import base64
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from lib import names
from lib.fingerprint import fingerprint
from lib.refusals import Refused
from lib.surfaces import exercise

LONGEST_FILE = 20_000
LONGEST_NAME = 80
MOST_SECONDS = 1_000_000
_MOST_JSON = 16_000
_CODE = re.compile(r"CL(\d{1,3})\.([A-Za-z0-9_-]{1,12000})\.([0-9a-f]{8})")
_PATH = re.compile(r"/(?:[a-z][a-z0-9_]*)?")
_VERSION = "1"


@dataclass(frozen=True)
class Handin:
    """What one student handed in.

    Attributes
    ----------
    slug : str
        The lesson; "" for the first page.
    asked : dict of str to str
        Parameters of the link to the state reached.
    answer : str, float or None
        Number of the choice or the number that was bet; None where the bet was skipped.
    claimed : bool or None
        Whether the browser said that the goal was reached; None where there was no goal.
    seconds : int
    name : str
        At most 80 characters, all of which can be seen; "" for none.
    """

    slug: str
    asked: dict[str, str]
    answer: str | float | None
    claimed: bool | None
    seconds: int
    name: str


def read(text: str) -> Handin:
    """The work in a text.

    Raises
    ------
    Refused
        `handins.too-long`, `handins.none` where there is no code, `handins.version` for a newer
        one, `handins.damaged`.
    """
    if len(text) > LONGEST_FILE:
        raise Refused("handins.too-long", most=LONGEST_FILE)
    match = _CODE.search("".join(text.split()))
    if match is None:
        raise Refused("handins.none")
    if match[1] != _VERSION:
        raise Refused("handins.version", version=_VERSION)
    if fingerprint(match[2]) != match[3]:
        raise Refused("handins.damaged")
    try:
        return _handin(_unpacked(match[2]))
    except (ValueError, RecursionError, zlib.error) as error:
        raise Refused("handins.damaged") from error


def write(handin: Handin, link: str) -> str:
    """The code of some work whose state stands at this path and query."""
    held = {
        "p": link,
        "a": handin.answer,
        "g": handin.claimed,
        "t": handin.seconds,
        "n": handin.name,
    }
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = packer.compress(json.dumps(held, ensure_ascii=False).encode()) + packer.flush()
    code = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return f"CL{_VERSION}.{code}.{fingerprint(code)}"


def _unpacked(code: str) -> object:
    data = base64.b64decode(code + "=" * (-len(code) % 4), "-_", validate=True)
    reader = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    plain = reader.decompress(data, _MOST_JSON)
    if not reader.eof or reader.unused_data:
        raise ValueError("a code needs one whole packet of some size")
    held: object = json.loads(plain.decode())
    return held


def _handin(held: object) -> Handin:
    if not isinstance(held, Mapping) or set(held) != {"p", "a", "g", "t", "n"}:
        raise ValueError("work needs its five parts")
    link, answer, claimed, seconds, name = (held[key] for key in "pagtn")
    printed = isinstance(link, str) and link.isascii() and link.isprintable()
    if not printed or not (claimed is None or isinstance(claimed, bool)):
        raise ValueError("work needs a link, and a claim")
    if not isinstance(name, str) or names.unseen(name) or len(name) > LONGEST_NAME:
        raise ValueError("a name needs to be short and seen")
    whole = isinstance(seconds, int) and not isinstance(seconds, bool)
    if not whole or not 0 <= seconds <= MOST_SECONDS:
        raise ValueError("work needs its seconds")
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or parts.fragment or not _PATH.fullmatch(parts.path):
        raise ValueError("work needs a path on this site")
    asked = dict(parse_qsl(parts.query, max_num_fields=40))
    return Handin(parts.path[1:], asked, _answer(answer), claimed, seconds, names.normal(name))


def _answer(given: Any) -> str | float | None:  # noqa: ANN401 - whatever JSON may hold
    if given is None or (isinstance(given, str) and re.fullmatch(r"[0-9]", given)):
        return given
    return exercise.number(given)
