"""Networks that read digits, alike in all but the seed, and what two of them agree about.

Twelve are shipped computed (`python -m tests.makers.make_computed again`); one more is trained on demand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lib.data import computed
from lib.data.digit_models import digit_split
from lib.jobs import Progress
from lib.lessons.train_again.state import DIGITS, RUNS
from lib.maths import vectors
from lib.maths.checks import Matrix
from lib.refusals import Word
from lib.shared_cache import shared_cache

TASK = "again"
LAYERS = (64, 32)
EPOCHS = 200
_FLAT = 1e-3
"""Directions in which hidden vectors spread less, relative to the most, fix no map between two networks."""


@dataclass(frozen=True, eq=False)
class Network:
    """A trained network, as far as its last layer sees it.

    Attributes
    ----------
    seed : int
    rows : ndarray of shape (10, 32)
        Unembeddings of the digits, the rows of the output layer.
    bias : ndarray of shape (10,)
    hidden : ndarray of shape (500, 32)
        Last hidden vectors of the kept images.
    digits : ndarray of shape (500,)
        What they show.
    """

    seed: int
    rows: Matrix
    bias: NDArray[np.float64]
    hidden: Matrix
    digits: NDArray[np.int64]

    @property
    def outputs(self) -> Matrix:
        """Logits of the kept images, shape (500, 10), less their mean over the digits, which no softmax sees."""
        logits = self.hidden @ self.rows.T + self.bias
        return np.asarray(logits - logits.mean(axis=1, keepdims=True))

    @property
    def predictions(self) -> NDArray[np.intp]:
        """The digit with the largest logit, shape (500,)."""
        return np.asarray(np.argmax(self.outputs, axis=1))

    @property
    def accuracy(self) -> float:
        """Share of the kept images that are read rightly."""
        return float(np.mean(self.predictions == self.digits))

    @property
    def cosines(self) -> dict[str, Matrix]:
        """Three tables of (10, 10): of the rows, of the centred rows, and correlations of the outputs over images."""
        centred = self.rows - self.rows.mean(axis=0)
        outputs = self.outputs - self.outputs.mean(axis=0)
        return {
            "rows": vectors.cosines(self.rows),
            "centred": vectors.cosines(centred),
            "outputs": vectors.cosines(outputs.T),
        }

    @property
    def nearest(self) -> NDArray[np.intp]:
        """Of each digit the one whose row is nearest by cosine, shape (10,)."""
        return np.asarray(np.argmax(self.cosines["rows"] - 2 * np.eye(DIGITS), axis=1))


class Laid(NamedTuple):
    """The ten digits in two networks, in a plane, before and after the second is laid over the first.

    first, own, laid : of the first; of the second by itself, and laid over; shape (10, 2)
    """

    first: Matrix
    own: Matrix
    laid: Matrix


def trained(seed: int, progress: Progress) -> Network:
    """Train on 1,297 digits by scikit-learn's defaults: Adam, rectified units, batches of 200."""
    from sklearn.neural_network import MLPClassifier  # noqa: PLC0415 - two seconds of import, where used

    split = digit_split()
    # an instance: a number would shuffle every epoch alike
    network: Any = MLPClassifier(LAYERS, random_state=np.random.RandomState(seed))
    for epoch in range(EPOCHS):
        network.partial_fit(split.images, split.digits, classes=range(DIGITS))
        progress((epoch + 1) / EPOCHS, Word("train_again.stepping", {"epoch": epoch + 1, "epochs": EPOCHS}))
    hidden = split.kept_images
    for weights, bias in zip(network.coefs_[:-1], network.intercepts_[:-1], strict=True):
        hidden = np.maximum(hidden @ weights + bias, 0)
    return Network(seed, network.coefs_[-1].T.copy(), network.intercepts_[-1], hidden, split.kept_digits)


def at_hand(seed: int) -> Network | None:
    """One of the twelve that are shipped."""
    return computed.found(TASK, str(seed), Network)


@shared_cache
def shipped() -> tuple[Network, ...]:
    """The twelve, in the order of their seeds: none is chosen."""
    return tuple(at_hand(seed) or trained(seed, lambda _fraction, _said: None) for seed in range(RUNS))


def agreement(one: Network, other: Network) -> dict[str, float]:
    """What two networks agree about.

    Returns
    -------
    dict
        "predictions": share of the images read alike; "nearest": share of the digits with the same
        nearest one; "rows", "centred", "outputs": correlation of the 45 numbers of each table.
    """
    upper = np.triu_indices(DIGITS, 1)
    of = {
        key: float(np.corrcoef(one.cosines[key][upper], other.cosines[key][upper])[0, 1])
        for key in ("rows", "centred", "outputs")
    }
    alike = float(np.mean(one.predictions == other.predictions))
    return of | {"predictions": alike, "nearest": float(np.mean(one.nearest == other.nearest))}


def mean_agreement(networks: Sequence[Network]) -> dict[str, float]:
    """The mean over all pairs."""
    each = [agreement(one, other) for one, other in combinations(networks, 2)]
    return {key: float(np.mean([of[key] for of in each])) for key in each[0]}


def laid_over(first: Network, second: Network) -> dict[str, Laid]:
    """The second network's digits beside the first one's, drawn by the two directions of most spread.

    The linear map is fitted by least squares on the hidden vectors of all images, h₁A ≈ h₂; logits then ask
    for the rows W₂Aᵀ.

    Returns
    -------
    dict
        "inputs": mean hidden vectors of each digit's images; "rows": centred rows.
    """
    X, Y = (each.hidden - each.hidden.mean(axis=0) for each in (first, second))
    there = np.linalg.lstsq(X, Y, rcond=_FLAT)[0]
    back = np.linalg.lstsq(Y, X, rcond=_FLAT)[0]
    inputs = [_centred(np.array([of[first.digits == digit].mean(axis=0) for digit in range(DIGITS)])) for of in (X, Y)]
    rows = [_centred(each.rows) for each in (first, second)]
    return {
        "inputs": _drawn(inputs[0], inputs[1], inputs[1] @ back),
        "rows": _drawn(rows[0], rows[1], rows[1] @ there.T),
    }


def read_as_before(first: Network, second: Network) -> list[float]:
    """By digit, the share of images that the first network reads as before with that row as `laid_over` brings it."""
    X, Y = (each.hidden - each.hidden.mean(axis=0) for each in (first, second))
    there = np.linalg.lstsq(X, Y, rcond=_FLAT)[0]
    added = X @ (_centred(second.rows) @ there.T - _centred(first.rows)).T
    others = np.eye(DIGITS, dtype=bool)
    return [float(np.mean(np.argmax(first.outputs + added * one, axis=1) == first.predictions)) for one in others]


def _centred(rows: Matrix) -> Matrix:
    return np.asarray(rows - rows.mean(axis=0))


def _drawn(first: Matrix, second: Matrix, laid: Matrix) -> Laid:
    ours, theirs = _plane(first), _plane(second)
    return Laid(first @ ours, second @ theirs, laid @ ours)


def _plane(rows: Matrix) -> Matrix:
    """The two directions in which centred rows spread most, shape (d, 2), each with the sign of its largest entry."""
    found = np.linalg.svd(rows, full_matrices=False)[2][:2]
    largest = found[np.arange(2), np.argmax(np.abs(found), axis=1)]
    return np.asarray((found * np.sign(largest)[:, None]).T)
