"""The Training page's surface: two vectors that take steps."""

from dataclasses import dataclass

import numpy as np

from cosine_lab.lessons.training.state import TrainingState, at, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import (
    Action,
    Handle,
    Layer,
    Preset,
    Story,
    Surface,
    actions,
    goals,
    inputs,
    layers,
    panels,
    tries,
)
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted

_LONG, _FEW = 10.0, 40
_ROUNDING = 1e-9
_BEGUN = -0.42
"""The cosine that the challenge begins with, rounded up: no hand lays one vector on the other."""
_RUN = {"steps": 0, "rate": 1.0, "both": 0}

CHALLENGES = (
    Challenge(
        "hurry",
        (
            Wanted("cos", ">=", 0.99, _ROUNDING),
            Wanted("steps", "<=", _FEW, unit="count"),
            Wanted("length:1", ">=", _LONG, _ROUNDING),
            Wanted("cos-before", "<=", _BEGUN),
        ),
        start=_RUN | {"unembeddings": at(_LONG)},
        solved={"rate": 5.0, "both": 1, "steps": 35},
    ),
    Challenge(
        "stuck",
        (Wanted("loss", ">=", 1.99), Wanted("gradient:1", "<=", 0.01)),
        start=_RUN | {"unembeddings": at(1.0)},
        solved={"unembeddings": ((-0.8, -0.6), (0.8, 0.6))},
    ),
)


TRIES = (
    Try("short", {"unembeddings": at(1.0), "steps": 1}),
    Try("long", {"unembeddings": at(10.0), "steps": 1}),
    Try("over", {"unembeddings": at(1.0, 30.0), "rate": 5.0, "steps": 1}),
)

GRADIENT, TRAIL = Layer("gradient"), Layer("trail")
VECTOR = Handle("vector")
STEP, HUNDRED_STEPS, TO_GOAL = Action("step-once"), Action("step-hundred"), Action("to-goal")
PLAY_RACE, PULL, ASIDE = Action("play-race"), Action("pull-out"), Action("turn-aside")
_NORMS = (1.0, 3.0, 10.0, 30.0)

DescentCurves = panels.Panel.named("DescentCurves")  # loss and gradient against the angle
DescentCosine = panels.Panel.named("DescentCosine")  # the cosine before the first step and now
DescentNumbers = panels.Panel.named("DescentNumbers")  # length, gradient, effective rate, and the length after a step


@dataclass(frozen=True)
class DescentRun(panels.Panel):
    """Learning rate, who moves, and the buttons that take steps."""

    actions: tuple[Action, ...]


Race = panels.Panel.named("Race")  # the same two vectors at their length and at length 1, on the way to cosine .99
Clock = panels.Panel.named("Clock")  # the steps of a run as a line on which a hand goes forwards and back
DescentSentence = panels.Panel.named("DescentSentence")  # what happened


def surface(state: TrainingState, text: Text, story: Story | None = None) -> Surface:
    """The plane with both gradients, loss and gradient against the angle, and the run."""
    plane = panels.Plane(
        space="internal",
        title=text("internal.title"),
        caption=text("internal.caption"),
        half=1.6,
        around=True,
        layers=(layers.AXES, GRADIENT, TRAIL, layers.VECTORS),
        handles=(VECTOR,),
    )
    run = DescentRun(actions=(STEP, HUNDRED_STEPS, TO_GOAL))
    return Surface(
        epoch="training",
        state=state,
        defaults=default(),
        data=inputs(np.zeros((0, 2))),
        presets=_presets(),
        layout={
            "planes": [Race(told=True), plane, Clock(told=True), DescentCurves()],
            "side": [DescentCosine(), DescentNumbers(), run],
            "foot": [
                *(DescentSentence(), tries(TRIES, text)),
                *(panels.Presets(more=True), panels.Tools(actions.tools())),
            ],
            "below": [goals(CHALLENGES, text), panels.Values(more=True)],
        },
        story=story,
    )


def _presets() -> tuple[Preset, ...]:
    """One angle at four lengths, and the two ends where a gradient is small or gone."""
    run = {"steps": 0, "rate": 1.0, "both": 0}
    return (
        *(Preset(f"norm-{norm:g}", run | {"unembeddings": at(norm)}) for norm in _NORMS),
        Preset("short-long", run | {"unembeddings": at(0.5, 115.0, 1.5)}),
        Preset("nearly", run | {"unembeddings": at(1.0, 179.0)}),
        Preset("opposite", run | {"unembeddings": ((-0.8, -0.6), (0.8, 0.6))}),
    )
