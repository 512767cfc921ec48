"""The surface of an own model: the plane of two of its rows, where the origin is dragged."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.live import Live, live, places
from cosine_lab.lessons.audit.model.neighbours import default, size
from cosine_lab.lessons.audit.state import OWN, AuditState
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.classifier.translation import aligned, opposite
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Layer, Story, Surface, actions, handles, inputs, layers, panels, span
from cosine_lab.surfaces.challenges import Try, tries

ROW_NAMES = Layer("row-names")
DRAG_ZERO, OTHER_NEAREST, LARGER_UNIT = Action("drag-zero"), Action("other-nearest"), Action("larger-unit")
_LAYERS = (layers.LANDSCAPE, layers.AXES, layers.LEVELS, layers.VECTORS, layers.SHIFT)


@dataclass(frozen=True)
class WholeModel(panels.Panel):
    """What the translation does to all predictions; `live` is the whole model."""

    live: Live


# How many label sets the translation changes where the weights are read as a sigmoid:
AsSigmoid = panels.Panel.named("AsSigmoid")


@dataclass(frozen=True)
class NearestLabel(panels.Panel):
    """The labels nearest by cosine to the first of the pair, before and after.

    names : of all labels
    places : each row in the plane's unit: two coordinates in it, and its distance from it
    pair : the two labels of the plane, by number
    """

    names: Sequence[str]
    places: Sequence[Sequence[float]]
    pair: Sequence[int]


# Two cosines of the two rows, before and after each of two changes, and the slider of the second:
PairNumbers = panels.Panel.named("PairNumbers")
# The scores of one input for all labels, before and after, and by how much they changed:
PointScores = panels.Panel.named("PointScores")
BringYours = panels.Panel.named("BringYours")  # the way to a model of one's own


def surface(
    ground: Ground,
    pair: tuple[int, int],
    state: AuditState,
    text: Text,
    story: Story | None = None,
    *,
    tried: Sequence[Try] = (),
) -> Surface:
    """The landscape of the pair's cosine, and the cosine before and after.

    What the whole model does is computed in the browser where it is small, and always by Python,
    which is told of every settled move.
    """
    begin = default(ground, pair)
    plane = panels.Plane(
        space="origin",
        title=text("origin.title"),
        caption=text("origin.caption"),
        half=span(np.array(begin.unembeddings), margin=1.7),
        layers=(*_LAYERS, ROW_NAMES),
        handles=(handles.ORIGIN,),
        place=handles.ORIGIN,
        unit=size(ground, pair),
    )
    cosine = panels.Pair(actions=(actions.OPPOSITE, actions.ALIGNED), target=actions.MAKE_COSINE)
    return Surface(
        epoch=f"audit:{ground.head.mark}:{ground.sigmoid}:{pair[0]}:{pair[1]}",
        state=state,
        defaults=begin,
        data=inputs(np.zeros((1, 2))),
        tell=True,
        story=story,
        layout={
            "planes": [plane],
            "side": [cosine, *_beside(ground, pair, in_story=story is not None)],
            "foot": [panels.Tools(actions.tools(actions.NO_TRANSLATION))],
            "below": [tries(tried, text)],
        },
    )


def _beside(ground: Ground, pair: tuple[int, int], *, in_story: bool) -> list[panels.Panel]:
    """What the browser can compute of the model, and what a story shows besides."""
    model, placement = live(ground, pair), places(ground, pair)
    beside: list[panels.Panel] = []
    if model is not None:
        beside.append(WholeModel(model))
    if placement is not None:
        beside.append(NearestLabel(ground.head.labels, placement.rows, pair))
    if in_story and placement is not None:
        beside += [PairNumbers(told=True), PointScores(told=True), AsSigmoid(told=True), BringYours(told=True)]
    return beside


NEVER = {"source": "digits", "ask": ", ".join(map(str, range(10)))}
"""A ranking that the digits' five dimensions have no room for."""


def attempts(ground: Ground, source: str, pair: tuple[int, int]) -> tuple[Try, ...]:
    """On a layer of the reader's own only what needs no other link: that one is in none."""
    a, b = default(ground, pair).unembeddings
    between, beyond = _moved(opposite(a, b)), _moved(aligned(a, b))
    moves = (Try("between", between), Try("beyond", beyond))
    if source == OWN:
        return moves
    return (*moves, Try("sigmoid", between, {"kind": "sigmoid"}), Try("never", {}, NEVER))


def _moved(v: Vector) -> dict[str, Any]:
    return {"shift": (float(v[0]), float(v[1]))}
