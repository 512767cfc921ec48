"""What the lines are drawn over: the cosines of labelled pairs."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import computed
from cosine_lab.data.words import KINDS, load_words, pairs
from cosine_lab.lessons.threshold.state import MODELS, NARROW_MODEL, WIDE_MODEL
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.spaces.line import best_line
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.plain import packed

TASK, _ROUND = "lines", 10


class Calibrated(NamedTuple):
    """What scikit-learn makes of a model's cosines and whether they are synonyms' or strangers'.

    slope, bias : of Platt's calibration, 1 / (1 + exp(−slope · cosine − bias)), to targets as in Platt (1999)
    at, share : corners of isotonic regression, cosines rising, and the share of synonyms there; straight between them
    """

    slope: float
    bias: float
    at: Vector
    share: Vector


@shared_cache
def scores(model: str) -> dict[str, Vector]:
    """The cosine of each pair, by kind, in the pairs' order."""
    table = load_words()
    rows = table.vectors[model].astype(np.float64)
    units = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    by_kind = {kind: np.array([[table.rows[word] for word in pair] for pair in pairs()[kind]]) for kind in KINDS}
    return {kind: np.einsum("ij,ij->i", units[at[:, 0]], units[at[:, 1]]) for kind, at in by_kind.items()}


def best(model: str) -> tuple[float, float]:
    """The cosine at which synonyms part from strangers with the largest F1, and that F1."""
    line = best_line(*labelled(model))
    return line.line, line.f1


def labelled(model: str) -> tuple[Vector, NDArray[np.bool_]]:
    """The cosines of synonyms and then strangers, and which are synonyms'."""
    good, bad = scores(model)["synonyms"], scores(model)["strangers"]
    return np.concatenate([good, bad]), np.arange(len(good) + len(bad)) < len(good)


@shared_cache
def problem() -> dict[str, Any]:
    """All that the page computes with, JSON-ready; its axis begins where all but one of the scores lie."""
    lowest = np.sort(np.concatenate([each for model in MODELS for each in scores(model).values()]))[1]
    return {
        "pairs": [pairs()[kind] for kind in KINDS],
        "least": float(np.floor(lowest * _ROUND) / _ROUND),
        "models": [_sent(model) for model in MODELS],
    }


def few() -> dict[str, Any]:
    """Of that what the first step shows: the scores of the two models that it compares, without opposites."""
    whole = problem()
    kinds = {KINDS.index("synonyms"), KINDS.index("strangers")}

    def of(model: int) -> list[str]:
        visible = kinds if model in {WIDE_MODEL, NARROW_MODEL} else set()
        return [each if kind in visible else packed([]) for kind, each in enumerate(whole["models"][model]["scores"])]

    return {
        **whole,
        "pairs": [each if kind in kinds else [] for kind, each in enumerate(whole["pairs"])],
        "models": [{**each, "scores": of(at), "isotonic": [packed([])] * 2} for at, each in enumerate(whole["models"])],
    }


def _sent(model: str) -> dict[str, Any]:
    calibration = computed.shipped(TASK, model, Calibrated)
    maps = {
        "platt": [calibration.slope, calibration.bias],
        "isotonic": [packed(calibration.at), packed(calibration.share)],
    }
    return {"title": model, "scores": [packed(scores(model)[kind]) for kind in KINDS], **maps}
