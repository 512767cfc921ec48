"""Lessons as one HTML file that needs no network: the same modules and their data in one text."""

import base64
import gzip
import html
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cosine_lab import names, prose
from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import bundles
from cosine_lab.site.esm import together
from cosine_lab.tokens import Theme, tokens

_FOLDER = ASSETS / "hosts" / "page"
_BAR = ASSETS / "bar"
_SHEETS = (_BAR / "zoom.css", _FOLDER / "file.css", ASSETS / "site" / "chinese.css")
_INDENT = re.compile(r"\n[ \t]+")
_PLACE = re.compile(r"\{\{(\w+)\}\}")


@dataclass(frozen=True)
class Still:
    """A page that only the site computes, as a picture with its numbers.

    Attributes
    ----------
    picture : str
        SVG.
    numbers : sequence of (name, rows)
        Tables of text cells, the first row their heads.
    """

    picture: str
    numbers: Sequence[tuple[str, Sequence[Sequence[str]]]] = ()


@dataclass(frozen=True)
class Lesson:
    """A page to be taken along.

    Attributes
    ----------
    slug, title : str
    content : mapping or Still
        The envelope of its surface, or what the site drew.
    place : str
        How a step of a talk names it: the slug, with its choices.
    omitted : int
        Charts and tables below the surface, which stay behind.
    """

    slug: str
    title: str
    content: Mapping[str, Any] | Still
    place: str = ""
    omitted: int = 0


def page(title: str, language: str, lessons: Sequence[Lesson], talk: str | None = None) -> str:
    """The text of an HTML file that shows the lessons, opened from anywhere.

    Parameters
    ----------
    title : str
    language : str
    lessons : sequence of Lesson
        At least one; each place once.
    talk : str or None
        The file of the talk whose steps are on these pages.
    """
    slugs = dict.fromkeys(each.slug for each in lessons if not isinstance(each.content, Still))
    entries = {slug: (bundles.entry(slug), "LESSON") for slug in slugs}
    modules = _INDENT.sub("\n", together(entries | {"deck": (_FOLDER / "file.js", "mount")}))
    data = {
        "modules": modules,
        "language": language,
        "bar": prose.text(bundles.BAR, language).templates("talk", "share", "deck"),
        "speaker": speaker(),
        "sheets": {slug: bundles.sheets(slug) for slug in slugs} | {bundles.BAR: bundles.own_sheet(bundles.BAR)},
        "lessons": list(map(_record, lessons)),
        "talk": talk,
    }
    parts = {
        "language": html.escape(language),
        "title": html.escape(names.visible(title)),
        "light": themed(tokens().light),
        "dark": themed(tokens().dark),
        "style": "".join(each.read_text(encoding="utf-8") for each in _SHEETS),
        "data": _packed(json.dumps(data, ensure_ascii=False, separators=(",", ":"))),
    }
    text = (_FOLDER / "file.html").read_text(encoding="utf-8")
    return _PLACE.sub(lambda place: parts[place[1]], text)


def _record(lesson: Lesson) -> dict[str, Any]:
    still = lesson.content if isinstance(lesson.content, Still) else None
    numbers = [{"name": name, "rows": rows} for name, rows in (still.numbers if still else ())]
    return {
        "slug": lesson.slug,
        "place": lesson.place,
        "title": lesson.title,
        "left": lesson.omitted,
        "data": None if still else lesson.content,
        "still": still and {"picture": still.picture, "numbers": numbers},
    }


@shared_cache
def speaker() -> str:
    """The style sheet of the speaker's window."""
    return (_BAR / "speaker.css").read_text(encoding="utf-8")


def themed(theme: Theme) -> str:
    """What Streamlit's theme would tell the surfaces: a style sheet's declarations."""
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
