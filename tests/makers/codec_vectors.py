"""Write tests/vectors/codec.json: what the two ends of the URL codec must say of a link.

`cosine_lab.links` decides; assets/lab/codec.js is held to the file, and so is Python itself.
Run `python -m tests.makers.codec_vectors` after a change of either side.
"""

import json
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

from cosine_lab.links import amend, encode
from cosine_lab.parameters import Field, Point, Points, State, schema
from cosine_lab.refusals import Refused
from tests.makers.hostile_links import hostile

FILE = Path(__file__).parents[1] / "vectors" / "codec.json"
_WIDE = 1e300


@dataclass(frozen=True)
class Example(State):
    """One field of every shape and kind that a lesson may use."""

    rows: Annotated[Points, Field("fields.unembeddings", -_WIDE, _WIDE, shape=("n", 2))]
    point: Annotated[Point, Field("fields.probe", -100.0, 100.0, shape=(2,))]
    pair: Annotated[tuple[int, int], Field("fields.pair", 0, 25, 1, shape=(2,), whole=True, distinct=True)]
    count: Annotated[int, Field("fields.seed", 1, 9, 1, whole=True)]
    target: Annotated[float, Field("fields.target", -1, 1)]
    matrix: Annotated[
        tuple[float, float, float, float], Field("rescale.field-linear", -10, 10, shape=(4,), invertible=True)
    ]


DEFAULT = Example(
    labels=("a", "b", "c"),
    rows=((1.0, 0.5), (0.5, 1.0), (-1.0, 0.4)),
    point=(0.25, -0.75),
    pair=(1, 2),
    count=3,
    target=0.0,
    matrix=(1.0, 0.0, 0.0, 1.0),
)
_EXTREMES = ((-0.0, 0.0), (5e-324, -2.2250738585072014e-308), (1 / 3, -1e300))


def states() -> dict[str, Example]:
    """States whose links must restore them to the last bit."""
    every = tuple((math.cos(k), math.sin(k)) for k in range(26))
    named = {
        "accents and spaces": ("é", "ein  Wort", "naïve façade"),
        "Chinese, Japanese, Korean": ("猫", "いぬ", "고양이"),
        "emoji, one of several code points": ("🐈", "👩🏽‍🚀", "🏳️‍🌈"),
        "right to left": ("שלום", "سلام", "a"),
        "quotes, backslashes, markup": ('"', "\\", "</script><b>"),
        "24 code points beyond the first plane": ("𝕏" * 24, "b", "c"),
        "names of Python and of JSON": ("None", "null", "__proto__"),
        "a letter with its mark and without": ("\u00e9", "e", "E"),
        "joiners of Persian": ("می\u200cخواهم", "b", "c"),
    }
    return {
        "the default": DEFAULT,
        "negative zero, subnormals, a third, the edge of the range": replace(
            DEFAULT, rows=_EXTREMES, point=(-0.0, 5e-324), target=-0.0
        ),
        "neighbours of 0.1 and 100": replace(
            DEFAULT,
            rows=((math.nextafter(0.1, 0), math.nextafter(0.1, 1)), (0.1, 0.30000000000000004), (math.pi, math.e)),
            point=(math.nextafter(100.0, 0), -100.0),
            target=math.nextafter(1.0, 0),
        ),
        "another pair, a whole number": replace(
            DEFAULT, pair=(2, 0), count=9, target=1.0, matrix=(0.0, -1.0, 1.0, 1 / 3)
        ),
        "two labels": replace(DEFAULT, labels=("x", "y"), rows=DEFAULT.rows[:2], pair=(1, 0)),
        "26 labels": replace(DEFAULT, labels=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), rows=every, pair=(25, 0)),
        **{why: replace(DEFAULT, labels=labels) for why, labels in named.items()},
    }


def derived() -> dict[str, Any]:
    """The whole file."""
    return {
        "schema": [{"name": name} | asdict(each) for name, each in schema(Example).items()],
        "default": _plain(DEFAULT),
        "encoded": [
            {"why": why, "state": _plain(state), "link": encode(state, DEFAULT.labels)}
            for why, state in states().items()
        ],
        "amended": list(_amended()),
    }


def _amended() -> Iterator[dict[str, Any]]:
    good = {why: encode(state, DEFAULT.labels) for why, state in states().items()}
    for why, link in [("no link", None), ("an empty link", ""), *good.items(), *hostile(DEFAULT)]:
        state, refusals = amend(DEFAULT, link)
        notes = [reason(refusal) for refusal in refusals]
        yield {"why": why, "link": link, "state": _plain(state), "notes": notes}


def reason(refusal: Refused) -> str:
    """The key that the browser's end gives: the innermost reason."""
    why = refusal.values.get("why")
    return reason(why) if isinstance(why, Refused) else refusal.key


def _plain(state: Example) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(asdict(state)))
    return plain


def main() -> None:
    """Write the file."""
    whole = derived()
    parts = [f'"schema": {json.dumps(whole["schema"])}', f'"default": {json.dumps(whole["default"])}']
    for name in ("encoded", "amended"):
        lines = ",\n".join("  " + json.dumps(case) for case in whole[name])
        parts.append(f'"{name}": [\n{lines}\n]')
    FILE.write_text("{" + ",\n ".join(parts) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
