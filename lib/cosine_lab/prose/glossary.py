"""Terms of art, each glossed in one sentence where a page first uses it.

The words are assets/prose/glossary, the pictures assets/glossary/pictures. A term's first use in
Markdown becomes a link to its place on the glossary's page; the browser (assets/glossary) shows the
sentence beside it, and does the same for what is drawn.
"""

import re
from collections.abc import MutableSet
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import Any

from cosine_lab.places import ASSETS
from cosine_lab.prose import files

PART = "glossary"
_PICTURES = ASSETS / PART / "pictures"
# What is no running text: code, formulas, links, headings, tables' rules, what Streamlit colours.
_NOT_PROSE = re.compile(r"`+[^`]*`+|\$[^$\n]+\$|!?\[[^\]]*\]\([^)]*\)|^#+ .*$|<[^>]*>", re.MULTILINE)


_UNSPACED = "\u2e80"
"""From here on Unicode has the scripts of East Asia."""


@dataclass(frozen=True)
class Term:
    """A term of art.

    name : as the glossary heads it: the ordinary word first
    forms : how texts write it, the longest first
    picture : SVG, in the colour of the text; empty where a picture would not help
    """

    key: str
    name: str
    sentence: str
    forms: tuple[str, ...]
    picture: str


@cache
def terms(language: str) -> tuple[Term, ...]:
    """Every term, in the glossary's order."""
    words = files.texts(PART, language)
    wrap = files.wrapping(language)
    return tuple(
        Term(key, wrap(section.heading), wrap(section.body), _forms(words[f"forms.{key}"]), _picture(key))
        for key, section in files.parsed(PART, language)[2].items()
    )


def _forms(listed: str) -> tuple[str, ...]:
    forms = (form.strip() for form in listed.strip("⟦⟧").split(","))
    return tuple(sorted(forms, key=len, reverse=True))


def _picture(key: str) -> str:
    file = _PICTURES / f"{key}.svg"
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


@cache
def _pattern(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds a term, by any of its forms, and whose form it is, in small letters."""
    owners = {form.lower(): term.key for term in terms(language) for form in term.forms}
    longest = sorted(owners, key=len, reverse=True)
    return re.compile("|".join(map(_whole, longest)), re.IGNORECASE), owners


def _whole(form: str) -> str:
    """A form as a whole word; where words have no spaces between them, anywhere."""
    before, after = (r"(?<!\w)", r"(?!\w)") if form[0] < _UNSPACED else ("", "")
    return f"{before}{re.escape(form)}{after}"


def linked(markdown: str, language: str, met: MutableSet[str]) -> str:
    """The Markdown with each term's first use linked to its gloss.

    met : keys of the terms that the page has used before; gains those of this text
    """
    text, used = _linked(markdown, language, frozenset(met))
    met |= used
    return text


@lru_cache(maxsize=1024)
def _linked(markdown: str, language: str, before: frozenset[str]) -> tuple[str, frozenset[str]]:
    """The Markdown, and the terms linked in it; a page says the same on every run."""
    pattern, owners = _pattern(language)
    used: set[str] = set()

    def link(match: re.Match[str]) -> str:
        key = owners[match[0].lower()]
        if key in before or key in used:
            return match[0]
        used.add(key)
        return f"[{match[0]}]({PART}#{key})"

    done, at = [], 0
    for skipped in _NOT_PROSE.finditer(markdown):
        done += [pattern.sub(link, markdown[at : skipped.start()]), skipped[0]]
        at = skipped.end()
    return "".join([*done, pattern.sub(link, markdown[at:])]), frozenset(used)


def for_browser(languages: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """Every term and the words around it, by language, as the browser reads them."""
    return {
        language: {"all": words["all"], "exact": words["exact"], "terms": [asdict(term) for term in terms(language)]}
        for language in languages
        for words in (files.texts(PART, language),)
    }
