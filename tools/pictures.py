"""Which page each picture of the documentation shows, and what of that page it was taken of.

`docs/screenshots/pictures.json` holds a fingerprint of what a picture's page was made of when it was taken. Where that
has changed, the picture has to be taken again: `python lab.py screenshots <name>`.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlsplit

from cosine_lab.fingerprint import fingerprint
from cosine_lab.places import ASSETS, LESSONS, ROOT
from cosine_lab.prose import ENGLISH, strings

FOLDER = ROOT / "docs" / "screenshots"
TABLE = FOLDER / "pictures.json"
_BELOW = re.compile(r"#(?!title|tagline)|teach\.|practice|try\.|challenge\.|.*(?:\.catches|\.notes)$")
"""Words that a picture does not show: what stands below the lesson, and what a teacher alone reads."""
_REMARK = re.compile(r"/\*[\s\S]*?\*/|//[^\n]*")
_DOCUMENTED = re.compile(r'"""[\s\S]*?"""|#[^\n]*')
_LAID_OUT = re.compile(r"[\s,()]+")
"""What a formatter may move without a change."""


@dataclass(frozen=True)
class Picture:
    """A picture: of which page, after which move, in which light, on what screen.

    move : a drag of the origin (`between`), one that is filmed (`flip`), or `press:` or `add:` and a name
    parts : of assets/prose, whose words it shows beside the lesson's own
    """

    path: str
    move: str = ""
    scheme: Literal["light", "dark"] = "light"
    size: tuple[int, int] = (1280, 720)
    parts: tuple[str, ...] = ("plane",)

    @property
    def slug(self) -> str:
        """The page that it shows."""
        return urlsplit(self.path).path.strip("/") or "home"

    @cached_property
    def query(self) -> dict[str, list[str]]:
        """What its link asks for."""
        return parse_qs(urlsplit(self.path).query)

    @property
    def language(self) -> str:
        """The language of its words."""
        return self.query.get("lang", [ENGLISH])[0]

    def made_of(self) -> str:
        """Fingerprint of the state, the words and the lesson's own modules that it shows."""
        state = [self.path, self.move, self.scheme, *map(str, self.size)]
        return fingerprint("\n".join([*state, *self._words(), *_modules(self.slug, story=not self._free)]))

    @property
    def _free(self) -> bool:
        return self.query.get("guide") == ["0"]

    def _words(self) -> Iterator[str]:
        """Those of the lesson and its parts, and of the menu and the bar above it what is always in sight."""
        for part in (self.slug, *self.parts, "site", "bar"):
            for key, text in strings.strings(part, self.language).items():
                above = part in {"site", "bar"} and "." in key
                unasked = self._free and key.startswith("beat.")
                if not (above or unasked or _BELOW.match(key)):
                    yield f"{part}.{key}: {text}"


_FREE_PLAY = "?guide=0"
PICTURES = {
    "flip": Picture(f"/{_FREE_PLAY}", "flip"),
    "translate": Picture(f"/translate{_FREE_PLAY}", "between"),
    "phone": Picture(f"/translate{_FREE_PLAY}", "between", size=(390, 844)),
    "rankings": Picture(f"/rankings{_FREE_PLAY}", "press:preset:words"),
    "words": Picture(f"/words{_FREE_PLAY}", "add:hypertension", parts=("score_tables",)),
    "norms": Picture(f"/norms{_FREE_PLAY}", parts=("remedies",)),
    "flip-zh": Picture(f"/{_FREE_PLAY}&lang=zh", "flip"),
    "rankings-zh": Picture(f"/rankings{_FREE_PLAY}&lang=zh", "press:preset:words"),
    "words-zh": Picture(f"/words{_FREE_PLAY}&lang=zh", "add:hypertension", parts=("score_tables",)),
}


def file_of(name: str) -> Path:
    """Where a picture is kept: one that moves as WebP."""
    return FOLDER / f"{name}.{'webp' if PICTURES[name].move == 'flip' else 'png'}"


def recorded() -> dict[str, str]:
    """What each picture was taken of, by name."""
    record: dict[str, str] = json.loads(TABLE.read_text("utf-8")) if TABLE.is_file() else {}
    return record


def record(name: str) -> None:
    """Note that a picture is of the page of today."""
    fingerprints = recorded() | {name: PICTURES[name].made_of()}
    listed = {each: fingerprints[each] for each in PICTURES if each in fingerprints}
    TABLE.write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")


def code(text: str) -> str:
    """A module of JavaScript without what only its readers need: remarks, and how it is laid out."""
    return _LAID_OUT.sub("", _REMARK.sub("", text))


def _modules(slug: str, *, story: bool) -> Iterator[str]:
    """What draws and computes the lesson."""
    for path in sorted((ASSETS / "lessons" / slug).glob("*.js")):
        yield code(path.read_text("utf-8"))
    for path in sorted((LESSONS / slug).rglob("*.py")):
        if story or path.stem != "story":
            yield _LAID_OUT.sub("", _DOCUMENTED.sub("", path.read_text("utf-8")))
