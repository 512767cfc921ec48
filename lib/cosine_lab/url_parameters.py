"""The one table of URL parameters, assets/parameters.json: who reads each, on which pages, and what it takes.

The browser's share of it is assets/lab/parameters.js, and docs/links.md is the table to be read; both are made from it
(`python -m tests.makers.make_vocabulary`, `python -m tests.makers.links_document`). Fields of a lesson's state, by
which a hand may write one, are declared beside the state (`Field.said`).
"""

import json
import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from cosine_lab.places import ASSETS, LESSONS
from cosine_lab.shared_cache import shared_cache

READER, STEP, PAGE = "reader", "step", "page"
ALL, OF_LESSONS = "all", "lessons"


class Parameter(NamedTuple):
    """What a link may ask for.

    Attributes
    ----------
    name : str
    kind : str
        `STEP`: what the lesson shows; `PAGE`: a choice or number of a page; `READER`: what belongs to one reader or to
        one way of showing a page, and to no step of a talk.
    pages : str or list of str
        `ALL`, `OF_LESSONS`, or slugs.
    type, default, example, about : str
        To be read.
    read_by : list of str
        Modules; none for what older links have and nobody reads.
    keep : bool
        Whether links to another state of the page keep it.
    old : bool
        Whether only older links have it.
    """

    name: str
    kind: str
    pages: str | list[str]
    type: str
    default: str
    example: str
    read_by: list[str]
    about: str
    keep: bool = False
    old: bool = False


@shared_cache
def table() -> tuple[Parameter, ...]:
    """All of them."""
    return tuple(Parameter(**each) for each in _file()["parameters"])


def of_kind(*kinds: str) -> tuple[str, ...]:
    """The names of these kinds."""
    return tuple(each.name for each in table() if each.kind in kinds)


def on(slug: str) -> Iterator[str]:
    """The names that a page takes, its state's fields aside."""
    lesson = (LESSONS / slug).is_dir()
    for name, kind, pages, *_ in table():
        if kind == READER or pages == ALL or (pages == OF_LESSONS and lesson) or slug in pages:
            yield name


def unknown(parameters: Iterable[str], names: Collection[str]) -> list[str]:
    """What a link asks for under none of these names; what other sites and mails hang on links is not counted."""
    return [name for name in parameters if name not in names and not re.match(foreign(), name)]


def foreign() -> str:
    """The pattern of names that other sites and mails hang on links."""
    pattern: str = _file()["foreign"]
    return pattern


@shared_cache
def _file() -> dict[str, Any]:
    record: dict[str, Any] = json.loads((ASSETS / "parameters.json").read_text("utf-8"))
    return record
