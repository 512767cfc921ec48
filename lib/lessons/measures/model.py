"""What the Measures page's moves do.

Twin of assets/lessons/measures/moves.js: an amount t in [−1, 1] of each move, 0 for nothing.
"""

from collections.abc import Callable

import numpy as np

from lib.maths.checks import Matrix
from lib.maths.classifier.linear import moved_embeddings
from lib.maths.classifier.moves import move_with, moved_rows, resized, rotation, shrinking

Model = tuple[Matrix, Matrix]
"""Unembeddings (n, 2) and embeddings (N, 2)."""
_FARTHEST, _DIRECTION = 2.5, np.array([0.8, 0.6])
_QUARTER = np.pi / 2
_MOST_STRETCH, _MOST_SHEAR, _MOST_SCALE = 3.0, 1.5, 3.0


def moved(key: str, t: float, W: Matrix, X: Matrix) -> Model:
    """The model after an amount t of a move of `state.MOVES`."""
    return _MOVES[key](t, W, X)


def _shifted(W: Matrix, X: Matrix, v: Matrix) -> Model:
    return W + v, X


def _gauged(W: Matrix, X: Matrix, A: Matrix) -> Model:
    """Rows by A⁻ᵀ and embeddings by A: the same logits."""
    return moved_rows(W, move_with(A)), moved_embeddings(X, A)


def _scaled(W: Matrix, X: Matrix, t: float) -> Model:
    return W * _MOST_SCALE**t, X


def _alternating(W: Matrix, X: Matrix, t: float) -> Model:
    """Every second row made shorter, or longer."""
    return resized(W, np.where(np.arange(len(W)) % 2, _MOST_SCALE**-t, 1.0)), X


_MOVES: dict[str, Callable[[float, Matrix, Matrix], Model]] = {
    "translation": lambda t, W, X: _shifted(W, X, _FARTHEST * t * _DIRECTION),
    "centring": lambda t, W, X: _shifted(W, X, -t * W.mean(axis=0)),
    "rotation": lambda t, W, X: _gauged(W, X, rotation(t * _QUARTER)),
    "diagonal": lambda t, W, X: _gauged(W, X, np.diag([_MOST_STRETCH**t, _MOST_STRETCH**-t])),
    "shear": lambda t, W, X: _gauged(W, X, np.array([[1.0, _MOST_SHEAR * t], [0.0, 1.0]])),
    "common-scale": lambda t, W, X: _scaled(W, X, t),
    "row-scaling": lambda t, W, X: _alternating(W, X, t),
    "unit-length": lambda t, W, X: (resized(W, shrinking(W, t)), X),
}
