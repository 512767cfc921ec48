"""What is on the site without a server; `python -m cosine_lab.server.site` packs it for phones (phones.py)."""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from app import SITE
from cosine_lab import command_line, prose
from cosine_lab.data import vector_files
from cosine_lab.lessons import openers
from cosine_lab.lessons.norms.model import counts
from cosine_lab.lessons.words import vectors
from cosine_lab.places import ASSETS
from cosine_lab.prose import Text, glossary
from cosine_lab.refusals import Refused
from cosine_lab.site import handouts, packed, pages, parts
from cosine_lab.site.bundles import REVIEW
from cosine_lab.site.contents import Chooser, Lesson, Site
from cosine_lab.surfaces import envelope

TEXTS = frozenset({glossary.PART, *parts.CODE})
"""Pages without a lesson that need no server."""
_SHARED = {"source": "classifiers", "text": "corpora"}
"""Where the titles of choices stand that lessons share, by parameter."""
_FILES = vectors.files() | {f"{vector_files.folder()}/{name}.json": text for name, text in counts.files().items()}
LOADS = {"words": _FILES, "norms": _FILES}
"""What a lesson loads when it is wanted, by lesson."""


def site(sections: Mapping[str, Sequence[str]] = SITE, url: str = "", *, served: bool = False) -> Site:
    """What the site is made of: what of these pages needs no server.

    Parameters
    ----------
    sections : mapping of str to sequence of str
    url : str
        The address where it will stand, if known.
    served : bool
        Whether the app serves it.
    """
    here = offered(sections)
    slugs = [slug for slugs in here.values() for slug in slugs]
    lessons = {(slug, each): lesson(slug, each) for slug in slugs if slug in openers() for each in prose.languages()}
    titles = json.loads((ASSETS / "old_titles.json").read_text(encoding="utf-8"))
    by_section = {key: _leading(each, slugs) for key, each in lessons.items()}
    return Site(here, by_section, titles, url, not served, served, LOADS)


def offered(sections: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """What of these pages needs no server, by section."""
    by_section = {
        key: [slug for slug in slugs if slug in openers() or slug in TEXTS] for key, slugs in sections.items()
    }
    return {key: slugs for key, slugs in by_section.items() if slugs}


def lesson(slug: str, language: str) -> Lesson:
    """A lesson as it opens, and under every choice that a link may make of it and all readers have."""
    choices = _choices(slug)
    text, surfaces = prose.text(slug, language), {}
    others: set[str] = set()
    home = first = None
    for values in product(*[("", *choices[name]) for name in sorted(choices)]):
        query = {name: value for name, value in zip(sorted(choices), values, strict=True) if value}
        try:
            opened = openers()[slug](text, **query)
        except Refused:
            continue
        if opened is not None:
            surfaces["&".join(f"{name}={value}" for name, value in query.items())] = envelope(opened.surface, text)
            others |= set() if slug in LOADS else {*opened.surface.choices} - {*choices}
            home = home or handouts.homework(opened.surface)
            if opened.surface.first and not query:
                first = envelope(replace(opened.surface, data=opened.surface.first), text)
    choosers = {name: _chooser(name, choices[name], text, surfaces) for name in sorted(choices)}
    return Lesson(surfaces, choosers, first, sorted(others), home)


def _chooser(name: str, keys: Sequence[str], text: Text, surfaces: Mapping[str, Any]) -> Chooser:
    """Titles as the page's own words have them, else those of the part that several lessons share."""
    models = text.of(_SHARED.get(name, text.part))
    titled = {
        key: next((text(each) for each in (f"{name}-{key}", f"{name}.{key}") if each in text), "") or models(key)
        for key in keys
    }
    here = {key: title for key, title in titled.items() if f"{name}={key}" in surfaces}
    label = text(name) if name in text else models("title")
    return Chooser(label, here, {key: title for key, title in titled.items() if key not in here})


def _choices(slug: str) -> Mapping[str, Sequence[str]]:
    """What a link may choose of a page: keys by parameter, as talks know them."""
    known: dict[str, Any] = json.loads((ASSETS / "talks" / "names.json").read_text(encoding="utf-8"))
    titles = json.loads((ASSETS / "old_titles.json").read_text(encoding="utf-8"))
    choices: Mapping[str, Sequence[str]] = known.get(slug, {}).get("choices", {})
    return {name: [each for each in keys if each not in titles.get(name, {})] for name, keys in choices.items()}


def _leading(entry: Lesson, slugs: Sequence[str]) -> Lesson:
    """The lesson, whose story leads on to pages of this site alone."""

    def led(data: Mapping[str, Any]) -> Mapping[str, Any]:
        story = data["story"]
        ways = story and {route: way for route, way in story["ways"].items() if way["slug"] in slugs}
        following = story and story["next"]
        there = following if following and following["slug"] in slugs else None
        problem = story["problem"] if story and REVIEW in slugs else None
        return {**data, "story": story and {**story, "next": there, "ways": ways, "problem": problem}}

    envelopes = {key: led(data) for key, data in entry.envelopes.items()}
    return replace(entry, envelopes=envelopes, first=entry.first and led(entry.first))


def main(words: Sequence[str]) -> int:
    """Pack the site; 1 with an error in a line where it cannot be written."""
    argparse.ArgumentParser("site", description=__doc__).parse_args(words)
    print("Packing the pages for phones, once for this version.", flush=True)
    try:
        packed.write(pages.files(site(served=True)), packed.folder())
    except OSError as why:
        raise SystemExit(f"{why.filename}: {why.strerror}") from why
    return 0


if __name__ == "__main__":
    command_line.run(main)
