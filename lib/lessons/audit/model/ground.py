"""What all questions about an output layer stand on, computed once for it."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.data.heads.head import Head
from lib.maths.checks import Vector
from lib.maths.classifier.any_cosine import drawn_embeddings
from lib.maths.classifier.pair_measures import Spread, spread

POINTS = 1000
_WORK = 100_000_000
"""Multiplications of one check: a twentieth of a second, if the layer is not large itself."""
_FEWEST = 8

Rows = NDArray[np.float32] | NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Ground:
    """A layer with a softmax or a sigmoid, and what its questions share.

    Attributes
    ----------
    head : Head
    sigmoid : bool
    asked : dict
        What was found of pairs already asked for.
    """

    head: Head
    sigmoid: bool
    asked: dict[tuple[int, int], Any] = field(default_factory=dict)

    @cached_property
    def spread(self) -> Spread:
        """Of the rows: about their mean; for a sigmoid, whose origin means something, about it."""
        return spread(self.head.W, about_mean=not self.sigmoid)

    @cached_property
    def data(self) -> Spread | None:
        """Of the embeddings about their mean; None without any that differ."""
        X = self.head.embeddings
        found = None if X is None or len(X) < 2 else spread(X, about_mean=True)  # noqa: PLR2004
        return found if found is not None and found.rank else None

    @cached_property
    def reach(self) -> Spread | None:
        """Of the embeddings about the origin: the directions that inputs have; None without any."""
        X = self.head.embeddings
        return None if X is None else spread(X, about_mean=False)

    @cached_property
    def unreached(self) -> float:
        """Share of the squared length of W (for a softmax less its mean) where no input goes."""
        if self.reach is None:
            return 0.0
        W = np.asarray(self.head.W, dtype=np.float64)
        W = W if self.sigmoid else W - self.mean_row
        whole = float((W**2).sum())
        reached = float(((W @ self.reach.axes.T) ** 2).sum())
        return max(0.0, 1 - reached / whole) if whole > 0 else 0.0

    @cached_property
    def mean_row(self) -> Vector:
        """Mean unembedding, shape (d,)."""
        return np.asarray(self.head.W.mean(axis=0, dtype=np.float64))

    @cached_property
    def mean_length(self) -> float:
        """Of the rows (of some thousands of them where they are many)."""
        some = self.head.W[:: max(1, len(self.head.W) // 5000)].astype(np.float64)
        return float(np.linalg.norm(some, axis=1).mean())

    @property
    def drawn(self) -> bool:
        """Whether checks run on embeddings drawn at random, for want of given ones."""
        return self.head.embeddings is None

    @cached_property
    def points(self) -> Rows:
        """The embeddings that checks run on: given ones or drawn ones, as many as are quick."""
        most = max(_FEWEST, min(POINTS, _WORK // (4 * self.head.W.size)))
        given = self.head.embeddings
        if given is None:
            return drawn_embeddings(self.head.W, most)
        places = np.unique(np.linspace(0, len(given) - 1, min(most, len(given))).astype(int))
        return np.asarray(given[places], dtype=np.float64)

    @cached_property
    def accuracy(self) -> float | None:
        """Share of the given embeddings whose label is the true one; None without such labels."""
        X, truth = self.head.embeddings, self.head.truth
        if X is None or truth is None or self.sigmoid:
            return None
        return float((self.predicted == truth).mean())

    @cached_property
    def predicted(self) -> NDArray[np.int64]:
        """Most probable label of every given embedding, read in blocks."""
        X, head = self.head.embeddings, self.head
        if X is None:
            return np.zeros(0, dtype=np.int64)
        step = max(1, (1 << 24) // len(head.W))
        parts = []
        for k in range(0, len(X), step):
            logits = X[k : k + step] @ head.W.T
            parts.append((logits if head.bias is None else logits + head.bias).argmax(axis=1))
        return np.concatenate(parts).astype(np.int64)
