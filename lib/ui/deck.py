"""Lessons as one HTML file that needs no network: the same modules and their data in one text."""

import base64
import gzip
import html
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lib import prose
from lib.once import once
from lib.tokens import ASSETS, Theme, tokens
from lib.ui import bundles
from lib.ui.esm import together

_FOLDER = ASSETS / "deck"
_BAR = ASSETS / "bar"
_INDENT = re.compile(r"\n[ \t]+")
_PLACE = re.compile(r"\{\{(\w+)\}\}")


@dataclass(frozen=True)
class Lesson:
    """A lesson to be taken along.

    Attributes
    ----------
    slug, title : str
    data : mapping
        The envelope of its surface.
    """

    slug: str
    title: str
    data: Mapping[str, Any]


def page(title: str, language: str, lessons: Sequence[Lesson]) -> str:
    """The text of an HTML file that shows the lessons, opened from anywhere.

    Parameters
    ----------
    title : str
    language : str
    lessons : sequence of Lesson
        At least one; each slug once.
    """
    slugs = [lesson.slug for lesson in lessons]
    entries = {slug: ASSETS / "lessons" / slug / "index.js" for slug in slugs}
    modules = _INDENT.sub("\n", together(entries | {"deck": _FOLDER / "index.js"}))
    held = {
        "modules": modules,
        "language": language,
        "bar": prose.text(bundles.BAR, language).templates("talk", "share"),
        "speaker": speaker(),
        "sheets": {slug: bundles.sheets(slug) for slug in (*slugs, bundles.BAR)},
        "lessons": [
            {"slug": each.slug, "title": each.title, "data": each.data} for each in lessons
        ],
    }
    parts = {
        "language": html.escape(language),
        "title": html.escape(title),
        "light": _themed(tokens().light),
        "dark": _themed(tokens().dark),
        "style": (_FOLDER / "deck.css").read_text(encoding="utf-8"),
        "data": _packed(json.dumps(held, ensure_ascii=False, separators=(",", ":"))),
    }
    text = (_FOLDER / "page.html").read_text(encoding="utf-8")
    return _PLACE.sub(lambda place: parts[place[1]], text)


@once
def speaker() -> str:
    """The style sheet of the speaker's window."""
    return (_BAR / "speaker.css").read_text(encoding="utf-8")


def _themed(theme: Theme) -> str:
    """What Streamlit's theme would tell the surfaces."""
    roles = {
        "background-color": "paper",
        "secondary-background-color": "panel",
        "text-color": "ink",
        "border-color": "grid",
        "primary-color": "accent",
    }
    return "".join(f"--st-{name}:{getattr(theme, role)};" for name, role in roles.items())


def _packed(text: str) -> str:
    """The text in fewer letters, which browsers unpack; none of them ends an element."""
    return base64.b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()
