"""A small encoder of digits, trained by InfoNCE at several temperatures."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cosine_lab.background_jobs import Progress
from cosine_lab.data import computed
from cosine_lab.data.digit_models import Split, digit_split
from cosine_lab.maths.learning.contrast import candidate_weights, info_nce
from cosine_lab.maths.learning.contrast_encoder import Quality, Report, Training, evaluate, train
from cosine_lab.refusals import Word
from cosine_lab.template_access import quotable

BINS = 100
TAUS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


@quotable
@dataclass(frozen=True, eq=False)
class Judged:
    """An encoder on digits it has not seen.

    Attributes
    ----------
    tau : float | None
        Temperature; None before training.
    loss : float | None
        Of the last batch, in nats; None before training.
    band : tuple of float
        2.5 %, 50 % and 97.5 % quantile of the cosines of all pairs.
    same, different : float
        Mean cosine of two images of one digit, and of two digits.
    auc, reciprocal_rank, norm : float
        Chance that a pair of one digit beats one of two; mean 1/rank of the nearest of the digit; mean length.
    counts : tuple of ndarray of shape (100,)
        Pairs of one digit and of two, in equal bins of [−1, 1].
    batch : ndarray of shape (groups, 10, 10)
        Cosines of a query of every digit with a key of every digit.
    """

    tau: float | None
    loss: float | None
    band: tuple[float, float, float]
    same: float
    different: float
    auc: float
    reciprocal_rank: float
    norm: float
    counts: tuple[NDArray[np.int64], NDArray[np.int64]]
    batch: NDArray[np.float64]


@dataclass(frozen=True)
class Shift:
    """A batch before and after a constant is added to its cosines.

    Attributes
    ----------
    losses, right, low, high : tuple of float
        Before and after: InfoNCE in nats, mean probability of the right key, least and greatest score.
    moved : float
        Largest change of a probability.
    """

    losses: tuple[float, float]
    right: tuple[float, float]
    low: tuple[float, float]
    high: tuple[float, float]
    moved: float


def sweep(seed: int, progress: Progress) -> tuple[Judged, ...]:
    """Train at every temperature from one start and on one order of batches; first, untrained."""
    split = digit_split()
    runs: list[Judged] = []
    for k, tau in enumerate(TAUS):
        how = Training(tau=tau)
        for reached in train(split.images, split.digits, how, seed):
            if not runs:
                runs.append(_judged(None, reached, split))
            key = "training.starting" if reached.loss is None else "training.stepping"
            values = {"tau": tau, "step": reached.step, "steps": how.steps, "loss": reached.loss}
            progress((k + reached.step / how.steps) / len(TAUS), Word(key, values))
        runs.append(_judged(tau, reached, split))
    return tuple(runs)


def at_hand(seed: int) -> tuple[Judged, ...] | None:
    """What `sweep` gives, if it takes no work: that of the first seed is shipped."""
    return computed.find("training", str(seed), tuple[Judged, ...])


JOBS = (sweep, at_hand)


def at(runs: Sequence[Judged], tau: float) -> Judged:
    """The encoder trained at one of the TAUS."""
    return runs[1 + TAUS.index(tau)]


def shifted(judged: Judged, constant: float) -> Shift:
    """Add one constant to every cosine of the batch, and compute everything again."""
    tau = judged.tau or 1.0
    both = (judged.batch, judged.batch + constant)
    weights = [candidate_weights(table, tau) for table in both]
    right = [float(np.diagonal(p, axis1=1, axis2=2).mean()) for p in weights]
    losses = [info_nce(table, tau) for table in both]
    return Shift(
        losses=(losses[0], losses[1]),
        right=(right[0], right[1]),
        low=(float(both[0].min()), float(both[1].min())),
        high=(float(both[0].max()), float(both[1].max())),
        moved=float(np.abs(weights[0] - weights[1]).max()),
    )


def _judged(tau: float | None, reached: Report, split: Split) -> Judged:
    of = evaluate(split.test_images, split.test_digits, reached.weights)
    alike = split.test_digits[:, None] == split.test_digits
    upper = np.triu(np.ones_like(alike), 1)
    return Judged(
        tau=tau,
        loss=reached.loss,
        band=of.band,
        same=of.parted.within,
        different=of.parted.between,
        auc=of.parted.auc,
        reciprocal_rank=of.reciprocal_rank,
        norm=of.norm,
        counts=(_counted(of, upper & alike), _counted(of, upper & ~alike)),
        batch=_batch(of, split.test_digits),
    )


def _counted(of: Quality, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
    counts, _ = np.histogram(of.cosines[chosen], bins=BINS, range=(-1.0, 1.0))
    return counts.astype(np.int64)


def _batch(of: Quality, digits: NDArray[np.int64]) -> NDArray[np.float64]:
    """Cosines of the 1st, 3rd, … image of every digit with the 2nd, 4th, … of every digit."""
    members = [np.flatnonzero(digits == digit) for digit in np.unique(digits)]
    groups = min(map(len, members)) // 2
    queries = np.stack([each[: 2 * groups : 2] for each in members], axis=1)
    keys = np.stack([each[1 : 2 * groups : 2] for each in members], axis=1)
    return of.cosines[queries[:, :, None], keys[:, None, :]]
