"""Centring as a move of the origin along the mean: words beside it, and hubs on the way."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lib.data import computed
from lib.lessons.norms.model.frequency import cosine_with_all
from lib.lessons.norms.model.table import Table, shipped
from lib.lessons.norms.state import LISTED
from lib.maths.checks import Vector
from lib.maths.spaces.anisotropy import mean_cosine
from lib.maths.spaces.centring import beside_mean
from lib.maths.spaces.hubness import Counts, k_occurrence

TASK = "cloud"
STEPS = 50
"""Of the way to the mean."""
_EVERY = 20
"""Words of which one is drawn, besides the most popular ones."""
_DIGITS = 3


class Way(NamedTuple):
    """Mean cosine of all pairs, row of the most popular word and its lists of ten, (51,) each."""

    means: Vector
    hubs: Counts
    most: Counts


def way(model: str) -> Way:
    """Of one shipped table, computed here: half a minute."""
    rows = shipped(model).vectors.astype(np.float64)
    seen = (rows - share * rows.mean(axis=0) for share in np.linspace(0, 1, STEPS + 1))
    found = [(mean_cosine(each), k_occurrence(each, LISTED)) for each in seen]
    lists = np.array([each for _, each in found])
    return Way(np.array([mean for mean, _ in found]), lists.argmax(axis=1), lists.max(axis=1))


def cloud(table: Table, votes: Counts, top: NDArray[np.intp]) -> dict[str, Any]:
    """What is drawn and read of a shipped table, its lists, and its most popular words' rows."""
    along, off = beside_mean(table.vectors)
    drawn = np.union1d(top, np.arange(0, len(along), _EVERY))
    turned = along / np.hypot(along, off)
    found = computed.found(TASK, table.key, Way) or way(table.key)
    return {
        "mean": round(float(along.mean()), _DIGITS),
        "drawn": np.stack((along, off), axis=1)[drawn].round(_DIGITS).tolist(),
        "lists": votes[drawn].tolist(),
        "hub": drawn.tolist().index(top[0]),
        "place": 1 + int((turned > turned[top[0]]).sum()),
        "all": float(cosine_with_all(table, "raw", 0).values[top[0]]),
        "means": found.means.round(_DIGITS).tolist(),
        "hubs": found.hubs.tolist(),
        "most": found.most.tolist(),
    }
