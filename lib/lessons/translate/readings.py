"""What can be read off Translate's state."""

from collections.abc import Mapping

import numpy as np

from lib.data.classifiers import asked_for
from lib.lessons.translate.state import TranslateState, default
from lib.maths.vectors import cosines
from lib.surfaces.plane_readings import Known, of_translation, translated
from lib.surfaces.readings import Later, Readings, linked


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Which pairs have been opposite on the way is no part of a state: that is not among them.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = asked_for(asked)
    state = linked(default(model), asked)
    move, probe, measures = of_translation(state, model.embeddings)
    return Later(move, probe, lambda: _of_pairs(state), measures)


def _of_pairs(state: TranslateState) -> Known:
    """The cosine of every pair, and the least; None where one is undefined."""
    table = cosines(translated(state.unembeddings, state.shift))
    pairs = list(zip(*np.triu_indices(len(table), 1), strict=True))
    each: Known = {
        f"cos:{i}-{j}": None if np.isnan(table[i, j]) else float(table[i, j]) for i, j in pairs
    }
    known = [cosine for cosine in each.values() if cosine is not None]
    least = min(known) if len(known) == len(pairs) else None
    return each | {"least-cos": least}
