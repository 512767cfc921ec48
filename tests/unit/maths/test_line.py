"""The best line over labelled pairs is scikit-learn's; its intervals are those of a plain bootstrap."""

import numpy as np
import pytest
from numpy.typing import ArrayLike
from sklearn.metrics import precision_recall_curve, precision_score, recall_score

from cosine_lab.maths.spaces.line import best_line, intervals


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("digits", [1, 6])
def test_the_best_line_is_scikit_learns(seed: int, digits: int) -> None:
    random = np.random.default_rng(seed)
    same = random.random(80) < 0.4
    scores = np.round(random.normal(size=80) + same, digits)  # one digit: many ties
    precision, recall, lines = precision_recall_curve(same, scores)
    f1 = 2 * precision * recall / np.maximum(precision + recall, 1e-300)
    found = best_line(scores, same)
    assert found.f1 == pytest.approx(f1.max())
    assert found.line == lines[f1[:-1].round(12).argmax()]
    assert found.precision == pytest.approx(precision_score(same, scores >= found.line))
    assert found.recall == pytest.approx(recall_score(same, scores >= found.line))


def test_intervals_are_those_of_a_bootstrap_by_hand() -> None:
    random = np.random.default_rng(7)
    same = np.arange(60) < 25
    scores = np.sort(random.normal(size=60) + same)  # so that both draw the same pairs
    same = random.permutation(same)
    draws = np.random.default_rng(3)
    kinds = [np.flatnonzero(same), np.flatnonzero(~same)]
    found = []
    for _ in range(50):
        drawn = np.concatenate([draws.choice(kind, len(kind)) for kind in kinds])
        found.append(best_line(scores[drawn], same[drawn]))
    low, high = np.percentile(found, (2.5, 97.5), axis=0)
    told = intervals(scores, same, draws=50, seed=3)
    assert told.low == pytest.approx(tuple(low))
    assert told.high == pytest.approx(tuple(high))
    assert told == intervals(scores, same, draws=50, seed=3)


@pytest.mark.parametrize(
    ("scores", "same"),
    [
        ([0.1, 0.2], [True, True]),
        ([0.1, 0.2], [1, 0]),
        ([0.1, np.nan], [True, False]),
        ([], []),
        ([0.1], [True, False]),
    ],
)
def test_a_line_needs_finite_scores_and_both_labels(scores: ArrayLike, same: ArrayLike) -> None:
    for function in (best_line, intervals):
        with pytest.raises(ValueError, match=f"{function.__name__} needs"):
            function(scores, same)
