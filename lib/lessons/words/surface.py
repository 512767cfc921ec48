"""The Words page's surface: tables of scores, as numbers (assets/lessons/words)."""

import base64
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.data.temperatures import Judged, at_hand
from lib.lessons.words.challenges import CHALLENGES
from lib.lessons.words.model import spread
from lib.lessons.words.model.found import Found
from lib.lessons.words.model.lists import STORY
from lib.lessons.words.model.models import PLACES, TAU, Model
from lib.lessons.words.sentences import said
from lib.lessons.words.state import MOST_MODELS, TRAY, WordsState
from lib.lessons.words.tries import TRIES
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces import Action, Surface, actions
from lib.surfaces.challenges import goals
from lib.surfaces.panels import Panel, Piece, Tools
from lib.surfaces.story import Story
from lib.surfaces.tries import tries

OUTLIER, LOW_TAU = Action("add-outlier"), Action("low-tau")


class Choices(Panel):
    """Who asks, who is added, which models stand side by side, at which temperature."""


class Saying(Panel):
    """What is shown, in a sentence or two."""


class Scaled(Piece):
    """The query's cosines min–max scaled, a column of the cards."""


class AllPairs(Piece):
    """Where the scores lie among all pairs of the model's words."""


class Scores(Panel):
    """A card a model: the query's cosines."""

    pieces = (Scaled, AllPairs)


class Nearest(Panel):
    """The nearest word to the query."""


class Ends(Panel):
    """The least and the greatest cosine of the list."""


class Moved(Panel):
    """How many cosines and scaled scores the added words moved."""


class Order(Panel):
    """Whether two models order the list alike."""


class Trained(Panel):
    """Where the pairs of a small model end at the τ that it was trained with."""


def surface(
    found: Found, state: WordsState, defaults: WordsState, text: Text, story: Story | None = None
) -> Surface:
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
    tray = [{"bit": TRAY.index(name), "id": count + at} for at, name in enumerate(names[count:])]
    epoch = f"words:{sha256(marked.encode(errors='replace')).hexdigest()[:16]}"
    return epoch, {"names": list(names), "count": count, "tray": tray, "models": sent}


_kept = shared_cache(_problem)
"""Kept in a cache, for the lists that all readers share."""


def _trained(runs: Sequence[Judged]) -> list[dict[str, Any]]:
    """Training's model of digits by τ, untrained first: where most pairs lie, and all of them."""
    return [
        {
            "tau": run.tau,
            "low": run.band[0],
            "high": run.band[2],
            "order": run.auc,
            "counts": [counts.tolist() for counts in run.counts],
        }
        for run in runs
    ]


def _models(models: Sequence[Model], text: Text) -> list[dict[str, Any]]:
    """Every model with its place in a link: known ones always the same, others after them."""
    later = iter(range(len(PLACES), MOST_MODELS))
    sent = []
    for model in models:
        bit = PLACES.index(model.key) if model.key in PLACES else next(later, None)
        if bit is not None:
            sent.append(_model(model, bit, text))
    return sent


def _model(model: Model, bit: int, text: Text) -> dict[str, Any]:
    tau, says = TAU.get(model.key, (None, ""))
    band = model.band
    return {
        "key": model.key,
        "title": model.title,
        "kind": model.kind,
        "bit": bit,
        "tau": tau,
        "says": text(f"tau-by-{says}") if says else "",
        "facts": said(model.facts, text),
        "cosines": _base64(model.cosines),
        "percentiles": None if band is None else _base64(band.percentiles(model.cosines)),
        "band": None if band is None else _bars(band),
    }


def _bars(band: spread.Band) -> dict[str, Any]:
    low, high, density = band.bars()
    return {"low": low, "high": high, "density": density}


def _base64(table: NDArray[np.float64]) -> str:
    return base64.b64encode(np.ascontiguousarray(table, dtype="<f8").tobytes()).decode()
