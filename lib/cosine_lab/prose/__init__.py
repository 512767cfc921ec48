"""Every word a reader sees, from assets/prose, by part, language and key.

A part is a folder. What is read at length is Markdown, `<language>.md`: title, tagline, sections
with their keys, `## Why {#why}`, and a list of short texts in the section `{#words}`; what is short
alone is JSON, `<language>.json`. What a language has not yet is said in English.

A template names its values in braces, each with a format of Python's (a minus comes out as −) or

    {n:plural|one=# label|other=# labels}   the form that the language wants for n; # is the number
    {names:list}                            several texts as the language joins them: a, b and c
    {found.pairs.mean:.3f}                  what a result holds, if its kind is `quotable`
    {button:action.undo}                    what a button is called, filled in as the file is read

The browser holds a twin of this small language; both are held to tests/vectors/text.json.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial

from babel import Locale, negotiate_locale

from cosine_lab.escape import Markdown, markdown
from cosine_lab.prose import files, strings
from cosine_lab.prose.files import ENGLISH, MIRRORED, PSEUDO, Section, direction, languages
from cosine_lab.prose.filling import UNDEFINED, Filler, joined, magnitude, number, powered
from cosine_lab.prose.strings import edition, reviewed, whole
from cosine_lab.refusals import Refused, Word

__all__ = [
    "ENGLISH",
    "MIRRORED",
    "PSEUDO",
    "UNDEFINED",
    "Markdown",
    "Page",
    "Section",
    "Text",
    "choices",
    "direction",
    "joined",
    "languages",
    "magnitude",
    "number",
    "page",
    "powered",
    "sentence",
    "text",
    "whole",
    "wished",
]


@dataclass(frozen=True)
class Text:
    """The words of one part in one language. Hashable: a cache that takes it knows the language.

    part : a folder of assets/prose
    edition : of the files, where they change meanwhile
    """

    part: str
    language: str = ENGLISH
    edition: int = 0

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key with its values filled in, for a place that knows no markup.

        Raises
        ------
        KeyError
            If there is no such key, or the text names a value that is not given.
        """
        return self._filled(key, values, str)

    def markdown(self, key: str, /, **values: object) -> Markdown:
        """The same for a place that reads Markdown: values that are texts are inert.

        A value that is `Markdown` already is taken as it is.
        """
        return Markdown(self._filled(key, values, _inert))

    def plain(self, word: Word | Refused) -> str:
        """A word or refusal of any part, in the same language, for a place that knows no markup."""
        return _sentence(word, self.language, str)

    def template(self, key: str) -> str:
        """The text of a key with its braces, for the browser to fill."""
        try:
            return files.texts(self.part, self.language)[key]
        except KeyError:
            raise KeyError(f"assets/prose/{self.part} has no text {key!r}") from None

    def templates(self, *prefixes: str) -> dict[str, str]:
        """All texts whose key begins with one of the prefixes, by key."""
        texts = files.texts(self.part, self.language)
        return {key: text for key, text in texts.items() if key.startswith(prefixes)}

    def __contains__(self, key: str) -> bool:
        return key in files.texts(self.part, self.language)

    def titles(self, prefix: str, keys: Iterable[str]) -> dict[str, str]:
        """The titles of some choices, `<prefix>-<key>`, by key."""
        return {key: self(f"{prefix}-{key}") for key in keys}

    def of(self, part: str) -> "Text":
        """The words of another part, in the same language."""
        return Text(part, self.language, self.edition)

    def _filled(self, key: str, values: Mapping[str, object], safe: Callable[[str], str]) -> str:
        filler = Filler(self.language, safe, partial(_sentence, language=self.language, safe=safe))
        try:
            return filler.vformat(self.template(key), (), values)
        except KeyError as missing:
            raise KeyError(f"{self.part}.{key}: {missing.args[0]}") from None


@dataclass(frozen=True)
class Page:
    """The words of one page.

    title, tagline : first heading and the line below it
    sections : what is read at length, by key
    text : short texts by key
    """

    title: str
    tagline: str
    sections: dict[str, Section]
    text: Text


def choices(here: str = ENGLISH) -> list[tuple[str, str]]:
    """The languages to choose from, each with its own name for itself.

    What lacks a string is in work, what nobody has read is made by a machine: either is offered to who reads it
    already, or translates.
    """
    entries = [
        each
        for each in languages()
        if files.written(each) == each and ((whole(each) and reviewed(each)) or strings.LIVE or each == here)
    ]
    names = [Locale.parse(each, sep="-").get_display_name() or each for each in entries]
    say = Text("site", here, edition())
    how = ["in-work" if not whole(each) else "" if reviewed(each) else "by-machine" for each in entries]
    return [(each, say(key, name=name) if key else name) for each, name, key in zip(entries, names, how, strict=True)]


def wished(preference: str, accepted: str) -> str:
    """The language of a reader's last choice, else the first of the browser's own that is whole.

    Parameters
    ----------
    preference, accepted : str
        Untrusted: the cookie with the last choice, the header Accept-Language.
    """
    offered = languages()
    if preference in offered:
        return preference
    wishes = [each.partition(";")[0].strip() for each in accepted.split(",")]
    locale = negotiate_locale(wishes, list(filter(whole, offered)), sep="-")
    return locale if locale in offered else ENGLISH


def text(part: str, language: str = ENGLISH) -> Text:
    """The words of a part."""
    return Text(part, language, edition())


def page(slug: str, language: str = ENGLISH) -> Page:
    """The words of the page `slug`."""
    return _page(slug, language, edition())


@cache
def _page(slug: str, language: str, _edition: int) -> Page:
    title, tagline, sections = files.parsed(slug, language)
    wrap = files.wrapping(language)
    return Page(
        wrap(title),
        wrap(tagline),
        {key: Section(wrap(section.heading), wrap(section.body)) for key, section in sections.items()},
        Text(slug, language, _edition),
    )


def sentence(word: Word | Refused, language: str = ENGLISH) -> Markdown:
    """A refusal, or a word by its key, with everything foreign in it inert."""
    return _sentence(word, language, _inert)


def _sentence(word: Word | Refused, language: str, safe: Callable[[str], str]) -> Markdown:
    part, _, key = word.key.partition(".")
    return Markdown(Text(part, language)._filled(key, word.values, safe))  # noqa: SLF001 - of this module


def _inert(value: str) -> str:
    return value if isinstance(value, Markdown) else markdown(value)
