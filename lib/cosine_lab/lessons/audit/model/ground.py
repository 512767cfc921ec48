"""What all questions about an output layer stand on, computed once for it."""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.heads.head import Head
from cosine_lab.maths.checks import Done, Floats, Vector
from cosine_lab.maths.classifier.any_cosine import Base, based, drawn_embeddings
from cosine_lab.maths.classifier.pair_measures import Spread, spread

POINTS = 1000
_WORK = 100_000_000
"""Multiplications of one check of a layer that is not large itself."""
_CELLS = 500_000
"""Probabilities of one check: some hundredths of a second with `_WORK`."""
_MULTIPLIED = 2_000_000
"""Numbers of the translated layer that a quick check multiplies out."""
_BLOCK = 1 << 21
"""Numbers of a layer in double precision that are held at once."""
_LIKELY = 64
_FEWEST = 8
_STEPS = ("spread", "data", "reach", "unreached")
_PARTS = len(_STEPS) + 1
_OUTPUTS_BLOCK = 1 << 20
"""Logits that are held at once."""
_MOST_RANKED = 50


class Outputs(NamedTuple):
    """Of the given embeddings.

    patterns : different rankings, or label sets of a sigmoid; None for more than 50 labels
    predicted : labels that are the most probable one of at least one embedding; 0 for a sigmoid
    accuracy : share whose label is the true one; None without true labels, and for a sigmoid
    """

    patterns: int | None
    predicted: int
    accuracy: float | None


def outputs(head: Head, *, sigmoid: bool, progress: Done = lambda _done: None) -> Outputs | None:
    """Count what comes out; None for a layer without embeddings.

    progress : told the fraction done after each block; it may raise to cancel
    """
    X, truth, n = head.embeddings, head.truth, len(head.W)
    if X is None:
        return None
    digests: set[bytes] = set()
    met, right = np.zeros(n, dtype=bool), 0
    step = max(1, _OUTPUTS_BLOCK // n)
    for start in range(0, len(X), step):
        progress(start / len(X))
        logits = X[start : start + step] @ head.W.T
        if head.bias is not None:
            logits = logits + head.bias
        if n <= _MOST_RANKED:
            order = logits > 0 if sigmoid else np.argsort(-logits, axis=1, kind="stable")
            # One by one: np.unique of rows lets nobody else run until it is done.
            digests.update(row.tobytes() for row in order.astype(np.uint8))
        if not sigmoid:
            first = logits.argmax(axis=1)
            met[first] = True
            right += 0 if truth is None else int((first == truth[start : start + step]).sum())
    patterns = len(digests) if n <= _MOST_RANKED else None
    accuracy = None if truth is None or sigmoid else right / len(X)
    return Outputs(patterns, int(met.sum()), accuracy)


@dataclass(frozen=True, eq=False)
class Ground:
    """A layer with a softmax or a sigmoid, and what its questions share.

    answers : what was found of pairs already asked for
    number : no other's
    """

    head: Head
    sigmoid: bool
    answers: dict[tuple[int, int], Any] = field(default_factory=dict)
    number: int = field(default_factory=count().__next__)

    @cached_property
    def spread(self) -> Spread:
        """Of the rows: about their mean; for a sigmoid, whose origin means something, about it."""
        return spread(self.head.W, about_mean=not self.sigmoid)

    @cached_property
    def data(self) -> Spread | None:
        """Of the embeddings about their mean; None without any that differ."""
        X = self.head.embeddings
        measured = None if X is None or len(X) < 2 else spread(X, about_mean=True)  # noqa: PLR2004
        return measured if measured is not None and measured.rank else None

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
        whole = reached = 0.0
        step = max(1, _BLOCK // self.head.W.shape[1])
        for start in range(0, len(self.head.W), step):
            rows = np.asarray(self.head.W[start : start + step], dtype=np.float64)
            rows = rows if self.sigmoid else rows - self.mean_row
            whole += float((rows**2).sum())
            reached += float(((rows @ self.reach.axes.T) ** 2).sum())
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
        """Whether checks run on embeddings drawn at random, as none were given."""
        return self.head.embeddings is None

    @cached_property
    def points(self) -> Floats:
        """The embeddings that checks run on: given ones or drawn ones, as many as are quick."""
        W = self.head.W
        most = max(_FEWEST, min(POINTS, _WORK // (4 * W.size), _CELLS // len(W)))
        embeddings = self.head.embeddings
        if embeddings is None:
            return drawn_embeddings(W, most)
        places = np.unique(np.linspace(0, len(embeddings) - 1, min(most, len(embeddings))).astype(int))
        return np.asarray(embeddings[places], dtype=np.float64)

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
    def outputs(self) -> Outputs | None:
        """What comes out for the given embeddings; None without any."""
        return outputs(self.head, sigmoid=self.sigmoid)

    def prepare(self, report: Done) -> None:
        """Work out ahead what the answers stand on: seconds for a large layer, told step by step.

        report : called with the fraction done; it may raise to cancel
        """
        for step, name in enumerate(_STEPS):
            report(step / _PARTS)
            getattr(self, name)
        if "outputs" not in vars(self):
            done = (_PARTS - 1) / _PARTS
            result = outputs(self.head, sigmoid=self.sigmoid, progress=lambda part: report(done + part / _PARTS))
            vars(self)["outputs"] = result
