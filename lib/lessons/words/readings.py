"""What can be read off Words' state: twin of assets/lessons/words/scene.js and findings.js."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from lib.lessons.words.model import lists, models
from lib.lessons.words.model.found import Found, found
from lib.lessons.words.model.models import PLACES, TAU, Model
from lib.lessons.words.state import TRAY, WordsState, default
from lib.maths.spaces.similarity import min_max, ranks, softmax_at, spearman, z_scores
from lib.surfaces.readings import Readings, linked

_ROUNDING = 1e-12
Column = dict[int, float]
"""A value for each candidate that has one, by its number."""


class Scored(NamedTuple):
    """What a model makes of the list: cosines, and the same scaled; none where all are equal."""

    model: Model
    raw: Column
    scaled: Column


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe, of the models that all readers have.

    None for a list with a word that the shipped table lacks: an encoder, or somebody's own vectors,
    may have known it.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    entries, _ = lists.entries(asked.get("words", "")[: lists.LONGEST].strip() or lists.STORY)
    if models.unknown(entries):
        return {}
    state = linked(default(), asked)
    held = found(entries, {}, None)
    shown = [each for each in held.models if state.models >> PLACES.index(each.key) & 1]
    scored = [_scored(each, state, held) for each in shown or held.models[:1]]
    known: dict[str, float | None] = {"tau": state.tau}
    for each in scored:
        known |= _column(each, state, held)
    return known | _findings(scored, state, held)


def _query(state: WordsState, held: Found) -> int:
    return min(state.query, held.count - 1)


def _candidates(state: WordsState, held: Found) -> list[int]:
    """The list, and after it the words that were added."""
    tray = range(held.count, len(held.names))
    added = [k for k in tray if state.added >> TRAY.index(held.names[k]) & 1]
    return [*range(held.count), *added]


def _scored(model: Model, state: WordsState, held: Found) -> Scored:
    query = _query(state, held)
    raw = {
        k: float(model.cosines[query, k])
        for k in _candidates(state, held)
        if (state.own or k != query) and not np.isnan(model.cosines[query, k])
    }
    return Scored(model, raw, _by(raw, min_max) if _differ(raw) else {})


def _differ(raw: Column) -> bool:
    return len(set(raw.values())) > 1


def _by(raw: Column, of: Callable[[list[float]], Iterable[float]]) -> Column:
    """A function of all scores, by candidate."""
    return {k: float(value) for k, value in zip(raw, of(list(raw.values())), strict=True)}


def _column(scored: Scored, state: WordsState, held: Found) -> dict[str, float | None]:
    """Every number of a model's card."""
    model, raw, scaled = scored
    query = _query(state, held)
    others = {k: cosine for k, cosine in raw.items() if k != query}
    tau = state.tau or TAU.get(model.key, (None,))[0]
    below = model.band.percentiles(model.cosines[query]) if model.band else np.full(0, np.nan)
    columns: dict[str, Column] = {
        "raw": raw,
        "scaled": scaled,
        "z": _by(raw, z_scores) if _differ(raw) else {},
        "rank": _by(raw, ranks) if raw else {},
        "weight": _by(others, lambda values: softmax_at(values, tau)) if tau and others else {},
        "percentile": {k: float(below[k]) for k in others} if below.size else {},
    }
    listed = [k for k in _candidates(state, held) if state.own or k != query]
    return {
        f"{name}:{model.key}:{held.names[k]}": values.get(k)
        for name, values in columns.items()
        for k in listed
    }


def _findings(scored: list[Scored], state: WordsState, held: Found) -> dict[str, float | None]:
    """Of the first model: nearest, ends, what the added words moved; of two: whether they agree."""
    first, query = scored[0], _query(state, held)
    others = {k: cosine for k, cosine in first.raw.items() if k != query}
    before = _scored(first.model, replace(state, added=0), held)
    order = None
    if len(scored) > 1:
        both = [k for k in others if k in scored[1].raw]
        left, right = ([each.raw[k] for k in both] for each in scored[:2])
        order = _agreement(left, right)
    return {
        "nearest": float(max(others, key=lambda k: (others[k], -k))) if others else None,
        "least": min(others.values(), default=None),
        "greatest": max(others.values(), default=None),
        "raw-moved": float(_moved(before.raw, first.raw)),
        "scaled-moved": float(_moved(before.scaled, first.scaled)),
        "order": order,
    }


def _moved(before: Column, now: Column) -> int:
    return sum(k not in now or abs(now[k] - value) > _ROUNDING for k, value in before.items())


def _agreement(left: list[float], right: list[float]) -> float | None:
    """Spearman's ρ; None where there is no order to compare."""
    if min(len(set(left)), len(set(right))) <= 1:
        return None
    return spearman(left, right)
