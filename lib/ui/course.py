"""The map of the course; how far a reader is, their browser alone knows (assets/course)."""

from collections.abc import Mapping
from typing import Any

from lib import course, prose
from lib.site.bundles import COURSE
from lib.ui import session, shell
from lib.ui.mount import made

_OFFERED = (course.USUAL, "short", "teacher", "practitioner")


def shown() -> None:
    """Show the map; a lesson chosen on it is turned to."""
    words = shell.text(COURSE)
    asked = made(COURSE)(
        key=COURSE,
        data={
            "lessons": [_lesson(section, page) for section, page in shell.lessons()],
            "routes": {key: course.course().routes[key] for key in _OFFERED},
            "language": session.language(),
            "words": words.templates(""),
        },
        on_go_change=_nothing,
    )
    shell.turn(asked.go)


def _lesson(section: str, page: prose.Page) -> Mapping[str, Any]:
    slug = page.text.part
    return {
        "slug": slug,
        "title": page.title,
        "tagline": page.tagline,
        "address": shell.address(slug),
        "minutes": course.course().minutes(slug),
        "section": section,
    }


def _nothing() -> None:
    """What was pressed is read where the map is shown."""
