"""The Translate page's surface: the classifier, and where one stands."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cosine_lab.data.classifiers import SOURCES, Classifier
from cosine_lab.lessons.translate.state import TranslateState, default
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.classifier.translation import aligned, opposite
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Layer, Preset, Story, Surface, actions, handles, inputs, layers, panels, span
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted, goals, tries
from cosine_lab.surfaces.fields import points

_NO_CHANGE = Wanted("changed", "=", 0, unit="count")
_EXACT = 0.005

CHALLENGES = (
    # of this pair, whichever pair is chosen:
    Challenge(
        "opposite",
        (Wanted("cos:1-4", "<=", -1, _EXACT), _NO_CHANGE),
        start={"pair": (1, 4)},
        solved={"shift": (-0.7, 0.1)},
    ),
    Challenge("alike", (Wanted("cos", ">=", 0.99), _NO_CHANGE), start={"pair": (2, 4)}, solved={"shift": (1.95, -1.2)}),
)


_FAR = 1.4


def attempts(classifier: Classifier) -> tuple[Try, ...]:
    """The origin between two labels and beyond them; one arrow alone; on the paper's, 0 and 3."""
    W, (i, j) = classifier.unembeddings, classifier.pair
    before = points(W)
    dragged = (*before[:i], (_FAR * before[i][0], -_FAR * before[i][1]), *before[i + 1 :])
    entries = [
        Try("between", _moved(opposite(W[i], W[j]))),
        Try("beyond", _moved(aligned(W[i], W[j]))),
        Try("alone", {"unembeddings": dragged}),
    ]
    if classifier.slug == "paper":
        entries.append(Try("nine", {"pair": (0, 3)} | _moved(opposite(W[0], W[3]))))
    return tuple(entries)


def _moved(v: Vector) -> dict[str, Any]:
    return {"shift": (float(v[0]), float(v[1]))}


TARGET = Layer("target")
CROSSED = Action("crossed")
GATHERED = Action("gathered")
ALONE = Action("one-alone")
_MOST = 3.3
"""Half the side of the plane that shows the paper's unembeddings and most of the embeddings."""

Ranges = panels.Panel.named("Ranges")  # every pair's cosine, and where it has been since the model came


@dataclass(frozen=True)
class Others(panels.Panel):
    """The real classifiers, as links to a beat with each."""

    sources: Sequence[str]
    beat: str


def surface(classifier: Classifier, state: TranslateState, text: Text, story: Story | None) -> Surface:
    """Two planes, the readouts beside them, and the tables below."""
    tools = actions.tools(actions.NO_TRANSLATION)
    return Surface(
        epoch=f"translate:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        data=inputs(classifier.embeddings),
        presets=_presets(classifier),
        layout={
            "planes": [_inputs(classifier, text), _origin(classifier, text)],
            "side": [
                panels.Pair((actions.OPPOSITE, actions.ALIGNED), actions.MAKE_COSINE, classifier.whole),
                panels.Meter(adopt=True),
                panels.Bars(),
                panels.Reason(told=True),
                Ranges(told=True),
                Others(tuple(SOURCES)[1:], "real", told=True),
            ],
            "foot": [panels.Sentence(), panels.Tools(tools), panels.Presets(more=True)],
            "below": [
                tries(attempts(classifier), text),
                *([goals(CHALLENGES, text)] if classifier.slug == "paper" else []),
                panels.Matrix(more=True),
                panels.Measures(more=True),
                panels.Values(points=("shift", "probe"), labels=True, more=True),
            ],
        },
        story=story,
    )


def _inputs(classifier: Classifier, text: Text) -> panels.Plane:
    half = span(classifier.unembeddings, classifier.embeddings)
    caption, right = text("input.caption"), classifier.accuracy
    return panels.Plane(
        space="input",
        title=text("input.title"),
        caption=caption if right is None else text("input.caption.right", accuracy=right, about=caption),
        half=min(half, _MOST) if classifier.slug == "paper" else half,
        layers=(layers.REGIONS, layers.AXES, layers.EMBEDDINGS, layers.VECTORS, layers.SHIFT),
        handles=(handles.PROBE, handles.UNEMBEDDING, handles.SHIFT),
        place=handles.PROBE,
    )


def _origin(classifier: Classifier, text: Text) -> panels.Plane:
    return panels.Plane(
        space="origin",
        title=text("origin.title"),
        caption=text("origin.caption"),
        half=span(classifier.unembeddings, margin=1.7),
        layers=(layers.LANDSCAPE, layers.AXES, TARGET, layers.LEVELS, layers.RULER, layers.VECTORS, layers.SHIFT),
        handles=(handles.UNEMBEDDING, handles.ORIGIN),
        place=handles.ORIGIN,
    )


def _presets(classifier: Classifier) -> tuple[Preset, ...]:
    """The paper's three models of Fig. 1, by Lemmas 3.2 and 3.3 (App. C.1)."""
    if classifier.slug != "paper":
        return ()
    model = asdict(default(classifier))
    return (
        Preset("model-1", model),
        Preset("model-2", model | {"shift": (-0.75, -0.75)}),
        Preset("model-3", model | {"shift": (-1.25, -0.25)}),
    )
