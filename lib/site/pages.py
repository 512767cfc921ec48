"""The site without a server: every lesson that the browser computes, with its text, in every language, as plain files.

A page stands in a folder of its own, so that any file server finds it; its head takes the slash off the address, which
then is the app's own, and so are all links (assets/hosts/page/site.html).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from typing import Any

from babel import Locale
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from lib import prose
from lib.site import article, bundles, course_map, deck
from lib.tokens import ASSETS, declared, tokens

HOST = ASSETS / "hosts" / "page" / "site.js"
FILES = "files"
"""The folder of code and data, each file named by its content."""
_FOLDER = ASSETS / "hosts" / "page"
_SHEETS = (_FOLDER / "file.css", _FOLDER / "site.css", ASSETS / "glossary" / "page.css")


@dataclass(frozen=True)
class Lesson:
    """What the browser is sent of a lesson, in one language.

    Attributes
    ----------
    envelopes : mapping of str to mapping
        By what a link chooses, `move=linear&source=iris` in the order of the names; "" is the lesson as it opens.
    names : sequence of str
        Parameters that choose among these.
    others : sequence of str
        Parameters whose choice only the app computes.
    """

    envelopes: Mapping[str, Mapping[str, Any]]
    names: Sequence[str] = ()
    others: Sequence[str] = ()


@dataclass(frozen=True)
class Site:
    """What all pages are made of.

    Attributes
    ----------
    sections : mapping of str to sequence of str
        Slugs by the key of their section; the very first is the page at the root.
    lessons : mapping
        By slug and language; a page that is none has its text alone.
    titles : mapping of str to mapping of str to str
        What old links write in place of a key: by parameter, by title.
    """

    sections: Mapping[str, Sequence[str]]
    lessons: Mapping[tuple[str, str], Lesson]
    titles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

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

    def told(self, language: str) -> list[tuple[str, prose.Page]]:
        """Every lesson in the site's order: the title of its section, and its words."""
        say = prose.text("site", language)
        held = [(say(section), slug) for section, slugs in self.sections.items() for slug in slugs]
        return [(title, prose.page(slug, language)) for title, slug in held if (slug, language) in self.lessons]


def files(site: Site) -> dict[str, str]:
    """Everything there is to write: text by path, pages after what they name."""
    named: dict[str, str] = {}
    held = {name: _keep(named, name, text, "js") for name, text in _code(site).items()}
    for (slug, language), lesson in site.lessons.items():
        for chosen, data in lesson.envelopes.items():
            held[f"{slug} {language} {chosen}"] = _keep(named, f"{slug}-{language}", _json(data), "json")
    return named | {
        f"{site.place(slug, language)}index.html": page(site, slug, language, held)
        for language in prose.languages()
        for slug in site.slugs()
    }


def _code(site: Site) -> dict[str, str]:
    """Modules by what they hold: what lessons share, each lesson's own, what pages have beside a lesson."""
    own = [bundles.LAB, bundles.SOURCES, bundles.BAR, bundles.COURSE, *map(bundles.glossary_of, prose.languages())]
    return {name: code(name) for name in dict.fromkeys([*own, *(slug for slug, _ in site.lessons)])}


def code(name: str) -> str:
    """The module of a lesson, or of what pages have beside one."""
    if name == bundles.BAR:
        return bundles.piece(_FOLDER / "bar.js", bundles.sheets(bundles.BAR), HOST)
    if name in {bundles.LAB, bundles.SOURCES, *bundles.lessons()}:
        return bundles.code_of(name, HOST)
    return bundles.text(name)


def page(site: Site, slug: str, language: str, held: Mapping[str, str]) -> str:
    """The text of one page.

    Parameters
    ----------
    site : Site
    slug, language : str
    held : mapping of str to str
        Where each file is from the site's root: code by what it holds, data by slug, language and what a link chooses.
    """
    words, say = prose.page(slug, language), prose.text("site", language)
    told = _told(site, slug, language, held)
    return _template().render(
        at_root=slug == site.slugs()[0],
        language=language,
        direction=prose.direction(language),
        words=words,
        say=say,
        heading=article.inline(say.markdown("heading", title=words.title, tagline=words.tagline)),
        description=article.description(words),
        declared=declared(),
        themes=[deck.themed(each) for each in (tokens().light, tokens().dark)],
        style="".join(each.read_text(encoding="utf-8") for each in _SHEETS),
        sections=article.sections(words, site.slugs()),
        terms=article.terms(words.text),
        menu={
            say(section): {site.address(each): prose.page(each, language).title for each in slugs}
            for section, slugs in site.sections.items()
        },
        named={each: Locale.parse(each, sep="-").get_display_name(each) for each in prose.languages()},
        told=told,
    )


def _told(site: Site, slug: str, language: str, held: Mapping[str, str]) -> dict[str, Any]:
    """What the code of a page goes by (`Site` of assets/hosts/page/types.d.ts), from its language's folder."""
    up = "../" if language != prose.ENGLISH else ""
    lesson = site.lessons.get((slug, language), Lesson({}))
    code = {name: name for name in (bundles.LAB, bundles.SOURCES, bundles.BAR, bundles.COURSE)}
    code |= {bundles.GLOSSARY: bundles.glossary_of(language)} | ({"lesson": slug} if lesson.envelopes else {})
    return {
        "slug": slug,
        "languages": {each: f"{up}{site.place(slug, each)}" or "./" for each in prose.languages() if each != language},
        "code": {name: up + held[each] for name, each in code.items()},
        "data": {chosen: up + held[f"{slug} {language} {chosen}"] for chosen in lesson.envelopes},
        "choices": lesson.names,
        "others": lesson.others,
        "titles": {name: site.titles.get(name, {}) for name in lesson.names},
        "words": prose.text(bundles.BAR, language).templates("talk"),
        "speaker": deck.speaker(),
        "course": course_map.data(site.told(language), site.address, language) if slug == site.slugs()[0] else None,
    }


def _keep(named: dict[str, str], name: str, text: str, kind: str) -> str:
    """Keep the text under a name by its content, which is given back."""
    path = f"{FILES}/{name}-{sha256(text.encode()).hexdigest()[:16]}.{kind}"
    named[path] = text
    return path


_json = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


@cache
def _template() -> Template:
    loader = FileSystemLoader(_FOLDER)
    templates = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    templates.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return templates.get_template("site.html")
