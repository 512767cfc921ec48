"""What the page of a talk of one's own is told; the talk itself is in the reader's browser (assets/talk)."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from cosine_lab import prose, talks
from cosine_lab.course import course
from cosine_lab.places import ASSETS
from cosine_lab.prose import Text, files
from cosine_lab.shared_cache import shared_cache
from cosine_lab.talks import Talk, names, plans
from cosine_lab.talks.listed import listed

_EXERCISE = "exercise"


def data(text: Text, titles: Mapping[str, str]) -> dict[str, Any]:
    """The words of the page, the titles of pages that a talk may lead to, what it can name there, talks that ship."""
    refused = prose.text(_EXERCISE, text.language).templates("").items()
    known = {slug: page for slug, page in names.known().items() if slug in titles}
    return {
        "words": text.templates("") | {f"{_EXERCISE}.{key}": word for key, word in refused},
        "language": text.language,
        "pages": titles,
        "known": known,
        "listed": {slug: listed(slug, text.language) for slug in known},
        "shipped": [{"name": name, "text": talk} for name, talk in shipped(text.language, tuple(titles)).items()],
    }


@shared_cache
def shipped(language: str, pages: tuple[str, ...]) -> dict[str, str]:
    """The files of the talks that come with the site, by name; in English where there are none."""
    folder = ASSETS / "talks" / files.written(language)
    if not folder.is_dir():
        return shipped(prose.ENGLISH, pages)
    words = prose.text("teach", language)
    plays = {f"course-{each}": talks.write(plans.talk(each, words)) for each in course().sessions}
    texts = {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.md"))}
    wrap = files.wrapping(language)
    return {name: _worded(text, wrap, pages) for name, text in texts.items()} | plays


def _worded(text: str, wrap: Callable[[str], str], pages: Collection[str]) -> str:
    talk, _ = talks.read(text, pages)
    steps = [replace(step, heading=wrap(step.heading), notes=wrap(step.notes)) for step in talk.steps]
    return talks.write(Talk(wrap(talk.title), wrap(talk.about), tuple(steps)))
