"""What Rescale's moves do to a model."""

import numpy as np

from lib.lessons.rescale.state import RescaleState
from lib.maths.checks import Matrix
from lib.maths.classifier.linear import moved, moved_embeddings
from lib.surfaces.plane_readings import translated

ROWS_ONLY, BOTH = 1, 2
"""Numbers of rules, as the state counts them."""


def after(state: RescaleState, X: Matrix) -> tuple[Matrix, Matrix]:
    """Unembeddings (n, 2) and embeddings (N, 2) after the move.

    Rule 0 moves both contragrediently, 1 the unembeddings alone, 2 both alike.
    """
    A = np.reshape(state.linear, (2, 2))
    rows = np.asarray(translated(state.unembeddings, state.shift))
    moved_rows = rows @ A.T if state.rule == BOTH else moved(rows, A)
    return moved_rows, X if state.rule == ROWS_ONLY else moved_embeddings(X, A)
