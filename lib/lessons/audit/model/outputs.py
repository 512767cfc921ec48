"""What comes out of a layer for the embeddings that came with it, read in blocks of rows."""

from typing import NamedTuple

import numpy as np

from lib.data.heads.head import Head
from lib.maths.checks import Done

_BLOCK = 1 << 20
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
    seen: set[bytes] = set()
    met, right = np.zeros(n, dtype=bool), 0
    step = max(1, _BLOCK // n)
    for start in range(0, len(X), step):
        progress(start / len(X))
        logits = X[start : start + step] @ head.W.T
        if head.bias is not None:
            logits = logits + head.bias
        if n <= _MOST_RANKED:
            order = logits > 0 if sigmoid else np.argsort(-logits, axis=1, kind="stable")
            # One by one: np.unique of rows lets nobody else run until it is done.
            seen.update(row.tobytes() for row in order.astype(np.uint8))
        if not sigmoid:
            first = logits.argmax(axis=1)
            met[first] = True
            right += 0 if truth is None else int((first == truth[start : start + step]).sum())
    patterns = len(seen) if n <= _MOST_RANKED else None
    accuracy = None if truth is None or sigmoid else right / len(X)
    return Outputs(patterns, int(met.sum()), accuracy)
