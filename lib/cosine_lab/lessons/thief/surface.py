"""The Thief page's surface: a hidden model, what an API says of it, and what is stolen from that."""

import numpy as np

from cosine_lab.data.classifiers import Classifier, classifier
from cosine_lab.lessons.thief.state import ThiefState, default
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
from cosine_lab.surfaces.fields import points

TRIES = (Try("few", {"queries": 3}), Try("rounded", {"decimals": 1}), Try("free", {"sphere": 0}))

_NOISY = (Wanted("off-differences", "<=", 0.1), Wanted("noise", ">=", 0.2))
CHALLENGES = (
    Challenge("noisy", _NOISY, start={"noise": 0.2, "queries": 20}, solved={"queries": 200}),
    Challenge("origin", (Wanted("off-raw", "<=", 0.2),), start={}, solved={"shift": (-1.11, 0.34)}),
)

STOLEN, HIDDEN, ELLIPSES = Layer("stolen"), Layer("hidden-hull"), Layer("ellipses")
STEAL, ROUND, STRETCH, MOVE = map(Action, ("steal", "round", "stretch", "move-origin"))
WIDER = Handle("stretch")
_REAL = ("iris", "wine", "digits")

Rank = panels.Panel.named("Rank")  # the singular values of what the API said, and how many of them count
Known = panels.Panel.named("Known")  # cosines that the thief has right, and those that it cannot know
Misfit = panels.Panel.named("Misfit")  # the pair's cosine from the thief's origin, and how far the answers are off
Answer = panels.Panel.named("Answer")  # one answer: the thief's dot products, less one number
Widened = panels.Panel.named("Widened")  # what tells a stretched shape from the API's
Api = panels.Panel.named("Api")  # how many queries, how exact the answers, whether hidden vectors are normalised
TheftSentence = panels.Panel.named("TheftSentence")  # what was stolen, in a sentence


def surface(model: Classifier, state: ThiefState, text: Text, story: Story | None = None) -> Surface:
    """The hidden plane beside the stolen one; the browser asks, and solves, by itself."""
    half = span(model.unembeddings, margin=2.2)
    hidden = panels.Plane(
        space="given",
        title=text("hidden.title"),
        caption=text("hidden.caption"),
        half=half,
        layers=(layers.AXES, layers.VECTORS, HIDDEN),
        handles=(handles.UNEMBEDDING,),
    )
    stolen = panels.Plane(
        space="origin",
        title=text("stolen.title"),
        caption=text("stolen.caption"),
        half=half,
        layers=(layers.AXES, STOLEN, ELLIPSES),
        handles=(handles.ORIGIN, WIDER),
    )
    return Surface(
        epoch="thief",
        state=state,
        defaults=default(model),
        data=inputs(np.zeros((0, 2))),
        presets=_presets(),
        layout={
            "planes": [hidden, stolen],
            "side": [Api(), Rank(), Known(), Misfit(more=True), Widened(more=True), Answer(told=True)],
            "foot": [
                *(TheftSentence(), tries(TRIES, text)),
                *(panels.Tools(actions.tools()), panels.Presets(more=True)),
            ],
            "below": [goals(CHALLENGES, text), panels.Values(points=("shift",), more=True)],
        },
        story=story,
    )


def _presets() -> tuple[Preset, ...]:
    """Layers fitted on real data, to be stolen."""
    return tuple(
        Preset(
            slug,
            {"labels": each.labels, "unembeddings": points(each.unembeddings), "pair": each.pair, "shift": (0.0, 0.0)},
        )
        for slug, each in zip(_REAL, map(classifier, _REAL), strict=True)
    )
