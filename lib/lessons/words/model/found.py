"""A list of words under every model there is, and what had to be left out."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from lib.data.encoders import ADD, Encoded
from lib.data.own_vectors import OwnVectors
from lib.data.words import CHINESE, tables
from lib.lessons.words.model import encoding, models
from lib.lessons.words.model.lists import FEWEST, STORY
from lib.lessons.words.model.models import Model
from lib.lessons.words.state import CHINESE_TRAY, TRAY
from lib.refusals import Refused
from lib.shared_cache import shared_cache

_SHOWN = 24


class Own(NamedTuple):
    """A reader's own vectors: title, mark that tells them from others, rows by word."""

    title: str
    mark: str
    held: OwnVectors
    rows: Mapping[str, int]


@dataclass(frozen=True, eq=False)
class Found:
    """The list, the tray's words after it, and the models' tables of all of them.

    count : how many of the names are the list
    refused : what was left out
    shared : whether all readers who ask for the list are given this very answer
    """

    names: tuple[str, ...]
    count: int
    models: tuple[Model, ...]
    refused: tuple[Refused, ...]
    shared: bool = False


def tray(entries: Sequence[str]) -> tuple[str, ...]:
    """The words that can be added to this list."""
    held = {entry.lower() for entry in entries}
    return tuple(word for word in (CHINESE_TRAY if chinese(entries) else TRAY) if word not in held)


def chinese(entries: Sequence[str]) -> bool:
    """Whether any of them is written in Chinese."""
    return any(map(CHINESE.search, entries))


def found(entries: tuple[str, ...], live: Mapping[str, Encoded], own: Own | None) -> Found:
    """The entries that some model knows, under all models; the discussion's where too few are left.

    entries : two or more different words or sentences
    live : what encoders gave just now: vectors by text, by encoder
    """
    return _found(entries, live, own) if live or own else _shipped(entries)


@shared_cache
def _shipped(entries: tuple[str, ...]) -> Found:
    return replace(_found(entries, {}, None), shared=True)


def _found(entries: tuple[str, ...], live: Mapping[str, Encoded], own: Own | None) -> Found:
    known, refused = _known(entries, live, own)
    if len(known) < FEWEST:
        known = tuple(STORY.split(", "))
        refused = (*refused, Refused("words.left", fewest=FEWEST, story=STORY))
    names = (*known, *tray(known))
    held = [*models.shipped(names, live), *models.quoted(names)]
    if own is not None:
        held.append(models.own(names, own.title, own.mark, own.held, own.rows))
    for encoder, vectors in live.items():
        if encoder not in models.SHIPPED and vectors:
            held.append(models.live(names, *encoding.title(encoder), vectors))
    return Found(names, len(known), tuple(held), refused)


def _known(
    entries: tuple[str, ...], live: Mapping[str, Encoded], own: Own | None
) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    given = (own.rows if own else {}, *live.values())
    strange = (each for each in models.unknown(entries) if not any(each in found for found in given))
    missing = [each for each in strange if each.lower() not in given[0]]
    return tuple(entry for entry in entries if entry not in missing), _missing(missing)


def _missing(entries: Sequence[str]) -> tuple[Refused, ...]:
    """That no model knows these words, what is spelt like each, and what would read them."""
    if not entries:
        return ()
    known = [word for table in tables(entries) for word in table.words]
    named = []
    for entry in entries:
        near = tuple(difflib.get_close_matches(entry.lower(), known, n=3))
        shown = entry if len(entry) <= _SHOWN else f"{entry[:_SHOWN]}…"
        like = {"like": near} if near else {}
        named.append(Refused("words.entry-like" if near else "words.entry", entry=shown, **like))
    told: dict[str, object] = {"count": len(known), "entries": tuple(named)}
    if all(here for _, here in encoding.installed()):
        return (Refused("words.missing", **told),)
    return (Refused("words.missing-reads", command=ADD, **told),)
