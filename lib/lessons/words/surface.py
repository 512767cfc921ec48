"""The Words page's surface: tables of scores, as numbers (assets/lessons/words)."""

import base64
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.data.temperatures import Judged, at_hand
from lib.lessons.words.model.found import Found
from lib.lessons.words.model.lists import LISTS, STORY
from lib.lessons.words.model.models import PLACES, TAU, Model
from lib.lessons.words.sentences import said
from lib.lessons.words.state import CHINESE_PLACE, CHINESE_TRAY, OWN_PLACE, TRAY, WordsState
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces import Action, Story, Surface, actions, goals, tries
from lib.surfaces.challenges import Challenge, Try, Wanted
from lib.surfaces.panels import Panel, Piece, Tools

_MODEL, _WORD = "e5-small", "mouse"
_ALONE = {"query": 0, "own": 0, "added": 0, "models": 0b1, "tau": 0.0}

CHALLENGES = (
    Challenge(
        "shrink",
        (Wanted(f"scaled:{_MODEL}:{_WORD}", "<=", 0.5), Wanted("raw-moved", "=", 0, unit="count")),
        start=_ALONE,
        solved={"added": 1 << TRAY.index("kitten")},
    ),
    Challenge("half", (Wanted(f"weight:{_MODEL}:{_WORD}", "=", 0.5, 0.01),), start=_ALONE, solved={"tau": 0.0245}),
)

TRIES = (
    Try("outlier", {"added": 1 << TRAY.index("hypertension")}),
    Try("better", {"added": 1 << TRAY.index("kitten")}),
    Try("mouse", {"query": 1}),
    Try("nonsense", {"own": 0}, {"words": LISTS["nonsense"]}),
    Try("two", {"own": 0}, {"words": LISTS["two"]}),
    Try("warm", {"tau": 1.0}),
)
"""Of the list that the page begins with; the last but two bring their own."""

OUTLIER, LOW_TAU = Action("add-outlier"), Action("low-tau")

Choices = Panel.named("Choices")  # who asks, who is added, which models stand side by side, at which temperature
Saying = Panel.named("Saying")  # what is shown, in a sentence or two
Scaled = Piece.named("Scaled")  # the query's cosines min–max scaled, a column of the cards
AllPairs = Piece.named("AllPairs")  # where the scores lie among all pairs of the model's words


class Scores(Panel):
    """A card a model: the query's cosines."""

    pieces = (Scaled, AllPairs)


Nearest = Panel.named("Nearest")  # the nearest word to the query
Ends = Panel.named("Ends")  # the least and the greatest cosine of the list
Moved = Panel.named("Moved")  # how many cosines and scaled scores the added words moved
Order = Panel.named("Order")  # whether two models order the list alike
Trained = Panel.named("Trained")  # where the pairs of a small model end at the τ that it was trained with


def surface(found: Found, state: WordsState, defaults: WordsState, text: Text, story: Story | None = None) -> Surface:
    """The models' tables as float64 in base64.

    found : the list, and the models' tables of it; those without a place in a link come last
    state, defaults : what to show first, and what "reset" goes back to
    """
    epoch, problem = (_kept if found.shared else _problem)(found, text)
    home = None if story else {"words": STORY}
    attempts = [replace(each, query=each.query or home) for each in TRIES]
    return Surface(
        epoch=epoch,
        state=state,
        defaults=defaults,
        part="score_tables",
        given={"problem": problem | {"trained": _trained(at_hand(0) or ())}},
        layout={
            "asks": [Choices()],
            "said": [Saying()],
            "cards": [Scores(), Trained(told=True)],
            "findings": [Nearest(told=True), Ends(told=True), Moved(told=True), Order(told=True)],
            "row": [Tools(actions.tools())],
            "free": [tries(attempts, text), goals(CHALLENGES, text, home)],
        },
        story=story,
    )


def _problem(found: Found, text: Text) -> tuple[str, dict[str, Any]]:
    """What the browser is told about the list, and a name for it."""
    names, count = found.names, found.count
    sent = _models(found.models, text)
    marked = repr((list(names), count, [(each["key"], each["cosines"]) for each in sent]))
    tray = [
        {"bit": (*TRAY, *CHINESE_TRAY).index(name) % len(TRAY), "id": count + at}
        for at, name in enumerate(names[count:])
    ]
    epoch = f"words:{sha256(marked.encode(errors='replace')).hexdigest()[:16]}"
    return epoch, {"names": list(names), "count": count, "tray": tray, "models": sent}


_kept = shared_cache(_problem)
"""Kept in a cache, for the lists that all readers share."""


def _trained(runs: Sequence[Judged]) -> list[dict[str, Any]]:
    """Training's model of digits by τ, untrained first: its pairs, and their means."""
    return [
        {"tau": run.tau, "means": [run.same, run.different], "counts": [counts.tolist() for counts in run.counts]}
        for run in runs
    ]


def _models(models: Sequence[Model], text: Text) -> list[dict[str, Any]]:
    """Every model with its place in a link: known ones always the same, others after them."""
    later = iter(range(OWN_PLACE + 1, CHINESE_PLACE))
    sent = []
    for model in models:
        bit = PLACES[model.key] if model.key in PLACES else next(later, None)
        if bit is not None:
            sent.append(_model(model, bit, text))
    return sent


def _model(model: Model, bit: int, text: Text) -> dict[str, Any]:
    tau, says = TAU.get(model.key, (None, ""))
    band = model.band
    return {
        "key": model.key,
        "title": said(model.title, text),
        "kind": model.kind,
        "bit": bit,
        "tau": tau,
        "says": text(f"tau-by-{says}") if says else "",
        "facts": said(model.facts, text),
        "cosines": _base64(model.cosines),
        "percentiles": None if band is None else _base64(band.percentiles(model.cosines)),
        "band": None if band is None else dict(zip(("low", "high", "density"), band.bars(), strict=True)),
    }


def _base64(table: NDArray[np.float64]) -> str:
    return base64.b64encode(np.ascontiguousarray(table, dtype="<f8").tobytes()).decode()
