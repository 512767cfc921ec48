"""The same labels in more dimensions: drawn for three, counted for all."""

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from lib import prose
from lib.figures.sphere import sphere_figure
from lib.figures.style import Look
from lib.figures.table import Table
from lib.lessons.sigmoid.state import SigmoidState
from lib.maths.counting import max_sign_patterns
from lib.maths.great_circles import sphere
from lib.maths.patterns import sign_patterns

Matrix = NDArray[np.float64]

PLANE = 2
SPACE = 3
LISTED = 5_000


def lifted(state: SigmoidState, depth: float, seed: int) -> Matrix:
    """The translated unembeddings with further coordinates, shape (n, max(n, 3)).

    The first two are those of the plane; the others are depth × standard normal numbers.
    """
    W = np.array(state.unembeddings) + np.array(state.shift)
    n = len(W)
    rng = np.random.default_rng(seed)
    return np.asarray(np.c_[W, depth * rng.standard_normal((n, max(n, SPACE) - PLANE))])


def counts(rows: Matrix) -> Table:
    """How many label sets can occur in d = 1, 2, … n dimensions, listed, and by Cover's formula."""
    words = prose.page("sigmoid").words
    n = len(rows)
    dimensions = list(range(1, n + 1))
    return {
        words["table-dimensions"]: dimensions,
        words["table-feasible"]: [_listed(rows[:, :d]) for d in dimensions],
        words["table-cover"]: [max_sign_patterns(n, d) for d in dimensions],
        words["table-all"]: [2**n for _ in dimensions],
    }


def view(state: SigmoidState, rows: Matrix, look: Look) -> tuple[go.Figure, str] | None:
    """The sphere cut by the first three coordinates, and its description; None for a zero row."""
    if not np.abs(rows[:, :SPACE]).max(axis=1).all():
        return None
    words = prose.page("sigmoid").words
    cut = sphere(rows[:, :SPACE])
    sets = [_name(signs, state.labels) for signs in cut.signs]
    on = [int((signs > 0).sum()) for signs in cut.signs]
    title, shades = words["sphere-title"], words["sphere-colour"]
    figure = sphere_figure(cut, state.labels, sets, on, look, title=title, colour_title=shades)
    return figure, words["sphere-alt"].format(circles=len(cut.circles), cells=len(cut.signs))


def _listed(rows: Matrix) -> int | None:
    try:
        return len(sign_patterns(rows, limit=LISTED).rows)
    except ValueError:
        return None


def _name(signs: NDArray[np.int64], labels: tuple[str, ...]) -> str:
    return ", ".join(label for label, s in zip(labels, signs, strict=True) if s > 0) or "∅"
