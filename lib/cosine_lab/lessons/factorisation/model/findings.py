"""Numbers beside the live part: what every gauge with a name does, and which remedies hold."""

from collections.abc import Sequence

import numpy as np

from cosine_lab.lessons.factorisation.model.problem import Problem
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.recommender.cosine_factors import fit_cosines
from cosine_lab.maths.recommender.factor_gauges import (
    Gauge,
    fit_gauge,
    gauge,
    item_cosines,
    user_cosines,
    weight_decay_gauge,
)
from cosine_lab.maths.recommender.factorisation import Factors, fit_product, predictions, user_column_squares
from cosine_lab.maths.recommender.spectrum import Spectrum, spectrum
from cosine_lab.maths.spaces.clusters import mean_reciprocal_rank, separation
from cosine_lab.maths.vectors import cosines

MOST_TRAINED = 1_000_000
Columns = dict[str, list[str | float | int | None]]
"""A table by keys: of its columns, and of what its lines are called."""


def gauges(problem: Problem) -> Columns:
    """A line a gauge, at the rank and λ to begin with: separation, weight decay, predictions."""
    of, k, lam = problem.of, problem.rank, problem.lam
    even = fit_product(of, k, lam)
    before = predictions(problem.sample, even)
    fits = [fit_gauge(name, of, k, lam) for name in Gauge]
    tables = [item_cosines(fit) for fit in fits]
    return {
        "gauge": [name.name.lower().replace("_", "-") for name in Gauge],
        **_separations(tables, problem),
        "decay": [_decay(of, fit) for fit in fits],
        "predictions": [float(np.abs(predictions(problem.sample, fit) - before).max()) for fit in fits],
    }


def remedies(problem: Problem) -> Columns | None:
    """A line a way to compare items: how it separates with D = I, and how far D can move it.

    Unit rows leave no D to move anything, and columns can be standardised only where users differ.
    None for data too large to train on while a reader waits.
    """
    if problem.data.X.size > MOST_TRAINED:
        return None
    of, k, lam = problem.of, problem.rank, problem.lam
    fits = [fit_gauge(name, of, k, lam) for name in Gauge]
    first = _standardised(problem)
    ways: dict[str, list[Matrix]] = {
        "cosine": [item_cosines(fit) for fit in fits],
        "normalised": [_normalised(fit) for fit in fits],
        "projected": [_projected(of, fit) for fit in fits],
    }
    if first is not None:
        ways["standardised"] = [item_cosines(fit_gauge(name, first, k, lam)) for name in Gauge]
    even = list(Gauge).index(Gauge.EVEN)
    trained = fit_cosines(problem.data.X, fits[even].B)
    ways["trained"] = [cosines(trained.items)] * len(fits)
    return {
        "way": list(ways),
        **_separations([tables[even] for tables in ways.values()], problem),
        "moved": [*map(_moved, list(ways.values())[:-1]), None],
    }


def extremes(problem: Problem) -> tuple[float, float] | None:
    """How far the full-rank extremes are from what they must be; None where k = p is out of reach.

    Returns
    -------
    float
        Largest |cosine − identity| of the items with D = √f.
    float
        Largest |cosine − cosine of the raw data| of the first users with D = 1/√f.
    """
    if not problem.full:
        return None
    p = len(problem.of.sigma)
    flat = fit_gauge(Gauge.SINGULAR_VECTORS, problem.of, p, problem.lam)
    shrunk = fit_gauge(Gauge.SHRUNK, problem.of, p, problem.lam)
    users = user_cosines(problem.sample, shrunk) - cosines(problem.sample)
    return (float(np.abs(item_cosines(flat) - np.eye(p)).max()), float(np.abs(users).max()))


def weight_decay_error(problem: Problem) -> float:
    """Largest relative difference of the D that weight decay picks and 1/√σ, computed apart."""
    even = fit_product(problem.of, problem.rank, problem.lam)
    picked = weight_decay_gauge(problem.of, even)
    balanced = gauge(Gauge.BALANCED, problem.of, problem.rank, problem.lam)
    return float(np.abs(picked / balanced - 1).max())


def _separations(tables: Sequence[Matrix], problem: Problem) -> Columns:
    """Columns that say how each table of cosines tells the groups; none where nobody knows them."""
    groups = problem.data.groups
    if groups is None:
        return {}
    splits = [separation(table, groups) for table in tables]
    return {
        "within": [split.within for split in splits],
        "between": [split.between for split in splits],
        "auc": [split.auc for split in splits],
        "reciprocal": [mean_reciprocal_rank(table, groups) for table in tables],
    }


def _decay(of: Spectrum, fit: Factors) -> float:
    return float(user_column_squares(of, fit).sum() + (fit.B**2).sum())


def _normalised(fit: Factors) -> Matrix:
    """Dot products of rows of B made unit length: what "normalise" after training compares."""
    lengths = np.linalg.norm(fit.B, axis=1, keepdims=True)
    units = np.divide(fit.B, lengths, out=np.full_like(fit.B, np.nan), where=lengths > 0)
    return np.asarray(units @ units.T)


def _projected(of: Spectrum, fit: Factors) -> Matrix:
    """Cosines of the columns of X̂ = X A Bᵀ; with X = U σ Vᵀ they are those of B (σ Vᵀ A)ᵀ."""
    return cosines(fit.B @ (of.sigma[:, None] * (of.V.T @ fit.A)).T)


def _standardised(problem: Problem) -> Spectrum | None:
    """Of the columns with mean 0 and spread 1, equal entries being 0; None for identical users."""
    X = np.asarray(problem.data.X, dtype=np.float64)
    varied = (X[0] != X).any(axis=0)
    centred = np.where(varied, X - X.mean(axis=0), 0.0)
    return spectrum(centred / np.where(varied, X.std(axis=0), 1.0)) if varied.any() else None


def _moved(tables: Sequence[Matrix]) -> float:
    """Largest difference of a cosine between two of the gauges."""
    stacked = np.stack(tables)
    return float(np.nanmax(stacked.max(axis=0) - stacked.min(axis=0)))
