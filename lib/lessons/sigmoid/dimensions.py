"""The same labels in more dimensions: drawn for three, counted for all."""

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from lib import prose
from lib.figures import space
from lib.figures.sphere import sphere_figure
from lib.figures.sphere_parts import Circles, Marks, Regions, ramp
from lib.figures.style import Look
from lib.figures.table import Table
from lib.lessons.sigmoid.state import SigmoidState
from lib.maths.counting import max_sign_patterns
from lib.maths.great_circles import sphere
from lib.maths.patterns import sign_patterns
from lib.tokens import tokens

Matrix = NDArray[np.float64]

LISTED = 5_000


def lifted(state: SigmoidState, depth: float, seed: int) -> Matrix:
    """The translated unembeddings with further coordinates, shape (n, max(n, 3))."""
    return space.lifted(np.array(state.unembeddings) + np.array(state.shift), depth, seed)


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
    if not np.abs(rows[:, : space.SPACE]).max(axis=1).all():
        return None
    words = prose.page("sigmoid").words
    cut = sphere(rows[:, : space.SPACE])
    on, shades = np.unique((cut.signs > 0).sum(axis=1), return_inverse=True)
    colours = [tokens().label(k) for k in range(len(rows))]
    regions = Regions(
        title=words["sphere-colour"],
        names=[_name(signs, state.labels) for signs in cut.signs],
        shades=shades.tolist(),
        meanings=[str(count) for count in on],
        colours=ramp(look, len(on)),
    )
    poles = Marks(cut.poles, state.labels, colours)
    figure = sphere_figure(cut, Circles(state.labels, colours), regions, poles, look)
    return figure, words["sphere-alt"].format(circles=len(cut.circles), cells=len(cut.signs))


def _listed(rows: Matrix) -> int | None:
    try:
        return len(sign_patterns(rows, limit=LISTED).rows)
    except ValueError:
        return None


def _name(signs: NDArray[np.int64], labels: tuple[str, ...]) -> str:
    return ", ".join(label for label, s in zip(labels, signs, strict=True) if s > 0) or "∅"
