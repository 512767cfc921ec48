"""What the page tells its live part, as plain data (see assets/words/lab.js, `Data`)."""

import base64
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib import prose
from lib.lessons.words.models import OWN, QUOTED, SHIPPED, TAU, Model
from lib.lessons.words.spread import Band
from lib.lessons.words.state import MOST_MODELS, TRAY, WordsState
from lib.parameters import schema
from lib.tokens import raw

_PLACES = (*SHIPPED, *QUOTED, OWN)


def surface(
    names: Sequence[str],
    count: int,
    models: Sequence[Model],
    state: WordsState,
    defaults: WordsState,
) -> dict[str, Any]:
    """The models' tables, the state and the words, JSON-ready; tables as float64 in base64.

    Parameters
    ----------
    names
        The words of the list, and after them the ones of the tray that it lacks.
    count
        How many of them are the list.
    models
        Tables in the order of `names`; those without a place in a link come last.
    state, defaults
        What to show first, and what "reset" goes back to.
    """
    sent = _models(models)
    marked = repr((list(names), count, [(each["key"], each["cosines"]) for each in sent]))
    return {
        "epoch": f"words:{sha256(marked.encode(errors='replace')).hexdigest()[:16]}",
        "schema": [{"name": name} | asdict(each) for name, each in schema(WordsState).items()],
        "state": asdict(state),
        "defaults": asdict(defaults),
        "problem": {
            "names": list(names),
            "count": count,
            "tray": [
                {"bit": TRAY.index(name), "id": count + at} for at, name in enumerate(names[count:])
            ],
            "models": sent,
        },
        "tokens": raw(),
        "words": prose.plane() | prose.words("words"),
        "name": "words",
    }


def _models(models: Sequence[Model]) -> list[dict[str, Any]]:
    """Every model with its place in a link: known ones always the same, others after them."""
    later = iter(range(len(_PLACES), MOST_MODELS))
    sent = []
    for model in models:
        bit = _PLACES.index(model.key) if model.key in _PLACES else next(later, None)
        if bit is not None:
            sent.append(_model(model, bit))
    return sent


def _model(model: Model, bit: int) -> dict[str, Any]:
    tau, says = TAU.get(model.key, (None, ""))
    band = model.band
    return {
        "key": model.key,
        "title": model.title,
        "kind": model.kind,
        "bit": bit,
        "tau": tau,
        "says": says,
        "facts": model.facts,
        "cosines": _base64(model.cosines),
        "percentiles": None if band is None else _base64(band.percentiles(model.cosines)),
        "band": None if band is None else _bars(band),
    }


def _bars(band: Band) -> dict[str, Any]:
    low, high, density = band.bars()
    return {"low": low, "high": high, "density": density}


def _base64(table: NDArray[np.float64]) -> str:
    return base64.b64encode(np.ascontiguousarray(table, dtype="<f8").tobytes()).decode()
