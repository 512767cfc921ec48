"""The rankings in three dimensions drawn, and counted in all."""

import numpy as np
from numpy.typing import NDArray

from lib.figures.chart import Chart, View
from lib.figures.counts import by_dimension
from lib.figures.plain import Figure
from lib.figures.space import SPACE
from lib.figures.sphere import sphere_figure
from lib.figures.sphere_parts import Circles, Marks, Regions, mixed
from lib.figures.style import Look
from lib.lessons.rankings.model.space import LISTED, MOST, Cut, counts, cut
from lib.maths.checks import Matrix
from lib.once import once
from lib.prose import Text
from lib.refusals import Refused
from lib.tokens import tokens

_TINT = 0.55


@once
def sphere(rows: Matrix, labels: tuple[str, ...], look: Look, text: Text) -> View:
    """The sphere of directions: every region is a ranking, in the colour of the label on top.

    The name of a label stands in the middle of the region it wins; one without a name wins nowhere.
    """
    found = cut(rows)
    if found is None:
        return View(refused=(Refused("sphere.none", most=MOST),))
    alt = text("alt", circles=len(found.sphere.circles), cells=len(found.orders))
    chart = Chart(_drawn(found, labels, look, text), alt, key="ranking-sphere")
    return View(rows=(((1, (chart,)),),))


@once
def table(rows: Matrix, text: Text) -> View:
    """How many rankings can occur, by the number of dimensions."""
    return by_dimension(counts(rows), len(rows), LISTED, "ranking-counts", text)


def _drawn(found: Cut, labels: tuple[str, ...], look: Look, text: Text) -> Figure:
    colours = [tokens().label(k) for k in found.winners]
    names = [labels[k] for k in found.winners]
    pairs = zip(*np.triu_indices(len(labels), 1), strict=True)
    regions = Regions(
        title=text("top"),
        names=[" > ".join(labels[int(k)] for k in order) for order in found.orders],
        shades=found.shades,
        meanings=names,
        colours=[mixed(look.theme.paper, colour, _TINT) for colour in colours],
    )
    circles = Circles([f"{labels[int(i)]} = {labels[int(j)]}" for i, j in pairs])
    marks = Marks(_middles(found.sphere.centres, np.array(found.shades)), names, colours)
    return sphere_figure(found.sphere, circles, regions, marks, look)


def _middles(centres: Matrix, shades: NDArray[np.intp]) -> Matrix:
    """One direction in the convex union of the regions of each shade."""
    total = np.zeros((int(shades.max()) + 1, SPACE))
    np.add.at(total, shades, centres)
    lengths = np.linalg.norm(total, axis=1, keepdims=True)
    return np.asarray(np.divide(total, lengths, out=total, where=lengths > 0))
