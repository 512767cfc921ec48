"""The site without a server: every lesson that the browser computes, with its text, in every language, as plain files.

A page stands in a folder, so that any file server finds it; its head takes the slash off, so the address is the app's.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from babel import Locale
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from cosine_lab import prose
from cosine_lab.places import ASSETS
from cosine_lab.site import article, bar_words, bundles, deck, parts
from cosine_lab.site.contents import Lesson, Site
from cosine_lab.site.esm import bare
from cosine_lab.site.page_code import CLASS, LATER, SHARE, TALKS, code, later_of, style
from cosine_lab.site.sheets import dense
from cosine_lab.site.store import FOLDER, Below, Store, as_json
from cosine_lab.talks import names
from cosine_lab.tokens import tokens

WORKER = "worker.js"
PART, FIRST, STYLE = "part:", "first", "style"
_NAMED = 'const FILES = ["files/lab.js"];'
_FOLDER = ASSETS / "hosts" / "page"
_PLAN = ASSETS / "handouts" / "plan.css"


def files(site: Site) -> dict[str, str]:
    """Everything there is to write: text by path, pages after what they name."""
    named = Store()
    paths = {name: [named.keep(name, text, "js")] for name, text in _code(site).items()}
    for (slug, language), lesson in site.lessons.items():
        for chosen, data in {**lesson.envelopes, **({FIRST: lesson.first} if lesson.first else {})}.items():
            paths[f"{slug} {language} {chosen}"] = named.data(f"{slug}-{language}", data)
    paths[STYLE] = [named.keep("site", style(), "css")]
    named.update({f"{FOLDER}/{path}": text for files in site.loads.values() for path, text in files.items()})
    for language in prose.languages():
        for name, told in bar_words.ALL.items():
            paths[f"{name} {language}"] = [named.keep(f"{name}-{language}", as_json(told(language)), "json")]
        for slug in site.slugs():
            for chosen, data in parts.data_of(site, slug, language, Below(paths, language)).items():
                paths[f"{PART}{slug} {language} {chosen}"] = named.data(f"{parts.code(site, slug)}-{language}", data)
        paths[f"keep {language}"] = [named.keep(f"keep-{language}", as_json(_needed(site, language, paths)), "json")]
    worker = bare((_FOLDER / "worker.js").read_text(encoding="utf-8")).replace(
        _NAMED, f"const FILES = {as_json([*named])};"
    )
    places = {(slug, each): site.place(slug, each) for each in prose.languages() for slug in site.slugs()}
    written = {f"{at}index.html": page(site, *key, paths) for key, at in places.items()}
    if site.url:
        written["sitemap.xml"] = _template("sitemap.xml").render(site=site, languages=prose.languages())
    return named | written | {WORKER: worker}


def _needed(site: Site, language: str, paths: Mapping[str, list[str]]) -> list[str]:
    """What the pages of a language are made of, its lessons as they open; from the site's root."""
    others = {bundles.glossary_of(each) for each in prose.languages() if each != language}

    def used(name: str) -> bool:
        kind, *of = name.split(" ", 2)
        if not of:
            return kind not in others
        return of[0] == language and (kind.startswith(PART) or of[-1] in {"", FIRST, language})

    places = [site.place(slug, language) for slug in site.slugs()]
    return [*places, *dict.fromkeys(file for name in paths if used(name) for file in paths[name])]


def _code(site: Site) -> dict[str, str]:
    """Modules by what they hold: what lessons share, each lesson's own, what pages have beside a lesson."""
    own = [bundles.LAB, bundles.PLANE, bundles.SOURCES, bundles.BAR, TALKS, SHARE, CLASS]
    own += [
        *map(bundles.glossary_of, prose.languages()),
        *filter(None, (parts.code(site, each) for each in site.slugs())),
    ]
    own += [name for slug, _ in site.lessons for name in (slug, later_of(slug)) if name]
    return {name: code(name) for name in dict.fromkeys(own)}


def page(site: Site, slug: str, language: str, paths: Mapping[str, list[str]]) -> str:
    """The text of one page.

    Parameters
    ----------
    site : Site
    slug, language : str
    paths : mapping of str to list of str
        Where files are from the site's root: code by what it holds, data by slug, language and what a link chooses,
        with the numbers that belong to it.
    """
    words, say = prose.page(slug, language), prose.text("site", language)
    data = _data(site, slug, language, Below(paths, language))
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
        dark=deck.themed(tokens().dark),
        style=Below(paths, language)[STYLE][0],
        plan=dense(_PLAN.read_text("utf-8")) if slug == parts.TEACH else "",
        sections=article.sections(words, site.slugs()),
        choosers=parts.choosers(site, slug, language),
        plans={
            chosen: (Markup(table), article.inline(alone))  # noqa: S704 - made of our words, escaped
            for chosen, (table, alone) in parts.plans(site, slug, language).items()
        },
        asked=[*words.text.templates("q.").values()],
        terms=article.terms(words.text),
        menu={
            say(section): {site.address(each): prose.page(each, language).title for each in slugs}
            for section, slugs in site.sections.items()
        },
        named={each: Locale.parse(each, sep="-").get_display_name(each) for each in prose.languages()},
        told=data,
    )


def _data(site: Site, slug: str, language: str, paths: Below) -> dict[str, Any]:
    """What the code of a page goes by (`Site` of assets/hosts/page/types.d.ts), from its language's folder."""
    lesson, part = site.lessons.get((slug, language), Lesson({})), parts.code(site, slug)
    used = {name: name for name in (bundles.LAB, bundles.SOURCES, bundles.BAR, TALKS, SHARE, CLASS)}
    used |= {"part": part} if part else {}
    used |= {bundles.GLOSSARY: bundles.glossary_of(language)} | (bundles.files_of(slug) if lesson.envelopes else {})
    used |= {LATER: name} if lesson.envelopes and (name := later_of(slug)) else {}
    choosers = parts.choosers(site, slug, language)
    return {
        "slug": slug,
        "language": language,
        "title": prose.page(slug, language).title,
        "languages": {
            each: f"{paths.up}{site.place(slug, each)}" or "./" for each in prose.languages() if each != language
        },
        "code": {name: paths[each][0] for name, each in used.items()},
        "data": {chosen: paths[f"{slug} {language} {chosen}"] for chosen in lesson.envelopes},
        "first": paths[f"{slug} {language} {FIRST}"] if lesson.first else None,
        "part": {chosen: paths[f"{PART}{slug} {language} {chosen}"] for chosen in parts.chosen(site, slug, language)},
        "vectors": next((f"{paths.up}{FOLDER}/{path.partition('/')[0]}" for path in site.loads.get(slug, ())), None),
        "choices": [*choosers],
        "others": lesson.others,
        "names": names.taken_by(slug) or [],
        "strange": prose.text("links", language).templates("unknown-name", "like-name"),
        "known": {
            name: {"label": each.label, "titles": {**each.titles, **each.elsewhere}}
            for name, each in choosers.items()
            if each.titles
        },
        "spoken": [name for _, name in prose.choices()],
        "titles": {name: site.titles.get(name, {}) for name in choosers},
        "bar": paths[f"{bundles.BAR} {language}"][0],
        "later": paths[f"{LATER} {language}"][0],
        "work": paths[f"{CLASS} {language}"][0],
        "app": f"../{paths.up}" if site.served else None,
        "keep": paths[f"keep {language}"][0],
        "worker": paths.up + WORKER if site.offline else None,
    }


@cache
def _template(name: str) -> Template:
    loader = FileSystemLoader(_FOLDER)
    templates = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    templates.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return templates.get_template(name)
