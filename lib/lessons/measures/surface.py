"""The Measures page's surface: the table, and a small plane to move a model in."""

from lib.data.classifiers import Classifier
from lib.lessons.measures.challenges import CHALLENGES
from lib.lessons.measures.state import MeasuresState, default
from lib.lessons.measures.tries import TRIES
from lib.prose import Text
from lib.surfaces import Action, Layer, Surface, actions, handles, inputs, layers, panels, span
from lib.surfaces.challenges import goals
from lib.surfaces.story import Story
from lib.surfaces.tries import tries

DESTINATIONS, MEASURED = Layer("destinations"), Layer("measured")
TYING = Layer("tying")
BY_TRANSLATION, BY_ROTATION = Action("by-translation"), Action("by-rotation")
BY_RESCALING, BY_SHEAR = Action("by-rescaling"), Action("by-shear")


class Verdicts(panels.Panel):
    """Which move keeps what."""


class Amount(panels.Panel):
    """How much of the chosen move."""


class MoveSentence(panels.Panel):
    """What the chosen move did to the model."""


class Candidates(panels.Panel):
    """Four measures of a pair now, and which of four moves that keep a softmax keeps each."""


class TieProducts(panels.Panel):
    """What a move keeps where two labels tie: their products with x, and not with each other."""


def surface(
    classifier: Classifier, state: MeasuresState, text: Text, story: Story | None = None
) -> Surface:
    """The table first; the model, the move and the meter beside it."""
    plane = panels.Plane(
        space="given",
        title=text("given.title"),
        caption=text("given.caption"),
        half=span(classifier.unembeddings, margin=2.2),
        layers=(layers.AXES, DESTINATIONS, MEASURED, TYING),
        handles=(handles.UNEMBEDDING,),
    )
    return Surface(
        epoch=f"measures:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        given=inputs(classifier.embeddings),
        layout={
            "planes": [Candidates(told=True), TieProducts(told=True), Verdicts()],
            "side": [Amount(), plane, panels.Meter()],
            "foot": [MoveSentence(), panels.Tools(actions.tools())],
            "below": [
                tries(TRIES, text),
                *([goals(CHALLENGES, text)] if classifier.slug == "paper" else []),
                panels.Measures(more=True),
                panels.Matrix(more=True),
                panels.Values(more=True),
            ],
        },
        story=story,
    )
