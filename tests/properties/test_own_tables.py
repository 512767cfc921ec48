"""Own tables of any size, with ties, zeros and duplicates: the numbers that pages make of them are NumPy's."""

from typing import NamedTuple

import numpy as np
import pytest
from scipy.optimize import linprog

from cosine_lab import prose
from cosine_lab.data.own_pairs import OwnPairs
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.lessons.threshold import own as threshold
from cosine_lab.lessons.top_two import own as top_two
from cosine_lab.lessons.words.model import lists, models
from cosine_lab.lessons.words.model.spread import MOST_ROWS
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.rankings.leading import leads

SIZES = (3, 5, 11, 500, 20_000)
ROUNDING = 1e-9
TEXT = prose.text("threshold")


class Drawn(NamedTuple):
    held: OwnVectors
    units: Matrix
    some: list[int]  # rows to ask of, duplicates and the first among them
    key: str


def drawn(size: int, seed: int) -> Drawn:
    """Few whole numbers, so that cosines tie; some rows are others' doubles or multiples, many entries are zero."""
    random = np.random.default_rng([size, seed])
    rows = random.integers(-3, 4, (size, 6)).astype(np.float32)
    rows[~rows.any(axis=1), 0] = 1
    rows[1] = 2 * rows[0]
    rows[size // 2] = rows[-1]
    units = rows.astype(float) / np.linalg.norm(rows.astype(float), axis=1, keepdims=True)
    words = tuple(f"w{row}" for row in range(size))
    return Drawn(OwnVectors(words, rows), units, sorted({0, 1, 2, size // 2, size - 1}), f"own-{size}-{seed}")


tables = pytest.mark.parametrize(("size", "seed"), [(size, seed) for size in SIZES for seed in range(3)])


@tables
def test_words_has_the_cosines_ranks_and_places_that_numpy_has(size: int, seed: int) -> None:
    held, units, some, key = drawn(size, seed)
    names = [held.words[row] for row in some]
    model = models.own(names, "mine", key, held, {word: row for row, word in enumerate(held.words)})
    exact = units[some] @ units[some].T
    np.testing.assert_allclose(model.cosines, exact, atol=1e-11)
    of = units[:: -(-size // MOST_ROWS)]
    pairs = np.sort((of @ of.T)[np.triu_indices(len(of), 1)])
    assert model.band is not None
    assert (model.band.rows, model.band.of.counts.sum()) == (len(of), len(pairs))
    below = 100 * np.searchsorted(pairs, exact - ROUNDING) / len(pairs)
    assert (np.abs(model.band.percentiles(model.cosines) - below) <= 0.05 + ROUNDING).all()
    np.testing.assert_allclose(model.band.middle, np.quantile(pairs, (0.01, 0.5, 0.99)), atol=ROUNDING)


@tables
def test_words_lists_the_nearest_of_all_rows(size: int, seed: int) -> None:
    held, units, *_ = drawn(size, seed)
    near = [int(word[1:]) for word in lists.of_own(held)["own-near"].split(", ")]
    scores = units @ units[0]
    np.testing.assert_allclose(scores[near], np.sort(scores)[::-1][: len(near)], atol=ROUNDING)


@tables
def test_threshold_s_figures_are_those_of_the_line_as_it_is_saved(size: int, seed: int) -> None:
    held, units, *_ = drawn(size, seed)
    random = np.random.default_rng([seed, size])
    at = np.array([random.choice(size, 2, replace=False) for _ in range(30)])
    same = (units[at[:, 0]] * units[at[:, 1]]).sum(axis=1) + random.normal(0, 0.4, len(at)) > 0.1
    same[:2] = True, False
    pairs = OwnPairs(tuple((held.words[i], held.words[j]) for i, j in at.tolist()), None, same)
    vectors = threshold.Vectors({word: row for row, word in enumerate(held.words)}, held.vectors)
    found = threshold.judged(pairs, vectors)
    saved = threshold.saved(found, TEXT)
    line, precision, recall, f1 = (saved[TEXT(f"own-{key}")][0] for key in ("line", "precision", "recall", "f1"))
    scores = (units[at[:, 0]] * units[at[:, 1]]).sum(axis=1)
    over = scores >= float(str(line))
    hits = (over & same).sum()
    expected = (hits / over.sum(), hits / same.sum(), 2 * hits / (over.sum() + same.sum()))
    assert (precision, recall, f1) == pytest.approx(expected, abs=ROUNDING)
    best = max(2 * (same & (scores >= s)).sum() / ((scores >= s).sum() + same.sum()) for s in scores - ROUNDING)
    assert f1 == pytest.approx(best, abs=ROUNDING)


@tables
def test_top_two_decides_over_all_rows_as_a_linear_programme_does(size: int, seed: int) -> None:
    held, units, some, key = drawn(size, seed)
    of = top_two.documents(key, held, 6)
    assert len(of.words) == size
    np.testing.assert_allclose(of.rows, units, atol=1e-12)
    for pair in ((some[0], some[1]), (some[0], some[-1]), (some[-2], some[-1])):
        if len({*pair}) < 2:
            continue
        found = leads(of.rows, pair, 6)
        rest = np.delete(units, pair, axis=0)
        steps = np.vstack([units[pair[0]] - rest, units[pair[1]] - rest])
        demands = np.c_[-steps, np.ones(len(steps))]
        bounds = [(-1, 1)] * 6 + [(None, 1)]
        lead = -linprog(np.r_[np.zeros(6), -1], demands, np.zeros(len(steps)), bounds=bounds).fun
        if found.ok is not None:
            assert found.ok is bool(lead > ROUNDING), (pair, lead)
        if found.ok and found.point is not None:
            query = found.point / np.linalg.norm(found.point)
            assert found.margin == pytest.approx((steps @ query).min(), abs=ROUNDING)
