"""The second visit: problems of all lessons; they are made, and kept, in the browser."""

from lib import tokens
from lib.course import USUAL, course
from lib.prose import Text
from lib.site.bundles import REVIEW
from lib.ui import shell
from lib.ui.mount import made


def shown(text: Text) -> None:
    """Show the problems, in the words of their page."""
    made(REVIEW)(
        key=REVIEW,
        data={
            "words": text.templates(""),
            "language": text.language,
            "tokens": tokens.raw(),
            "home": shell.address(shell.first()),
            "lessons": {slug: _lesson(slug) for slug in course().routes[USUAL]},
        },
    )


def _lesson(slug: str) -> dict[str, str]:
    page = shell.words_of(slug)
    return {
        "title": page.title,
        "again": f"{shell.address(slug)}?beat={course().seen[slug]}",
        "practice": page.text("practice"),
    }
