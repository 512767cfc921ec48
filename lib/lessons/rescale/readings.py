"""What can be read off Rescale's state."""

from collections.abc import Mapping

import numpy as np

from lib.data.classifiers import asked_for
from lib.lessons.rescale.model import after
from lib.lessons.rescale.state import RescaleState, default, within
from lib.maths.classifier.rescaling import reach
from lib.surfaces.plane_readings import Known, of_measures, of_move, of_probe, translated
from lib.surfaces.readings import Readings, linked

_MOVE = "diagonal"


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = asked_for(asked)
    state = within(linked(default(model), asked), asked.get("move", _MOVE))
    X = np.asarray(model.embeddings)
    moved_model = after(state, X)
    x = np.array([state.probe])
    _, moved_x = after(state, x)
    found = of_move((state.reference, X), moved_model, state.pair)
    found |= of_measures(np.array(state.reference), moved_model[0], state.pair)
    found |= of_probe(state.labels, (state.reference, x), (moved_model[0], moved_x))
    first = state.pair[0]
    found["product-before"] = float(x[0] @ np.array(state.reference[first]))
    found["product"] = float(moved_x[0] @ moved_model[0][first])
    return found | _reach(state)


def _reach(state: RescaleState) -> Known:
    """The least cosine that a stretch can give the pair; None beside a move that is no stretch."""
    low = None
    rows = translated(state.unembeddings, state.shift)[list(state.pair)]
    stretched = state.linear[1] == state.linear[2] == 0.0 < min(state.linear[::3])
    if stretched and rows.any(axis=1).all():
        low = reach(*rows).low
    return {"reach": low, "reach-low": low}
