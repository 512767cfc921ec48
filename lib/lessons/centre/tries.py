"""What to try on the Centre page, on the paper's figure."""

from typing import Any

from lib.lessons.centre.model import CONFIGURATIONS
from lib.surfaces.tries import Try

_HELD = {each.key: each for each in CONFIGURATIONS}


def _model(key: str) -> dict[str, Any]:
    held = _HELD[key]
    return {"labels": held.labels, "unembeddings": held.unembeddings, "pair": held.pair}


TRIES = (
    Try("far", {"pair": (2, 1)}),
    Try("unit", {"unit": 1}),
    Try("centre", {"centre": 1}),
    Try("uncentred", _model("uncentred") | {"centre": 1}),
    Try("hexagon-a", _model("hexagon-a")),
    Try("hexagon-b", _model("hexagon-b")),
    Try("digits", {}, {"source": "digits"}),
)
