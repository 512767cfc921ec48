"""A small encoder trained by InfoNCE, to see what the temperature does to its cosines.

One hidden layer of rectified units, z = max(x W₁ + b₁, 0) W₂ + b₂, trained with Adam on pairs of
one class against one key of every other class.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.learning.adam import Weights, started, stepped
from cosine_lab.maths.learning.contrast import LEAST_TEMPERATURE, MOST_TEMPERATURE, contrast
from cosine_lab.maths.spaces.clusters import Separation, mean_reciprocal_rank, separation
from cosine_lab.maths.vectors import cosines

BAND = (0.025, 0.5, 0.975)
MOST_STEPS = 5000


@dataclass(frozen=True)
class Training:
    """Settings of one training run: temperature τ, sizes, and how often to report."""

    tau: float
    steps: int = 300
    groups: int = 16
    hidden: int = 32
    dimension: int = 16
    rate: float = 0.01
    every: int = 25


@dataclass(frozen=True)
class Report:
    """Where a run stands: steps done, loss of the latest batch in nats (None before the first)."""

    step: int
    loss: float | None
    weights: Weights


@dataclass(frozen=True)
class Quality:
    """An encoder judged on images it has not seen.

    band : 2.5 %, 50 % and 97.5 % quantile of the cosines of all pairs, in [−1, 1]
    parted : cosines within and between classes
    reciprocal_rank : mean of 1/rank of the nearest image of the same class, in (0, 1]
    norm : mean length of the embeddings
    cosines : cosines of all images, shape (n, n)
    """

    band: tuple[float, float, float]
    parted: Separation
    reciprocal_rank: float
    norm: float
    cosines: Matrix


def train(images: ArrayLike, classes: ArrayLike, how: Training, seed: int) -> Iterator[Report]:
    """Train an encoder, reporting before the first step, every `how.every` steps, and at the end.

    A batch is `how.groups` times one query and one key of every class, two different images; the
    wrong keys of a query are those of the other classes. The same seed gives the same start and the
    same batches for every τ. Closing the iterator ends the training.

    An image that comes to have a zero embedding ends it.

    Parameters
    ----------
    images : ArrayLike
        Shape (n, pixels).
    classes : ArrayLike
        Class of every image, shape (n,): two classes at least, two images each at least.
    how : Training
        Settings.
    seed : int
        Seed of weights and batches.
    """
    table = checks.matrix("train", images, "images")
    checks.within("train", how.tau, LEAST_TEMPERATURE, MOST_TEMPERATURE, "a temperature")
    members = _members(classes, len(table))
    checks.within("train", how.steps, 0, MOST_STEPS, "steps")
    if min(how.groups, how.hidden, how.dimension, how.every) < 1 or not how.rate > 0:
        raise ValueError("train needs sizes of at least 1 and a rate above 0, got less")
    return _train(table, members, how, np.random.default_rng(seed))


def embed(images: ArrayLike, weights: Weights) -> Matrix:
    """Embeddings z of images, shape (n, d)."""
    table = checks.matrix("embed", images, "images")
    if table.shape[1] != len(weights[0]):
        raise ValueError(f"embed needs {len(weights[0])} pixels, got {table.shape[1]}")
    return _forward(table, weights)[1]


def evaluate(images: ArrayLike, classes: ArrayLike, weights: Weights) -> Quality:
    """Cosines of all pairs of images, and how well they find the class.

    No embedding may be zero.
    """
    embeddings = embed(images, weights)
    lengths = np.linalg.norm(embeddings, axis=1)
    if not lengths.all():
        raise ValueError("evaluate needs embeddings with a direction, got a zero vector")
    table = cosines(embeddings)
    low, middle, high = np.quantile(table[np.triu_indices(len(table), 1)], BAND).tolist()
    return Quality(
        band=(low, middle, high),
        parted=separation(table, classes),
        reciprocal_rank=mean_reciprocal_rank(table, classes),
        norm=float(lengths.mean()),
        cosines=table,
    )


def _train(table: Matrix, members: list[NDArray[np.intp]], how: Training, rng: np.random.Generator) -> Iterator[Report]:
    weights: Weights = (
        rng.normal(size=(table.shape[1], how.hidden)) / np.sqrt(table.shape[1]),
        np.zeros(how.hidden),
        rng.normal(size=(how.hidden, how.dimension)) / np.sqrt(how.hidden),
        np.zeros(how.dimension),
    )
    state = started(weights)
    yield Report(step=0, loss=None, weights=weights)
    for step in range(1, how.steps + 1):
        queries, keys = _batch(members, how.groups, rng)
        loss, slopes = _slopes(table[queries], table[keys], weights, how.tau)
        weights, state = stepped(weights, slopes, state, how.rate)
        if step % how.every == 0 or step == how.steps:
            yield Report(step=step, loss=loss, weights=weights)


def _forward(x: NDArray[np.float64], weights: Weights) -> tuple[Matrix, Matrix]:
    hidden = np.maximum(x @ weights[0] + weights[1], 0.0)
    return hidden, np.asarray(hidden @ weights[2] + weights[3])


def _slopes(
    queries: NDArray[np.float64], keys: NDArray[np.float64], weights: Weights, tau: float
) -> tuple[float, Weights]:
    """Loss and its gradient by the weights; images of shape (groups, classes, pixels)."""
    x = np.concatenate([queries, keys])
    hidden, z = _forward(x, weights)
    of = contrast(z[: len(queries)], z[len(queries) :], tau)
    dz = np.concatenate([of.queries, of.keys]).reshape(-1, z.shape[-1])
    flat = hidden.reshape(-1, hidden.shape[-1])
    dh = (dz @ weights[2].T) * (flat > 0)
    pixels = x.reshape(-1, x.shape[-1])
    return of.loss, (pixels.T @ dh, dh.sum(axis=0), flat.T @ dz, dz.sum(axis=0))


def _batch(
    members: list[NDArray[np.intp]], groups: int, rng: np.random.Generator
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Row numbers of queries and of keys, shape (groups, classes), no image its own partner."""
    queries, keys = [], []
    for rows in members:
        first = rng.integers(len(rows), size=groups)
        apart = rng.integers(1, len(rows), size=groups)
        queries.append(rows[first])
        keys.append(rows[(first + apart) % len(rows)])
    return np.stack(queries, axis=1), np.stack(keys, axis=1)


def _members(classes: ArrayLike, n: int) -> list[NDArray[np.intp]]:
    labels = np.asarray(classes)
    if labels.shape != (n,):
        raise ValueError(f"train needs a class an image, got shape {labels.shape} for {n}")
    members = [np.flatnonzero(labels == label) for label in np.unique(labels)]
    if len(members) < 2 or min(map(len, members)) < 2:  # noqa: PLR2004
        raise ValueError("train needs two classes and two images of each at least, got fewer")
    return members
