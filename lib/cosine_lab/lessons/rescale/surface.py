"""The Rescale page's surface: the input plane, where nothing may move, and the internal plane."""

from dataclasses import dataclass
from math import cos, radians, sin

from cosine_lab.data.classifiers import Classifier
from cosine_lab.lessons.rescale.state import RescaleState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Handle, Layer, Preset, Surface, actions, handles, inputs, layers, panels, span
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted, goals, tries
from cosine_lab.surfaces.story import Story

_NO_CHANGE = Wanted("changed", "=", 0, unit="count")
_ROUND = 0.005
_ROOT = 5.0**0.25
"""Labels 0 and 2 have products −1 and 0.2: their cosine is 0 where d₁/d₂ is √5."""

CHALLENGES = (
    Challenge(
        "zero",
        (Wanted("cos", "=", 0, _ROUND), _NO_CHANGE),
        start={"pair": (0, 2)},
        solved={"linear": (_ROOT, 0.0, 0.0, 1 / _ROOT)},
    ),
    Challenge(
        "near",
        (Wanted("cos", ">=", 0.99), _NO_CHANGE),
        start={"pair": (0, 1)},
        solved={"linear": (16.0, 0.0, 0.0, 1.0)},
    ),
)


_WIDE, _PAPER = (3.0, 0.0, 0.0, 1.0), (3.0, 0.0, 0.0, 0.4)

TRIES = (
    Try("least", {"pair": (0, 1), "linear": _WIDE}),
    Try("flip", {"pair": (0, 2), "linear": _WIDE}),
    Try("alone", {"linear": _PAPER, "rule": 1}),
    Try("triple", {"linear": (1.3442, 0.1374, 0.1374, 0.3941), "shift": (-1 / 6, -1.9 / 3)}, {"move": "affine"}),
)

AREAS, BASIS = Layer("areas"), Layer("basis")
BASIS_1, BASIS_2 = Handle("basis-1"), Handle("basis-2")
AXIS_1, AXIS_2 = Handle("axis-1"), Handle("axis-2")
CORNER_1, CORNER_2 = Handle("corner-1"), Handle("corner-2")
NO_MOVE = Action("undo-move")
STRETCH = Action("stretch")
BY_SCALING, BY_LINEAR = Action("make-cosine-by-scaling"), Action("make-cosine-by-linear")

_HANDLES = {"diagonal": (AXIS_1, AXIS_2), "linear": (BASIS_1, BASIS_2), "affine": (BASIS_1, BASIS_2, handles.SHIFT)}
_TARGETS = {"diagonal": BY_SCALING, "linear": BY_LINEAR, "affine": actions.MAKE_COSINE}
_TURN = radians(30)
_SIDES = 3.7
"""Half the plane of the rectangles."""

Reach = panels.Panel.named("Reach")  # every cosine that a diagonal move can give the pair


@dataclass(frozen=True)
class Rule(panels.Panel):
    """What the move acts on; `matrix` is what the move is called."""

    matrix: str


# An input, a label and their product, in numbers, before the move and after it:
Products = panels.Panel.named("Products")
Triple = panels.Panel.named("Triple")  # three labels, and the cosines to give them


def surface(classifier: Classifier, state: RescaleState, move: str, text: Text, story: Story | None = None) -> Surface:
    """Two linked planes, the readouts beside them, and the tables below."""
    diagonal, affine = move == "diagonal", move == "affine"
    points = ("probe", "shift") if affine else ("probe",)
    home = None if diagonal else {"move": "diagonal"}
    return Surface(
        epoch=f"rescale:{classifier.slug}:{move}",
        state=state,
        defaults=default(classifier),
        data=inputs(classifier.embeddings),
        presets=_presets(move),
        layout={
            "planes": [*_planes(classifier, move, text), *(_story_planes(classifier, text) if diagonal else [])],
            "side": [
                panels.Pair(target=_TARGETS[move], whole=classifier.whole),
                panels.Meter(adopt=True),
                *([Products(told=True), Reach()] if diagonal else []),
                *([Triple()] if affine else []),
            ],
            "foot": [
                panels.Sentence(),
                Rule("D" if diagonal else "A"),
                panels.Tools(actions.tools(NO_MOVE)),
                panels.Presets(more=True),
            ],
            "below": [
                *([tries(TRIES, text, home), goals(CHALLENGES, text, home)] if classifier.slug == "paper" else []),
                panels.Bars(more=True),
                panels.Matrix(more=True),
                panels.Measures(more=True),
                panels.Values(points=points, matrix="linear", diagonal=diagonal, labels=True, more=True),
            ],
        },
        story=story,
    )


def _planes(classifier: Classifier, move: str, text: Text) -> list[panels.Panel]:
    half = span(classifier.unembeddings, classifier.embeddings)
    return [
        panels.Plane(
            space="input",
            title=text("input.title"),
            caption=text("input.caption"),
            half=half,
            layers=(layers.REGIONS, layers.AXES, layers.EMBEDDINGS, layers.VECTORS),
            handles=(handles.PROBE, handles.UNEMBEDDING),
            place=handles.PROBE,
        ),
        panels.Plane(
            space="internal",
            title=text("internal.title"),
            caption=text(f"internal.caption.{move}"),
            half=half,
            layers=(layers.REGIONS, BASIS, layers.AXES, layers.EMBEDDINGS, layers.VECTORS),
            handles=(handles.PROBE, handles.UNEMBEDDING, *_HANDLES[move]),
            place=handles.PROBE,
        ),
    ]


def _story_planes(classifier: Classifier, text: Text) -> list[panels.Panel]:
    """What the story alone shows: a score as rectangles, and zero to take hold of."""
    return [
        panels.Plane(
            space="given",
            title=text("areas.title"),
            caption=text("areas.caption"),
            half=_SIDES,
            layers=(layers.AXES, AREAS),
            handles=(CORNER_1, CORNER_2),
            told=True,
        ),
        panels.Plane(
            space="origin",
            title=text("origin.title"),
            caption=text("origin.caption"),
            half=span(classifier.unembeddings, margin=1.7),
            layers=(layers.AXES, layers.VECTORS, layers.SHIFT),
            handles=(handles.UNEMBEDDING, handles.ORIGIN),
            told=True,
        ),
    ]


def _presets(move: str) -> tuple[Preset, ...]:
    """Moves worth seeing, one click each."""
    if move == "diagonal":
        return (_preset("paper", 3, 0, 0, 0.4), _preset("wide", 4, 0, 0, 1), _preset("scale", 2, 0, 0, 2))
    return (
        _preset("rotation", cos(_TURN), -sin(_TURN), sin(_TURN), cos(_TURN)),
        _preset("shear", 1, 1, 0, 1),
        _preset("mirror", -1, 0, 0, 1),
        _preset("paper", 3, 0, 0, 0.4),
    )


def _preset(key: str, *linear: float) -> Preset:
    return Preset(key, {"linear": tuple(map(float, linear)), "shift": (0.0, 0.0)})
