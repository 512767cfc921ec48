"""The Sigmoid page's surface: the plane cut into label sets."""

from cosine_lab.data.classifiers import Classifier
from cosine_lab.data.configurations import PAPER, RESIZED
from cosine_lab.lessons.sigmoid.state import SigmoidState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Layer, Preset, Story, Surface, actions, handles, inputs, layers, panels, span
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted, goals, tries

CHALLENGES = (
    Challenge("fewest", (Wanted("sets-now", "<=", 8, unit="count"),), start={}, solved={"shift": (-0.75, -0.75)}),
    Challenge(
        "kept",
        (Wanted("sets-other", "=", 0, unit="count"), Wanted("max-dcos", ">=", 0.05)),
        start={},
        solved={"shift": (0.1, 0.1)},
    ),
)


_TWICE = tuple((2 * x, 2 * y) for x, y in PAPER.original[:1])

TRIES = (
    Try("longer", {"unembeddings": (*_TWICE, *PAPER.original[1:])}),
    Try("shifted", {"shift": (-0.75, -0.75)}),
    Try("sphere", {"space": 1}),
)

CLOUD, SCORE = Layer("cloud"), Layer("score")
LONGER, TRANSLATE = Action("longer"), Action("translate-labels")
TURN, CROSS = Action("turn-arrow"), Action("cross-line")

LabelSets = panels.Panel.named("LabelSets")  # the label sets that can occur, and those that can't
# Sheppard's law: how often both labels of the pair are on, against their cosine:
Sheppard = panels.Panel.named("Sheppard")
# How many label sets can occur, and how many of them could not before, or cannot now:
SetCount = panels.Panel.named("SetCount")
Score = panels.Panel.named("Score")  # the score x·w of the pair's first label, and whether it is on
SetsSentence = panels.Panel.named("SetsSentence")  # what has changed, in cosines and in label sets
Proof = panels.Panel.named("Proof")  # Lemma 5.3 in three switches
# The labels in three dimensions: the sphere of directions, cut into label sets:
SetSphere = panels.Panel.named("SetSphere")
SetsByDimension = panels.Panel.named("SetsByDimension")  # how many label sets can occur, by the number of dimensions


def surface(classifier: Classifier, state: SigmoidState, text: Text, *, story: Story | None = None) -> Surface:
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
        handles=(handles.PROBE, handles.UNEMBEDDING, handles.SHIFT, handles.LENGTH),
        place=handles.PROBE,
    )
    return Surface(
        epoch="sigmoid" if paper else f"sigmoid:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        data=inputs(classifier.embeddings, "sigmoid"),
        presets=presets() if paper else (),
        story=story if paper else None,
        layout={
            "planes": [plane, SetSphere(), LabelSets()],
            "side": [
                SetCount(told=True),
                Score(told=True),
                panels.Pair(whole=classifier.whole),
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
