"""The Sigmoid page's surface: the plane cut into label sets."""

from lib.data.classifiers import Classifier
from lib.data.configurations import PAPER, RESIZED
from lib.lessons.sigmoid.challenges import CHALLENGES
from lib.lessons.sigmoid.state import SigmoidState, default
from lib.lessons.sigmoid.tries import TRIES
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

CLOUD, SCORE = Layer("cloud"), Layer("score")
LONGER, TURN, TRANSLATE = Action("longer"), Action("turn-arrow"), Action("translate-labels")
CROSS = Action("cross-line")


class LabelSets(panels.Panel):
    """The label sets that can occur, and those that can't."""


class Sheppard(panels.Panel):
    """Sheppard's law: how often both labels of the pair are on, against their cosine."""


class SetCount(panels.Panel):
    """How many label sets can occur, and how many of them could not before, or cannot now."""


class Score(panels.Panel):
    """The score x·w of the pair's first label, and whether it is on."""


class SetsSentence(panels.Panel):
    """What has changed, in cosines and in label sets."""


class Proof(panels.Panel):
    """Lemma 5.3 in three switches."""


class SetSphere(panels.Panel):
    """The labels in three dimensions: the sphere of directions, cut into label sets."""


class SetsByDimension(panels.Panel):
    """How many label sets can occur, by the number of dimensions."""


def surface(
    classifier: Classifier,
    state: SigmoidState,
    text: Text,
    *,
    story: Story | None = None,
) -> Surface:
    """The plane, the lists of label sets, the readouts, and the lemma below.

    classifier : its embeddings are the points the meter counts over
    """
    paper = classifier.slug == "paper"
    plane = panels.Plane(
        space="input",
        title=text("input.title"),
        caption=text("input.caption"),
        half=span(classifier.unembeddings, margin=1.7),
        layers=(layers.SIGNS, layers.AXES, CLOUD, SCORE, layers.VECTORS, layers.SHIFT),
        handles=(handles.PROBE, handles.UNEMBEDDING, handles.SHIFT),
        place=handles.PROBE,
    )
    return Surface(
        epoch="sigmoid" if paper else f"sigmoid:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        given=inputs(classifier.embeddings, "sigmoid"),
        presets=presets() if paper else (),
        story=story if paper else None,
        layout={
            "planes": [plane, SetSphere(), LabelSets()],
            "side": [
                SetCount(told=True),
                Score(told=True),
                panels.Pair(),
                panels.Meter(adopt=True),
                panels.Lengths(more=True),
                Sheppard(more=True),
            ],
            "foot": [
                SetsSentence(),
                panels.Tools(actions.tools(actions.NO_TRANSLATION)),
                panels.Presets(more=True),
                panels.InSpace(more=True),
            ],
            "below": [
                tries(TRIES, text),
                goals(CHALLENGES, text),
                SetsByDimension(more=True),
                Proof(more=True),
                panels.Matrix(more=True),
                panels.Values(points=("shift", "probe"), labels=True, more=True),
            ],
        },
    )


def presets() -> tuple[Preset, ...]:
    """Fig. 1 and its two translations (App. C.1), H.1 with and without a short row, hexagons."""
    translated = (
        PAPER,
        PAPER._replace(key="C1-2", shift=(-0.75, -0.75)),
        PAPER._replace(key="C1-3", shift=(-1.25, -0.25)),
    )
    return tuple(Preset(each.key, each.fields()) for each in (*translated, *RESIZED))
