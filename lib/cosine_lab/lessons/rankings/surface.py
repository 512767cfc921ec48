"""The Rankings page's surface: the plane cut into rankings."""

from dataclasses import dataclass

from cosine_lab.data.classifiers import Classifier
from cosine_lab.data.configurations import PAPER, RESIZED, Configuration
from cosine_lab.lessons.rankings.model.configurations import configurations, four_words, start
from cosine_lab.lessons.rankings.state import CAR, CAT, DOG, RankingsState, default
from cosine_lab.maths.classifier.translation import aligned
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Layer, Preset, Story, Surface, actions, handles, inputs, layers, panels, span
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted, goals, tries

_SAME = 1e-9
_NO_CHANGE = Wanted("changed", "=", 0, unit="count")
_SHORTER, _LENGTH = 2, 0.4
"""A label of H.1, and how much of its length it keeps: it wins no more below 1/√2."""
_NARROW = 0.015
_PROBE = (1.0, 1.09)


def challenges() -> tuple[Challenge, ...]:
    """A label that loses unturned, the wrong neighbour, and a ranking that is hard to meet."""
    return (_lose(RESIZED[0]), _nearer(four_words()), _narrow(PAPER))


def _lose(ring: Configuration) -> Challenge:
    x, y = ring.shown[_SHORTER]
    shorter = (*ring.shown[:_SHORTER], (_LENGTH * x, _LENGTH * y), *ring.shown[_SHORTER + 1 :])
    goal = (Wanted("winners", "<=", len(ring.shown) - 1, unit="count"), Wanted("max-dcos", "<=", 0, _SAME))
    return Challenge("lose", goal, start(ring), {"unembeddings": shorter})


def _nearer(words: Configuration) -> Challenge:
    x, y = aligned(words.shown[CAT], words.shown[CAR])
    goal = (Wanted("gap", ">", 0), _NO_CHANGE)
    return Challenge("nearer", goal, start(words), {"shift": (float(x), float(y))})


def _narrow(paper: Configuration) -> Challenge:
    goal = (Wanted("share", "<=", _NARROW, unit="share"), _NO_CHANGE)
    return Challenge("narrow", goal, start(paper), {"probe": _PROBE})


TRIES = (
    Try("shorter", start(RESIZED[1])),
    Try("shifted", {"shift": (1.0, -1.0)}),
    Try("space", {"space": 1}),
    Try("digits", {}, {"section": "digits"}),
    Try("check", {}, {"section": "check"}),
)

RANKINGS, CONTRADICTION, ALIKE = Layer("rankings"), Layer("contradiction"), Layer("alike")
IMPOSSIBLE, ROUND = Action("impossible-order"), Action("go-round")
SHORTEN, NEARER, TURN = Action("shorten"), Action("bring-nearer"), Action("turn-lines")
LIFT = Action("lift")

Rankings = panels.Panel.named("Rankings")  # the rankings that can occur, and those that can't
RankingHere = panels.Panel.named("RankingHere")  # how the probe ranks the labels
# The labels, to be put in an order; whether some input gives it, and if not, why:
OrderAsked = panels.Panel.named("OrderAsked")
# The gaps that an impossible order asks for, at the probe, and their weighted sum:
OrderProof = panels.Panel.named("OrderProof")
# On how many lines two labels tie, how many regions that makes, and how many lines turned:
TieLines = panels.Panel.named("TieLines")


@dataclass(frozen=True)
class Nearer(panels.Panel):
    """One label's cosines with two others, and which of them is nearer.

    label, near, far : `near` is to be nearer to `label` than `far` is
    """

    label: int
    near: int
    far: int


RankingsSentence = panels.Panel.named("RankingsSentence")  # what has changed, in cosines and in rankings
# Theorem 5.6: the cosines of differences, and the rankings listed from them alone:
Differences = panels.Panel.named("Differences")
# The labels in three dimensions: the sphere of directions, cut into rankings:
RankingSphere = panels.Panel.named("RankingSphere")
# How many rankings can occur, by the number of dimensions:
RankingsByDimension = panels.Panel.named("RankingsByDimension")


def surface(classifier: Classifier, state: RankingsState, text: Text, *, story: Story | None = None) -> Surface:
    """The plane, the lists of rankings, the readouts; challenges and Theorem 5.6 below.

    classifier : its embeddings are the points the meter counts over
    """
    paper = classifier.slug == "paper"
    plane = panels.Plane(
        space="input",
        title=text("input.title"),
        caption=text("input.caption"),
        half=span(classifier.unembeddings, margin=1.7),
        layers=(layers.REGIONS, layers.AXES, RANKINGS, CONTRADICTION, ALIKE, layers.VECTORS, layers.SHIFT),
        handles=(handles.PROBE, handles.UNEMBEDDING, handles.SHIFT, handles.LENGTH),
        place=handles.PROBE,
        around=True,
    )
    return Surface(
        epoch="rankings" if paper else f"rankings:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        data=(data := inputs(classifier.embeddings)),
        first=data if paper and story else None,
        presets=presets() if paper else (),
        story=story if paper else None,
        layout={
            "planes": [plane, RankingSphere(), Rankings()],
            "side": [
                OrderAsked(told=True),
                OrderProof(told=True),
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
                panels.Pair(more=True, whole=classifier.whole),
                panels.Matrix(more=True),
                panels.Values(points=("shift", "probe"), labels=True, more=True),
            ],
        },
    )


def presets() -> tuple[Preset, ...]:
    """The configurations, each with no move made."""
    return tuple(Preset(each.key, start(each)) for each in (*configurations(), four_words()))
