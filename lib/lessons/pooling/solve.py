"""Measured beside predicted: the cosines of all pairs of a panel's rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from lib.data.words import load_words
from lib.figures.table import Table
from lib.lessons.pooling.settings import ROWS, Panel, Pooled, Words
from lib.maths.checks import Matrix
from lib.maths.overlap import neighbour_cosine
from lib.maths.pair_cosines import PairCosines, pair_cosines
from lib.maths.pooling import Method, pool, sample, token_pooled
from lib.maths.pooling_law import Prediction, predict, predict_tokens

DECIMALS = 3  # of the edges of the bins

Progress = Callable[[float, str], None]


@dataclass(frozen=True)
class Measured:
    """The cosines of one set of rows.

    Attributes
    ----------
    title, name : str
        Of the panel, and of the rows in it.
    shape : tuple of int
        Rows and numbers a row, after pooling.
    got : PairCosines | None
        None where fewer than two rows have a direction.
    predicted : Prediction | None
        None for real vectors: no law is claimed.
    adjacent : float | None
        Predicted cosine of neighbouring rows where windows share rows of a mean.
    """

    title: str
    name: str
    shape: tuple[int, int]
    got: PairCosines | None
    predicted: Prediction | None = None
    adjacent: float | None = None


def solve(wanted: tuple[tuple[Panel, ...], int], progress: Progress) -> tuple[Measured, ...]:
    """Every panel, from one seed."""
    panels, seed = wanted
    found: list[Measured] = []
    for at, panel in enumerate(panels):
        progress(at / len(panels), panel.title)
        found += _words(panel) if isinstance(panel, Words) else [_pooled(panel, seed)]
    return tuple(found)


def table(found: Sequence[Measured]) -> Table:
    """Measured and predicted numbers, a line a histogram; None where there is no formula."""
    measured = [each.got for each in found]
    predicted = [each.predicted for each in found]
    return {
        "panel": [each.title if each.predicted else f"{each.title}, {each.name}" for each in found],
        "shape": [f"{each.shape[0]:,} × {each.shape[1]:,}" for each in found],
        "mean": [None if got is None else got.mean for got in measured],
        "mean, predicted": [None if law is None else law.mean for law in predicted],
        "spread": [None if got is None else got.sd for got in measured],
        "spread, predicted": [None if law is None else law.sd for law in predicted],
        "least": [None if got is None else got.low for got in measured],
        "greatest": [None if got is None else got.high for got in measured],
        "neighbouring rows": [None if got is None else got.adjacent for got in measured],
        "neighbouring, predicted": [each.adjacent for each in found],
    }


def bins(found: Sequence[Measured]) -> Table:
    """The histograms: pairs counted in bins of width 0.001, empty ones left out."""
    held = [
        (f"{each.title}, {each.name}", low, high, count)
        for each in found
        if each.got
        for low, high, count in zip(
            each.got.edges[:-1].round(DECIMALS).tolist(),
            each.got.edges[1:].round(DECIMALS).tolist(),
            each.got.counts.tolist(),
            strict=True,
        )
        if count
    ]
    return {
        name: [line[at] for line in held]
        for at, name in enumerate(("panel", "from", "to", "pairs"))
    }


def undefined(found: Sequence[Measured]) -> tuple[str, ...]:
    """What has no cosine, in sentences."""
    notes = [
        f"{each.title}: {each.got.undefined:,} pairs have no cosine, because a row is zero."
        for each in found
        if each.got and each.got.undefined
    ]
    notes += [
        f"{each.title}: no cosine at all, because fewer than two rows are left that are not zero."
        for each in found
        if each.got is None
    ]
    return tuple(notes)


def _pooled(panel: Pooled, seed: int) -> Measured:
    rows = _rows(panel, seed)
    if panel.tokens:
        predicted = predict_tokens(panel.law, panel.method, panel.tokens, panel.columns, panel.mean)
    else:
        predicted = predict(panel.law, panel.patch, panel.method, panel.columns, panel.mean)
    shares = panel.method is Method.MEAN and abs(predicted.mean) < 1 / ROWS**2
    overlap = panel.patch.row_stride < panel.patch.rows
    adjacent = neighbour_cosine(panel.patch.rows, panel.patch.row_stride)
    return _measured(
        panel.title, "measured", rows, predicted, adjacent if shares and overlap else None
    )


def _rows(panel: Pooled, seed: int) -> Matrix:
    if panel.tokens:
        return token_pooled(
            panel.law,
            ROWS,
            panel.tokens,
            panel.columns,
            panel.method,
            seed=seed,
            mean=panel.mean,
        )
    return pool(sample(panel.law, ROWS, panel.columns, seed, panel.mean), panel.patch, panel.method)


def _words(panel: Words) -> list[Measured]:
    vectors = load_words().vectors[panel.model]
    some = np.linspace(0, len(vectors) - 1, min(ROWS, len(vectors))).astype(np.intp)
    rows = np.asarray(vectors[some], dtype=np.float64)
    held = {"as they are": rows, "mean removed": rows - vectors.mean(axis=0)}
    return [
        _measured(panel.title, name, pool(each, panel.patch, panel.method))
        for name, each in held.items()
    ]


def _measured(
    title: str,
    name: str,
    rows: Matrix,
    predicted: Prediction | None = None,
    adjacent: float | None = None,
) -> Measured:
    alive = np.any(rows != 0, axis=1).sum() > 1
    got = pair_cosines(rows) if alive else None
    return Measured(title, name, (rows.shape[0], rows.shape[1]), got, predicted, adjacent)
