"""What the Sigmoid page draws in three dimensions, and counts in all."""

import numpy as np
from numpy.typing import NDArray

from lib.figures.chart import Chart, View
from lib.figures.counts import by_dimension
from lib.figures.sphere import sphere_figure
from lib.figures.sphere_parts import Circles, Marks, Regions, ramp
from lib.figures.style import Look
from lib.lessons.sigmoid.model import LISTED, Matrix, counts, cut
from lib.maths.rankings.great_circles import Sphere
from lib.once import once
from lib.prose import Text
from lib.refusals import Refused
from lib.tokens import tokens


@once
def sphere(rows: Matrix, labels: tuple[str, ...], look: Look, text: Text) -> View:
    """The sphere of embeddings, its regions named by the labels that are on."""
    found = cut(rows)
    if found is None:
        return View(refused=(Refused("sigmoid.sphere-zero"),))
    alt = text("sphere-alt", circles=len(found.circles), cells=len(found.signs))
    return View(rows=(((1, (Chart(_drawn(found, labels, look, text), alt, key="sphere"),)),),))


@once
def table(rows: Matrix, text: Text) -> View:
    """How many label sets can occur, by the number of dimensions."""
    return by_dimension(counts(rows), len(rows), LISTED, "label-sets", text)


def _drawn(found: Sphere, labels: tuple[str, ...], look: Look, text: Text) -> dict[str, object]:
    on, shades = np.unique((found.signs > 0).sum(axis=1), return_inverse=True)
    colours = [tokens().label(k) for k in range(len(labels))]
    regions = Regions(
        title=text("sphere-colour"),
        names=[_name(signs, labels) for signs in found.signs],
        shades=shades.tolist(),
        meanings=[str(count) for count in on],
        colours=ramp(look, len(on)),
    )
    poles = Marks(found.poles, labels, colours)
    return sphere_figure(found, Circles(labels, colours), regions, poles, look)


def _name(signs: NDArray[np.int64], labels: tuple[str, ...]) -> str:
    return ", ".join(label for label, s in zip(labels, signs, strict=True) if s > 0) or "∅"
