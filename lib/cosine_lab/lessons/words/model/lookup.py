"""A list of words under every model there is, and which words none of them knows."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from cosine_lab.data.encoders import Encoded
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.data.words import CHINESE, tables
from cosine_lab.lessons.words.model import encoding, models
from cosine_lab.lessons.words.model.lists import FEWEST, STORY, entries
from cosine_lab.lessons.words.model.models import Model
from cosine_lab.lessons.words.state import CHINESE_TRAY, TRAY
from cosine_lab.shared_cache import shared_cache


class Own(NamedTuple):
    """A reader's own vectors: title, mark that tells them from others, rows by word."""

    title: str
    mark: str
    vectors: OwnVectors
    rows: Mapping[str, int]


@dataclass(frozen=True, eq=False)
class Lookup:
    """The list, the tray's words after it, and the models' tables of all of them.

    typed : the line that the list was in
    count : how many of the names are the list
    unknown : entries that no model knows, and known words that are spelt like each
    shared : whether all readers who ask for the list are given this very answer
    """

    typed: str
    names: tuple[str, ...]
    count: int
    models: tuple[Model, ...]
    unknown: Mapping[str, Sequence[str]]
    shared: bool = False


def tray(listed: Sequence[str]) -> tuple[str, ...]:
    """The words that can be added to this list."""
    present = {entry.lower() for entry in listed}
    return tuple(word for word in (CHINESE_TRAY if chinese(listed) else TRAY) if word not in present)


def chinese(listed: Sequence[str]) -> bool:
    """Whether any of them is written in Chinese."""
    return any(map(CHINESE.search, listed))


def look_up(typed: str, live: Mapping[str, Encoded] | None = None, own: Own | None = None) -> Lookup:
    """The words of a line that some model knows, under all models; the story's where too few are left.

    live : what encoders gave just now: vectors by text, by encoder
    """
    return _look_up(typed, live or {}, own) if live or own else _shipped(typed)


@shared_cache
def _shipped(typed: str) -> Lookup:
    return replace(_look_up(typed, {}, None), shared=True)


def _look_up(typed: str, live: Mapping[str, Encoded], own: Own | None) -> Lookup:
    listed = entries(typed)
    sources = (own.rows if own else {}, *live.values())
    strange = (each for each in models.unknown(listed) if not any(each in known_models for known_models in sources))
    unknown = {each: _alike(each, listed) for each in strange if each.lower() not in sources[0]}
    known = tuple(entry for entry in listed if entry not in unknown)
    if len(known) < FEWEST:
        known = entries(STORY)
    names = (*known, *tray(known))
    known_models = [*models.shipped(names, live), *models.quoted(names)]
    if own is not None:
        known_models.append(models.own(names, own.title, own.mark, own.vectors, own.rows))
    for encoder, vectors in live.items():
        if encoder not in models.SHIPPED and vectors:
            known_models.append(models.live(names, *encoding.title(encoder), vectors))
    return Lookup(typed, names, len(known), tuple(known_models), unknown)


def _alike(entry: str, listed: Sequence[str]) -> list[str]:
    words = [word for table in tables(listed) for word in table.words]
    return difflib.get_close_matches(entry.lower(), words, n=3)
