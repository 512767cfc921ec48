"""The rankings of a softmax in three dimensions: a sphere cut where two labels are equal."""

import math

import numpy as np
import plotly.graph_objects as go
from numpy.typing import ArrayLike, NDArray

from lib import prose
from lib.figures.space import SPACE
from lib.figures.sphere import sphere_figure
from lib.figures.sphere_parts import Circles, Marks, Regions, mixed
from lib.figures.style import Look
from lib.figures.table import Table
from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.counting import max_rankings
from lib.maths.great_circles import sphere
from lib.maths.patterns import rankings
from lib.maths.patterns_braid import differences, rankings_of_signs
from lib.tokens import tokens

MOST = 8
_TINT = 0.55
LISTED = 5_040


def ranking_sphere(
    rows: ArrayLike, labels: tuple[str, ...], look: Look
) -> tuple[go.Figure, str] | None:
    """The sphere of directions x cut by the planes (w_i − w_j)·x = 0, and its description.

    Every region is a ranking; its colour is the label on top, whose name stands in the middle of
    the region it wins. A label without a name wins nowhere.

    Parameters
    ----------
    rows : (n, ≥ 3) array
        Unembeddings, of which the first three coordinates are drawn.
    labels : tuple of str
        Their names.
    look : Look
        Theme and text size.

    Returns
    -------
    figure, alternative text; or None
        None for more than eight labels, and where two rows are equal.

    Raises
    ------
    ValueError
        For rows of fewer than three coordinates.
    """
    W = checks.matrix("ranking_sphere", rows, "unembeddings")
    if W.shape[1] < SPACE:
        raise ValueError(f"ranking_sphere needs three coordinates or more, got {W.shape[1]}")
    if not 1 < len(W) <= MOST:
        return None
    steps = differences(W[:, :SPACE])
    if not np.abs(steps).max(axis=1).all():
        return None
    cut = sphere(steps)
    orders = rankings_of_signs(cut.signs, len(W))
    winners, shades = np.unique(orders[:, 0], return_inverse=True)
    colours = [tokens().label(int(k)) for k in winners]
    names = [labels[int(k)] for k in winners]
    pairs = zip(*np.triu_indices(len(W), 1), strict=True)
    words = prose.words("sphere")
    regions = Regions(
        title=words["top"],
        names=[" > ".join(labels[int(k)] for k in order) for order in orders],
        shades=shades.tolist(),
        meanings=names,
        colours=[mixed(look.theme.paper, colour, _TINT) for colour in colours],
    )
    circles = Circles([f"{labels[int(i)]} = {labels[int(j)]}" for i, j in pairs])
    marks = Marks(_middles(cut.centres, shades), names, colours)
    figure = sphere_figure(cut, circles, regions, marks, look)
    return figure, words["alt"].format(circles=len(cut.circles), cells=len(cut.signs))


def ranking_counts(rows: ArrayLike) -> Table:
    """How many rankings can occur in d = 1, 2, … n − 1 dimensions, listed, and by the formula.

    Parameters
    ----------
    rows : (n, ≥ n − 1) array
        Unembeddings, of which the first d coordinates are read.

    Raises
    ------
    ValueError
        For fewer than two rows, or too few coordinates.
    """
    W = checks.matrix("ranking_counts", rows, "unembeddings")
    n = len(W)
    if n <= 1 or W.shape[1] < n - 1:
        raise ValueError(
            f"ranking_counts needs two rows or more of n − 1 coordinates, got shape {W.shape}"
        )
    words = prose.words("sphere")
    dimensions = list(range(1, n))
    return {
        words["dimensions"]: dimensions,
        words["listed"]: [_listed(W[:, :d]) for d in dimensions],
        words["formula"]: [max_rankings(n, d) for d in dimensions],
        words["all"]: [math.factorial(n) for _ in dimensions],
    }


def _listed(W: Matrix) -> int | None:
    try:
        return len(rankings(W, limit=LISTED).rows)
    except ValueError:
        return None


def _middles(centres: Matrix, shades: NDArray[np.intp]) -> Matrix:
    """One direction in the convex union of the regions of each shade."""
    total = np.zeros((int(shades.max()) + 1, SPACE))
    np.add.at(total, shades, centres)
    lengths = np.linalg.norm(total, axis=1, keepdims=True)
    return np.asarray(np.divide(total, lengths, out=total, where=lengths > 0))
