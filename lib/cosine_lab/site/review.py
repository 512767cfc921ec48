"""What the review is made of: problems of all lessons; they are made, and kept, in the browser (assets/review)."""

from collections.abc import Callable, Mapping
from typing import Any

from cosine_lab import prose, tokens
from cosine_lab.course import USUAL, course
from cosine_lab.prose import Text


def data(text: Text, address: Callable[[str], str], home: str) -> Mapping[str, Any]:
    """The words of its page, and where each lesson, by slug, shows what is asked about."""

    def lesson(slug: str) -> dict[str, str]:
        page = prose.page(slug, text.language)
        again = f"{address(slug)}?beat={course().seen[slug]}"
        return {"title": page.title, "again": again, "practice": page.text("practice")}

    return {
        "words": text.templates(""),
        "language": text.language,
        "tokens": tokens.raw(),
        "home": address(home),
        "lessons": {slug: lesson(slug) for slug in course().routes[USUAL]},
    }
