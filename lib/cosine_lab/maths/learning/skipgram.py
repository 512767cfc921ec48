"""Skip-gram with negative sampling: a sigmoid classifier of the words around a word.

Every word is an input with an embedding x_i and a label with an unembedding w_j, and
p(j stands near i) = σ(x_i·w_j): a multi-label classifier, the labels met in a text's windows being
on and labels drawn at random off (Nielsen & Grivas, App. E.1, Eqs. 28 and 29).

Source: Mikolov, Sutskever, Chen, Corrado and Dean, *Distributed representations of words and
phrases and their compositionality* (2013).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike
from scipy.sparse import csr_matrix
from scipy.special import expit

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.learning.adam import started, stepped
from cosine_lab.maths.learning.negative_sampling import WORD2VEC, Sampling, batches, counted

Losses = Callable[[float, float], None]

MOST_DIMENSIONS = 300
MOST_STEPS = 100_000
SLOWEST = 0.05  # of the learning rate, at the end
REPORT_EVERY = 10  # steps


@dataclass(frozen=True)
class Training:
    """How to train.

    dimension : entries of an embedding, d in 1 … 300
    steps : steps of Adam, 1 … 100 000
    seed : the same seed gives the same model
    sampling : how labels are drawn
    batch : pairs a step
    rate : learning rate, falling linearly to a twentieth
    """

    dimension: int
    steps: int
    seed: int
    sampling: Sampling = WORD2VEC
    batch: int = 2048
    rate: float = 0.02


class SkipGram(NamedTuple):
    """A trained model: row i belongs to word i.

    embeddings, unembeddings : (n, d)
    losses : (steps,) mean loss a pair of each batch, before its step
    """

    embeddings: Matrix
    unembeddings: Matrix
    losses: Vector


def train(N: ArrayLike, how: Training, progress: Losses | None = None) -> SkipGram:
    """Train on the counts of a text, as `negative_sampling.batches` draws from them.

    Parameters
    ----------
    N : (n, n) array
        How often word j stands near word i.
    how : Training
        What to train.
    progress : callable, optional
        Told the fraction done and the mean loss of late, now and then; it may raise to cancel.
    """
    counts = counted("train", N)
    d = int(checks.within("train", how.dimension, 1, MOST_DIMENSIONS, "a dimension"))
    steps = int(checks.within("train", how.steps, 1, MOST_STEPS, "steps"))
    size = int(checks.within("train", how.batch, 1, MOST_STEPS, "a batch"))
    checks.within("train", how.rate, 1e-6, 1.0, "a rate")
    rng = np.random.default_rng(how.seed)
    E, W = (rng.uniform(-0.5, 0.5, (len(counts), d)) / np.sqrt(d) for _ in range(2))
    losses = np.empty(steps)
    state = started((E, W))
    drawn = batches(counts, how.sampling, size, steps, rng)
    for step, (words, labels) in enumerate(drawn):
        losses[step], *slopes = _loss_and_slopes(E, W, words, labels)
        rate = how.rate * (1 - (1 - SLOWEST) * step / steps)
        (E, W), state = stepped((E, W), tuple(slopes), state, rate)
        if progress is not None and step % REPORT_EVERY == 0:
            progress(step / steps, float(losses[max(0, step - REPORT_EVERY) : step + 1].mean()))
    return SkipGram(E, W, losses)


def _loss_and_slopes(E: Matrix, W: Matrix, words: Integers, labels: Integers) -> tuple[float, Matrix, Matrix]:
    b, n = len(words), len(E)
    logits = np.matmul(W[labels], E[words][:, :, None])[:, :, 0]
    errors = expit(logits)
    errors[:, 0] -= 1.0
    logits[:, 0] *= -1.0
    loss = float(np.logaddexp(0.0, logits).sum() / b)
    ends = np.arange(b + 1)
    slopes = csr_matrix((errors.ravel() / b, labels.ravel(), ends * labels.shape[1]), shape=(b, n))
    inputs = csr_matrix((np.ones(b), words, ends), shape=(b, n))
    return loss, np.asarray(inputs.T @ (slopes @ W)), np.asarray(slopes.T @ (inputs @ E))
