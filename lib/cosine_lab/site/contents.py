"""What the site without a server is made of, and where each page of it stands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cosine_lab import prose


@dataclass(frozen=True)
class Chooser:
    """How a reader of a page chooses, by one parameter of its links.

    Attributes
    ----------
    label : str
    titles : mapping of str to str
        By key; the first is how the page opens.
    elsewhere : mapping of str to str
        The same of what only the app has.
    """

    label: str
    titles: Mapping[str, str]
    elsewhere: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """What the browser is sent of a lesson, in one language.

    Attributes
    ----------
    envelopes : mapping of str to mapping
        By what a link chooses, `move=linear&source=iris` in the order of the names; "" is the lesson as it opens.
    choosers : mapping of str to Chooser
        By parameter, in the order of their names.
    first : mapping or None
        What it opens with until the envelope of "" is there (`Surface.first`).
    others : sequence of str
        Parameters whose choice only the app computes.
    homework : mapping or None
        Its task for at home (`handouts.homework`).
    """

    envelopes: Mapping[str, Mapping[str, Any]]
    choosers: Mapping[str, Chooser] = field(default_factory=dict)
    first: Mapping[str, Any] | None = None
    others: Sequence[str] = ()
    homework: Mapping[str, str] | None = None


@dataclass(frozen=True)
class Site:
    """What all pages are made of.

    Attributes
    ----------
    sections : mapping of str to sequence of str
        Slugs by the key of their section; the very first is the page at the root.
    lessons : mapping
        By slug and language; a page that is none has its text alone.
    loads : mapping of str to mapping of str to str
        Files that a lesson loads when they are wanted, by path: all in one folder, which is named by what is in them.
    titles : mapping of str to mapping of str to str
        What old links write in place of a key: by parameter, by title.
    url : str
        Where it will stand, with a slash at the end; "" where nobody said.
    offline : bool
        Whether browsers keep it.
    served : bool
        Whether the app serves it, one folder below itself, and has rooms.
    exams : bool
        Whether Teaching has the questions for an exam, and their answers, which everybody can read there.
    """

    sections: Mapping[str, Sequence[str]]
    lessons: Mapping[tuple[str, str], Lesson]
    titles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    url: str = ""
    offline: bool = True
    served: bool = False
    loads: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    exams: bool = True

    def slugs(self) -> list[str]:
        """Every page, in the site's order."""
        return [slug for slugs in self.sections.values() for slug in slugs]

    def address(self, slug: str) -> str:
        """Where a page is from any other in the same language."""
        return "./" if slug == self.slugs()[0] else f"{slug}/"

    def place(self, slug: str, language: str) -> str:
        """The folder of a page, from the site's root, where English stands."""
        own = "" if language == prose.ENGLISH else f"{language}/"
        return f"{own}{self.address(slug)}".removesuffix("./")

    def lessons_of(self, language: str) -> list[tuple[str, prose.Page]]:
        """Every lesson in the site's order: the title of its section, and its words."""
        say = prose.text("site", language)
        entries = [(say(section), slug) for section, slugs in self.sections.items() for slug in slugs]
        return [(title, prose.page(slug, language)) for title, slug in entries if (slug, language) in self.lessons]
