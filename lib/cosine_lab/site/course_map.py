"""What the map of the course is drawn from; how far a reader is, their browser alone knows (assets/course)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cosine_lab.course import USUAL, course
from cosine_lab.prose import Page, text
from cosine_lab.site.bundles import COURSE

_OFFERED = (USUAL, "short", "teacher", "practitioner")


def data(lessons: Iterable[tuple[str, Page]], address: Callable[[str], str], language: str) -> Mapping[str, Any]:
    """The lessons, each with the title of its section, where each is, and the routes through them."""
    return {
        "lessons": [_lesson(section, page, address) for section, page in lessons],
        "routes": {key: course().routes[key] for key in _OFFERED},
        "language": language,
        "words": text(COURSE, language).templates(""),
    }


def _lesson(section: str, page: Page, address: Callable[[str], str]) -> Mapping[str, Any]:
    slug = page.text.part
    return {
        "slug": slug,
        "title": page.title,
        "tagline": page.tagline,
        "address": address(slug),
        "minutes": course().minutes(slug),
        "section": section,
    }
