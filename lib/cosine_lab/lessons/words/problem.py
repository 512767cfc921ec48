"""What the browser is sent of a list of words: the models' tables, as float64 in base64."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import numpy as np

from cosine_lab.data.digit_models import digit_split
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.data.temperatures import TAUS, Judged, at_hand
from cosine_lab.data.words import every_word
from cosine_lab.lessons.words.model import lists, spread
from cosine_lab.lessons.words.model.lookup import Lookup
from cosine_lab.lessons.words.model.models import CHINESE, PLACES, TAU, Model, unasked
from cosine_lab.lessons.words.sentences import adds, description, offered
from cosine_lab.lessons.words.state import CHINESE_PLACE, CHINESE_TRAY, OWN_PLACE, TRAY, VIEWS
from cosine_lab.maths.learning.contrast_encoder import Training, embed, train
from cosine_lab.old_titles import old_titles
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.plain import packed

_DRAWN = 120
"""Digits whose pairs are drawn while what they have in common is taken away."""


@dataclass(frozen=True, eq=False)
class Reader:
    """Who asks Python for other lists.

    own : their vectors
    command : what adds encoders that are not installed, if any are not
    """

    own: OwnVectors | None = None
    command: str = ""


def _problem(lookup: Lookup, text: Text) -> tuple[str, dict[str, Any]]:
    """What the browser is told about the list, and a name for it."""
    names, count = lookup.names, lookup.count
    sent = _models(lookup.models, count, text)
    marked = repr((list(names), count, [(each["key"], each["cosines"]) for each in sent]))
    tray = [
        {"bit": (*TRAY, *CHINESE_TRAY).index(name) % len(TRAY), "id": count + at}
        for at, name in enumerate(names[count:])
    ]
    epoch = f"words:{sha256(marked.encode(errors='replace')).hexdigest()[:16]}"
    score, shares = _shares(lookup.models)
    return epoch, {
        "typed": lookup.typed,
        "names": list(names),
        "count": count,
        "tray": tray,
        "models": [each | {"share": shares.get(each["key"])} for each in sent],
        "score": score,
        "unknown": lookup.unknown,
        "chinese": next((each for each in sent if each["key"] == CHINESE), None)
        or _model(unasked(), CHINESE_PLACE, text),
        "trays": [TRAY, CHINESE_TRAY],
        "trained": _trained(at_hand(0) or ()),
        "untrained": untrained(),
        "words": [len(every_word().words), spread.shipped(CHINESE).rows],
    }


_cached_problem = shared_cache(_problem)


def of(lookup: Lookup, text: Text) -> tuple[str, dict[str, Any]]:
    """What the browser is told about a list, and a name for it; kept for the lists that all readers share."""
    return (_cached_problem if lookup.shared else _problem)(lookup, text)


def first(problem: Mapping[str, Any]) -> dict[str, Any]:
    """Of that what the first step shows: the first model's table, in every other's place, and one trained model."""
    model, run = problem["models"][0], problem["trained"][:1]
    table = {name: model[name] for name in ("cosines", "percentiles", "near", "share")}
    table["band"] = model["band"] and {**model["band"], "marks": ""}
    trained = [{**each, "counts": one["counts"], "means": one["means"]} for one in run for each in problem["trained"]]
    return {**problem, "models": [each | table for each in problem["models"]], "trained": trained, "untrained": ""}


def _trained(runs: Sequence[Judged]) -> list[dict[str, Any]]:
    """Training's model of digits by τ, untrained first: its pairs, and their means."""
    return [
        {"tau": run.tau, "means": [run.same, run.different], "counts": [counts.tolist() for counts in run.counts]}
        for run in runs
    ]


@shared_cache
def untrained() -> str:
    """The vectors of some digits before that model is trained, 120 × 16."""
    split = digit_split()
    start = next(train(split.images, split.digits, Training(tau=TAUS[0]), 0))
    return packed(embed(split.test_images[:_DRAWN], start.weights), "f4")


def _shares(models: Sequence[Model]) -> tuple[float | None, dict[str, float]]:
    """The cosine of the first two words in the first model that knows both, and the shares of all pairs below."""
    score = next((float(each.cosines[0, 1]) for each in models if not np.isnan(each.cosines[0, 1])), None)
    bands = {each.key: each.band for each in models if each.band is not None and score is not None}
    return score, {key: float(band.percentiles(np.array([score]))[0]) for key, band in bands.items()}


def asking(reader: Reader | None, text: Text) -> dict[str, Any]:
    """Whom the line of words asks, and what it offers."""
    own = reader.own if reader else None
    return {
        "asks": reader is not None,
        "start": lists.start(own),
        "command": reader.command if reader else "",
        "accepts": "accepts" if reader is None else "accepts-any" if not reader.command else "accepts-own",
        "lists": offered(own, text),
        "more": lists.listed(own) if own else [],
        "adds": adds(own, text) if own else "",
        "old": {title: key for title, key in old_titles().get("view", {}).items() if key in VIEWS},
    }


def _models(models: Sequence[Model], count: int, text: Text) -> list[dict[str, Any]]:
    """Every model with its place in a link: known ones always the same, others after them."""
    later = iter(range(OWN_PLACE + 1, CHINESE_PLACE))
    sent = []
    for model in models:
        bit = PLACES[model.key] if model.key in PLACES else next(later, None)
        if bit is not None:
            near = [model.near(at) for at in range(count)] if model.table else None
            sent.append(_model(model, bit, text) | {"near": near})
    return sent


def _model(model: Model, bit: int, text: Text) -> dict[str, Any]:
    tau, says = TAU.get(model.key, (None, ""))
    band = model.band
    return {
        "key": model.key,
        "title": description(model.title, text),
        "kind": model.kind,
        "bit": bit,
        "tau": tau,
        "says": text(f"tau-by-{says}") if says else "",
        "facts": description(model.facts, text),
        "cosines": packed(model.cosines),
        "percentiles": None if band is None else packed(band.percentiles(model.cosines)),
        "band": None if band is None else band.payload(),
        "table": model.stored,
    }
