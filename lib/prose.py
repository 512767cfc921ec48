"""Every word a reader sees, from assets/prose: pages in Markdown, the plane's words in JSON."""

import json
from dataclasses import dataclass
from functools import cache

from lib.tokens import ASSETS

LANGUAGE = "en"


@dataclass(frozen=True)
class Page:
    """The words of one page.

    Attributes
    ----------
    title, tagline : str
        First heading and the line below it.
    sections : dict of str to str
        Markdown below each second-level heading, by heading.
    words : dict of str to str
        The list below the heading "Words": short texts by name.
    """

    title: str
    tagline: str
    sections: dict[str, str]
    words: dict[str, str]


@cache
def page(slug: str) -> Page:
    """The words of the page `slug`."""
    text = (ASSETS / "prose" / slug / f"{LANGUAGE}.md").read_text(encoding="utf-8")
    head, *rest = text.split("\n## ")
    title, _, tagline = head.removeprefix("# ").partition("\n")
    sections = {name: body.strip() for name, _, body in (part.partition("\n") for part in rest)}
    return Page(title.strip(), tagline.strip(), sections, _list(sections.pop("Words", "")))


def plane() -> dict[str, str]:
    """The words of the drag surface, by name."""
    return words("plane")


@cache
def words(part: str) -> dict[str, str]:
    """The words of a part that several pages share, by name."""
    path = ASSETS / "prose" / part / f"{LANGUAGE}.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _list(section: str) -> dict[str, str]:
    lines = (line.removeprefix("- ").partition(": ") for line in section.splitlines() if line)
    return {name: text for name, _, text in lines}
