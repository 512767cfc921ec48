"""Adam, the usual optimiser of encoders, as a function from state to state.

Source: Kingma and Ba, *Adam: A Method for Stochastic Optimization* (2015), algorithm 1.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Weights = tuple[NDArray[np.float64], ...]

KEEP = 0.9
KEEP_SQUARE = 0.999
TINY = 1e-8


@dataclass(frozen=True)
class Adam:
    """Steps taken, and decaying means of the gradient and of its square."""

    step: int
    mean: Weights
    square: Weights


def started(weights: Weights) -> Adam:
    """State before the first step: both means are 0.

    weights : arrays of any shapes.
    """
    zeros = tuple(np.zeros_like(w) for w in weights)
    return Adam(step=0, mean=zeros, square=zeros)


def stepped(weights: Weights, slopes: Weights, state: Adam, rate: float) -> tuple[Weights, Adam]:
    """W − η m̂ / (√ŝ + 10⁻⁸), with m̂ and ŝ the means of gradient and square, their bias removed.

    The first step moves every weight by η against the sign of its gradient. Such a step is not
    orthogonal to an embedding, as the gradient is.

    weights, slopes : arrays, pair by pair of one shape.
    """
    step = state.step + 1
    mean = tuple(KEEP * m + (1 - KEEP) * g for m, g in zip(state.mean, slopes, strict=True))
    square = tuple(KEEP_SQUARE * s + (1 - KEEP_SQUARE) * g**2 for s, g in zip(state.square, slopes, strict=True))
    moved = tuple(
        w - rate * (m / (1 - KEEP**step)) / (np.sqrt(s / (1 - KEEP_SQUARE**step)) + TINY)
        for w, m, s in zip(weights, mean, square, strict=True)
    )
    return moved, Adam(step=step, mean=mean, square=square)
