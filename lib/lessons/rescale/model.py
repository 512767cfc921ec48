"""What can be read off Rescale's state."""

from collections.abc import Mapping

import numpy as np

from lib.data.classifiers import asked_for
from lib.lessons.rescale.state import RescaleState, default, within
from lib.maths.checks import Matrix
from lib.maths.classifier.linear import moved, moved_embeddings
from lib.surfaces.readings import Readings, linked, of_move, translated

MOVE = "diagonal"
ROWS_ONLY, BOTH = 1, 2
"""Numbers of rules, as the state counts them."""


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = asked_for(asked)
    state = within(linked(default(model), asked), asked.get("move", MOVE))
    X = np.asarray(model.embeddings)
    return of_move((state.reference, X), after(state, X), state.pair)


def after(state: RescaleState, X: Matrix) -> tuple[Matrix, Matrix]:
    """Unembeddings (n, 2) and embeddings (N, 2) after the move.

    Rule 0 moves both contragrediently, 1 the unembeddings alone, 2 both alike.
    """
    A = np.reshape(state.linear, (2, 2))
    rows = np.asarray(translated(state.unembeddings, state.shift))
    moved_rows = rows @ A.T if state.rule == BOTH else moved(rows, A)
    return moved_rows, X if state.rule == ROWS_ONLY else moved_embeddings(X, A)
