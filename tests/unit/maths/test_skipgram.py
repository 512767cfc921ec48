"""Skip-gram: gradients, seeds, the loss it can reach, and what its logits become."""

import math

import numpy as np
import pytest

from cosine_lab.maths.learning.cooccurrence import pmi
from cosine_lab.maths.learning.negative_sampling import Sampling, batches, least_loss, noise, thinned
from cosine_lab.maths.learning.skipgram import SkipGram, Training, _loss_and_slopes, train

# Two groups of words that meet among themselves, often and seldom
COUNTS = np.array(
    [[8, 40, 30, 2, 1], [40, 6, 20, 1, 2], [30, 20, 4, 2, 1], [2, 1, 2, 10, 50], [1, 2, 1, 50, 6]], dtype=float
)
EVEN = Sampling(negatives=1, exponent=1.0, thinning=1.0)


def trained(steps: int = 300, *, seed: int = 0, sampling: Sampling = EVEN, d: int = 5) -> SkipGram:
    return train(COUNTS, Training(d, steps, seed, sampling, batch=256))


def test_the_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(0)
    E, W = rng.normal(size=(2, 6, 3))
    words, labels = rng.integers(6, size=20), rng.integers(6, size=(20, 4))
    _, dE, dW = _loss_and_slopes(E, W, words, labels)
    h = 1e-6
    for weights, slopes in ((E, dE), (W, dW)):
        for place in np.ndindex(weights.shape):
            kept = weights[place]
            weights[place] = kept + h
            above = _loss_and_slopes(E, W, words, labels)[0]
            weights[place] = kept - h
            below = _loss_and_slopes(E, W, words, labels)[0]
            weights[place] = kept
            assert slopes[place] == pytest.approx((above - below) / (2 * h), abs=1e-8)


def test_the_loss_is_the_log_likelihood_of_the_labels() -> None:
    E, W = np.array([[1.0, 2.0]]), np.array([[0.5, -1.0]])
    words, labels = np.array([0]), np.array([[0, 0, 0]])
    p = 1 / (1 + math.exp(1.5))  # σ(x·w), x·w = −1.5
    expected = -math.log(p) - 2 * math.log(1 - p)
    assert _loss_and_slopes(E, W, words, labels)[0] == pytest.approx(expected)


def test_a_large_logit_costs_its_size_and_no_overflow() -> None:
    E, W, words, labels = (np.array(a) for a in ([[1e4]], [[1.0]], [0], [[0, 0]]))
    assert _loss_and_slopes(E, W, words, labels)[0] == pytest.approx(1e4)


def test_the_same_seed_gives_the_same_model_and_another_seed_another() -> None:
    first, again, other = trained(20), trained(20), trained(20, seed=1)
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first.unembeddings, other.unembeddings)


def test_the_loss_falls_to_the_least_one_there_is() -> None:
    losses = trained(1500).losses
    least = least_loss(COUNTS, EVEN)
    assert losses[0] > losses[-50:].mean() + 0.1
    assert losses[-300:].mean() == pytest.approx(least, abs=0.02)


def test_with_one_fair_negative_the_logits_become_the_pmi() -> None:
    model = trained(3000)
    logits = model.embeddings @ model.unembeddings.T
    assert logits == pytest.approx(pmi(COUNTS), abs=0.4)
    assert np.array_equal(logits > 0, pmi(COUNTS) > 0)


def test_no_model_beats_the_least_loss() -> None:
    least = least_loss(COUNTS, EVEN)
    met = COUNTS.sum(axis=1)
    off = np.outer(met, met) / met.sum()
    rng = np.random.default_rng(1)
    for size in (0.0, 0.01, 0.3, 2.0):
        logits = pmi(COUNTS) + size * rng.normal(size=COUNTS.shape)
        cost = COUNTS * np.logaddexp(0, -logits) + off * np.logaddexp(0, logits)
        assert cost.sum() / met.sum() >= least - 1e-12


def test_the_progress_rises_and_may_cancel() -> None:
    told: list[float] = []

    class CancelledError(Exception):
        pass

    def stop(done: float, loss: float) -> None:
        assert loss > 0
        told.append(done)
        if done >= 0.5:
            raise CancelledError

    with pytest.raises(CancelledError):
        train(COUNTS, Training(2, 100, 0, EVEN, batch=16), stop)
    assert told == [0.0, 0.1, 0.2, 0.3, 0.4, 0.5]


def test_noise_follows_the_counts_to_the_exponent() -> None:
    N = np.diag([1.0, 16.0, 0.0])
    assert noise(N, 0.75).tolist() == pytest.approx([1 / 9, 8 / 9, 0])
    assert noise(N, 0.0).tolist() == [0.5, 0.5, 0]


def test_thinning_keeps_rare_words_and_cuts_frequent_ones_by_the_root() -> None:
    N = np.diag([1.0, 99.0])
    assert thinned(N, 1.0).tolist() == N.tolist()
    assert np.diag(thinned(N, 0.11)).tolist() == pytest.approx([1.0, 99 * 0.11 / 0.99])


def test_batches_follow_the_counts_and_the_noise() -> None:
    rng = np.random.default_rng(0)
    words, labels = next(batches(COUNTS, Sampling(3, 0.5, 1.0), 200_000, 1, rng))
    drawn = np.zeros_like(COUNTS)
    np.add.at(drawn, (words, labels[:, 0]), 1)
    assert drawn / len(words) == pytest.approx(COUNTS / COUNTS.sum(), abs=0.005)
    off = np.bincount(labels[:, 1:].ravel()) / labels[:, 1:].size
    assert off == pytest.approx(noise(COUNTS, 0.5), abs=0.005)


def test_a_word_never_met_is_never_drawn() -> None:
    N = np.array([[0.0, 0, 3], [0, 0, 0], [3, 0, 0]])
    words, labels = next(batches(N, Sampling(2), 500, 1, np.random.default_rng(0)))
    assert 1 not in set(words) | set(labels.ravel())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"dimension": 0}, r"a dimension in \[1, 300\], got 0"),
        ({"steps": 0}, r"steps in \[1, 100000\], got 0"),
        ({"batch": 0}, r"a batch in \[1, 100000\], got 0"),
        ({"rate": math.nan}, "a rate in"),
        ({"sampling": Sampling(negatives=0)}, r"negatives in \[1, 50\], got 0"),
        ({"sampling": Sampling(exponent=2)}, r"an exponent in \[0, 1\], got 2"),
        ({"sampling": Sampling(thinning=0)}, "a threshold in"),
    ],
)
def test_a_training_out_of_range_is_refused(change: dict[str, object], message: str) -> None:
    settings: dict[str, object] = {"dimension": 2, "steps": 1, "seed": 0} | change
    with pytest.raises(ValueError, match=message):
        train(COUNTS, Training(**settings))  # type: ignore[arg-type]


@pytest.mark.parametrize("N", [[[1, 2]], [[0, 0], [0, 0]], [[-1]]])
def test_what_is_no_count_is_refused(N: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="train needs square counts ≥ 0, not all 0"):
        train(N, Training(2, 1, 0))


def test_a_pair_seen_once_and_expected_less_has_a_finite_least_loss() -> None:
    counts = np.array([[0, 0.5, 0.25], [0.5, 0, 0], [0.25, 0, 0]])
    loss = least_loss(counts, Sampling(1, 1.0, 1.0))
    assert loss == pytest.approx(least_loss(1000 * counts, Sampling(1, 1.0, 1.0)))
