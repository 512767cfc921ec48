"""The Rankings page's surface: the plane cut into rankings."""

from dataclasses import dataclass

from lib.data.classifiers import Classifier
from lib.lessons.rankings.challenges import challenges
from lib.lessons.rankings.model.configurations import configurations, four_words, start
from lib.lessons.rankings.state import CAR, CAT, DOG, RankingsState, default
from lib.lessons.rankings.tries import TRIES
from lib.prose import Text
from lib.surfaces import (
    Action,
    Layer,
    Preset,
    Surface,
    actions,
    handles,
    inputs,
    layers,
    panels,
    span,
)
from lib.surfaces.challenges import goals
from lib.surfaces.story import Story
from lib.surfaces.tries import tries

RANKINGS, CONTRADICTION = Layer("rankings"), Layer("contradiction")
IMPOSSIBLE, POSSIBLE = Action("impossible-order"), Action("possible-order")
SHORTEN, NEARER, TURN = Action("shorten"), Action("bring-nearer"), Action("turn-lines")


class Rankings(panels.Panel):
    """The rankings that can occur, and those that can't."""


class RankingHere(panels.Panel):
    """How the probe ranks the labels."""


class OrderAsked(panels.Panel):
    """The labels, to be put in an order; whether some input gives it, and if not, why."""


class TieLines(panels.Panel):
    """On how many lines two labels tie, how many regions that makes, and how many lines turned."""


@dataclass(frozen=True)
class Nearer(panels.Panel):
    """One label's cosines with two others, and which of them is nearer.

    label, near, far : `near` is to be nearer to `label` than `far` is
    """

    label: int
    near: int
    far: int


class RankingsSentence(panels.Panel):
    """What has changed, in cosines and in rankings."""


class Differences(panels.Panel):
    """Theorem 5.6: the cosines of differences, and the rankings listed from them alone."""


class RankingSphere(panels.Panel):
    """The labels in three dimensions: the sphere of directions, cut into rankings."""


class RankingsByDimension(panels.Panel):
    """How many rankings can occur, by the number of dimensions."""


def surface(
    classifier: Classifier,
    state: RankingsState,
    text: Text,
    *,
    story: Story | None = None,
) -> Surface:
    """The plane, the lists of rankings, the readouts; challenges and Theorem 5.6 below.

    classifier : its embeddings are the points the meter counts over
    """
    paper = classifier.slug == "paper"
    plane = panels.Plane(
        space="input",
        title=text("input.title"),
        caption=text("input.caption"),
        half=span(classifier.unembeddings, margin=1.7),
        layers=(layers.REGIONS, layers.AXES, RANKINGS, CONTRADICTION, layers.VECTORS, layers.SHIFT),
        handles=(handles.PROBE, handles.UNEMBEDDING, handles.SHIFT),
        place=handles.PROBE,
        around=True,
    )
    return Surface(
        epoch="rankings" if paper else f"rankings:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        given=inputs(classifier.embeddings),
        presets=presets() if paper else (),
        story=story if paper else None,
        layout={
            "planes": [plane, RankingSphere(), Rankings()],
            "side": [
                OrderAsked(told=True),
                TieLines(told=True),
                Nearer(CAT, CAR, DOG, told=True),
                RankingHere(),
                panels.Meter(),
                panels.Lengths(wins=True),
            ],
            "foot": [
                RankingsSentence(),
                panels.Tools(actions.tools(actions.NO_TRANSLATION, actions.ADOPT)),
                panels.Presets(more=True),
                panels.InSpace(more=True),
            ],
            "below": [
                tries(TRIES, text),
                goals(challenges(), text),
                RankingsByDimension(more=True),
                Differences(more=True),
                panels.Pair(more=True),
                panels.Matrix(more=True),
                panels.Values(points=("shift", "probe"), labels=True, more=True),
            ],
        },
    )


def presets() -> tuple[Preset, ...]:
    """The configurations, each with no move made."""
    return tuple(Preset(each.key, start(each)) for each in (*configurations(), four_words()))
