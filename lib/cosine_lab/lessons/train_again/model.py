"""Networks that read digits, alike in all but the seed, and what two of them agree about.

Twelve are shipped computed (`python -m tests.makers.make_computed again`); one more is trained on demand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.background_jobs import Progress
from cosine_lab.data import computed
from cosine_lab.data.digit_models import digit_split
from cosine_lab.lessons.train_again.state import DIGITS, RUNS
from cosine_lab.maths import vectors
from cosine_lab.maths.checks import Matrix
from cosine_lab.refusals import Word
from cosine_lab.shared_cache import shared_cache

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


class Gram(NamedTuple):
    """The rows of a network, as far as cosines go, and what a squeeze of its hidden vectors changes of them.

    products : (10, 10), dot products of the rows
    along : (10,), of each row its part along the unit vector in which the hidden vectors spread most
    """

    products: Matrix
    along: NDArray[np.float64]


class Swap(NamedTuple):
    """One row of a network, and the way to where another network has it, in the plane of both.

    row : (2,), across and up; the way goes straight up
    far : how long the way is
    images : (500, 3), hidden vectors across and up, and the digit's logit less the largest other one
    """

    row: NDArray[np.float64]
    far: float
    images: Matrix


def trained(seed: int, progress: Progress) -> Network:
    """Train on 1,297 digits by scikit-learn's defaults: Adam, rectified units, batches of 200."""
    from sklearn.neural_network import MLPClassifier  # noqa: PLC0415 - two seconds of import, where used

    split = digit_split()
    # an instance: a number would shuffle every epoch alike
    network: Any = MLPClassifier(LAYERS, random_state=np.random.RandomState(seed))
    for epoch in range(EPOCHS):
        network.partial_fit(split.images, split.digits, classes=range(DIGITS))
        progress((epoch + 1) / EPOCHS, Word("train_again.stepping", {"epoch": epoch + 1, "epochs": EPOCHS}))
    hidden = split.test_images
    for weights, bias in zip(network.coefs_[:-1], network.intercepts_[:-1], strict=True):
        hidden = np.maximum(hidden @ weights + bias, 0)
    return Network(seed, network.coefs_[-1].T.copy(), network.intercepts_[-1], hidden, split.test_digits)


def at_hand(seed: int) -> Network | None:
    """One of the twelve that are shipped."""
    return computed.find(TASK, str(seed), Network)


@shared_cache
def shipped() -> tuple[Network, ...]:
    """The twelve, in the order of their seeds: none is chosen."""
    return tuple(at_hand(seed) or trained(seed, lambda _fraction, _message: None) for seed in range(RUNS))


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


def brought(first: Network, second: Network) -> Matrix:
    """The second network's rows, centred, where they belong in the first one, shape (10, 32).

    A linear map is fitted by least squares on the hidden vectors of all images, h₁A ≈ h₂; logits then ask
    for the rows W₂Aᵀ.
    """
    there = np.linalg.lstsq(_centred(first.hidden), _centred(second.hidden), rcond=_FLAT)[0]
    return np.asarray(_centred(second.rows) @ there.T)


def swap(first: Network, second: Network, digit: int) -> Swap:
    """The first network's row of a digit, to be replaced by the second's."""
    row, hidden = _centred(first.rows)[digit], _centred(first.hidden)
    way = brought(first, second)[digit] - row
    up = way / np.linalg.norm(way)
    across = row - (row @ up) * up
    axes = np.column_stack([across / np.linalg.norm(across), up])
    lead = first.outputs[:, digit] - np.delete(first.outputs, digit, axis=1).max(axis=1)
    return Swap(row @ axes, float(np.linalg.norm(way)), np.column_stack([hidden @ axes, lead]))


def gram(network: Network) -> Gram:
    """Where hidden vectors shrink to 1/s along a unit vector u, outputs stay if rows grow to s times along it.

    The dot products then are those of before and (s² − 1)(wᵢ·u)(wⱼ·u).
    """
    widest = np.linalg.svd(_centred(network.hidden), full_matrices=False)[2][0]
    return Gram(network.rows @ network.rows.T, network.rows @ widest)


def _centred(rows: Matrix) -> Matrix:
    return np.asarray(rows - rows.mean(axis=0))
