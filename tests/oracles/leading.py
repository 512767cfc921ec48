"""Which documents some query brings first together, and by how much: by SciPy, in none of the product's ways."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog, nnls
from scipy.spatial import ConvexHull

Rows = NDArray[np.float64]


def can_lead(D: Rows, top: tuple[int, ...]) -> bool:
    """By a linear programme: q·x_i − q·x_k ≥ 1 for every i inside and k outside."""
    rest = np.setdiff1d(np.arange(len(D)), top)
    steps = np.concatenate([D[rest] - D[i] for i in top])
    found = linprog(np.zeros(D.shape[1]), A_ub=steps, b_ub=-np.ones(len(steps)), bounds=(None, None), method="highs")
    return bool(found.status == 0)


def lead(D: Rows, top: tuple[int, ...]) -> float:
    """The largest lead over unit queries: the shortest q with all differences at least 1 has length 1 / lead."""
    rest = np.setdiff1d(np.arange(len(D)), top)
    steps = np.concatenate([D[i] - D[rest] for i in top])
    weights, _ = nnls(np.vstack([steps.T, np.ones(len(steps))]), np.eye(D.shape[1] + 1)[-1], maxiter=100_000)
    return float(np.linalg.norm(steps.T @ weights) / weights.sum())


def hull_edges(D: Rows) -> set[tuple[int, ...]]:
    """By Qhull, of a hull in general position: its faces are simplices."""
    return {tuple(sorted(map(int, e))) for face in ConvexHull(D).simplices for e in combinations(face, 2)}


def curve(m: int, harmonics: int) -> Rows:
    """Unit vectors (cos t, sin t, cos 2t, sin 2t, …) at m even angles."""
    t = 2 * np.pi * np.arange(m) / m
    rows = np.column_stack([f(h * t) for h in range(1, harmonics + 1) for f in (np.cos, np.sin)])
    return np.asarray(rows / np.sqrt(harmonics))
