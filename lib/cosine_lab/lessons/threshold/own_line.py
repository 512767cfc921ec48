"""Threshold's line over a caller's own labelled pairs: one model, two kinds."""

from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from cosine_lab.data.labelled_pairs import Labelled
from cosine_lab.lessons.threshold.state import ThresholdState
from cosine_lab.lessons.threshold.surface import BesideLine, Dots, LineModels, Parted, Rates, Stretch
from cosine_lab.maths.spaces.line import best_line, shortest
from cosine_lab.parameters import Field
from cosine_lab.surfaces import Surface, actions
from cosine_lab.surfaces.panels import Tools
from cosine_lab.surfaces.plain import packed

_ROUND = 10  # the axis begins at a tenth


@dataclass(frozen=True)
class OwnLineState(ThresholdState):
    """The same choices over one model."""

    model: Annotated[int, Field("threshold.model", 0, 0, 1, whole=True, options=("own",))]


def surface(pairs: Labelled, title: str) -> Surface:
    """The line where F1 is largest, over cosines that differ; `title` names the vectors."""
    line = max(-1.0, shortest(pairs.scores, best_line(pairs.scores, pairs.same).line))
    start = OwnLineState(labels=(), model=0, line=line, amount=0.0, map=0)
    return Surface(
        epoch="threshold:own",
        state=start,
        defaults=start,
        part="lines",
        data={"problem": _problem(pairs, title)},
        layout={
            "asks": [LineModels()],
            "picture": [Dots(two=True), Stretch()],
            "beside": [Rates(), BesideLine(two=True)],
            "said": [Parted()],
            "row": [Tools(actions.tools())],
        },
    )


def _problem(pairs: Labelled, title: str) -> dict[str, Any]:
    """What the browser computes with, as Threshold's own problem has it: same, none between, different."""
    from cosine_lab.lessons.threshold.calibration import calibrated  # noqa: PLC0415 - a second, for this alone

    calibration = calibrated(pairs.scores, pairs.same)
    kinds = [np.flatnonzero(pairs.same), np.arange(0), np.flatnonzero(~pairs.same)]
    maps = {
        "platt": [calibration.slope, calibration.bias],
        "isotonic": [packed(calibration.at), packed(calibration.share)],
    }
    return {
        "pairs": [[pairs.texts[k] for k in kind] for kind in kinds],
        "least": float(np.floor(pairs.scores.min() * _ROUND) / _ROUND),
        "models": [{"title": title, "scores": [packed(pairs.scores[kind]) for kind in kinds], **maps}],
    }
