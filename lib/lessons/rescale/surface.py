"""The Rescale page's drag surface, as data: the input plane and the internal plane."""

from math import cos, radians, sin
from typing import Any

from lib import prose
from lib.data.classifiers import Classifier
from lib.figures.plane import Panel, Preset, Surface, span
from lib.lessons.rescale.state import IDENTITY, RescaleState, default

_TOOLS = ["undo", "redo", "reset", "undo-move", "copy-link", "talk"]
_HANDLES = {
    "diagonal": ["axis-1", "axis-2"],
    "linear": ["basis-1", "basis-2"],
    "affine": ["basis-1", "basis-2", "shift"],
}
_TURN = radians(30)


def surface(classifier: Classifier, state: RescaleState, move: str) -> Surface:
    """Two linked planes: inputs, where nothing may move, and the inside, where everything does."""
    return Surface(
        epoch=f"rescale:{classifier.slug}:{move}",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        presets=_presets(move),
        layout={
            "planes": _planes(classifier, move),
            "side": [
                {"type": "pair", "target": _verb(move)},
                {"type": "meter", "adopt": True},
                *([{"type": "reach"}] if move == "diagonal" else []),
                *([{"type": "triple"}] if move == "affine" else []),
            ],
            "foot": [
                {"type": "sentence"},
                {"type": "rule"},
                {"type": "tools", "actions": _TOOLS},
                {"type": "presets"},
            ],
            "below": [
                {"type": "bars"},
                {"type": "matrix"},
                {"type": "measures"},
                {
                    "type": "values",
                    "points": ["probe", *(["shift"] if move == "affine" else [])],
                    "matrix": "linear",
                    "diagonal": move == "diagonal",
                    "labels": True,
                },
            ],
        },
    )


def _verb(move: str) -> str:
    if move == "diagonal":
        return "make-cosine-by-scaling"
    return "make-cosine-by-linear" if move == "linear" else "make-cosine"


def _planes(classifier: Classifier, move: str) -> list[Panel]:
    words = prose.page("rescale").words
    half = span(classifier.unembeddings, classifier.embeddings)
    plane: dict[str, Any] = {"type": "plane"}
    return [
        plane
        | {
            "space": "input",
            "title": words["input-title"],
            "caption": words["input-caption"],
            "half": half,
            "layers": ["regions", "axes", "embeddings", "vectors"],
            "handles": ["probe", "unembedding"],
            "place": "probe",
        },
        plane
        | {
            "space": "internal",
            "title": words["internal-title"],
            "caption": words[f"internal-caption-{move}"],
            "half": half,
            "layers": ["regions", "basis", "axes", "embeddings", "vectors"],
            "handles": ["probe", "unembedding", *_HANDLES[move]],
            "place": "probe",
        },
    ]


def _presets(move: str) -> tuple[Preset, ...]:
    """Moves worth seeing, one click each."""
    none = {"linear": IDENTITY, "shift": (0.0, 0.0)}
    paper = Preset("paper", "D = diag(3, 0.4)", none | {"linear": (3.0, 0.0, 0.0, 0.4)})
    if move == "diagonal":
        return (
            paper,
            Preset("wide", "D = diag(4, 1)", none | {"linear": (4.0, 0.0, 0.0, 1.0)}),
            Preset("scale", "2 × everything", none | {"linear": (2.0, 0.0, 0.0, 2.0)}),
        )
    turn = (cos(_TURN), -sin(_TURN), sin(_TURN), cos(_TURN))
    return (
        Preset("rotation", "Rotation by 30°", none | {"linear": turn}),
        Preset("shear", "Shear", none | {"linear": (1.0, 1.0, 0.0, 1.0)}),
        Preset("mirror", "Mirror", none | {"linear": (-1.0, 0.0, 0.0, 1.0)}),
        paper,
    )
