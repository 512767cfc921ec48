"""What can be read off Measures' state."""

from collections.abc import Mapping

import numpy as np

from lib.data.classifiers import asked_for
from lib.lessons.measures.kept import counts
from lib.lessons.measures.model import moved
from lib.lessons.measures.state import MOVES, default
from lib.surfaces.plane_readings import of_measures, of_move
from lib.surfaces.readings import Later, Readings, linked


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = asked_for(asked)
    state = linked(default(model), asked)
    W, X = np.array(state.unembeddings), np.asarray(model.embeddings)
    key, amount = list(MOVES)[state.move], state.amounts[state.move]
    after = moved(key, amount, W, X)
    return Later(
        lambda: of_move((W, X), after, state.pair) | {"amount": amount},
        lambda: of_measures(W, after[0], state.pair),
        lambda: counts(state),
    )
