"""What all questions about an output layer stand on, computed once for it."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.data.heads.head import Head
from lib.maths.checks import Vector
from lib.maths.classifier.any_cosine import Base, based, drawn_embeddings
from lib.maths.classifier.pair_measures import Spread, spread

POINTS = 1000
_WORK = 100_000_000
"""Multiplications of one check of a layer that is not large itself."""
_CELLS = 500_000
"""Probabilities of one check: some hundredths of a second with `_WORK`."""
_MULTIPLIED = 2_000_000
"""Numbers of the translated layer that a quick check multiplies out."""
_LIKELY = 64
_FEWEST = 8
_MOST_RANKED = 50

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
        W = self.head.W
        most = max(_FEWEST, min(POINTS, _WORK // (4 * W.size), _CELLS // len(W)))
        given = self.head.embeddings
        if given is None:
            return drawn_embeddings(W, most)
        places = np.unique(np.linspace(0, len(given) - 1, min(most, len(given))).astype(int))
        return np.asarray(given[places], dtype=np.float64)

    @cached_property
    def base(self) -> Base:
        """The layer as it is on those embeddings."""
        return based(self.head.W, self.head.bias, self.points, sigmoid=self.sigmoid)

    @cached_property
    def likely(self) -> NDArray[np.int64] | None:
        """Labels whose rows a quick check multiplies out; None for all of a layer not large.

        The likeliest ones of each embedding, and others spread evenly, as many as are quick.
        """
        n, d = self.head.W.shape
        if n * d <= _MULTIPLIED:
            return None
        top = np.argpartition(-self.base.logits, min(_LIKELY, n) - 1, axis=1)[:, :_LIKELY]
        spread = np.linspace(0, n - 1, min(n, _MULTIPLIED // d)).astype(np.int64)
        return np.union1d(top.ravel(), spread)

    @cached_property
    def first_pair(self) -> tuple[int, int]:
        """Two labels to begin with: the first row, and the first that is another one."""
        W = self.head.W
        return 0, next(k for k in range(1, len(W)) if (W[0] != W[k]).any())

    @cached_property
    def accuracy(self) -> float | None:
        """Share of the given embeddings whose label is the true one; None without such labels."""
        X, truth = self.head.embeddings, self.head.truth
        if X is None or truth is None or self.sigmoid:
            return None
        return float((self.predicted == truth).mean())

    @cached_property
    def patterns(self) -> int | None:
        """Different rankings, or label sets of a sigmoid, of the given embeddings.

        None without any, and for more than 50 labels.
        """
        X, head = self.head.embeddings, self.head
        if X is None or len(head.W) > _MOST_RANKED:
            return None
        logits = X @ head.W.T + (0.0 if head.bias is None else head.bias)
        seen = logits > 0 if self.sigmoid else np.argsort(-logits, axis=1, kind="stable")
        return len(np.unique(seen.astype(np.uint8), axis=0))

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
