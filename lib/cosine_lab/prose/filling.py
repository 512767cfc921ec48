"""Fills a template's braces; assets/lab holds the twin (tests/vectors/text.json)."""

import math
import re
from collections.abc import Callable, Iterable
from functools import cache
from string import Formatter
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from cosine_lab.escape import Markdown, Quote
from cosine_lab.prose.files import written
from cosine_lab.refusals import Refused, Word
from cosine_lab.template_access import look_up

_SPELLING = {"en": "en-GB"}
_QUOTES = {"zh": "“{}”"}
"""Around foreign text, where a language has other quotes than English."""
UNDEFINED = "—"
_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_FULL_STOP = re.compile(r"(?<=[。！？；：，]) ")
_BARE_AND = re.compile(r"(?<=[A-Za-z\u00c0-\u024f\d])(?=和)|(?<=和)(?=[A-Za-z\u00c0-\u024f\d])")
"""Beside a Latin letter 和 has a blank, as in every sentence."""
_DECIMALS = re.compile(r"\.(\d)f")
Say = Callable[[Word | Refused], str]


class Filler(Formatter):
    """Fills templates of one language.

    safe : done to every text among the values
    say : a word by key or a refusal, in words
    """

    def __init__(self, language: str, safe: Callable[[str], str], say: Say) -> None:
        self._locale = _locale(language)
        self._safe = safe
        self._say = say

    def get_field(self, field_name: str, _args: Any, kwargs: Any) -> tuple[object, str]:  # noqa: ANN401 - as in Formatter
        """The value of that name; a dot looks into a quotable result, and nothing else does."""
        return look_up(kwargs, field_name), field_name

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - any value
        """One value in words."""
        if format_spec.startswith("plural|"):
            return self._plural(value, format_spec)
        if format_spec == "list" and isinstance(value, Iterable):
            items = [self.format_field(item, "") for item in value]
            return _BARE_AND.sub(" ", format_list(items, locale=self._locale))
        if isinstance(value, Word | Refused):
            return self._say(value)
        if isinstance(value, Quote) and (quotes := _QUOTES.get(self._locale.language)):
            value = quotes.format(value[1:-1])
        if isinstance(value, str):
            return self._safe(value)
        if decimals := _DECIMALS.fullmatch(format_spec):
            return number(value, int(decimals[1]))
        return format(value, format_spec).replace("-", "−")

    def _plural(self, value: Any, spec: str) -> str:  # noqa: ANN401 - any number
        forms = dict(form.split("=", 1) for form in spec.split("|")[1:])
        form = forms.get(self._locale.plural_form(value), forms["other"])
        return form.replace("#", format_decimal(value, locale=self._locale).replace("-", "−"))


def joined(sentences: Iterable[str]) -> Markdown:
    """Sentences one after the other; after a full stop of Chinese no blank."""
    return Markdown(_FULL_STOP.sub("", " ".join(sentences)))


def number(value: float | None, digits: int = 2) -> Markdown:
    """A number as a reader sees it: true minus sign, no minus before zero, "—" for undefined."""
    if value is None or not math.isfinite(value):
        return Markdown(UNDEFINED)
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    return Markdown(text.replace("-", "−"))


def magnitude(value: float, digits: int = 2) -> Markdown:
    """A number to some decimals, or to two digits and a power of ten where decimals alone would show fewer."""
    if value == 0 or not math.isfinite(value) or abs(value) >= 10.0 ** (1 - digits):
        return number(value, digits)
    return powered(value, 1)


def powered(value: float, digits: int = 0) -> Markdown:
    """A tiny size, on one line: 9 × 10⁻¹⁶."""
    figures, power = f"{value:.{digits}e}".split("e")
    return Markdown(f"{figures.replace('-', '−')}\u00a0×\u00a010{str(int(power)).translate(_RAISED)}")


@cache
def _locale(language: str) -> Locale:
    name = written(language)
    return Locale.parse(_SPELLING.get(name, name), sep="-")
