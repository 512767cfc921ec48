"""What a page says at length, as HTML: its sections in Markdown, whose links lead to pages of the site."""

import re
from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from cosine_lab.prose import Page, Text, glossary

_LINK = re.compile(r'<a href="(?!https?:)([^"]*)">(.*?)</a>', re.DOTALL)
_LONGEST_DESCRIPTION = 300
"""Letters of a description that search engines show, at the very most."""


def sections(words: Page, slugs: Sequence[str]) -> list[tuple[str, Markup]]:
    """A page's sections under their headings; the first use of a term leads to its gloss."""
    if words.text.part == glossary.PART:
        return []
    met: set[str] = set()
    return [
        (each.heading, linked(glossary.linked(each.body, words.text.language, met), slugs))
        for each in words.sections.values()
    ]


def terms(text: Text) -> tuple[glossary.Term, ...]:
    """Every term, on the page that lists them."""
    return glossary.terms(text.language) if text.part == glossary.PART else ()


def linked(body: str, slugs: Sequence[str]) -> Markup:
    """Markdown as HTML; a link to a page that is not among these leads nowhere. The first is at the root."""

    def turned(match: re.Match[str]) -> str:
        address = match[1].lstrip("/")
        slug = re.split("[?#]", address, maxsplit=1)[0]
        at = "./" if slug == slugs[0] else slug
        return f'<a href="{at}{address.removeprefix(slug)}">{match[2]}</a>' if slug in slugs else match[2]

    return Markup(_LINK.sub(turned, _markdown().render(body)))  # noqa: S704 - by a renderer that lets no HTML through


def inline(text: str) -> Markup:
    """A line of Markdown as HTML."""
    return Markup(_markdown().renderInline(text))  # noqa: S704 - as above


def description(words: Page) -> str:
    """The page in a sentence or two, for who searches."""
    first = next(iter(words.sections.values()), None)
    text = Markup(_markdown().render(first.body)).striptags() if first else ""  # noqa: S704 - as above
    return f"{words.tagline} {text}".strip()[:_LONGEST_DESCRIPTION]


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False})
