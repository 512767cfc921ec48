"""The second visit: problems of all lessons; they are made, and kept, in the browser."""

from lib import tokens
from lib.course import course
from lib.prose import Text
from lib.ui import shell
from lib.ui.bundles import REVIEW
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
            "lessons": {
                slug: {
                    "title": shell.words_of(slug).title,
                    "again": f"{shell.address(slug)}?beat={beat}",
                }
                for slug, beat in course().seen.items()
            },
        },
    )
