"""The Centre page's surface: two graphs, and the classifier after the switches."""

from dataclasses import dataclass

from cosine_lab.data.classifiers import Classifier
from cosine_lab.lessons.centre.model import BY_KEY, CONFIGURATIONS, FIGURE
from cosine_lab.lessons.centre.state import DEFAULT_LABEL, CentreState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import (
    Action,
    Handle,
    Layer,
    Preset,
    Story,
    Surface,
    actions,
    handles,
    inputs,
    layers,
    panels,
    span,
)
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted, goals, tries

_SAME = 1e-9
_RIGHT = BY_KEY["c3"]
_PULLED = (*_RIGHT.unembeddings[:2], (-0.8, 0.0), *_RIGHT.unembeddings[3:])
"""Label 2 inside, so that 1 and 3 are neighbours on the hull."""

CHALLENGES = (
    Challenge(
        "blind",
        (Wanted("changed", ">=", 100, unit="count"), Wanted("max-dcos", "<=", 0, _SAME)),
        start={},
        solved={"unit": 1},
    ),
    Challenge(
        "rivals",
        (Wanted("ties:3", "=", 1, unit="answer"), Wanted("cos-with:3", ">=", 0.79)),
        start=_RIGHT.fields(),
        solved={"unembeddings": _PULLED},
    ),
)

TRIES = (
    Try("far", {"pair": (2, 1)}),
    Try("unit", {"unit": 1}),
    Try("centre", {"centre": 1}),
    Try("uncentred", BY_KEY["uncentred"].fields() | {"centre": 1}),
    Try("hexagon-a", BY_KEY["hexagon-a"].fields()),
    Try("hexagon-b", BY_KEY["hexagon-b"].fields()),
    Try("digits", {}, {"source": "digits"}),
)

GRAPHS, MARKS, INPUT = Layer("graphs"), Layer("marks"), Layer("input")
SWEEP = Layer("sweep")
CENTRE_IT, UNIT_IT = Action("centre-it"), Action("unit-it")
MEAN, EVEN = Handle("mean"), Handle("even")
"""The mean of the labels on its way to zero; and the end of an arrow on its way to length 1, which takes all along."""
OVER, PULL_IN, TURN_X = Action("turn-over"), Action("pull-in"), Action("turn-x")
_LARGEST = 1.75
_WIDE = 2.6
"""Half a plane that shows every configuration; and most of the embeddings."""

Neighbours = panels.Panel.named("Neighbours")  # who is close to a label in cosine, and who can tie with it for the top
Switches = panels.Panel.named("Switches")  # centring and unit length, and what each changes
TieSentence = panels.Panel.named("TieSentence")  # whether the chosen pair is close, and whether it can tie


@dataclass(frozen=True)
class Rivals(panels.Panel):
    """Who of the others can tie with one label for the top, beside their cosines."""

    label: int


def surface(classifier: Classifier, state: CentreState, text: Text, story: Story | None = None) -> Surface:
    """Two planes, a third that the story alone shows, the neighbours and the switches."""
    figure = classifier.slug == FIGURE
    graphs = panels.Plane(
        space="origin",
        title=text("graphs.title"),
        caption=text("graphs.caption"),
        half=_LARGEST if figure else span(classifier.unembeddings, margin=1.4),
        layers=(layers.AXES, GRAPHS, layers.MEAN, layers.VECTORS),
        handles=(handles.UNEMBEDDING,),
        choose=True,
    )
    model = panels.Plane(
        space="input",
        title=text("model.title"),
        caption=text("model.caption"),
        half=_WIDE if figure else span(classifier.unembeddings, classifier.embeddings),
        layers=(layers.REGIONS, layers.AXES, layers.EMBEDDINGS, GRAPHS, layers.MEAN, INPUT, MARKS),
        handles=(MEAN, EVEN),
    )
    swept = panels.Plane(
        space="given",
        title=text("swept.title"),
        caption=text("swept.caption"),
        half=_LARGEST if figure else span(classifier.unembeddings, margin=1.4),
        layers=(layers.REGIONS, layers.AXES, GRAPHS, SWEEP, MARKS),
        handles=(handles.UNEMBEDDING, handles.PROBE),
        told=True,
    )
    return Surface(
        epoch=f"centre:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        data=inputs(classifier.embeddings),
        presets=_presets() if figure else (),
        layout={
            "planes": [graphs, model, swept],
            "side": [
                panels.Pair(told=True, whole=classifier.whole),
                panels.Reason(told=True),
                Rivals(DEFAULT_LABEL, told=True),
                Neighbours(),
                Switches(),
                panels.Meter(),
            ],
            "foot": [TieSentence(), panels.Presets(more=True), panels.Tools(actions.tools())],
            "below": [
                *([tries(TRIES, text), goals(CHALLENGES, text)] if figure else []),
                panels.Matrix(more=True),
                panels.Values(labels=True, more=True),
            ],
        },
        story=story,
    )


def _presets() -> tuple[Preset, ...]:
    off = {"centre": 0, "unit": 0}
    return tuple(Preset(each.key, each.fields() | off) for each in CONFIGURATIONS)
