"""Measured beside predicted: the cosines of all pairs of a panel's rows."""

from dataclasses import dataclass

import numpy as np

from cosine_lab.background_jobs import Progress
from cosine_lab.data.words import load_words
from cosine_lab.lessons.pooling.model.panels import Wanted
from cosine_lab.lessons.pooling.state import ROWS, Panel, Pooled, Words
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.pooling.law import Prediction, predict, predict_tokens
from cosine_lab.maths.pooling.overlap import neighbour_cosine
from cosine_lab.maths.pooling.pool import Method, pool, sample, token_pooled
from cosine_lab.maths.spaces.pair_cosines import PairCosines, pair_cosines
from cosine_lab.template_access import quotable

RAW, REMOVED = "raw", "removed"
MEASURED = "measured"


@quotable
@dataclass(frozen=True)
class Measured:
    """The cosines of one set of rows.

    rows : which of its rows, the key of their name: "measured"; of real words "raw" or "removed"
    shape : rows and numbers a row, after pooling
    got : None where fewer than two rows have a direction
    predicted : None for real vectors: no law is claimed
    adjacent : predicted cosine of neighbouring rows where windows share rows of a mean
    """

    panel: Panel
    rows: str
    shape: tuple[int, int]
    got: PairCosines | None
    predicted: Prediction | None = None
    adjacent: float | None = None


@dataclass(frozen=True, eq=False)
class Measurements:
    """All panels of an experiment, each as one set of rows or more."""

    wanted: Wanted
    measured: tuple[Measured, ...]


def solve(wanted: Wanted, progress: Progress) -> Measurements:
    """Every panel, from one seed."""
    results: list[Measured] = []
    for at, panel in enumerate(wanted.panels):
        progress(at / len(wanted.panels), "")
        results += _words(panel) if isinstance(panel, Words) else [_pooled(panel, wanted.seed)]
    return Measurements(wanted, tuple(results))


def _pooled(panel: Pooled, seed: int) -> Measured:
    rows = _rows(panel, seed)
    if panel.tokens:
        predicted = predict_tokens(panel.law, panel.method, panel.tokens, panel.columns, panel.mean)
    else:
        predicted = predict(panel.law, panel.patch, panel.method, panel.columns, panel.mean)
    shares = panel.method is Method.MEAN and abs(predicted.mean) < 1 / ROWS**2
    overlap = panel.patch.row_stride < panel.patch.rows
    adjacent = neighbour_cosine(panel.patch.rows, panel.patch.row_stride)
    return _measured(panel, MEASURED, rows, predicted, adjacent if shares and overlap else None)


def _rows(panel: Pooled, seed: int) -> Matrix:
    if panel.tokens:
        return token_pooled(panel.law, ROWS, panel.tokens, panel.columns, panel.method, seed=seed, mean=panel.mean)
    return pool(sample(panel.law, ROWS, panel.columns, seed, panel.mean), panel.patch, panel.method)


def _words(panel: Words) -> list[Measured]:
    vectors = load_words().vectors[panel.model]
    some = np.linspace(0, len(vectors) - 1, min(ROWS, len(vectors))).astype(np.intp)
    rows = np.asarray(vectors[some], dtype=np.float64)
    tables = {RAW: rows, REMOVED: rows - vectors.mean(axis=0)}
    return [_measured(panel, name, pool(each, panel.patch, panel.method)) for name, each in tables.items()]


def _measured(
    panel: Panel, name: str, rows: Matrix, predicted: Prediction | None = None, adjacent: float | None = None
) -> Measured:
    alive = np.any(rows != 0, axis=1).sum() > 1
    got = pair_cosines(rows) if alive else None
    return Measured(panel, name, (rows.shape[0], rows.shape[1]), got, predicted, adjacent)
