"""What a page has beside a lesson, or in its place: its code, and what that is told, by what a link chooses."""

from collections.abc import Mapping
from typing import Any

from cosine_lab import prose
from cosine_lab.data import vector_files
from cosine_lab.escape import Markdown
from cosine_lab.prose import Text
from cosine_lab.site import ask, bundles, course_map, handouts, inventory, review, session_plan, talk_desk
from cosine_lab.site.contents import Chooser, Site
from cosine_lab.site.store import FOLDER, Below

PartData = Mapping[str, Mapping[str, Any]]
TEACH, SESSION = "teach", "session"
CODE = {each: each for each in (bundles.REVIEW, bundles.ASK, bundles.TALK, bundles.INVENTORY)} | {
    TEACH: bundles.HANDOUTS
}
"""By page; besides these, the page at the root has the map of the course."""


def code(site: Site, slug: str) -> str | None:
    """The file of `bundles` that runs what the page has."""
    return bundles.COURSE if slug == site.slugs()[0] else CODE.get(slug)


def data_of(site: Site, slug: str, language: str, paths: Below) -> PartData:
    """What the code of a page is told.

    Parameters
    ----------
    site : Site
    slug, language : str
    paths : Below
        Where files are, from the folder of the language (`pages.page`).
    """
    text = prose.text(slug, language)
    pages = {each: prose.page(each, language) for each in site.slugs()}
    match code(site, slug):
        case bundles.COURSE:
            data = course_map.data(site.lessons_of(language), site.address, language)
        case bundles.REVIEW:
            data = review.data(text, site.address, site.slugs()[0])
        case bundles.ASK:
            data = ask.data(text, pages, site.address, f"{paths.up}{FOLDER}/{vector_files.folder()}")
        case bundles.INVENTORY:
            data = inventory.page(text)
        case bundles.TALK:
            data = talk_desk.data(text, {each: page.title for each, page in pages.items()})
            data |= {
                "lessons": {
                    each.text.part: _files(site, each.text.part, language, paths)
                    for _, each in site.lessons_of(language)
                }
            }
        case bundles.HANDOUTS:
            return {chosen: _handouts(site, session, text, paths) for chosen, session in _sessions(text).items()}
        case _:
            return {}
    return {"": data}


def chosen(site: Site, slug: str, language: str) -> list[str]:
    """What links choose of it."""
    return [*_sessions(prose.text(slug, language))] if slug == TEACH else [""] * (code(site, slug) is not None)


def choosers(site: Site, slug: str, language: str) -> Mapping[str, Chooser]:
    """How a reader of a page chooses, by parameter."""
    if slug == TEACH:
        text = prose.text(slug, language)
        return {SESSION: Chooser(text(SESSION), session_plan.titles(text))}
    lesson = site.lessons.get((slug, language))
    return lesson.choosers if lesson else {}


def plans(site: Site, slug: str, language: str) -> dict[str, tuple[str, Markdown]]:
    """The plans of a page for teachers, each with how long it takes, by what a link chooses."""
    text = prose.text(slug, language)
    pages = {page.text.part: page for _, page in site.lessons_of(language)}
    sessions = _sessions(text) if slug == TEACH else {}
    return {chosen: session_plan.table(session, pages, site.address, text) for chosen, session in sessions.items()}


def _sessions(text: Text) -> dict[str, str]:
    first, *others = session_plan.titles(text)
    return {"": first, **{f"{SESSION}={each}": each for each in others}}


def _handouts(site: Site, session: str, text: Text, paths: Mapping[str, list[str]]) -> dict[str, Any]:
    pages = {page.text.part: page for _, page in site.lessons_of(text.language)}
    sheets = []
    for slug in session_plan.slugs(session, pages):
        opened = _files(site, slug, text.language, paths)
        opened |= {"data": opened["data"][""]}
        home = site.lessons[slug, text.language].homework
        address = site.address(slug)
        exam = {} if site.exams else {"exam": None}
        told = handouts.sheet(slug, text.language, opened, home)
        sheets.append({**told, **exam, "address": address, "task": address})
    form = {"address": site.address(inventory.PART)}
    return handouts.data(session, sheets, form, text)


def _files(site: Site, slug: str, language: str, paths: Mapping[str, list[str]]) -> dict[str, Any]:
    """Where the code of a lesson is, and its envelopes by what links choose of it."""
    named = [name for part, name in bundles.files_of(slug).items() if part != bundles.SOURCES]
    data = {chosen: paths[f"{slug} {language} {chosen}"] for chosen in site.lessons[slug, language].envelopes}
    return {"module": {"files": [paths[name][0] for name in named]}, "data": data}
