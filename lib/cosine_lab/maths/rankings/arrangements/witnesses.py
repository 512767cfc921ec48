"""Embeddings, and the patterns that are read off them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.rankings.arrangements.cells import rankings_at, signs_at
from cosine_lab.maths.rankings.arrangements.problem import Kind, Problem

_CHUNK = 10_000_000


class Patterns(NamedTuple):
    """Patterns at embeddings: rows, whether they are certain, the embeddings and their margins."""

    rows: Integers
    certain: NDArray[np.bool_]
    points: Matrix
    margins: Vector


def embeddings(problem: Problem, points: Matrix) -> Matrix:
    """Embeddings of points in whitened coordinates; NaN where there is none."""
    reading = problem.reading
    rows = (reading.embedding(x) for x in points @ problem.back.T)
    nowhere = np.full(reading.d, np.nan)
    return np.array([nowhere if point is None else point for point in rows])


def patterns_at(problem: Problem, points: Matrix) -> Patterns:
    """The patterns at embeddings (N, d), and which of them are certain (`Reading.gap`)."""
    margins_at = signs_at if problem.kind == "sign patterns" else rankings_at
    parts = np.array_split(points, 1 + points.size * problem.reading.n // _CHUNK)
    chunks = []
    for part in parts:
        with np.errstate(invalid="ignore"):
            margins = margins_at(part, problem.W, problem.b)[1]
        chunks.append(Patterns(*_patterns(problem, part), part, margins))
    return Patterns(*(np.concatenate(each) for each in zip(*chunks, strict=True)))


def _patterns(problem: Problem, points: Matrix) -> tuple[Integers, NDArray[np.bool_]]:
    reading = problem.reading
    x = np.c_[points, np.ones(len(points))] if reading.biased else points
    with np.errstate(invalid="ignore", over="ignore"):
        x = np.ldexp(x, reading.exponents)
        logits = x @ reading.matrix[:-1].T
        doubt = np.abs(x) @ reading.doubts(slice(-1)).T
        if problem.kind == "sign patterns":
            return np.where(logits > 0, 1, -1), np.all(np.abs(logits) > doubt, axis=1)
        order = np.argsort(-logits, axis=1, kind="stable")
        rises = -np.diff(np.take_along_axis(logits, order, axis=1), axis=1)
        doubt = np.take_along_axis(doubt, order, axis=1)
        return order, np.all(rises > doubt[:, :-1] + doubt[:, 1:], axis=1)


def demands(kind: Kind, row: Integers) -> tuple[Integers, Integers]:
    """What a pattern asks: logit[first] > logit[second]; n is the label whose logit is 0."""
    if kind == "rankings":
        return row[:-1], row[1:]
    labels, zero = np.arange(len(row)), np.full(len(row), len(row))
    return np.where(row > 0, labels, zero), np.where(row > 0, zero, labels)
