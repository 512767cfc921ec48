"""The site without a server: every lesson that the browser computes, with its text, in every language, as plain files.

A page stands in a folder, so that any file server finds it; its head takes the slash off, so the address is the app's.
"""

import json
from collections.abc import Mapping
from functools import cache, partial
from hashlib import sha256
from typing import Any

from babel import Locale
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from lib import prose
from lib.site import article, bundles, course_map, deck, numbers, review
from lib.site.contents import Lesson, Site
from lib.site.esm import bare
from lib.tokens import ASSETS, declared, themes, tokens

HOST = ASSETS / "hosts" / "page" / "site.js"
WORKER = "worker.js"
FILES = "files"
"""The folder of code and data, each file named by its content."""
CLASS, EXERCISE = "class", "exercise"  # what an exercise has on its page; what is wrong with one, in assets/prose
SHARE = "share"  # ways to take a page along
_NAMED = 'const FILES = ["files/lab.js"];'
_FOLDER = ASSETS / "hosts" / "page"
_SHEETS = (_FOLDER / "file.css", _FOLDER / "site.css", ASSETS / "glossary" / "page.css")


def files(site: Site) -> dict[str, str]:
    """Everything there is to write: text by path, pages after what they name."""
    named: dict[str, str] = {}
    held = {name: [_keep(named, name, text, "js")] for name, text in _code(site).items()}
    for (slug, language), lesson in site.lessons.items():
        for chosen, data in lesson.envelopes.items():
            left, texts = numbers.apart(data)
            files = [_keep(named, f"{slug}-{language}", _json(left), "json")]
            held[f"{slug} {language} {chosen}"] = files + [
                _keep(named, "numbers", _json(each), "json") for each in texts
            ]
    for language in prose.languages():
        held[f"keep {language}"] = [_keep(named, f"keep-{language}", _json(_needed(site, language, held)), "json")]
    worker = bare((_FOLDER / "worker.js").read_text(encoding="utf-8")).replace(
        _NAMED, f"const FILES = {_json([*named])};"
    )
    places = {(slug, each): site.place(slug, each) for each in prose.languages() for slug in site.slugs()}
    written = {f"{at}index.html": page(site, *key, held) for key, at in places.items()}
    if site.url:
        written["sitemap.xml"] = _template("sitemap.xml").render(site=site, languages=prose.languages())
    return named | written | {WORKER: worker}


def _needed(site: Site, language: str, held: Mapping[str, list[str]]) -> list[str]:
    """What the pages of a language are made of, as they open; from the site's root."""
    others = {bundles.glossary_of(each) for each in prose.languages() if each != language}
    opening = {f"{slug} {language} " for slug in site.slugs()}
    used = [name for name in held if name in opening or (" " not in name and name not in others)]
    places = [site.place(slug, language) for slug in site.slugs()]
    return [*places, *dict.fromkeys(file for name in used for file in held[name])]


def _code(site: Site) -> dict[str, str]:
    """Modules by what they hold: what lessons share, each lesson's own, what pages have beside a lesson."""
    own = [bundles.LAB, bundles.PLANE, bundles.SOURCES, bundles.BAR, SHARE, bundles.COURSE, bundles.REVIEW]
    own += [*map(bundles.glossary_of, prose.languages()), *([CLASS] * site.served)]
    return {name: code(name) for name in dict.fromkeys([*own, *(slug for slug, _ in site.lessons)])}


def code(name: str) -> str:
    """The module of a lesson, or of what pages have beside one."""
    beside = {CLASS: "", SHARE: "", bundles.BAR: bundles.sheets(bundles.BAR)}
    if name in beside:
        return bundles.piece(_FOLDER / f"{name}.js", beside[name], HOST)
    if name in {bundles.LAB, bundles.PLANE, bundles.SOURCES, *bundles.lessons()}:
        return bundles.code_of(name, HOST)
    return bundles.text(name)


def page(site: Site, slug: str, language: str, held: Mapping[str, list[str]]) -> str:
    """The text of one page.

    Parameters
    ----------
    site : Site
    slug, language : str
    held : mapping of str to list of str
        Where files are from the site's root: code by what it holds, data by slug, language and what a link chooses,
        with the numbers that belong to it.
    """
    words, say = prose.page(slug, language), prose.text("site", language)
    told = _told(site, slug, language, held)
    return _template("site.html").render(
        site=site,
        slug=slug,
        place=site.place(slug, language),
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


def _told(site: Site, slug: str, language: str, held: Mapping[str, list[str]]) -> dict[str, Any]:
    """What the code of a page goes by (`Site` of assets/hosts/page/types.d.ts), from its language's folder."""
    up = "../" if language != prose.ENGLISH else ""
    lesson = site.lessons.get((slug, language), Lesson({}))
    part = _part(site, slug, language)
    code = {name: name for name in (bundles.LAB, bundles.SOURCES, bundles.BAR, SHARE)}
    code |= ({"part": part[0]} if part else {}) | ({CLASS: CLASS} if site.served else {})
    code |= {bundles.GLOSSARY: bundles.glossary_of(language)} | (bundles.files_of(slug) if lesson.envelopes else {})
    return {
        "slug": slug,
        "title": prose.page(slug, language).title,
        "themes": themes(),
        "languages": {each: f"{up}{site.place(slug, each)}" or "./" for each in prose.languages() if each != language},
        "code": {name: up + held[each][0] for name, each in code.items()},
        "data": {chosen: [up + each for each in held[f"{slug} {language} {chosen}"]] for chosen in lesson.envelopes},
        "choices": lesson.names,
        "others": lesson.others,
        "titles": {name: site.titles.get(name, {}) for name in lesson.names},
        "words": _words(site, language),
        "app": f"../{up}" if site.served else None,
        "speaker": deck.speaker(),
        "keep": up + held[f"keep {language}"][0],
        "worker": up + WORKER if site.offline else None,
        "part": part[1] if part else None,
    }


def _words(site: Site, language: str) -> dict[str, str]:
    """Of the bar, and of an exercise where there is a server to answer to."""
    wrong = {f"{EXERCISE}.{key}": word for key, word in prose.text(EXERCISE, language).templates("").items()}
    more = ("room.", "submission.", "exercise.un") if site.served else ()
    return wrong | prose.text(bundles.BAR, language).templates("talk", "share", "selected", *more)


def _part(site: Site, slug: str, language: str) -> tuple[str, Mapping[str, Any]] | None:
    """What a page has beside a lesson, or in its place: its code, and what it is told."""
    if slug == site.slugs()[0]:
        return bundles.COURSE, course_map.data(site.told(language), site.address, language)
    if slug == bundles.REVIEW:
        return bundles.REVIEW, review.data(prose.text(slug, language), site.address, site.slugs()[0])
    return None


def _keep(named: dict[str, str], name: str, text: str, kind: str) -> str:
    """Keep the text under a name by its content, which is given back."""
    path = f"{FILES}/{name}-{sha256(text.encode()).hexdigest()[:16]}.{kind}"
    named[path] = text
    return path


_json = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


@cache
def _template(name: str) -> Template:
    loader = FileSystemLoader(_FOLDER)
    templates = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    templates.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return templates.get_template(name)
